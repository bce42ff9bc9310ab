import { describe, expect, it } from 'vitest';
import { compilePhrases, PhraseIndex } from '../../../src/migrate/words/phrases.ts';
import { termNames as names } from '../../../src/migrate/words/term-names.ts';
import { anyOf, anySign, casedPattern, pattern, phrasesOf } from '../../../src/migrate/words/terms.ts';
import { Vocabulary } from '../../../src/migrate/words/words.ts';
import { allWords } from '../../support/words.ts';

describe('a term in a pattern', () => {
  it.each(names)('%s is found by each of its phrases, alone and between others', (name) => {
    // Those count in capitals only; all others are written in small letters.
    const of = name.startsWith('loud') ? casedPattern : pattern;
    const whole = of`^${anyOf(name)}$`;
    const within = of`, ${anyOf(name)}[ .]`;
    const written = phrasesOf(name).map((phrase) => phrase.replaceAll('*', ''));
    expect(written.filter((phrase) => !whole.test(phrase))).toEqual([]);
    expect(written.filter((phrase) => !within.test(`x, ${phrase} y`))).toEqual([]);
  });

  it.each([
    ['left', 'осталось', 'осталось два', 'неосталось'],
    ['everyOne', 'все', 'все', 'всего'],
    ['everyOne', 'tous', 'Tous les', 'toussaint'],
    ['high', 'élevée', 'élevée', 'surélevée'],
    ['addedMarks', 'add', 'ADD it', 'address'],
  ] as const)('%s stands as whole words: %s', (name, _, found, missed) => {
    expect(pattern`${anyOf(name)}`.test(found)).toBe(true);
    expect(pattern`${anyOf(name)}`.test(missed)).toBe(false);
  });

  it('goes on to the end of a word at a star, and is found anywhere in a script without spaces', () => {
    expect(pattern`${anyOf('left')}$`.test('что недоделано')).toBe(true);
    expect(pattern`^${anyOf('fileColumn')}$`.test('Dateiname')).toBe(true);
    expect(pattern`${anyOf('left')}`.test('これは残りです')).toBe(true);
  });

  it('takes an apostrophe as people type it and any spaces', () => {
    expect(pattern`^${anyOf('opensLeft')}$`.test('what\u2019s  left')).toBe(true);
  });

  it('has its longest phrase first', () => {
    expect(pattern`${anyOf('negations')}`.exec('no one')?.[0]).toBe('no one');
  });

  it('finds each of its signs, whole', () => {
    expect(pattern`${anySign('high')}`.test('🟢')).toBe(false);
    expect(pattern`${anySign('high')}`.test('a 🔴')).toBe(true);
  });
});

describe('the cues of a note', () => {
  it('are of its own languages only', () => {
    expect(new Vocabulary(new Set(['en']), allWords).cues('pendiente, erledigt, 完了')).toEqual([]);
    expect(new Vocabulary(new Set(['en', 'de']), allWords).has('erledigt', 'completed')).toBe(true);
  });
});

describe('the phrases of a list', () => {
  it.each([
    ['a script without spaces anywhere', ['年'], '3 年, 来年', ['年', '年']],
    ['whole words', ['day'], 'day, today', ['day']],
    ['the beginning of a word at a star', ['forg*'], 'forgotten', ['forgotten']],
    ['longer ones first', ['day', 'day one'], 'day one', ['day one', 'day']],
    ['apostrophes and capitals as people type them', ["it's"], 'IT’S', ['IT’S']],
  ])('are found in %s', (_, phrases, text, found) => {
    const hits = new PhraseIndex('xx', compilePhrases({ list: phrases })).find(text);
    expect(hits.map(({ from, to }) => text.slice(from, to))).toEqual(found);
  });
});
