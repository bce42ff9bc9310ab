import { describe, expect, it } from 'vitest';
import { parsePushLines, parseReceiveLines } from '../../../src/git/refs/push-lines.ts';
import { branchOf } from '../../../src/git/refs/refs.ts';

const a = 'a'.repeat(40);
const b = 'b'.repeat(40);
const zero = '0'.repeat(40);

describe('parsePushLines', () => {
  it('reads an update, a new ref and a deletion, each by the name on the remote', () => {
    const text = [
      `refs/heads/topic ${a} refs/heads/main ${b}`,
      `HEAD ${a} refs/heads/new ${zero}`,
      `(delete) ${zero} refs/heads/old ${b}`,
      '',
    ].join('\n');
    expect(parsePushLines(text)).toEqual([
      { ref: 'refs/heads/main', kind: 'branch', branch: 'topic', old: b, new: a },
      { ref: 'refs/heads/new', kind: 'branch', branch: undefined, old: undefined, new: a },
      { ref: 'refs/heads/old', kind: 'branch', branch: undefined, old: b, new: undefined },
    ]);
  });

  it('reads a local ref that is an expression with spaces', () => {
    const [update] = parsePushLines(`HEAD^{/fix a bug} ${a} refs/heads/x ${b}\n`);
    expect(update).toEqual({ ref: 'refs/heads/x', kind: 'branch', branch: undefined, old: b, new: a });
  });

  it('takes zeros of any hash for nothing', () => {
    const [update] = parsePushLines(`HEAD ${'c'.repeat(64)} refs/heads/x ${'0'.repeat(64)}\n`);
    expect(update).toMatchObject({ old: undefined, new: 'c'.repeat(64) });
  });

  it.each([
    ['refs/heads/a/b', 'branch'],
    ['refs/tags/v1', 'tag'],
    ['refs/notes/commits', 'notes'],
    ['refs/for/main', 'other'],
  ])('tells what %s is', (ref, kind) => {
    expect(parsePushLines(`HEAD ${a} ${ref} ${zero}\n`)).toMatchObject([{ ref, kind }]);
  });

  it('reads nothing where git writes nothing', () => {
    expect(parsePushLines('')).toEqual([]);
  });

  it.each([
    'refs/heads/main',
    `${a} refs/heads/x ${b}x`,
    `HEAD ${a.slice(1)} refs/heads/x ${b}`,
    `HEAD ${a} main ${b}`,
    `HEAD ${a} refs/heads/x ${b}\r`,
  ])('refuses the line %j', (line) => {
    expect(() => parsePushLines(`${line}\n`)).toThrow(/^Unexpected line /);
  });
});

describe('parseReceiveLines', () => {
  it('reads an update, a new ref and a deletion', () => {
    const text = `${a} ${b} refs/heads/main\n${zero} ${a} refs/tags/v1\n${b} ${zero} refs/heads/old\n`;
    expect(parseReceiveLines(text)).toEqual([
      { ref: 'refs/heads/main', kind: 'branch', branch: undefined, old: a, new: b },
      { ref: 'refs/tags/v1', kind: 'tag', branch: undefined, old: undefined, new: a },
      { ref: 'refs/heads/old', kind: 'branch', branch: undefined, old: b, new: undefined },
    ]);
  });

  it.each([`${a} ${b}`, `${a} ${b} refs/heads/x y`, `HEAD ${a} refs/heads/x ${b}`])(
    'refuses the line %j',
    (line) => {
      expect(() => parseReceiveLines(`${line}\n`)).toThrow(/^Unexpected line /);
    },
  );
});

describe('branchOf', () => {
  it('names a branch only', () => {
    expect(branchOf('refs/heads/release/1')).toBe('release/1');
    expect(branchOf('refs/tags/heads/x')).toBeUndefined();
  });
});
