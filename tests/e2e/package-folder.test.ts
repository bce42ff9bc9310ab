import { chmod, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareGate, type Gate, packageFolder, pathOf, task } from '../support/gate.ts';
import { havePackage, own } from '../support/untrusted.ts';

const one = pathOf('task-001');

interface Check {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly help?: string;
}

/** A repository in which a folder's package has Baton, and nothing else has. */
async function installedIn(folder: string): Promise<Gate> {
  const gate = await bareGate();
  await rm(join(gate.outside, 'bin', 'git-baton'));
  await gate.repo.write('.gitignore', 'node_modules\n');
  await havePackage(gate, `${folder}/node_modules/git-baton`);
  return gate;
}

async function doctor(gate: Gate, cwd = '', env: Record<string, string> = {}): Promise<Check | undefined> {
  const { stdout } = await gate.command(['doctor', '--json'], { cwd, env });
  const { checks } = JSON.parse(stdout) as { checks: readonly Check[] };
  return checks.find(({ name }) => name === 'baton');
}

const baton = (gate: Gate, cwd: string, ...args: string[]) => gate.command([...args], { cwd });

describe('a package of a folder that has Baton', () => {
  it.each(['web', "our apps/it's $HOME"])('is what the hooks start: %s', async (folder) => {
    await using gate = await installedIn(folder);
    const installed = await baton(gate, folder, 'init');
    expect(installed).toMatchObject({ code: 0, stderr: '' });
    expect(installed.stdout).not.toContain('finds no');
    await gate.stage(one, task('task-001'));
    const { code, stderr } = await gate.run('git', ['commit', '--quiet', '-m', 'x']);
    expect(stderr).toContain(`${own} hook pre-commit\n`);
    expect(code).toBe(0);
    expect(await doctor(gate)).toMatchObject({ status: 'ok' });
    // The folder stays where another program brings the hooks up to date.
    expect((await baton(gate, '', 'init')).stdout).toContain('Nothing to do');
    expect((await baton(gate, folder, 'init', '--uninstall')).code).toBe(0);
    expect(await gate.repo.read('.gitignore')).toBe('node_modules\n');
  });

  it('is found by a program of it that is started elsewhere', async () => {
    await using gate = await bareGate();
    await rm(join(gate.outside, 'bin', 'git-baton'));
    await mkdir(join(gate.repo.path, 'web/node_modules/git-baton'), { recursive: true });
    const parts = ['dist', 'schemas', 'hooks', 'package.json'];
    await gate.run('cp', [
      '-R',
      ...parts.map((part) => join(packageFolder, part)),
      'web/node_modules/git-baton',
    ]);
    const { stdout } = await gate.run(process.execPath, ['web/node_modules/git-baton/dist/cli.js', 'init']);
    expect(stdout).not.toContain('finds no');
    expect(await gate.repo.read('.git/hooks/pre-commit')).toContain("folder='web/'\n");
    expect(await gate.repo.read('.git/hooks/pre-push')).toContain("folder='web/'\n");
  });

  it('gives way to the one of the top', async () => {
    await using gate = await installedIn('web');
    await havePackage(gate);
    await baton(gate, 'web', 'init');
    expect(await gate.repo.read('.git/hooks/pre-commit')).toContain("folder=''\n");
  });

  it('is missed by hooks that do not name it, which init and doctor say, whatever npx adds to PATH', async () => {
    await using gate = await installedIn('web');
    await mkdir(join(gate.repo.path, 'web/node_modules/.bin'));
    await symlink('../git-baton/dist/cli.js', join(gate.repo.path, 'web/node_modules/.bin/git-baton'));
    await chmod(join(gate.repo.path, 'web/node_modules/git-baton/dist/cli.js'), 0o755);
    const said = (await baton(gate, '', 'init')).stdout;
    expect(said).toContain('The hook cannot find `git-baton`');
    expect(said).toContain('help: run `npm install`');
    await gate.stage(one, task('task-001'));
    const refused = await gate.run('git', ['commit', '--quiet', '-m', 'x']);
    expect(refused.stderr).toContain('the package `git-baton` is not installed');
    expect(refused.code).toBe(1);
    const bin = `${gate.repo.path}/web/node_modules/.bin`;
    const npx = {
      PATH: `${bin}:/usr/lib/node_modules/npm/node-gyp-bin:${gate.path}`,
      npm_execpath: 'npm-cli.js',
    };
    const pnpm = { PATH: `${bin}:${gate.path}`, npm_config_user_agent: 'pnpm/9' };
    for (const env of [npx, pnpm])
      expect(await doctor(gate, 'web', env)).toMatchObject({
        status: 'problem',
        help: 'run `baton init` in `web`, it writes that folder into the hooks',
      });
  });
});
