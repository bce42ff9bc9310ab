import { chmod, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedHooks } from '../../src/app/init/hooks.ts';
import { bareGate, type Gate, packageFolder, pathOf, task } from '../support/gate.ts';

interface Check {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly help?: string;
}

/** What doctor finds wrong, and the exit code that goes with it. */
async function problems(gate: Gate, env: Record<string, string> = {}, cwd = ''): Promise<readonly Check[]> {
  const result = await gate.command(['doctor', '--json'], { env, cwd });
  expect(result.stderr).toBe('');
  const { checks } = JSON.parse(result.stdout) as { checks: readonly Check[] };
  const found = checks.filter(({ status }) => status === 'problem');
  expect(result.code).toBe(found.length > 0 ? 1 : 0);
  expect(found.every(({ help }) => help !== undefined && help !== '')).toBe(true);
  return found;
}

async function installed(): Promise<Gate> {
  const gate = await bareGate();
  await gate.baton('init');
  return gate;
}

const hook = '.git/hooks/pre-commit';

/** Hooks as either manager writes them. */
async function writeManaged(gate: Gate): Promise<void> {
  for (const { name } of installedHooks)
    await gate.repo.writeHook(name, `#!/bin/sh\nlefthook run ${name}; pre-commit run\n`);
}

describe('baton doctor', () => {
  it('finds nothing wrong after init, and what is missing before', async () => {
    await using gate = await bareGate();
    expect((await problems(gate)).map(({ name }) => name)).toEqual(['hook', 'attributes']);
    await gate.baton('init');
    const before = await gate.repo.fingerprint();
    const result = await gate.baton('doctor');
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(result.stdout).toContain('✔ nothing is wrong\n');
    expect(await gate.repo.fingerprint()).toEqual(before);
  });

  it('prints a table of at most 80 columns with what fixes each problem', async () => {
    await using gate = await installed();
    await gate.repo.write('.gitignore', '*.yaml\n.agents/\n');
    await gate.repo.write('.gitattributes', '*.md merge=reasoning\n');
    await chmod(join(gate.repo.path, hook), 0o644);
    const { code, stdout } = await gate.baton('doctor');
    expect(code).toBe(1);
    // The rows above show where programs lie on this machine.
    const rows = stdout.slice(stdout.indexOf('  ✖ hook'));
    expect(rows.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(rows).toMatchInlineSnapshot(`
      "  ✖ hook           No execute permission, so git skips \`.git/hooks/pre-commit\`
                         → run \`chmod +x .git/hooks/pre-commit\`
        ✔ hook           \`.git/hooks/pre-merge-commit\`,
                         \`.git/hooks/prepare-commit-msg\`, \`.git/hooks/commit-msg\`,
                         \`.git/hooks/post-merge\`, \`.git/hooks/post-checkout\`,
                         \`.git/hooks/pre-push\`
        ✖ configuration  \`.agents/baton.yaml\` is not checked: git ignores it
                         (\`.gitignore:2\`, \`.agents/\`)
                         → remove that line, or run \`git add -f .agents/baton.yaml\`
        ✖ attributes     \`.gitattributes\` does not keep the LF line endings of
                         records: a checkout may write CRLF
                         → run \`baton init\`, and commit \`.gitattributes\`
        ✖ merge driver   Git attributes name the merge driver \`reasoning\`, which is
                         not registered here: git does an ordinary merge
                         → register it with \`git config merge.reasoning.driver
                           COMMAND\`, or remove \`merge=reasoning\` from the attributes
        ✖ ignored        \`.gitignore:2\` (\`.agents/\`) ignores records such as
                         \`.agents/tasks/x.md\`: they are never committed
                         → remove that line; \`git check-ignore -v .agents/tasks/x.md\`
                           prints whether another line ignores it too
        · clones         a commit in a colleague's clone may be unchecked: git copies
                         no hooks
                         → run \`baton init\` in each clone; CI checks what is pushed

      ✖ 5 problems
      "
    `);
  });

  it('needs a repository', async () => {
    await using gate = await bareGate();
    expect((await gate.baton('-C', gate.outside, 'doctor')).stderr).toContain('needs a git repository');
  });
});

describe('a hook that git does not run', () => {
  it('has no run bit', async () => {
    await using gate = await installed();
    await chmod(join(gate.repo.path, hook), 0o644);
    await gate.stage(pathOf('task-001'), task('task-001', false));
    // The gate of the message is still there.
    expect(await gate.run('git', ['commit', '-q', '-m', 'x'])).toMatchObject({ code: 1 });
    await chmod(join(gate.repo.path, '.git/hooks/commit-msg'), 0o644);
    expect(await gate.run('git', ['commit', '-q', '-m', 'silent'])).toMatchObject({ code: 0 });
    await chmod(join(gate.repo.path, '.git/hooks/commit-msg'), 0o755);
    expect(await problems(gate)).toMatchObject([
      {
        name: 'hook',
        message: expect.stringContaining('No execute permission'),
        help: `run \`chmod +x ${hook}\``,
      },
    ]);
  });

  it.each([
    ['tools/hooks', 'does not exist'],
    ['..', 'is outside of this repository'],
  ])('lies where core.hooksPath does not look: %s', async (path, message) => {
    await using gate = await installed();
    await gate.git('config', 'core.hooksPath', join(gate.repo.path, path));
    expect(await problems(gate)).toMatchObject([{ name: 'hook', message: expect.stringContaining(message) }]);
  });

  it('is of husky, in a new worktree', async () => {
    await using gate = await bareGate();
    await gate.repo.write('package.json', '{ "name": "app", "devDependencies": { "husky": "^9.0.0" } }\n');
    await gate.run(process.execPath, [join(packageFolder, 'node_modules', 'husky', 'bin.js')]);
    await gate.baton('init');
    expect(await problems(gate)).toEqual([]);
    await gate.git('add', '--all');
    await gate.git('commit', '--quiet', '-m', 'x');
    await gate.git('worktree', 'add', '--quiet', '../linked');
    await gate.repo.write(`../linked/${pathOf('task-001')}`, task('task-001', false));
    await gate.run('git', ['add', '--all'], { cwd: '../linked' });
    expect(await gate.run('git', ['commit', '-q', '-m', 'silent'], { cwd: '../linked' })).toMatchObject({
      code: 0,
    });
    expect(await problems(gate, {}, '../linked')).toMatchObject([
      {
        name: 'hook',
        message: expect.stringContaining('`.husky/_`'),
        help: expect.stringContaining('npx husky'),
      },
    ]);
    const linked = await gate.command(['doctor', '--json'], { cwd: '../linked' });
    expect(JSON.parse(linked.stdout)).toMatchObject({ linkedTo: gate.repo.path });
  });

  it('is of husky, which `npm ci --omit=dev` left out', async () => {
    await using gate = await bareGate();
    await gate.repo.write('package.json', '{ "name": "app", "devDependencies": { "husky": "^9.0.0" } }\n');
    await gate.repo.write('.husky/pre-commit', 'true\n');
    await gate.baton('init');
    await rm(join(gate.outside, 'bin', 'git-baton'));
    expect(await problems(gate)).toMatchObject([
      { name: 'baton', help: expect.stringContaining('--omit=dev') },
      { name: 'hook', message: expect.stringContaining('`core.hooksPath` is not set') },
    ]);
  });

  it.each([
    ['lefthook', 'lefthook.yml', 'pre-rebase: {}\n'],
    ['pre-commit', '.pre-commit-config.yaml', 'repos:\n- repo: meta\n  hooks:\n  - id: identity\n'],
  ])('is of %s, which is not installed', async (name, file, text) => {
    await using gate = await bareGate();
    await gate.repo.write(file, text);
    expect((await problems(gate)).map(({ name: about }) => about)).toEqual(['hook', 'hook', 'attributes']);
    await gate.baton('init');
    expect(await problems(gate)).toMatchObject([
      {
        message: expect.stringMatching(
          `^${name} is configured but not installed: \`${hook}\`.*\`.git/hooks/commit-msg\`.* do not exist$`,
        ),
        help: expect.stringMatching(`^run \`${name} install`),
      },
    ]);
    await gate.repo.writeHook('pre-commit', '#!/bin/sh\ntrue\n');
    expect(await problems(gate)).toMatchObject([{ message: `\`${hook}\` does not call ${name}` }]);
    await writeManaged(gate);
    expect(await problems(gate)).toEqual([]);
    await rm(join(gate.repo.path, '.git/hooks/commit-msg'));
    expect(await problems(gate)).toMatchObject([
      { message: `${name} is configured but not installed: \`.git/hooks/commit-msg\` does not exist` },
    ]);
    await writeManaged(gate);
    await chmod(join(gate.repo.path, hook), 0o644);
    expect(await problems(gate)).toMatchObject([
      { message: expect.stringContaining('no execute permission') },
    ]);
  });

  it.each([
    [{ HUSKY: '0' }, 'husky'],
    [{ LEFTHOOK: '0' }, 'lefthook'],
    [{ SKIP: 'lint, baton' }, 'pre-commit'],
  ])('is switched off by %o', async (env, manager) => {
    await using gate = await bareGate();
    if (manager === 'husky') {
      await gate.repo.write('package.json', '{ "name": "app", "devDependencies": { "husky": "^9.0.0" } }\n');
      await gate.run(process.execPath, [join(packageFolder, 'node_modules', 'husky', 'bin.js')]);
    } else {
      await gate.repo.write(
        manager === 'lefthook' ? 'lefthook.yml' : '.pre-commit-config.yaml',
        'repos:\n- repo: meta\n  hooks: []\n',
      );
      await writeManaged(gate);
    }
    await gate.baton('init');
    expect(await problems(gate)).toEqual([]);
    expect(await problems(gate, env)).toMatchObject([
      { message: expect.stringContaining('turns the check off') },
    ]);
  });
});

describe('a stub that does not do its work', () => {
  it('is called by a path into the work tree, by hand', async () => {
    await using gate = await installed();
    await gate.repo.writeHook(
      'pre-commit',
      '#!/bin/sh\nsh node_modules/git-baton/hooks/pre-commit || exit 1\n',
    );
    expect(await problems(gate)).toMatchObject([
      {
        name: 'hook',
        message: expect.stringContaining('which a branch can replace'),
        help: expect.stringContaining('git-baton hook'),
      },
    ]);
    await gate.repo.writeHook('pre-commit', '#!/bin/sh\ngit-baton hook pre-commit || exit 1\n');
    expect(await problems(gate)).toEqual([]);
  });

  it('asks for places that the configuration no longer names', async () => {
    await using gate = await installed();
    await gate.repo.write('.agents/baton.yaml', 'kinds:\n  task: ["docs/tasks/*.md"]\n');
    expect(await problems(gate)).toMatchObject([
      {
        name: 'hook',
        message: expect.stringContaining(
          'Unexpected record folders in `.git/hooks/pre-commit`, `.git/hooks/commit-msg`',
        ),
        help: 'run `baton init`',
      },
    ]);
    await gate.baton('init');
    expect(await problems(gate)).toEqual([]);
  });

  it.each([
    ['of another version', (text: string) => text.replace('set +eu', 'set +e'), 'another version of Baton'],
    ['cut in half', (text: string) => text.replace('# <<< baton 1 <<<\n', ''), 'expected one with its end'],
    ['gone', () => '#!/bin/sh\ntrue\n', 'Baton is not called in'],
    [
      'behind an end',
      (text: string) => text.replace('#!/bin/sh\n', '#!/bin/sh\nexec true\n'),
      'Lines that may exit before Baton runs',
    ],
  ])('is %s', async (_what, edit, message) => {
    await using gate = await installed();
    await gate.repo.write(hook, edit(await gate.repo.read(hook)));
    expect(await problems(gate)).toMatchObject([{ name: 'hook', message: expect.stringContaining(message) }]);
  });

  it('finds no Node and no Baton, and refuses', async () => {
    await using gate = await installed();
    await gate.stage(pathOf('task-001'), task('task-001'));
    const bare = join(gate.outside, 'bare');
    await mkdir(bare);
    for (const name of ['git', 'sh', 'grep', 'sed', 'basename', 'uname']) {
      await symlink((await gate.run('sh', ['-c', `command -v ${name}`])).stdout.trim(), join(bare, name));
    }
    const refused = await gate.run('git', ['commit', '-m', 'x'], { env: { PATH: bare } });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('the program `node` is not on PATH');
    expect(await problems(gate, { PATH: bare })).toMatchObject([{ name: 'node' }, { name: 'baton' }]);
    await gate.repo.write('../home/.config/baton/init.sh', `PATH='${gate.path}'\n`);
    expect(await problems(gate, { PATH: bare })).toEqual([]);
  });

  it('runs a Node that is too old', async () => {
    await using gate = await installed();
    const old = join(gate.outside, 'old');
    await gate.repo.write('../old/node', '#!/bin/sh\necho v18.20.4\n');
    await chmod(join(old, 'node'), 0o755);
    expect(await problems(gate, { PATH: `${old}:${gate.path}` })).toMatchObject([
      { name: 'node', message: expect.stringContaining('`v18.20.4`') },
    ]);
  });

  it('asks a git that is too old', async () => {
    await using gate = await installed();
    const old = join(gate.outside, 'old');
    await gate.repo.write('../old/git', '#!/bin/sh\necho git version 2.30.2\n');
    await chmod(join(old, 'git'), 0o755);
    expect(await problems(gate, { PATH: `${old}:${gate.path}` })).toMatchObject([
      { name: 'git', message: 'Unexpected version `2.30.2`, expected 2.31 or later' },
    ]);
  });
});

describe('records that git does not take as they are', () => {
  it('are ignored', async () => {
    await using gate = await installed();
    await gate.repo.write('.gitignore', '# tools\n.agents/*\n!.agents/tasks\n');
    expect(await problems(gate)).toMatchObject([
      { name: 'configuration', message: expect.stringContaining('git ignores it') },
      { name: 'ignored', message: expect.stringContaining('`.gitignore:2` (`.agents/*`)') },
    ]);
  });

  it('are merged by a driver that is not registered, or line by line', async () => {
    await using gate = await installed();
    const attributes = await gate.repo.read('.gitattributes');
    await gate.repo.write('.gitattributes', `${attributes}.agents/threads/** merge=reasoning\n`);
    expect(await problems(gate)).toMatchObject([
      { name: 'merge driver', help: expect.stringContaining('git config merge.reasoning.driver') },
    ]);
    await gate.git('config', 'merge.reasoning.driver', 'true');
    expect(await problems(gate)).toEqual([]);
    await gate.repo.write('.gitattributes', `${attributes}.agents/** merge=union\n`);
    expect(await problems(gate)).toMatchObject([{ message: expect.stringContaining('merge=union') }]);
  });

  it('are hidden from git by a bit, unless the checkout is sparse', async () => {
    await using gate = await installed();
    await gate.git('add', '--all');
    await gate.stage(pathOf('task-001'), task('task-001'));
    await gate.git('commit', '--quiet', '-m', 'x');
    await gate.git('update-index', '--skip-worktree', pathOf('task-001'));
    expect(await problems(gate)).toMatchObject([
      { name: 'hidden', help: `run \`git update-index --no-skip-worktree ${pathOf('task-001')}\`` },
    ]);
    await gate.git('update-index', '--no-skip-worktree', pathOf('task-001'));
    await gate.git('update-index', '--assume-unchanged', pathOf('task-001'));
    expect(await problems(gate)).toMatchObject([{ message: expect.stringContaining('assume-unchanged') }]);
    await gate.git('update-index', '--no-assume-unchanged', pathOf('task-001'));
    await gate.git('sparse-checkout', 'set', '--no-cone', '/*', '!/.agents/tasks');
    expect(await problems(gate)).toEqual([]);
    expect((await gate.baton('doctor')).stdout).toContain('sparse checkout');
  });

  it('use a configuration with an error', async () => {
    await using gate = await installed();
    await gate.repo.write('.agents/baton.yaml', 'claims: all\n');
    expect(await problems(gate)).toMatchObject([
      { name: 'configuration', message: expect.stringContaining('.agents/baton.yaml:1:1') },
    ]);
  });

  it('have a configuration where none is read', async () => {
    await using gate = await installed();
    await gate.repo.write('packages/x/.baton.yaml', 'claim: all\n');
    expect(await problems(gate)).toEqual([]);
    const { stdout } = await gate.baton('doctor');
    expect(stdout).toContain('`packages/x/.baton.yaml` is not read as a configuration');
    const lint = await gate.baton('lint', '--format', 'json');
    expect(lint).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('`packages/x/.baton.yaml` is not read'),
    });
    expect((await gate.baton('lint', '--format', 'json')).stdout).toBe(lint.stdout);
  });

  it('are cut off from older commits', async () => {
    await using gate = await installed();
    await gate.git('add', '--all');
    await gate.git('commit', '--quiet', '-m', 'x');
    await gate.git('commit', '--quiet', '--allow-empty', '-m', 'y');
    await gate.git('clone', '--quiet', '--depth=1', `file://${gate.repo.path}`, '../clone');
    const { stdout } = await gate.command(['doctor'], { cwd: '../clone' });
    expect(stdout).toContain('git fetch --unshallow');
    expect((await problems(gate, {}, '../clone')).map(({ name }) => name)).toEqual(['hook']);
  });
});
