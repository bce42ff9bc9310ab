import { describe, expect, it } from 'vitest';
import { memorySnapshot } from '../../../src/core/memory-snapshot.ts';

const snapshot = memorySnapshot({
  'b.md': 'é',
  'a/c.md': { ok: false, reason: 'too-large', size: 2_000_000 },
  'a/link.md': { type: 'symlink' },
  'a/sub': { type: 'gitlink' },
  'ab.md': { ok: false, reason: 'symlink' },
});

describe('memorySnapshot', () => {
  it('lists in order, by prefix', async () => {
    expect(await snapshot.list('')).toEqual([
      { path: 'a/c.md', type: 'file' },
      { path: 'a/link.md', type: 'symlink' },
      { path: 'a/sub', type: 'gitlink' },
      { path: 'ab.md', type: 'symlink' },
      { path: 'b.md', type: 'file' },
    ]);
    expect((await snapshot.list('a/')).map(({ path }) => path)).toEqual(['a/c.md', 'a/link.md', 'a/sub']);
    expect((await snapshot.list('ab.md')).map(({ path }) => path)).toEqual(['ab.md']);
  });

  it('answers once for each path asked for', async () => {
    const entries = [...(await snapshot.list('')), { path: 'gone.md', type: 'file' } as const];
    expect(Object.fromEntries(await snapshot.read(entries))).toEqual({
      'a/c.md': { ok: false, reason: 'too-large', size: 2_000_000 },
      'a/link.md': { ok: false, reason: 'symlink' },
      'a/sub': { ok: false, reason: 'unreadable', detail: 'it is gitlink' },
      'ab.md': { ok: false, reason: 'symlink' },
      'b.md': { ok: true, text: 'é', size: 2 },
      'gone.md': { ok: false, reason: 'missing' },
    });
  });
});
