import { describe, expect, it } from 'vitest';
import { exchangedIn, type Touched } from '../../../src/git/history/exchanged.ts';

const touched = (status: Touched['status'], path: string, before: string, after: string): Touched => ({
  status,
  path,
  before,
  after,
});

describe('names that files exchange in a commit', () => {
  it.each<[string, readonly Touched[], readonly (readonly string[])[]]>([
    [
      'two files with each other',
      [touched('M', 'a', '1', '2'), touched('M', 'b', '2', '1')],
      [
        ['b', 'a'],
        ['a', 'b'],
      ],
    ],
    ['one over another', [touched('D', 'a', '1', '0'), touched('M', 'b', '2', '1')], [['a', 'b']]],
    [
      'one over another, which gets a new name',
      [touched('D', 'a', '1', '0'), touched('M', 'b', '2', '1'), touched('A', 'c', '0', '2')],
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
    ],
    ['a copy of what was edited', [touched('M', 'a', '1', '2'), touched('A', 'b', '0', '1')], []],
    ['a copy over a file of what was edited', [touched('M', 'a', '1', '3'), touched('M', 'b', '2', '1')], []],
    [
      'content that two files had',
      [touched('D', 'a', '1', '0'), touched('D', 'c', '1', '0'), touched('M', 'b', '2', '1')],
      [],
    ],
    [
      'content that two files have now',
      [touched('D', 'a', '1', '0'), touched('M', 'b', '2', '1'), touched('M', 'c', '3', '1')],
      [],
    ],
    ['a change of mode', [touched('M', 'a', '1', '1')], []],
  ])('%s', (_, all, moves) => {
    expect(exchangedIn(all)).toEqual(moves);
  });
});
