import { describe, expect, it } from 'vitest';
import { closestMatch, didYouMean, offer, suggest } from '../../../src/text/closest-match.ts';
import { allOf, listed, needOneOf, oneOf } from '../../../src/text/one-of.ts';

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

  it.each([
    ['session/nosuch', undefined],
    ['session/finl', 'session/final'],
    ['sesion/final', 'session/final'],
    ['session/x', undefined],
    ['dec_20261129_q2w4e6r8', undefined],
    ['dec_20261129_k3v9qx7n', 'dec_20261129_k3v9qx7m'],
    ['dec_20261128_k3v9qx7m', 'dec_20261129_k3v9qx7m'],
    ['session rout', 'session route'],
    ['session nosuch', undefined],
  ])('compares of %s what is not the same in both', (word, name) => {
    const all = ['session/final', 'session/graph', 'dec_20261129_k3v9qx7m', 'session route'];
    expect(closestMatch(word, all)).toBe(name);
  });

  it('offers nothing where nothing is known', () => expect(closestMatch('x', [])).toBeUndefined());
});

describe('oneOf', () => {
  it('lists names as a message does', () => {
    expect(oneOf(['a', 'b', 'c'])).toBe('`a`, `b` or `c`');
    expect(oneOf(['a', 'b'])).toBe('`a` or `b`');
    expect(oneOf(['a'])).toBe('`a`');
  });
});

describe('what is offered for a word', () => {
  it('is the one that was meant, else what the caller says', () => {
    expect(suggest('taks', ['task'], 'look it up')).toBe('did you mean `task`?');
    expect(suggest('elephant', ['task'], 'look it up')).toBe('look it up');
    expect(didYouMean(undefined, 'look it up')).toBe('look it up');
    expect(offer('task', 'expected a kind')).toBe('did you mean `task`');
    expect(offer(undefined, 'expected a kind')).toBe('expected a kind');
  });
});

describe('lists in messages', () => {
  it('say all of them, or texts that are no names', () => {
    expect(allOf(['a or b', 'c'])).toBe('`a or b` and `c`');
    expect(listed(['a map', 'a list', 'null'], 'or')).toBe('a map, a list or null');
  });

  it('are what a word has to be one of', () => {
    expect(needOneOf('kind', 'task', ['task', 'skill'])).toBe('task');
    expect(() => needOneOf('kind', 'taks', ['task', 'skill'])).toThrow(
      expect.objectContaining({
        code: 'usage',
        message: 'Unexpected kind `taks`, expected `task` or `skill`',
        help: 'did you mean `task`?',
      }),
    );
    expect(() => needOneOf('kind', 'elephant', ['task'], 'see the list')).toThrow(
      expect.objectContaining({ help: 'see the list' }),
    );
  });
});
