import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../src/cli/decision/options.ts';
import { dayOrTime, time } from '../../../src/cli/options/time.ts';

const noYaml = () => {
  throw new Error('no option of this test is YAML');
};

describe('the day or time of an option', () => {
  it.each([
    ['2027-03-31', '2027-03-31T00:00:00Z'],
    ['2027-03-31T18:00:00+02:00', '2027-03-31T18:00:00+02:00'],
  ])('%s is %s', (text, expected) => {
    expect(dayOrTime('--expires', text)).toBe(expected);
  });

  it.each(['2027-02-30', '31.03.2027', 'tomorrow', '', '2027-03-31T18:00:00'])('%j is refused', (text) => {
    expect(() => dayOrTime('--expires', text)).toThrow(`Unexpected date \`${text}\` after \`--expires\``);
  });

  it('is a time where only a time is taken', () => {
    expect(time('--expires-at', '2027-03-31T18:00:00Z')).toBe('2027-03-31T18:00:00Z');
    expect(() => time('--expires-at', '2027-03-31')).toThrow('expected RFC 3339');
  });
});

describe('the fields that options say', () => {
  it('hold one reopened alternative as text, several as a list', () => {
    expect(fieldsOf({ reopens: ['dec_1#1'], expires: '2027-03-31T00:00:00Z' }, noYaml)).toMatchObject({
      reopens: 'dec_1#1',
      expires: '2027-03-31T00:00:00Z',
    });
    expect(fieldsOf({ reopens: ['dec_1#1', 'dec_1#2'] }, noYaml).reopens).toEqual(['dec_1#1', 'dec_1#2']);
  });
});
