import { describe, expect, it } from 'vitest';
import { baton, batonProcess, repoOf } from '../support/cli.ts';
import { cli, pathOf, task } from '../support/gate.ts';
import { gitRepo } from '../support/git-repo.ts';

/** A wrong command line, and what it is told. */
const wrong: readonly (readonly [line: string, ...told: string[]])[] = [
  ['lnt', 'unknown command', 'Did you mean lint?'],
  ['lint --formt json', 'unknown option', 'Did you mean --format?', 'baton lint --help'],
  ['lint --format jsn', 'Unexpected format `jsn`', 'did you mean `json`'],
  ['lint --format xml', 'Unexpected format `xml`', 'pretty'],
  ['audit --format xml', 'Unexpected format `xml`', 'write one of them'],
  ['audit --since 2026', 'Unexpected date `2026` after `--since`', '`2026-01-31` or `2 weeks ago`'],
  ['audit --since soon', 'Unexpected date `soon`'],
  ['audit nowhere', 'Unexpected revision `nowhere`', 'a commit id or a range'],
  ['lint --format', 'argument missing', 'baton lint --help'],
  ['lint --rule task/tgs=off', 'Unknown rule `task/tgs`', 'did you mean `task/tags`'],
  ['lint --rule zzz=off', 'Unknown rule `zzz`', 'baton rules'],
  [
    'lint --rule task/tags',
    'Missing severity for `task/tags`, expected error, warning, info, off',
    'task/tags=warning',
  ],
  ['lint --rule task/tags=of', 'Unexpected severity `of`'],
  ['lint --max-warnings -1', '--max-warnings'],
  ['lint --max-warnings 1e9', 'Unexpected number `1e9`', '--max-warnings 0'],
  ['audit --max-warnings 0x10', 'Unexpected number `0x10`'],
  ['context --budget 0', 'Unexpected number `0`', '--budget 2000'],
  ['resume task-001 --budget 1.5', 'Unexpected number `1.5`'],
  ['decision record --confidence 0x1', 'Unexpected number `0x1` for `--confidence`', '0.85'],
  ['decision record --confidence abc', 'Unexpected number `abc` for `--confidence`'],
  ['import cstp-bundle bundle.json --trust 2', 'Unexpected number `2` for `--trust`'],
  ['query decisions --confidence abc', 'Unexpected `abc`', 'comparison'],
  ['lint --max-warnings many', 'Unexpected number `many`', '--max-warnings 0'],
  ['lint --now 1', 'Unexpected time `1`', '2026-11-27T20:40:26Z'],
  ['lint nowhere.md', '`nowhere.md` does not exist'],
  ['lint ../..', 'is outside of', '-C'],
  ['lint --rev nowhere', 'Unexpected revision `nowhere`', 'a branch, a tag or a commit id'],
  ['lint --rev=--all', 'Unexpected revision `--all`'],
  ['lint --rev HEAD^{tree}', 'Unexpected revision'],
  ['lint --since nowhere', 'Unexpected revision `nowhere`'],
  ['lint --stdin', 'needs `--path`', '--path .agents/tasks/task-001.md'],
  ['lint --path x', '`--path` needs `--stdin`'],
  ['lint --staged --rev HEAD', 'Unexpected --staged with --rev', 'once for each'],
  ['-C /nowhere/at/all lint', 'Folder `/nowhere/at/all` does not exist', '-C'],
  ['-C README.md lint', 'README.md` is a file', '-C'],
  ['help lnt', "unknown command 'lnt'", 'Did you mean lint?'],
  ['explain', 'missing required argument', 'baton explain --help'],
  ['explain task/tgs', 'Unknown rule `task/tgs`', 'did you mean `task/tags`'],
  ['explain tags', 'Unknown rule `tags`', 'did you mean `task/tags`'],
  ['schema decison', 'Unknown schema `decison`', 'did you mean `decision`'],
  ['schema zzz', 'session, thread, resume'],
  ['rules all', 'too many arguments', 'baton rules --help'],
  ['hook', 'missing required argument'],
  ['hook nonsense', 'Unexpected hook `nonsense`, expected `pre-commit`', 'baton init'],
  ['hook toString', 'Unexpected hook `toString`'],
  ['init --drvers', 'unknown option'],
  ['session list --state HLTED', 'Unexpected state `HLTED`', 'did you mean `HALTED`'],
  ['session list --state zzz', 'no machine has a state of that name', 'INITIALIZED', 'ABANDONED'],
  ['session show fbcd', 'Unknown session `fbcd`', '`baton session list` shows them'],
  ['session start x --machine review', 'Unexpected machine `review`', 'declare it under `machines:`'],
  ['session start x --machine resoning', 'did you mean `reasoning`'],
  ['session abandon x --reason y', 'Unknown session `x`'],
  ['session learn x --severity hgh --gotcha y', 'Unexpected level `hgh`', 'did you mean `high`'],
  ['decision review dec_x --outcome succes', 'Unexpected outcome `succes`', 'did you mean `success`'],
  ['completion bsh', 'Unexpected shell `bsh`', 'did you mean `bash`'],
  ['statis', 'unknown command', 'status'],
  ['show nothing', 'Unknown record `nothing`', 'by its id, or by its path'],
  ['task shw x', 'unknown command', 'Did you mean show?'],
  ['thread list --status pausd', 'Unexpected status `pausd`', 'did you mean `paused`'],
  ['thread resume thread_x --agent a', 'Unknown thread `thread_x`', '`baton thread list` shows them'],
  ['decision show dec_x', 'Unknown decision `dec_x`', '`baton query decisions` shows them'],
  ['task list --status don', 'Unexpected status `don`', 'did you mean `done`'],
  ['task status task-009', 'Unknown task `task-009`', '`baton task list` shows them'],
  ['task new Login --id a/b', 'Unexpected id `a/b`', '--id task-001'],
  ['query sessions --state halt', 'Unexpected state `halt`', 'did you mean `HALTED`'],
  ['query tasks --status complete', 'Unexpected status `complete`', 'did you mean `completed`'],
  ['query decisions --outcome succes', 'Unexpected outcome `succes`', 'did you mean `success`'],
  ['query decisions --category tools', 'Unexpected category `tools`', 'tooling'],
  ['query gotchas --severity hgh', 'Unexpected level `hgh`', 'did you mean `high`'],
  ['graph --format mermad', 'Unexpected format `mermad`', 'did you mean `mermaid`'],
  ['', 'Usage: baton'],
];

describe('a wrong command line', () => {
  for (const [line, ...told] of wrong) {
    it(`baton ${line}: is told the right one`, async () => {
      await using repo = await gitRepo();
      await repo.write('README.md', 'A repository\n');
      await repo.commitAll('one');
      const { code, stdout, stderr } = await baton(repo, line.split(' ').filter(Boolean));
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      for (const part of told) expect(stderr).toContain(part);
      expect(stderr).not.toMatch(/^\s+at |node:internal|\.js:\d/m);
      expect(stderr).not.toContain('bug in Baton');
    });
  }
});

describe('--help', () => {
  const commands = ['init', 'lint', 'hook', 'explain', 'rules', 'schema'];

  it('lists every command, and the exit codes', async () => {
    await using repo = await gitRepo();
    const { code, stdout, stderr } = await baton(repo, ['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const command of commands) expect(stdout).toContain(`\n  ${command} `);
    expect(stdout).toContain('0 clean, 1 findings or refused by the rules, 2 could not run');
    expect((await baton(repo, ['help', 'lint'])).stdout).toBe((await baton(repo, ['lint', '--help'])).stdout);
  });

  for (const command of ['', ...commands]) {
    it(`baton ${command} --help has examples, and they run`, async () => {
      await using repo = await repoOf({
        [pathOf('task-001')]: task('task-001'),
        'draft.md': task('task-001'),
        'my-skill/SKILL.md': '---\nname: my-skill\ndescription: Shows how a skill is checked\n---\n\nText.\n',
      });
      await repo.commitAll('records');
      const { code, stdout } = await baton(repo, [...(command === '' ? [] : [command]), '--help']);
      expect(code).toBe(0);
      for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThan(105);
      const examples = [...stdout.matchAll(/^ {2}\$ baton (.*?)(?: {2,}.*)?$/gm)].map(
        ([, text]) => text ?? '',
      );
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        const run = await repo.run('sh', ['-c', `baton() { "$NODE" "$CLI" "$@"; }; baton ${example}`], {
          env: { NODE: process.execPath, CLI: cli },
        });
        expect(run.code, `${example}\n${run.stderr}`).toBe(0);
      }
    });
  }

  it('--version prints the version alone', async () => {
    await using repo = await gitRepo();
    for (const flag of ['--version', '-V']) {
      expect(await batonProcess(repo, [flag])).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      });
    }
  });
});
