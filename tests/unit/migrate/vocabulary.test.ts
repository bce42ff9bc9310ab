import { describe, expect, it } from 'vitest';
import { compilePhrases, PhraseIndex } from '../../../src/migrate/words/phrases.ts';
import { termNames as names } from '../../../src/migrate/words/term-names.ts';
import { anyOf, anySign, pattern, phrasesOf } from '../../../src/migrate/words/terms.ts';
import { Vocabulary } from '../../../src/migrate/words/words.ts';
import { allWords } from '../../support/words.ts';

describe('a term in a pattern', () => {
  it.each(names)('%s is found by each of its phrases, alone and between others', (name) => {
    const whole = pattern`^${anyOf(name)}$`;
    const within = pattern`, ${anyOf(name)}[ .]`;
    for (const phrase of phrasesOf(name)) {
      const written = phrase.replaceAll('*', '');
      expect(written).toMatch(whole);
      expect(`x, ${written} y`).toMatch(within);
    }
  });

  it.each([
    ['left', 'осталось', 'осталось два', 'неосталось'],
    ['everyOne', 'все', 'все', 'всего'],
    ['everyOne', 'tous', 'Tous les', 'toussaint'],
    ['high', 'élevée', 'élevée', 'surélevée'],
    ['addedMarks', 'add', 'ADD it', 'address'],
  ] as const)('%s stands as whole words: %s', (name, _, found, missed) => {
    expect(found).toMatch(pattern`${anyOf(name)}`);
    expect(missed).not.toMatch(pattern`${anyOf(name)}`);
  });

  it('goes on to the end of a word at a star, and is found anywhere in a script without spaces', () => {
    expect('что недоделано').toMatch(pattern`${anyOf('left')}$`);
    expect('Dateiname').toMatch(pattern`^${anyOf('fileColumn')}$`);
    expect('これは残りです').toMatch(pattern`${anyOf('left')}`);
  });

  it('takes an apostrophe as people type it and any spaces', () => {
    expect('what\u2019s  left').toMatch(pattern`^${anyOf('opensLeft')}$`);
  });

  it('has its longest phrase first', () => {
    expect(pattern`${anyOf('negations')}`.exec('no one')?.[0]).toBe('no one');
  });

  it('finds each of its signs, whole', () => {
    expect('🟢').not.toMatch(pattern`${anySign('high')}`);
    expect('a 🔴').toMatch(pattern`${anySign('high')}`);
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
