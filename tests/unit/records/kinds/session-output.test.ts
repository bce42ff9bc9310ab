import { describe, expect, it } from 'vitest';
import {
  isFault,
  lostLine,
  readOutput,
  type StepOutput,
  withAnswers,
} from '../../../../src/records/kinds/session/output.ts';

function read(text: string): StepOutput {
  const output = readOutput(text);
  if (isFault(output)) throw new Error(output.problem);
  return output;
}

describe('readOutput', () => {
  it('keeps headings inside the section of the step', () => {
    expect(read('# One\n\nTwo\n===\n\n#### Four').markdown).toBe('### One\n\n### Two\n\n#### Four');
  });

  it('makes a fence of YAML alone, one that its own text cannot close', () => {
    expect(read('share: |\n  ```\n  code\n  ```').markdown).toMatch(/^````yaml output\n[\s\S]*\n````$/);
  });

  it.each([
    ['', 'is blank'],
    ['```text\nopen', 'ends inside'],
    ['<!-- open', 'ends inside'],
    ['```yaml output\na: 1\na: 2\n```', 'is not YAML'],
  ])('does not take %j', (text, problem) => {
    const output = readOutput(text);
    expect(isFault(output) && output.problem).toContain(problem);
  });
});

describe('withAnswers', () => {
  const asked = read('Prose.\n\n```yaml output\nask: [Which?, { question: When?, answer: now }, Why?]\n```');

  it('gives answers to the open questions in their order, and counts what is left', () => {
    const { output, left } = withAnswers(asked, [], ['this', 'so', 'more']);
    expect(output.data?.ask).toEqual([
      { question: 'Which?', answer: 'this' },
      { question: 'When?', answer: 'now' },
      { question: 'Why?', answer: 'so' },
    ]);
    expect(left).toBe(1);
    expect(output.markdown).toMatch(/^Prose\.\n\n```yaml output\n/);
  });

  it('keeps what was answered before, also for a question that is not asked again', () => {
    const before = [
      { question: 'which?', answer: 'that' },
      { question: 'Who?', answer: 'Ada' },
    ];
    const { output } = withAnswers(asked, before, []);
    expect(output.data?.ask).toEqual([
      { question: 'Which?', answer: 'that' },
      { question: 'When?', answer: 'now' },
      { question: 'Why?' },
      { question: 'Who?', answer: 'Ada' },
    ]);
  });

  it('leaves an output alone that needs nothing', () => {
    expect(withAnswers(asked, [], []).output).toBe(asked);
  });
});

describe('lostLine', () => {
  const section = '### Share\n\nBy hand.\n\n```yaml output\nask: [Which?]\n```';

  it.each([
    ['By hand.', false, '### Share'],
    ['# Share\n\n  By hand.\r\n\nMore.', false, '```yaml output'],
    ['## Share\n\nBy hand.\n\nMore.', true, undefined],
    ['## Share\n\nBy foot.', true, 'By hand.'],
  ])('of a section under %j', (output, isCarried, lost) => {
    expect(lostLine(section, read(output), isCarried)).toBe(lost);
  });

  it('is empty without text', () => {
    expect(lostLine('', read('x'), false)).toBeUndefined();
  });
});
