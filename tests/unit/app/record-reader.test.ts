import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/app/config/load-config.ts';
import { RecordReader } from '../../../src/app/knowledge/record-reader.ts';
import type { SnapshotEntry } from '../../../src/core/snapshot.ts';

describe('the reader of records', () => {
  it.each([
    [20_000, []],
    [20_001, ['many', 'read']],
  ])('says before it reads them that %i are many, or not', async (count, expected) => {
    const events: string[] = [];
    const reader = new RecordReader({ onReadingMany: () => events.push('many') }, undefined);
    const snapshot = {
      label: { type: 'worktree' },
      list: () => Promise.resolve([]),
      read: () => {
        if (events.length === 1) events.push('read');
        return Promise.resolve(new Map());
      },
      readLinks: () => Promise.resolve(new Map()),
    } as const;
    const entries = Array.from({ length: count }, (_, at): SnapshotEntry => {
      return { path: `.agents/tasks/task-${at}.md`, type: 'file' };
    });
    await reader.read(snapshot, entries, loadConfig([]), true);
    expect(events).toEqual(expected);
  });
});
