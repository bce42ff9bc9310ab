import { describe, expect, it } from 'vitest';
import { checkChange, checkTree } from '../../../../src/check/run.ts';
import { defaultConfig } from '../../../../src/core/config.ts';
import { createPathIndex } from '../../../../src/core/path-index.ts';
import { createTreeIndex, listFrom } from '../../../../src/core/tree-index.ts';
import rule from '../../../../src/rules/record/not-a-file.ts';
import { readAll } from '../../../support/check-memory.ts';
import { example, exampleAt, examples } from '../../../support/records-record.ts';

const env = {
  config: defaultConfig,
  committed: true,
  blob: true,
  merge: false,
  source: 'HEAD',
  now: '2026-11-27T12:00:00Z',
};
const treeOf = (
  type: 'file' | 'symlink' | 'gitlink' | 'unmerged',
  place: 'task' | 'skill' | undefined = 'task',
) =>
  createTreeIndex(
    [],
    listFrom([{ path: exampleAt.task, type, place, claimed: type === 'file' }]),
    createPathIndex(() => []),
  );
const tree = (...about: Parameters<typeof treeOf>) =>
  checkTree([rule], treeOf(...about), env, { configOf: () => defaultConfig });

describe('record/not-a-file', () => {
  it.each([
    ['symlink', 'Unexpected symbolic link at the path of a `task`, expected a file', /^put a copy/],
    ['gitlink', 'Unexpected submodule at the path of a `task`, expected a file', /^put the records/],
    ['unmerged', 'Unmerged file at the path of a `task`', /run `git add -- \.agents\/tasks\/task-005\.md`$/],
  ] as const)('reports a %s of the tree', (type, message, help) => {
    const found = tree(type);
    expect(found).toMatchObject([
      { messageId: type, severity: 'error', message, at: { path: exampleAt.task, side: 'after' } },
    ]);
    expect(found[0]?.help).toMatch(help);
  });
  it('accepts files, links in no place, and linked skills', () => {
    expect(tree('file')).toEqual([]);
    expect(
      checkTree(
        [rule],
        createTreeIndex(
          [],
          listFrom([{ path: '.agents/rules', type: 'symlink', place: undefined, claimed: false }]),
          createPathIndex(() => []),
        ),
        env,
        { configOf: () => defaultConfig },
      ),
    ).toEqual([]);
    expect(tree('symlink', 'skill')).toEqual([]);
  });
  const before = readAll(example('task'))[0];
  if (!before) throw new Error('not claimed');
  const change = { type: 'replaced', before, path: exampleAt.task, by: 'symlink' } as const;
  it('reports a record that a link replaced, where the tree does not show it', () => {
    expect(
      checkChange(
        [rule],
        change,
        createTreeIndex(
          [],
          listFrom([]),
          createPathIndex(() => []),
        ),
        env,
      ),
    ).toMatchObject([{ messageId: 'symlink', at: { path: exampleAt.task, side: 'after' } }]);
  });
  it('says it once', () => {
    expect(checkChange([rule], change, treeOf('symlink'), env)).toEqual([]);
  });
  it('has nothing to say of other changes', () => {
    const [after] = readAll(examples());
    if (!after) throw new Error('not claimed');
    expect(checkChange([rule], { type: 'added', after }, treeOf('file'), env)).toEqual([]);
  });
});
