import { describe, expect, it } from 'vitest';
import { decimal, wholeNumber } from '../../../src/cli/options/numbers.ts';

describe('wholeNumber', () => {
  const read = wholeNumber({ name: '--max-warnings', help: 'write one' });

  it.each([
    ['0', 0],
    ['5', 5],
    ['007', 7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('reads %s', (text, value) => {
    expect(read(text)).toBe(value);
  });

  const none = [
    '',
    ' ',
    '-1',
    '+1',
    '1.0',
    '1e9',
    '0x10',
    ' 5 ',
    '5\n',
    'none',
    'NaN',
    'Infinity',
    '٣',
    '9007199254740992',
    '9'.repeat(400),
  ];
  it.each(none)('refuses %j', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'usage', help: 'write one' }));
    expect(() => read(text)).toThrow('for `--max-warnings`, expected a whole number from 0');
  });

  it('refuses what is less than its least', () => {
    const most = wholeNumber({ name: '--budget', help: 'write one', from: 1 });
    expect(most('1')).toBe(1);
    expect(() => most('0')).toThrow('Unexpected number `0` for `--budget`, expected a whole number from 1');
  });
});

describe('decimal', () => {
  const any = decimal('--confidence', 'any');
  const share = decimal('--trust', 'share');

  it.each([
    ['0', 0],
    ['1', 1],
    ['0.85', 0.85],
    ['.5', 0.5],
    ['1.0', 1],
    ['1.', 1],
  ])('reads %s', (text, value) => {
    expect(any(text)).toBe(value);
    expect(share(text)).toBe(value);
  });

  it.each([
    ['7', 7],
    ['-0.1', -0.1],
  ])('leaves the range of %s to the rules, where they have one', (text, value) => {
    expect(any(text)).toBe(value);
    expect(() => share(text)).toThrow('for `--trust`, expected one from 0 to 1');
  });

  it.each(['', ' ', '.', '--1', '+1', '0x1', '1e-1', ' 0.5', '50%', 'abc', 'NaN'])('refuses %j', (text) => {
    expect(() => any(text)).toThrow('for `--confidence`, expected one from 0 to 1');
    expect(() => share(text)).toThrow('for `--trust`, expected one from 0 to 1');
  });
});
