import { describe, expect, it } from 'vitest';
import { unmappedOutside } from '../../../../src/migrate/unmapped.ts';
import { metadataLines, withoutMetadata } from '../../../../src/records/kinds/task/metadata-lines.ts';
import { readDocument } from '../../../../src/records/read/document.ts';

const path = '.agents/tasks/task-001.md';
function task(text: string) {
  const place = { kind: 'task', root: '.agents', archived: false } as const;
  const doc = readDocument(path, place, { ok: true, text, size: text.length });
  if (!doc) throw new Error('not a task');
  return doc;
}

const withSection = `---
owner: ada
---
# Task task-001: Fix the login

## Metadata

| Field | Value |
| --- | --- |
| Status | partial |
| Sponsor | ada |

## Handoff Notes

**Priority:** first the cache
`;

describe('the metadata of a task', () => {
  it('is its front matter and its Metadata section', () => {
    const doc = task(withSection);
    expect([...metadataLines(doc)].sort((a, b) => a - b)).toEqual([1, 2, 3, 7, 8, 9, 10, 11, 12]);
    const lines = withoutMetadata(doc, withSection).split('\n');
    expect(lines.flatMap((line, at) => (line.trim() === '' ? [] : [at + 1]))).toEqual([
      4, 6, 8, 9, 10, 11, 13, 15,
    ]);
    // A row keeps its cells, and with them the table its Status.
    expect(lines.slice(7, 11)).toEqual([
      '| Field | Value |',
      '| --- | --- |',
      '| Status | partial |',
      '|         |     |',
    ]);
    expect(lines.join('\n')).toHaveLength(withSection.length);
  });

  it('is not what a heading below the Metadata holds', () => {
    const text = withSection
      .replace('## Handoff Notes', '### Handoff Notes')
      .concat('**Outcome:** partial\n');
    const doc = task(text);
    expect([...metadataLines(doc)].sort((a, b) => a - b)).toEqual([1, 2, 3, 7, 8, 9, 10, 11, 12]);
    expect(withoutMetadata(doc, text)).toContain('**Priority:** first the cache\n**Outcome:** partial\n');
  });

  it('is what trackers keep below its heading, where it has no such section', () => {
    const text =
      '# Task task-001: X\r\n\r\n**Status:** done\r\n**Priority:** high\r\n**Outcome:** completed\r\n';
    const doc = task(text);
    expect([...metadataLines(doc)]).toEqual([3, 4]);
    const left = withoutMetadata(doc, text);
    expect(left).toBe(text.replace('**Priority:** high', ' '.repeat(18)));
  });
});

describe('lines in no field', () => {
  it('are divided where some of them do not count', () => {
    const unmapped = [
      { line: 2, text: 'a\nb\nc' },
      { line: 9, text: 'd' },
    ];
    expect(unmappedOutside(unmapped, new Set([3, 9]))).toEqual([
      { line: 2, text: 'a' },
      { line: 4, text: 'c' },
    ]);
  });
});
