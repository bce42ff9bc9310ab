import { describe, expect, it } from 'vitest';
import { earlyQuestions } from '../../../src/cli/quick/early.ts';

const place = { cwd: '/no-such-folder', env: { LANG: 'C' } };
const asked = (...argv: string[]) =>
  earlyQuestions(argv, argv[0] ?? '', place).map(({ args }) => args.join(' '));

describe('what git is asked while the program is loaded', () => {
  it('is who wrote lines, and where the repository is', () => {
    const [where, lines, ...others] = earlyQuestions(['why', 'a b.ts:1-3,9'], 'why', place);
    expect(where?.args).toContain('--show-toplevel');
    expect(lines?.args).toEqual(expect.arrayContaining(['blame', '1,3', '9,9', '--', 'a b.ts']));
    expect(others).toEqual([]);
    expect(lines).toMatchObject({ cwd: '/no-such-folder', env: { LANG: 'C', GIT_OPTIONAL_LOCKS: '0' } });
  });

  it.each([
    ['a file', ['why', 'a.ts']],
    ['lines of two files', ['why', 'a.ts:1', 'b.ts:1']],
    ['lines of a commit', ['why', 'a.ts:1', '--rev', 'HEAD']],
    ['lines that are none', ['why', 'a.ts:0']],
    ['another folder', ['why', '-C', 'x', 'a.ts:1']],
    ['help', ['why', '--help']],
    ['a lint where nothing is', ['lint']],
    ['an audit where nothing is', ['audit', 'main']],
    ['another command', ['query', 'a.ts:1']],
  ])('is nothing for %s', (_, argv) => {
    expect(asked(...argv)).toEqual([]);
  });
});
