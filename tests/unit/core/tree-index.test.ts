import { expect, it } from 'vitest';
import { createPathIndex } from '../../../src/core/path-index.ts';
import type { ListFiles, TreeFile } from '../../../src/core/rule.ts';
import { createTreeIndex, listFrom } from '../../../src/core/tree-index.ts';

const file = (path: string, claimed: boolean): TreeFile => ({ path, type: 'file', place: 'task', claimed });
const files = [file('a.md', true), file('b.md', false), file('c.md', false)];
const paths = createPathIndex(() => files);

it('tells the files that are not records', () => {
  expect(createTreeIndex([], listFrom(files), paths).others).toEqual(files.slice(1));
});

it('tells in a change only those of them that are new, and looks at no other path', () => {
  const asked: string[] = [];
  const list: ListFiles = (wanted) => {
    const found = listFrom(files)(wanted);
    asked.push(...found.map(({ path }) => path));
    return found;
  };
  const tree = createTreeIndex([], list, paths, ['a.md', 'c.md']);
  expect(tree.others).toEqual([files[2]]);
  expect(asked).toEqual(['a.md', 'c.md']);
  expect(tree.filesWhere((path) => path === 'b.md')).toEqual([files[1]]);
  expect(tree.filesWhere({ paths: ['c.md', 'd.md'] })).toEqual([files[2]]);
  expect(tree.filesWhere({ part: 'b.' })).toEqual([files[1]]);
});
