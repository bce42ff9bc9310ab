import { describe, expect, it } from 'vitest';
import { mergeAnswer } from '../../../src/migrate/answer.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';
import { readNote } from '../../support/words.ts';

const note = '# Clock\n\nStatus: partial\n\n## Gotchas\n- It drifts\n- Never set it by hand\n';

function merge(answer: string) {
  const read = readNote(note);
  const { root } = parseYaml(answer);
  if (!read.ok || !root) throw new Error('no note or no answer');
  return { before: read.handoff, result: mergeAnswer(read.handoff, root, note) };
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
      'open_questions:\n  - question: Does it?\n    line: 6\n  - question: "Status: partial"\n',
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
  ])('refuses %j', (answer, message) => {
    const { result } = merge(answer);
    expect(!result.ok && result.problems[0]?.message).toContain(message);
  });

  it('takes another outcome where a line says it', () => {
    const { result } = merge('outcome: blocked\noutcome_line: 3\n');
    expect(result.ok && [result.handoff.outcome, result.handoff.outcome_evidence?.text]).toEqual([
      'blocked',
      'Status: partial',
    ]);
  });
});
