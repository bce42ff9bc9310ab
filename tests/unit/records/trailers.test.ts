import { describe, expect, it } from 'vitest';
import { squashedTrailers } from '../../../src/records/compare/squash.ts';
import { commentOf, parseTrailers } from '../../../src/records/trailers.ts';

const pairs = (text: string, comment?: string) =>
  parseTrailers(text, comment).map(({ key, value }) => `${key}=${value}`);
const scissors = '------------------------ >8 ------------------------';

describe('parseTrailers', () => {
  it('finds them in the last paragraph, and not in the first', () => {
    expect(pairs('Title\n\nBody.\n\nA: 1\nB-c: 2\n')).toEqual(['A=1', 'B-c=2']);
    expect(pairs('A: 1\nB: 2\n')).toEqual([]);
    expect(pairs('Title\n\nA: 1\n\nBody.\n')).toEqual([]);
  });

  it('says where each value stands', () => {
    const text = 'Title\n\nA:   one\n  two\nB:\n';
    const places = parseTrailers(text).map(({ extent }) => text.slice(extent.from, extent.to));
    expect(places).toEqual(['one\n  two', 'B']);
  });

  it('looks above comments and above what `commit -v` shows', () => {
    const tail = `\n# Please enter the message.\n# ${scissors}\n# Below is a diff.\ndiff --git\n\nC: 3\n`;
    expect(pairs(`Title\n\nA: 1\n${tail}`)).toEqual(['A=1']);
    expect(pairs(`Title\n\nA: 1\n${tail.replaceAll('# ', '; ')}`, ';')).toEqual(['A=1']);
    expect(pairs(`Title\n\nA: 1\n${tail.replaceAll('# ', '; ')}`)).not.toEqual(['A=1']);
  });

  it('takes a paragraph of other lines for trailers only beside one that git writes', () => {
    expect(pairs('Title\n\nSome words.\nA: 1\n')).toEqual([]);
    expect(pairs('Title\n\nSome words.\nA: 1\nSigned-off-by: X\n')).toEqual(['A=1', 'Signed-off-by=X']);
  });
});

describe('commentOf', () => {
  it.each([
    [undefined, 'x\n', '#'],
    [';', 'x\n', ';'],
    ['//', 'x\n', '//'],
    ['auto', 'x\n', '#'],
    ['auto', '#1 is first\n\nA: 1\n; Please enter\n;\n', ';'],
    ['auto', `#1 is first\n; ${scissors}\n; Below\ndiff\n`, ';'],
  ])('under %j in %j is %j', (configured, message, expected) =>
    expect(commentOf(message, configured)).toBe(expected),
  );
});

describe('squashedTrailers', () => {
  const commit = (oid: string, ...lines: readonly string[]) =>
    [
      `commit ${oid.repeat(40)}`,
      'Author: A <a@example.com>',
      'Date:   now',
      '',
      ...lines.map((line) => `    ${line}`),
      '',
    ].join('\n');

  it('gathers them from every commit, oldest first, each once', () => {
    const text = `Squashed commit of the following:\n\n${[
      commit('c', 'Third', '', 'Baton-Session: s2', 'Baton-Thread: t1'),
      commit('b', 'Second', '', 'Baton-session: s1', 'Reviewed-by: B'),
      commit('a', 'First', '', 'Baton-Thread: t1', 'Baton-Session:'),
    ].join('\n')}`;
    expect(squashedTrailers(text)).toEqual([
      { key: 'Baton-Thread', value: 't1' },
      { key: 'Baton-session', value: 's1' },
      { key: 'Baton-Session', value: 's2' },
    ]);
  });

  it('takes no line of a message for the start of a commit', () => {
    const text = `x\n\n${commit('a', 'First', '', `commit ${'b'.repeat(40)}`, '', 'Baton-Thread: t1')}`;
    expect(squashedTrailers(text)).toEqual([{ key: 'Baton-Thread', value: 't1' }]);
  });

  it('finds none in a text of another form', () =>
    expect(squashedTrailers('Baton-Thread: t1\n')).toEqual([]));
});
