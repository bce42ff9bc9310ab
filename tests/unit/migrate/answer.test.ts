import { describe, expect, it } from 'vitest';
import { mergeAnswer } from '../../../src/migrate/answer.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';
import { readNote, vocabularyOf } from '../../support/words.ts';

const note = '# Clock\n\nStatus: partial\n\n## Gotchas\n- It drifts\n- Never set it by hand\n';

function merge(answer: string, text = note) {
  const read = readNote(text);
  const { root } = parseYaml(answer);
  if (!read.ok || !root) throw new Error('no note or no answer');
  return { before: read.handoff, result: mergeAnswer(read.handoff, root, text, vocabularyOf(text)) };
}

describe('mergeAnswer', () => {
  it('keeps the evidence of what is ours, and every list that is left out', () => {
    const { before, result } = merge(
      'gotchas:\n  - issue: it  DRIFTS\n    severity: high\n  - issue: Never set it by hand\n',
    );
    expect(result.ok && result.handoff.gotchas[0]).toEqual({
      issue: 'it  DRIFTS',
      severity: 'high',
      evidence: before.gotchas[0]?.evidence,
    });
    expect(result.ok && result.handoff.outcome).toBe('partial');
  });

  it('moves an item by the list it stands in', () => {
    const { result } = merge('patterns_discovered:\n  - pattern: Never set it by hand\n');
    if (!result.ok) throw new Error('refused');
    expect(result.handoff.gotchas.map(({ issue }) => issue)).toEqual(['It drifts']);
    expect(result.handoff.patterns_discovered[0]?.evidence.line).toBe(7);
  });

  it('counts as unmapped what is left out', () => {
    const { result } = merge('gotchas:\n  - issue: It drifts\n');
    expect(result.ok && result.handoff.unmapped).toContainEqual({
      line: 7,
      text: expect.stringContaining('Never set it'),
    });
  });

  it('finds what is new in the note, by its line or word for word', () => {
    const { result } = merge(
      'open_questions:\n  - question: Does it drift?\n    line: 6\n  - question: "Status: partial"\n',
    );
    expect(result.ok && result.handoff.open_questions.map(({ evidence }) => evidence.line)).toEqual([6, 3]);
    expect(result.ok && result.handoff.open_questions[0]?.evidence).toMatchObject({
      column: 1,
      text: '- It drifts',
    });
    expect(result.ok && result.handoff.open_questions[0]).not.toHaveProperty('line');
  });

  it.each([
    [
      'gotchas:\n  - issue: The moon is cheese\n',
      'Unexpected `gotchas[0]`, the note does not contain its text',
    ],
    ['gotchas:\n  - issue: Moon\n    line: 2\n', 'Unexpected line of `gotchas[0]`'],
    ['outcome: blocked\n', 'Unexpected outcome `blocked`'],
    ['outcome: blocked\noutcome_line: 99\n', 'Unexpected line of `outcome_line`'],
    [
      'gotchas:\n  - issue: The moon is made of cheese\n    line: 6\n',
      'Unexpected `gotchas[0]`, its line says something else',
    ],
    [
      'files_modified:\n  - path: src/moon/cheese.py\n    line: 6\n',
      'Unexpected `files_modified[0]`, the note does not name this file',
    ],
    ['outcome: failed\noutcome_line: 3\n', 'line 3 of the note does not say `failed`'],
    ['outcome: failed\noutcome_line: 5\n', 'line 5 of the note does not say `failed`'],
  ])('refuses %j', (answer, message) => {
    const { result } = merge(answer);
    expect(!result.ok && result.problems[0]?.message).toContain(message);
  });

  it.each([
    [
      'German',
      '## Stand\n\nErledigt.\n\n## Fallen\n\n- Die Uhr geht nach\n',
      'Der Mond ist aus Käse',
      'Die Uhr geht vor',
    ],
    [
      'Russian',
      '## Итог\n\nГотово.\n\n## Грабли\n\n- Часы отстают на секунду\n',
      'Луна из сыра',
      'Часы отстают',
    ],
    ['Japanese', '## 状況\n\n完了。\n\n## 注意\n\n- 時計が一秒遅れる\n', '月はチーズだ', '時計が遅れる'],
  ])('takes the words of a line and refuses others: %s', (_, text, wrong, right) => {
    const answer = (issue: string) => `gotchas:\n  - issue: ${issue}\n    line: 7\n`;
    expect(merge(answer(wrong), text).result.ok).toBe(false);
    expect(merge(answer(right), text).result.ok).toBe(true);
    expect(merge('outcome: failed\noutcome_line: 3\n', text).result.ok).toBe(false);
  });

  it('takes words of the lines beside, as an item may be broken over lines', () => {
    const text = '## Gotchas\n\nThe clock\ndrifts by a\nsecond a day\n';
    expect(merge('gotchas:\n  - issue: The clock drifts a second a day\n    line: 4\n', text).result.ok).toBe(
      true,
    );
  });

  it('takes a file that the note names by its name', () => {
    const text = '## Done\n\n- The clock: `a.ts`\n';
    expect(merge('files_modified:\n  - path: src/a.ts\n    line: 3\n', text).result.ok).toBe(true);
  });

  it('takes another outcome where a line says it', () => {
    const text = `${note}\nIn the end we were blocked by the vendor.\n`;
    const { result } = merge('outcome: blocked\noutcome_line: 9\n', text);
    expect(result.ok && [result.handoff.outcome, result.handoff.outcome_evidence?.text]).toEqual([
      'blocked',
      'In the end we were blocked by the vendor.',
    ]);
  });
});
