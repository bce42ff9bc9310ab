import { describe, expect, it } from 'vitest';
import { phrasesIn } from '../../../src/migrate/words/phrases.ts';
import { anyOf, anySign, pattern, phrasesOf } from '../../../src/migrate/words/terms.ts';
import {
  commonWords,
  cues,
  headings,
  type Term,
  terms,
  type Words,
} from '../../../src/migrate/words/vocabulary.ts';
import { Vocabulary } from '../../../src/migrate/words/words.ts';

const lists: readonly (readonly [string, Words])[] = [
  ...Object.entries(headings).map(([name, words]) => [`headings.${name}`, words] as const),
  ...Object.entries(cues).map(([name, words]) => [`cues.${name}`, words] as const),
  ...Object.entries(terms).map(([name, words]) => [`terms.${name}`, words] as const),
  ['commonWords', commonWords],
];
const languages = new Set(Object.keys(headings.next));
const names = Object.keys(terms) as Term[];

describe('the vocabulary', () => {
  it.each(lists)('%s names known languages, each phrase once', (_, words) => {
    for (const [language, phrases] of Object.entries(words)) {
      expect(languages).toContain(language);
      const list = phrasesIn(phrases);
      expect(list.filter((phrase) => phrase === '' || /\s{2}|\n/.test(phrase))).toEqual([]);
      expect(list.filter((phrase, index) => list.indexOf(phrase) !== index)).toEqual([]);
    }
  });

  it('writes capitals only where they count', () => {
    const loud = names.filter((name) => phrasesOf(name).some((phrase) => phrase !== phrase.toLowerCase()));
    expect(loud).toEqual(['loudHigh', 'loudHighest', 'loudMedium', 'loudLow']);
  });
});

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

  it('takes an apostrophe as people type it and any blanks', () => {
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
    expect(new Vocabulary(new Set(['en'])).cues('pendiente, erledigt, 完了')).toEqual([]);
    expect(new Vocabulary(new Set(['en', 'de'])).has('erledigt', 'completed')).toBe(true);
  });
});
