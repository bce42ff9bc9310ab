import { describe, expect, it } from 'vitest';
import { readInputs } from '../../../src/action/inputs.ts';

const any = Number.POSITIVE_INFINITY;

describe('readInputs', () => {
  it('takes an empty input for one that was left out', () => {
    expect(readInputs({})).toEqual({ comment: true, maxWarnings: any });
    expect(readInputs({ BATON_COMMENT: '', BATON_MAX_WARNINGS: '', BATON_SARIF: '' })).toEqual({
      comment: true,
      maxWarnings: any,
    });
  });

  it('reads numbers and truth values', () => {
    expect(readInputs({ BATON_MAX_WARNINGS: '0' }).maxWarnings).toBe(0);
    for (const text of ['false', 'False', 'FALSE'])
      expect(readInputs({ BATON_COMMENT: text }).comment).toBe(false);
    for (const text of ['true', 'True', 'TRUE']) {
      expect(readInputs({ BATON_COMMENT: text, BATON_SARIF: text }).comment).toBe(true);
    }
  });

  it.each([
    ['BATON_MAX_WARNINGS', 'none', '`max-warnings`'],
    ['BATON_MAX_WARNINGS', '-1', '`max-warnings`'],
    ['BATON_MAX_WARNINGS', '1e3', '`max-warnings`'],
    ['BATON_MAX_WARNINGS', ' ', '`max-warnings`'],
    ['BATON_COMMENT', 'no', '`comment`'],
    ['BATON_COMMENT', '0', '`comment`'],
    ['BATON_SARIF', 'yes', '`sarif`'],
  ])('refuses %s: %j', (name, value, told) => {
    expect(() => readInputs({ [name]: value })).toThrow(told);
    expect(() => readInputs({ [name]: value })).toThrow(expect.objectContaining({ code: 'usage' }));
  });
});
