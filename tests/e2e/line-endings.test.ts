import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareGate, type Gate, packageFolder, pathOf, task } from '../support/gate.ts';

const one = pathOf('task-001');
const autocrlf = ['-c', 'core.autocrlf=true'];

async function husky(gate: Gate, cwd = ''): Promise<void> {
  const installed = await gate.run(process.execPath, [join(packageFolder, 'node_modules/husky/bin.js')], {
    cwd,
  });
  expect(installed).toMatchObject({ code: 0, stdout: '' });
}

/** A clone as git makes it where line feeds become CRLF. */
async function cloned(gate: Gate): Promise<string> {
  await gate.git('add', '--all');
  await gate.git('commit', '--quiet', '-m', 'Install Baton');
  await gate.git('clone', '--quiet', '--config', 'core.autocrlf=true', '.', '../clone');
  return '../clone';
}

describe('a clone with core.autocrlf', () => {
  it.each([
    ['husky', '.husky', async (gate: Gate, cwd: string) => husky(gate, cwd)],
    [
      'a folder of hooks',
      'our hooks',
      async (gate: Gate, cwd: string) => {
        await gate.run('git', ['config', 'core.hooksPath', 'our hooks'], { cwd });
      },
    ],
  ])('reads the hooks of %s', async (_, folder, setUp) => {
    await using gate = await bareGate();
    await gate.repo.write('package.json', '{ "name": "app", "devDependencies": { "husky": "^9.0.0" } }\n');
    await gate.repo.write(`${folder}/keep`, '');
    await setUp(gate, '');
    const before = await gate.repo.fingerprint();
    await gate.baton('init');
    expect(await gate.repo.read('.gitattributes')).toContain('pre-push');
    expect((await gate.baton('init')).stdout).toContain('Nothing to do');
    await gate.baton('init', '--uninstall');
    expect(await gate.repo.fingerprint()).toEqual(before);
    await gate.baton('init');
    const cwd = await cloned(gate);
    await setUp(gate, cwd);
    await gate.repo.write(`../clone/${one}`, task('task-001', false));
    await gate.run('git', [...autocrlf, 'add', one], { cwd });
    const refused = await gate.run('git', ['commit', '-m', 'x'], { cwd });
    expect(refused.stderr).toContain('Missing key `blockers`');
    await gate.repo.write(`../clone/${one}`, task('task-001'));
    await gate.run('git', ['add', one], { cwd });
    expect(await gate.run('git', ['commit', '--quiet', '-m', 'x'], { cwd })).toMatchObject({ code: 0 });
    const { stdout } = await gate.command(['doctor'], { cwd });
    expect(stdout.replace(/\s+/g, ' ')).toContain(`\`${folder}\` of the branch that is checked out`);
  });

  it('of hooks without these attributes is found by doctor', async () => {
    await using gate = await bareGate();
    await gate.repo.write('package.json', '{ "name": "app", "devDependencies": { "husky": "^9.0.0" } }\n');
    await husky(gate);
    await gate.baton('init');
    const text = await gate.repo.read('.gitattributes');
    await gate.repo.write('.gitattributes', text.replace(/^\/\.husky.*\n/gm, ''));
    const cwd = await cloned(gate);
    await husky(gate, cwd);
    const { code, stdout } = await gate.command(['doctor'], { cwd });
    const said = stdout.replace(/\s+/g, ' ');
    expect(said).toContain('CRLF line endings, which a shell cannot read, in `.husky/pre-commit`');
    expect(said).toContain('`.gitattributes` does not keep the LF line endings of `.husky/commit-msg`');
    expect(code).toBe(1);
  });

  it('reads the scripts that a hook manager runs', async () => {
    await using gate = await bareGate();
    await gate.repo.write('lefthook.yml', 'pre-commit:\n  parallel: true\n');
    await gate.baton('init');
    const cwd = await cloned(gate);
    expect(await gate.repo.read('../clone/.agents/baton-pre-commit.sh')).not.toContain('\r');
    expect(await gate.run('sh', ['.agents/baton-pre-commit.sh'], { cwd })).toMatchObject({
      code: 0,
      stderr: '',
    });
  });
});
