import { describe, expect, it } from 'vitest';
import { closestMatch, oneOf } from '../../../src/records/schema/wording.ts';

describe('nearest', () => {
  const known = ['DRAFT', 'READY', 'SHIPPED'];

  it.each([
    ['redy', 'READY'],
    ['draft', 'DRAFT'],
    ['ship', 'SHIPPED'],
    ['darft', 'DRAFT'],
    ['raedy', 'READY'],
  ])('finds what %s was meant to be', (word, name) => expect(closestMatch(word, known)).toBe(name));

  it.each(['elephant', 'x', '', 'rexxy', 'rdaey', 'READY'.repeat(20)])('offers nothing for %j', (word) =>
    expect(closestMatch(word, known)).toBeUndefined(),
  );

  it('finds a rule by the end of its id', () =>
    expect(closestMatch('tags', ['task/lines', 'task/tags'])).toBe('task/tags'));

  it('offers nothing where nothing is known', () => expect(closestMatch('x', [])).toBeUndefined());
});

describe('oneOf', () => {
  it('lists names as a message does', () => {
    expect(oneOf(['a', 'b', 'c'])).toBe('`a`, `b` or `c`');
    expect(oneOf(['a', 'b'])).toBe('`a` or `b`');
    expect(oneOf(['a'])).toBe('`a`');
  });
});
