import { describe, expect, it } from 'vitest';
import { createPathIndex } from '../../../src/core/path-index.ts';
import { VersionedTree } from '../../../src/core/versioned-tree.ts';
import fc from '../../support/property.ts';

const file = (oid: string) => ({ type: 'file' as const, oid, by: 0 });

describe('VersionedTree', () => {
  it('answers as an index of all its paths does, after any changes', () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => `${parts.join('/')}.md`);
    const change = fc.record({ path, isThere: fc.boolean() });
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 8 }), (commits) => {
        let tree = VersionedTree.empty;
        const paths = new Set<string>();
        for (const changes of commits) {
          const last = new Map(changes.map((one) => [one.path, one.isThere]));
          tree = tree.with(
            [...last].map(([at, isThere]) => ({ path: at, after: isThere ? file(at) : undefined })),
          );
          for (const [at, isThere] of last) {
            if (isThere) paths.add(at);
            else paths.delete(at);
          }
        }
        const index = createPathIndex(() => [...paths].map((at) => ({ path: at, type: 'file' as const })));
        for (const asked of ['a', 'a/', 'a/b', 'a/b/c', 'b', 'c/a', ...paths, 'none']) {
          expect(tree.entryAt(asked)).toBe(index.entryAt(asked));
          expect([...tree.namesIn(asked)].sort()).toEqual([...index.namesIn(asked)].sort());
        }
        expect([...tree.namesIn('')].sort()).toEqual([...index.namesIn('')].sort());
        expect([...tree.entries()].map((one) => one.path).sort()).toEqual([...paths].sort());
      }),
    );
  });

  it('keeps who gave a path its content', () => {
    const tree = VersionedTree.empty.with([
      { path: 'a.md', after: { ...file('1'), by: 3 } },
      { path: 'link', after: { type: 'symlink', oid: '2', by: 4 } },
    ]);
    const next = tree.with([{ path: 'a.md', after: { ...file('5'), by: 7 } }]);
    expect([tree.get('a.md')?.by, next.get('a.md')?.by, next.get('link')?.by]).toEqual([3, 7, 4]);
    expect(next.entryAt('link')).toBe('symlink');
  });
});
