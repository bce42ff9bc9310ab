import { describe, expect, it } from 'vitest';
import { foldedQuestion, questionId } from '../../../../src/records/kinds/question.ts';

describe('foldedQuestion', () => {
  it.each([
    ['case', 'Who owns it?', 'WHO OWNS IT?'],
    ['blanks', 'Who owns it?', '  Who\n owns\t it? '],
    ['Unicode form', 'Caf\u00e9?', 'Cafe\u0301?'],
    ['a sharp s', 'Straße?', 'STRASSE?'],
    ['the small sigmas', 'οδός', 'ΟΔΌΣ'],
    ['a letter that only upper case decomposes', '\u0390', '\u0399\u0308\u0301'],
  ])('folds %s', (_name, a, b) => expect(foldedQuestion(a)).toBe(foldedQuestion(b)));

  it('keeps what differs otherwise', () => expect(foldedQuestion('a b')).not.toBe(foldedQuestion('ab')));
});

describe('questionId', () => {
  it('is made of the text, NFC, trimmed, spaces collapsed, case kept', () => {
    expect(questionId('Who owns the migration?')).toBe('q-35490b17');
    expect(questionId('  Who  owns\nthe migration? ')).toBe(questionId('Who owns the migration?'));
    expect(questionId('Cafe\u0301')).toBe(questionId('Caf\u00e9'));
    expect(questionId('who owns the migration?')).not.toBe(questionId('Who owns the migration?'));
  });
});
