import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GitHook, gitHooks, installedHooks } from '../../../src/app/init/hooks.ts';
import { generateStubs } from '../../../src/dev/hook-stubs.ts';
import deleted from '../../../src/rules/record/deleted.ts';
import portability from '../../../src/rules/record/path-portability.ts';

// The tables and lists of docs/spec/git.md say the same as the hooks, and each of its cases has a test.

const page = readFileSync('docs/spec/git.md', 'utf8');
const hooks: readonly GitHook[] = gitHooks;
const read = (path: string) => readFileSync(path, 'utf8');

/** The text below a heading. */
function section(heading: string): string {
  const [, text = ''] = page.split(new RegExp(`^#+ ${heading}.*$`, 'm'));
  return text.split(/^#/m)[0] ?? '';
}

const rows = [...section('1\\. The gates').matchAll(/^\| ([a-z][^|]*|CI) \| ([^|]*) \| ([^|]*) \|$/gm)]
  .map(([, names = '', compares = '', job = '']) => ({ names: names.split(', '), compares, job }))
  .filter(({ names }) => names[0] !== 'gate');

describe('the page on git', () => {
  it('has a row for each hook, in no other words for what it refuses, and one for CI', () => {
    const named = rows.flatMap(({ names }) => names);
    expect(named.filter((name) => name !== 'CI').sort()).toEqual(hooks.map(({ name }) => name).sort());
    for (const { names, job } of rows) {
      const own = hooks.filter(({ name }) => names.includes(name));
      const never = own.length > 0 && own.every(({ refuses }) => refuses === undefined);
      expect(job.includes('never blocks'), names.join()).toBe(never);
    }
  });

  it('says what each kind of gate compares', () => {
    const compared = (name: string) => rows.find(({ names }) => names.includes(name))?.compares ?? '';
    for (const { name, refuses } of hooks.filter(({ name }) => name !== 'update')) {
      if (refuses === 'push') expect(compared(name), name).toContain('protected');
      if (refuses === 'commit') expect(compared(name), name).toMatch(/→ index|the same as pre-commit/);
    }
  });

  it('names the records that must not be deleted', () => {
    const names: Readonly<Record<string, string>> = { handoff: 'payload', ack: 'acknowledgement' };
    const [, list = ''] =
      /^Deleting a committed ([^.]*?) is a violation/m.exec(section('Deleted records')) ?? [];
    const always = deleted.kinds.filter((kind) => kind !== 'task').map((kind) => names[kind] ?? kind);
    expect(list.split(/, | or /).sort()).toEqual(always.sort());
    expect(section('Deleted records')).toContain('A task is one once it has a handoff.');
  });

  it('calls each name that is not portable a warning, as the rule does', () => {
    const text = section('3\\. Reading').replace(/\s+/g, ' ');
    expect(text).toContain('twins are warnings there');
    expect(portability.severity).toBe('warning');
  });

  it('names the hooks of the framework, and how they are called', () => {
    const [, named = ''] = /`\.pre-commit-hooks\.yaml` \(ids for ([^)]*)\)/.exec(section('What ships')) ?? [];
    const offered = [...read('.pre-commit-hooks.yaml').matchAll(/^- id: baton-(.*)$/gm)].map(([, id]) => id);
    expect(offered).toEqual(named.split(', '));
  });

  it('tells of stubs what they do', async () => {
    const stubs = await generateStubs('src/githooks/stubs');
    const text = section('The stub').replace(/\s+/g, ' ');
    for (const { name } of installedHooks) {
      const stub = stubs.get(name) ?? '';
      expect(stub.startsWith('#!/bin/sh\n'), name).toBe(true);
      expect(stub, name).not.toMatch(/\bnpx\b|["' ]\/(?:usr|home|opt|bin)\//);
      expect(stub, name).toContain('/baton/init.sh');
    }
    const [, most] = /With more than (\d+) refs/.exec(text) ?? [];
    expect(stubs.get('pre-push')).toContain(`[ "$count" -le ${most} ]`);
    expect(stubs.get('pre-push')).toMatch(/ grep .*protect/);
  });
});

/** Of each case of the page what has a test: the file, and words of its title. */
const tests: Readonly<Record<number, Readonly<Record<string, readonly string[]>>>> = {
  1: { 'pre-commit': ['checks what is staged, not the working copy'] },
  2: {
    'pre-commit-ways': ['a part of a file', 'a hook that is killed'],
    'killed-hooks': ['a hook that is killed'],
  },
  3: {
    'pre-commit': [
      'checks the working copy under commit -a',
      'checks only the named path under commit -- path',
      'checks the staged and the named files under commit -i',
      'checks an amended commit',
      "'--only'",
    ],
  },
  4: {
    'pre-commit': [
      'checks the first commit',
      'checks an orphan branch and a detached HEAD',
      'works in a SHA-256 repository',
      'with --git-dir and --work-tree from elsewhere',
    ],
    'pre-commit-places': ['checks a linked worktree', 'checks inside a submodule'],
  },
  5: {
    'pre-commit': ['skips what git add -N announces'],
    'pre-commit-ways': ['that is locked is read all the same', 'with unmerged files', '--skip-worktree'],
    'push-places': ['a sparse checkout'],
  },
  6: {
    'pre-commit-amend': ['corrects a topic branch that is pushed', 'corrects no published session'],
    'pre-push': ['takes an amended last entry', 'refuses one that the main of the remote has'],
  },
  7: {
    'pre-push': [
      'refuses a cherry-pick that skips a state',
      'refuses a rebase whose conflict was resolved by dropping',
      'checks what an autosquash makes',
      'refuses the revert of a commit that added an entry',
    ],
  },
  8: {
    'merge-gates': [
      'refuses to drop a side by -s ours',
      'refuses -X %s',
      'every parent of an octopus',
      'takes whole what the other side advanced and reviewed',
    ],
    'merge-places': ['where histories crossed before'],
    'pre-commit-merge': ['checks what neither side has', 'keeps both sides of a session that both advanced'],
  },
  9: { 'merge-gates': ['and so does its conclusion'] },
  10: {
    'pre-commit-names': ['with a legal edit is accepted'],
    'pre-commit-ways': [
      'where it is a link or a submodule',
      'the same record again, but not a rewritten one',
    ],
  },
  11: {
    'pre-commit-names': [
      "'é.md'",
      'line\\nbreak.md',
      "' b/task.md'",
      "'-dash.md'",
      "'quo\"te.md'",
      'carriage return',
    ],
  },
  12: {
    'pre-commit-ways': [
      'diff.noprefix',
      'mnemonicPrefix',
      "'color.ui': 'always'",
      'diff.external',
      'core.quotePath',
    ],
    'line-endings': ['core.autocrlf'],
    'commit-msg': ['core.commentChar', 'scissors'],
  },
  13: {
    'pre-push-refs': [
      'refused together where the second is bad',
      'a branch without commits of its own',
      'the deletion of a branch among updates',
      'by what they are on the remote',
      'an annotated tag',
      'may be 300',
    ],
    'pre-push': [
      'lets a topic branch drop what it had, and a protected one not',
      'a history that has nothing to do with the protected one',
      'although a later commit undoes it',
    ],
  },
  14: {
    'pre-receive': ["['--atomic']", 'takes what is right', 'although the same push undoes it'],
    'pre-receive-cases': ['none of them where one is bad'],
  },
  15: {
    'push-unverifiable': [
      'where history is cut off',
      'the commits that are missing',
      'where a blob is not in this clone',
    ],
  },
  16: {
    'pre-commit-finding': ['refuses without Node'],
    doctor: ['has no run bit', 'is of husky, in a new worktree', 'npm ci --omit=dev'],
    init: ['where core.hooksPath leaves the repository'],
  },
};

describe('the cases of the page', () => {
  const cases = [...section('7\\. Cases').matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));

  it('are numbered, and each has a test', () => {
    expect(cases).toEqual(cases.map((_, at) => at + 1));
    expect(Object.keys(tests).map(Number)).toEqual(cases);
  });

  it.each(cases)('%i is tested with git', (number) => {
    for (const [file, titles] of Object.entries(tests[number] ?? {})) {
      const text = read(`tests/e2e/${file}.test.ts`);
      for (const title of titles) expect(text.includes(title), `${file}: ${title}`).toBe(true);
    }
  });
});
