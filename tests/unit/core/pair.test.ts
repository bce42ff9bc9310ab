import { describe, expect, it } from 'vitest';
import { pairChanges } from '../../../src/check/pair.ts';
import { readAll } from '../../support/check-memory.ts';

const decision = (id: string, body = '') => `---\nschema: baton/decision@1\nid: ${id}\n---\n${body}`;
const at = (name: string) => `.agents/threads/t/${name}.md`;

/** One line a change: type, base path, checked path, ids. */
function pair(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  odd: Readonly<Record<string, 'symlink' | 'gitlink'>> = {},
): string[] {
  const texts = Object.fromEntries(Object.entries(after).map(([name, text]) => [at(name), text]));
  const changes = pairChanges(
    readAll(Object.fromEntries(Object.entries(before).map(([name, text]) => [at(name), text]))),
    readAll(texts),
    (path) => {
      const type = odd[path];
      const text = texts[path];
      if (type) return { type };
      return text === undefined ? undefined : { type: 'unclaimed', text };
    },
  );
  const short = (path: string) => path.slice(at('').length - 3, -3);
  return changes
    .map((change) => {
      if (change.type === 'added') return `added ${short(change.after.path)}`;
      if (change.type === 'modified') {
        return `${change.moved ? 'moved' : 'edited'} ${short(change.before.path)} ${short(change.after.path)}`;
      }
      return change.type === 'replaced'
        ? `${change.by} ${short(change.path)}`
        : `${change.type} ${short(change.before.path)}`;
    })
    .sort();
}

describe('pairChanges', () => {
  const a = decision('dec_a');
  const b = decision('dec_b');

  it.each<[string, Record<string, string>, Record<string, string>, string[]]>([
    ['nothing', { a }, { a }, []],
    ['an edit', { a }, { a: decision('dec_a', 'x') }, ['edited a a']],
    ['a rename', { a }, { c: a }, ['moved a c']],
    ['a rename with an edit', { a }, { c: decision('dec_a', 'x') }, ['moved a c']],
    ['two files that swap', { a, b }, { a: b, b: a }, ['moved a b', 'moved b a']],
    ['a path that another id takes', { a }, { a: b, c: a }, ['added a', 'moved a c']],
    ['an id that changes in place', { a }, { a: b }, ['edited a a']],
    ['a copy before the original', { b: a }, { a, b: a }, ['added a']],
    ['a copy after the original', { a }, { a, b: a }, ['added b']],
    [
      'a copy while the original is edited',
      { b: a },
      { a, b: decision('dec_a', 'x') },
      ['added a', 'edited b b'],
    ],
    [
      'two of one id that both stay',
      { a, b: a },
      { a: decision('dec_a', 'x'), b: decision('dec_a', 'y') },
      ['edited a a', 'edited b b'],
    ],
    ['one of two of one id that goes', { a, b: a }, { b: a }, ['deleted a']],
    ['an addition', {}, { a }, ['added a']],
    ['a deletion', { a }, {}, ['deleted a']],
    ['a marker that goes', { a }, { a: 'a note\n' }, ['unclaimed a']],
    ['a path that a moved record takes', { a, b }, { a: b }, ['deleted a', 'moved b a']],
    ['a record that cannot be read any more', { a }, { a: `${a.slice(0, -4)}id: x\n---\n` }, ['edited a a']],
  ])('pairs %s', (_name, before, after, expected) => {
    expect(pair(before, after)).toEqual(expected);
  });

  it.each(['symlink', 'gitlink'] as const)('tells a %s at the path of a record', (type) => {
    expect(pair({ a }, {}, { [at('a')]: type })).toEqual([`${type} a`]);
  });
});
