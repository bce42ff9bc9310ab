import { describe, expect, it } from 'vitest';
import { isCommand, isOfSubstance } from '../../../src/agents/substance.ts';
import { others, substantial } from '../../support/prompts.ts';

const missed = (prompts: readonly string[]) => prompts.filter((prompt) => !isOfSubstance(prompt));
const started = (prompts: readonly string[]) => prompts.filter(isOfSubstance);

describe('a request of substance', () => {
  it('is recognised in 36 of 40 prompts at least, and in 2 of 40 others at most', () => {
    expect([substantial.tuned.length, others.tuned.length]).toEqual([40, 40]);
    expect(missed(substantial.tuned).length, missed(substantial.tuned).join('\n')).toBeLessThanOrEqual(4);
    expect(started(others.tuned).length, started(others.tuned).join('\n')).toBeLessThanOrEqual(2);
  });

  it('is recognised as often in prompts that nothing was tuned with', () => {
    expect([substantial.untouched.length, others.untouched.length]).toEqual([20, 20]);
    // What was counted. Another number is no fault, but the words must not be changed for these prompts.
    expect({
      started: started(substantial.untouched).length,
      startedWrongly: started(others.untouched).length,
    }).toEqual({ started: 18, startedWrongly: 0 });
  });

  it.each([
    ['', false],
    ['fix it', false],
    ['Please fix the parser.', true],
    ['/fix the parser', false],
    ['/etc/baton.conf is ignored, please fix the lookup', true],
    ['<ide_selection>Fix the parser</ide_selection>', false],
    ['<ide_selection>line 3</ide_selection>\nFix the parser', true],
    [
      '<system-reminder>Fix the parser</system-reminder>\n<task-notification id="1">done</task-notification>',
      false,
    ],
    ['<div> in the header is too wide, please reduce its padding', true],
    ['What is wrong here?\n```\nTypeError: x is not a function\n```', false],
    ['How do I fix the parser?', false],
    ['I want to know how the parser works', false],
    ['There are no errors any more, thanks a lot', false],
    ['```\nfix the parser\n```', false],
    [`It ${'is about this and that '.repeat(8)}`, true],
  ])('in %j: %j', (prompt, isOne) => {
    expect(isOfSubstance(prompt)).toBe(isOne);
  });

  it('costs little in a prompt of any length', () => {
    const long = `${'吗'.repeat(50_000)} ${'<a-b>'.repeat(20_000)} ${'`'.repeat(50_001)}`;
    expect(isOfSubstance(long)).toBe(false);
    expect(isOfSubstance(`Fix the parser\n${long}`)).toBe(true);
  });
});

describe('a command of the agent program', () => {
  it.each([
    ['/clear', true],
    ['/review-pr 123', true],
    ['/plugin:do it', true],
    ['/etc/hosts is wrong', false],
    ['/ is the root', false],
    ['Run /clear', false],
  ])('%j: %j', (prompt, isOne) => {
    expect(isCommand(prompt)).toBe(isOne);
  });
});
