/**
 * Shows how a team adopts Baton: four repositories with a hook manager each, all with old `.agents/` content of other
 * tools. Each is installed into, commits something bad and something good, and is restored. Exit code 1 where one does
 * not go as it should.
 */
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { bareGate, type Gate, packageFolder, pathOf, task } from '../support/gate.ts';
import { hasLefthook, hasPreCommit } from '../support/managers.ts';

interface Story {
  readonly title: string;
  /** What the team has before it adopts Baton. */
  readonly files: Readonly<Record<string, string>>;
  /** Sets the hook manager up, as the team did long ago. */
  setUp(gate: Gate): Promise<unknown>;
  /** What the repository cannot show here, where its program is missing. */
  readonly missing: string | undefined;
}

/** What other tools left under `.agents/`; none of it is a record. */
const old: Readonly<Record<string, string>> = {
  'README.md': '# Shop\n',
  '.agents/README.md': '# Our agents\n',
  '.agents/rules/style.md': '# Style\n\nTwo blanks.\n',
  '.agents/tasks/2023-notes.md': 'Call Ada back about the tenant.\n',
  '.agents/tasks/template.md': '# Task task-XXX: <title>\n\n## Handoff\n\n```yaml\noutcome: <outcome>\n```\n',
  '.agents/sessions/export.json': '{ "messages": [] }\n',
  '.agents/plugins/index.yaml': 'plugins: []\n',
  '.agents/skills/deploy/SKILL.md':
    '---\nname: deploy\ndescription: Deploys the shop. Use after a release.\n---\n\n# Deploy\n',
};

const stories: readonly Story[] = [
  {
    title: 'husky',
    files: {
      'package.json': '{ "name": "shop", "devDependencies": { "husky": "^9.0.0" } }\n',
      '.husky/pre-commit': 'echo "husky: tests pass"\n',
    },
    setUp: (gate) => gate.run(process.execPath, [join(packageFolder, 'node_modules', 'husky', 'bin.js')]),
    missing: undefined,
  },
  {
    title: 'lefthook',
    files: {
      'lefthook.yml':
        '# The hooks of the shop\npre-commit:\n  parallel: true\n  commands:\n    # fast\n    lint:\n      run: echo linted\n',
    },
    setUp: async (gate) => hasLefthook && gate.run('lefthook', ['install']),
    missing: hasLefthook ? undefined : 'lefthook',
  },
  {
    title: 'the pre-commit framework',
    files: {
      '.pre-commit-config.yaml':
        '# The hooks of the shop\nrepos:\n-   repo: local\n    hooks:\n    -   {id: lint, name: lint, entry: "true", language: system}\n',
    },
    setUp: async (gate) => hasPreCommit && gate.run('pre-commit', ['install']),
    missing: hasPreCommit ? undefined : 'pre-commit',
  },
  {
    title: 'a folder of hooks (core.hooksPath)',
    files: { 'tools/hooks/pre-commit': '#!/bin/sh\necho "our own hook"\n' },
    async setUp(gate) {
      await chmod(join(gate.repo.path, 'tools/hooks/pre-commit'), 0o755);
      await gate.git('config', 'core.hooksPath', 'tools/hooks');
    },
    missing: undefined,
  },
];

const faults: string[] = [];

for (const [index, story] of stories.entries()) {
  process.stdout.write(`${index === 0 ? '' : '\n'}━━ ${index + 1}. A repository with ${story.title} ━━\n`);
  await using gate = await bareGate();
  await printGate(story, gate);
}
process.stdout.write(
  faults.length === 0
    ? '\n✔ four repositories adopted Baton and gave it back\n'
    : `\n✖ not as it should be:\n${faults.map((one) => `  ${one}\n`).join('')}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

async function printGate(story: Story, gate: Gate): Promise<void> {
  const expect = (what: string, isTrue: boolean) => {
    if (!isTrue) faults.push(`${story.title}: ${what}`);
  };
  for (const [path, text] of Object.entries({ ...old, ...story.files })) await gate.repo.write(path, text);
  await story.setUp(gate);
  await gate.git('add', '--all');
  await gate.git('commit', '--quiet', '--no-verify', '-m', 'The shop as it was');
  const before = await gate.repo.fingerprint();

  expect('init', (await show(gate, 'baton init')) === 0);
  await gate.git('add', '--all');
  expect('the old content is committed', (await show(gate, 'git commit --quiet -m "Add Baton"')) === 0);
  expect('lint of the old content', (await show(gate, 'baton lint')) === 0);
  if (story.missing === undefined) {
    expect('doctor', (await show(gate, 'baton doctor')) === 0);
    await gate.stage(pathOf('task-001'), task('task-001', false));
    expect('a bad record is refused', (await show(gate, 'git commit --quiet -m "Hand over"')) === 1);
    await gate.stage(pathOf('task-001'), task('task-001'));
    expect('a good one is not', (await show(gate, 'git commit --quiet -m "Hand over"')) === 0);
  } else {
    process.stdout.write(
      `(${story.missing} is not installed on this machine, so that git runs no hook here)\n`,
    );
    expect('doctor says so', (await show(gate, 'baton doctor')) === 1);
  }
  await gate.git('reset', '--quiet', '--hard');
  expect('uninstall', (await show(gate, 'baton init --uninstall')) === 0);
  await gate.run('git', ['rm', '--quiet', '--force', '--ignore-unmatch', pathOf('task-001')]);
  const after = await gate.repo.fingerprint();
  const isRestored = after.worktree === before.worktree && after.config === before.config;
  process.stdout.write(`${isRestored ? '✔' : '✖'} every file is as it was before, byte for byte\n`);
  expect('restored byte for byte', isRestored);
}

/** Runs a command line as a person would, and prints what that person sees. */
async function show(gate: Gate, line: string): Promise<number> {
  const { code, stdout, stderr } = await gate.run(
    'sh',
    ['-c', `baton() { git-baton "$@"; }\n${line.replace('git commit', 'git -c color.ui=never commit')}`],
    { env: { NO_COLOR: '1' } },
  );
  const text = `${stdout}${stderr}`.replaceAll(gate.repo.path, '~/shop').replaceAll(gate.outside, '~');
  process.stdout.write(`\n$ ${line}\n${text}`);
  if (code !== 0) process.stdout.write(`(exit ${code})\n`);
  return code;
}
