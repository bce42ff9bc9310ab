import { describe, expect, it } from 'vitest';
import { readFiles } from '../../../src/check/check-files.ts';
import { nodeAt, plainValue, stringOf } from '../../../src/core/node.ts';
import { comparable, holdsHandoff, keptNote, newTaskText } from '../../../src/migrate/render/task-text.ts';
import type { MigratedHandoff } from '../../../src/migrate/types.ts';
import { noteOrigin, parseOrigin, writeOrigin } from '../../../src/records/kinds/task/handoff.ts';
import { taskHeading } from '../../../src/records/kinds/task/model.ts';
import { parseFullMarkdown } from '../../../src/records/markdown/full.ts';
import fc, { runs } from '../../support/property.ts';

const evidence = { line: 2, column: 1, endLine: 2, endColumn: 2, text: 'x', confidence: 1 };

function handoff(issue: string): MigratedHandoff {
  return {
    outcome: 'completed',
    outcome_evidence: null,
    files_created: [],
    files_modified: [],
    patterns_discovered: [],
    gotchas: [{ issue, evidence }],
    dependencies_for_next: [],
    open_questions: [],
    suggested_next_steps: [],
    blockers: [],
    unmapped: [],
    unfilled: [],
    questions: [],
  };
}

const words = fc.string({ unit: fc.constantFrom(...'aé日 `~#*_<>[]&|:-\\"\'!{}$\n\t\r'), minLength: 1 });

describe('newTaskText', () => {
  it('says nothing twice: the path once, each item once beside the note', () => {
    const note = { path: 'notes/a.md', text: '# Clock\n- it drifts\n', handoff: handoff('it drifts') };
    const text = newTaskText(note, { id: 'clock', name: 'Clock' });
    expect(text.split('notes/a.md')).toHaveLength(2);
    expect(text.split('it drifts')).toHaveLength(3);
    expect(text.split('\n').filter((line) => line !== '')).toHaveLength(19);
  });

  it('keeps any note and any value so that both are read back', () => {
    fc.assert(
      fc.property(words, words, words, (note, value, name) => {
        const issue = `a${value}`;
        const title = `N ${name}`.replace(/\s+/g, ' ').trim();
        const text = newTaskText(
          { path: 'a.md', text: note, handoff: handoff(issue) },
          { id: 'a', name: title },
        );
        const markdown = parseFullMarkdown(text);
        expect(keptNote(markdown)).toBe(comparable(note));
        expect(holdsHandoff(markdown)).toBe(true);
        expect(taskHeading(markdown)?.name).toBe(title);
        const [doc] = readFiles({ '.agents/tasks/a.md': text });
        expect(stringOf(nodeAt(doc?.data, 'gotchas', 0, 'issue'))).toBe(issue.replace(/\s+/g, ' ').trim());
        expect(plainValue(nodeAt(doc?.data, 'evidence'))).toEqual({ gotchas: [2] });
      }),
      { numRuns: runs(500) },
    );
  });

  it('leaves out what a template left unfilled', () => {
    const text = newTaskText(
      { path: 'a.md', text: 'x', handoff: handoff('[issue]') },
      { id: 'a', name: 'A' },
    );
    expect(text).not.toContain('gotchas');
    expect(text).not.toContain('evidence');
  });

  it('says a sentence of the note once', () => {
    const reason = 'Wind it by `src/a.ts`';
    const text = newTaskText(
      {
        path: 'a.md',
        text: 'x',
        handoff: {
          ...handoff('It drifts'),
          files_modified: [
            { path: 'src/b.ts', change_type: 'modify', lines: '1-2', description: 'Both wait', evidence },
            { path: 'src/c.ts', change_type: 'modify', lines: '1-2', description: 'Both wait', evidence },
          ],
          dependencies_for_next: [{ file: 'src/a.ts', reason, evidence }],
          suggested_next_steps: [{ step: reason, evidence }],
        },
      },
      { id: 'a', name: 'A' },
    );
    const [doc] = readFiles({ '.agents/tasks/a.md': text });
    const read = plainValue(doc?.data) as Record<string, unknown>;
    expect(read.files_modified).toEqual([
      { path: 'src/b.ts', lines: '1-2', change_type: 'modify', description: 'Both wait' },
      { path: 'src/c.ts', lines: '1-2', change_type: 'modify' },
    ]);
    expect(read.dependencies_for_next).toEqual([{ file: 'src/a.ts' }]);
    expect(read.suggested_next_steps).toEqual([{ step: reason }]);
  });

  it('names the blob of a note that git keeps, and keeps no copy', () => {
    const blob = 'c'.repeat(40);
    const text = newTaskText(
      { path: 'a.md', text: 'secret words', handoff: handoff('It drifts'), blob },
      { id: 'a', name: 'A' },
    );
    const [doc] = readFiles({ '.agents/tasks/a.md': text });
    expect(doc && noteOrigin(doc)).toEqual({ path: 'a.md', blob });
    expect(text).not.toMatch(/secret words|Original note/);
  });
});

describe('parseOrigin', () => {
  it.each([
    ['a.md', { path: 'a.md', blob: undefined }],
    [`a b@blob:x.md@blob:${'a'.repeat(64)}`, { path: 'a b@blob:x.md', blob: 'a'.repeat(64) }],
    ['a.md@blob:abc', { path: 'a.md@blob:abc', blob: undefined }],
  ])('reads %s, and writes it back', (from, origin) => {
    expect(parseOrigin(from)).toEqual(origin);
    expect(writeOrigin(origin)).toBe(from);
  });
});
