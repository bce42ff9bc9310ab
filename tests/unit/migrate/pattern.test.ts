import { describe, expect, it } from 'vitest';
import { inSmallLetters, Pattern } from '../../../src/migrate/words/pattern.ts';
import { termNames } from '../../../src/migrate/words/term-names.ts';
import { anyOf, casedPattern, pattern, phrasesOf } from '../../../src/migrate/words/terms.ts';
import fc, { runs } from '../../support/property.ts';

describe('a pattern', () => {
  it.each([
    [pattern`^Größe [A-C]\S$`, 'GRÖSSE b!', false],
    [pattern`^Größe [A-C]\S$`, 'gRÖßE b!', true],
    [pattern`^\p{L}+\d$`, 'ÉTÉ1', true],
    [pattern`\P{L}\D\W`, 'a', false],
    [pattern`готово`, 'ГОТОВО', true],
    [pattern`stan`, 'İSTANBUL', true],
    [casedPattern`^HIGH$`, 'High', false],
    [casedPattern`^HIGH$`, 'HIGH', true],
  ])('%s of %s: %s', (one, text, fits) => {
    expect(one.test(text)).toBe(fits);
  });

  it('gives what it found as the text has it', () => {
    const pair = pattern`(\p{L}+)=(\p{L}+)?`;
    expect(pair.exec('say Key=Value')).toMatchObject({ 0: 'Key=Value', 1: 'Key', 2: 'Value', index: 4 });
    expect(pair.exec('none')).toBeUndefined();
    expect(pair.all('A=B, C=').map(([, key, value]) => [key, value])).toEqual([
      ['A', 'B'],
      ['C', undefined],
    ]);
  });

  it('replaces and splits at each match', () => {
    const and = pattern`\s+and\s+`;
    expect(and.replaceIn('A AND B and C', ', ')).toBe('A, B, C');
    expect(and.replaceIn('Nothing', ', ')).toBe('Nothing');
    expect(and.split('A AND B and C')).toEqual(['A', 'B', 'C']);
    expect(and.split('Nothing')).toEqual(['Nothing']);
  });

  it('is a part of another', () => {
    const part = pattern`[A-C]x`;
    expect(pattern`^${part}-${part}$`.test('AX-bx')).toBe(true);
  });

  it('is compiled once, for the first text that has what it needs', () => {
    let made = 0;
    const part = { toString: () => `ab+${made++}`, needs: () => ['ab'] };
    const lazy = new Pattern(['^', '$'], [part], false);
    expect([lazy.test('b0'), lazy.test('none'), made]).toEqual([false, false, 0]);
    expect([lazy.test('xab'), lazy.test('ABB0'), lazy.test('ab1'), made]).toEqual([false, true, false, 1]);
  });

  it('is compiled where many texts are tried', () => {
    let made = 0;
    const part = { toString: () => `ab${made++ > 0 ? 'x' : ''}`, needs: () => ['ab'] };
    const busy = new Pattern(['', ''], [part], false);
    for (let at = 0; at < 200; at++) expect(busy.test('none')).toBe(false);
    expect([made, busy.test('ab')]).toEqual([1, true]);
  });

  const partOf = (...words: readonly string[]) => ({
    toString: () => `(?:${words.join('|')})`,
    needs: () => words,
  });
  const [x, y] = [partOf('x1', 'x2'), partOf('y')];
  const free = { toString: () => '[xy]' };
  it.each([
    [pattern`^${x}$`, ['x1', 'x2']],
    [pattern`a(?:b|c)[|(]\|${x}+`, ['x1', 'x2']],
    [pattern`${x}.*${y}`, ['y']],
    [pattern`${x}|a${y}`, ['x1', 'x2', 'y']],
    [pattern`${pattern`a${x}`}b|${y}`, ['x1', 'x2', 'y']],
    [pattern`${x}|a`, undefined],
    [pattern`a|${x}`, undefined],
    [pattern`${x}|${free}`, undefined],
    [pattern`${x}?`, undefined],
    [pattern`${x}*`, undefined],
    [pattern`${x}{0,2}`, undefined],
    [pattern`(?:${x})?a`, undefined],
    [pattern`(?!${x})${y}`, ['y']],
    [pattern`a`, undefined],
    [
      pattern`${anyOf('opensLeft')}`,
      phrasesOf('opensLeft').map((one) => one.split(/[ '*]+/).toSorted((a, b) => b.length - a.length)[0]),
    ],
  ])('%s needs %j', (one, needs) => {
    expect(one.needs()).toEqual(needs);
  });

  it('fits what a regular expression without capitals fits', () => {
    const letters = fc.constantFrom(...'aAzZéÉßЯяİıö 終わり-.(1'.split(''));
    const phrase = fc.constantFrom(...termNames.flatMap((name) => phrasesOf(name)));
    const text = fc
      .array(
        fc.oneof(
          fc.string({ unit: letters, maxLength: 4 }),
          phrase,
          phrase.map((one) => one.toUpperCase()),
        ),
        {
          maxLength: 6,
        },
      )
      .map((parts) => parts.join(' '));
    // Words in capitals are for patterns that know them.
    const names = termNames.filter((name) => phrasesOf(name).every((one) => one === one.toLowerCase()));
    expect(names.length).toBeGreaterThan(100);
    const patterns = names.map((name) => {
      const source = () => pattern`[^A-Z\d]${anyOf(name)}(?:$|\P{L})`;
      return { name, source, whole: new RegExp(`${source()}`, 'iu') };
    });
    fc.assert(
      fc.property(text, (written) => {
        const wrong = patterns.filter(({ source, whole }) => source().test(written) !== whole.test(written));
        expect(wrong.map(({ name }) => name)).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });
});

it.each([
  ['ÀB', 'àb'],
  ['İA', 'İa'],
  ['ΑΣ', 'ας'],
])('%s in small letters is as long: %s', (text, small) => {
  expect(inSmallLetters(text)).toBe(small);
});
