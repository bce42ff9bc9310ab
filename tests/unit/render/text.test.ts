import { describe, expect, it } from 'vitest';
import { forTerminal, forTerminalLine } from '../../../src/render/neutralise/terminal.ts';
import { wrap } from '../../../src/text/wrap.ts';
import fc, { runs } from '../../support/property.ts';

describe('forTerminal', () => {
  it.each([
    ['\u001b[31m', '\\x1B[31m'],
    ['\u009b2J', '\\x9B2J'],
    ['a\rb', 'a\\x0Db'],
    ['a\u202eb', 'a\\u{202E}b'],
    ['a\u200bb\u2066', 'a\\u{200B}b\\u{2066}'],
    ['\u{e0041}', '\\u{E0041}'],
    ['a\tb', 'a    b'],
    ['a\nb', 'a\nb'],
    ['größe 広い 🗄', 'größe 広い 🗄'],
  ])('shows %j harmless', (text, shown) => expect(forTerminal(text)).toBe(shown));

  it('is the same when asked twice', () => {
    const once = forTerminal('\u001b[31m\u202e\t');
    expect(forTerminal(once)).toBe(once);
  });

  it('keeps one line one line', () => expect(forTerminalLine('a\r\nb\nc\rd')).toBe('a⏎b⏎c⏎d'));
});

describe('wrap', () => {
  it('breaks at spaces, by columns', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('値値 値値 x', 6)).toEqual(['値値', '値値 x']);
  });

  it('keeps a longer word whole, and the breaks and indentation that there are', () => {
    expect(wrap('a abcdefghij b', 4)).toEqual(['a', 'abcdefghij', 'b']);
    expect(wrap('add:\n  - key: value', 10)).toEqual(['add:', '  - key:', '  value']);
    expect(wrap('', 10)).toEqual(['']);
  });

  it('breaks plain text, which is not measured, where it breaks other text', () => {
    const word = fc.constantFrom('', 'a', 'aaa', 'aaaaaaa', ' ', '  aa', '\n');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.integer({ min: 0, max: 12 }), (words, width) => {
        const text = `${words.join(' ')}a`;
        const measured = wrap(text.replaceAll('a', 'é'), width).map((line) => line.replaceAll('é', 'a'));
        expect(wrap(text, width)).toEqual(measured);
      }),
      { numRuns: runs(1000) },
    );
  });
});
