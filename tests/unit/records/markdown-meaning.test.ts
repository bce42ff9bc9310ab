import { describe, expect, it } from 'vitest';
import { sameMeaning } from '../../../src/records/markdown/meaning.ts';

describe('two stretches of markdown', () => {
  it.each<[string, string, boolean]>([
    ['One line of words', 'One line\nof words', true],
    ['- a\n- b', '* a\n* b', true],
    ['*a* and __b__', '_a_ and **b**', true],
    ['| a | b |\n| - | - |\n| 1 | 2 |', '|a  |b|\n|---|---|\n|1|2|', true],
    ['```yaml\na: 1\nb: "x"\n```', '```yaml\nb: x\na: 1\n```', true],
    ['1. a\n2. b', '1. a\n1. b', true],
    ['a &amp; b', 'a & b', true],
    ['Title\n=====', '# Title', true],
    ['a <!-- baton-disable-next-line task/tags -- x -->', 'a', false],
    ['<!-- baton-disable-next-line task/tags -- x -->\na', 'a', true],
    ['One word', 'Another word', false],
    ['a **b**', 'a b', false],
    ['```js\na  b\n```', '```js\na b\n```', false],
    ['- [ ] a', '- [x] a', false],
    ['[a](b)', '[a](c)', false],
  ])('%j and %j say the same: %s', (before, after, expected) => {
    expect(sameMeaning(before, after)).toBe(expected);
    expect(sameMeaning(after, before)).toBe(expected);
  });
});
