import { describe, expect, it } from 'vitest';
import { reporters } from '../../src/cli/reporters.ts';
import { commit } from '../support/audit-repo.ts';
import { baton } from '../support/cli.ts';
import { pathOf, task } from '../support/gate.ts';
import { gitRepo } from '../support/git-repo.ts';
import { gate } from '../support/installed-gate.ts';

const one = pathOf('task-001');
const long = 600_000;

/** A task whose finding lies on a line as long as a whole log; the line is what differs. */
function broken(value: string): string {
  return task('task-001').replace('outcome: blocked', `outcome: ${value}`);
}

/** Lines that stalled the terminal form, by what they are made of. */
const lines: readonly (readonly [name: string, value: string])[] = [
  ['one word', 'b'.repeat(long)],
  ['words', 'word '.repeat(long / 5).trim()],
  ['wide characters', '値'.repeat(long / 3)],
  ['letters with marks', 'e\u0301'.repeat(long / 3)],
];

describe('a finding on a line of 600 KB', () => {
  it.each(lines)('of %s is shown by the hook, which ends', async (_name, value) => {
    await using repo = await gate();
    await repo.stage(one, broken(value));
    const { code, stderr, committed } = await repo.commit();
    expect({ code, committed }).toEqual({ code: 1, committed: undefined });
    expect(stderr).toContain('baton: commit refused');
    expect(stderr.length).toBeLessThan(4_000);
  });

  it('is shown by lint in every format, no longer than that of a short line', async () => {
    await using repo = await gitRepo();
    for (const format of Object.keys(reporters)) {
      await repo.write(one, broken('b'));
      const short = await baton(repo, ['lint', '--format', format]);
      await repo.write(one, broken('b'.repeat(long)));
      const { code, stdout } = await baton(repo, ['lint', '--format', format]);
      expect({ format, code }).toEqual({ format, code: short.code });
      // JSON has the value whole, once.
      const most = short.stdout.length + 2_000 + (format === 'json' ? long : 0);
      expect(stdout.length, format).toBeLessThan(most);
    }
  });

  it('is shown by audit', async () => {
    await using repo = await gitRepo();
    await commit(repo, 'Start', { [one]: task('task-001') });
    await commit(repo, 'Break', { [one]: broken('word '.repeat(long / 5).trim()) });
    const { code, stdout } = await baton(repo, ['audit', 'HEAD']);
    expect(code).toBe(1);
    expect(stdout).toContain('outcome: word word');
    expect(stdout.length).toBeLessThan(4_000);
  });
});
