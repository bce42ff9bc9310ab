import { describe, expect, it } from 'vitest';
import { earlyQuestions } from '../../src/cli/quick/early.ts';
import { gitRepo } from '../support/git-repo.ts';

describe('what git is asked while the program is loaded', () => {
  it.each([
    ['before-edit a.ts', ['rev-parse', 'status', 'config']],
    ['query tasks --open', ['rev-parse', 'status', 'config']],
    ['query tasks --rev HEAD', []],
    ['why a.ts:1', ['rev-parse', 'blame', 'status', 'config']],
    ['why a.ts', []],
    ['audit main..HEAD --full', ['rev-parse', 'for-each-ref']],
    ['lint', []],
  ])('is, at the top of a repository, for %s', async (line, right) => {
    await using repo = await gitRepo();
    const argv = line.split(' ');
    const asked = earlyQuestions(argv, argv[0] ?? '', { cwd: repo.path, env: repo.env });
    const verbs = /^(?:rev-parse|blame|status|config|for-each-ref)$/;
    expect(asked.map(({ args }) => args.find((arg) => verbs.test(arg)))).toEqual(right);
  });
});
