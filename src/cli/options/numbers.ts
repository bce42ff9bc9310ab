import { BatonError } from '../../errors.ts';

/** How a number is written on the command line or as an input, and what the message says where it is wrong. */
interface NumberOption {
  /** As the message names it: `--max-warnings`. */
  readonly name: string;
  /** What to write instead: `` write a whole number: `--max-warnings 0` allows none ``. */
  readonly help: string;
  /** The least that is allowed; 0 if it is left out. */
  readonly from?: 0 | 1;
}

/**
 * A reader of whole numbers in decimal digits. `-1`, `1e9`, `0x10`, `5.0`, spaces and an empty text are refused, and
 * so is a number that is too large to be exact.
 *
 * @returns a function that throws BatonError `usage` for anything else
 */
export function wholeNumber({ name, help, from = 0 }: NumberOption): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isSafeInteger(value) && value >= from) return value;
    const expected = from === 0 ? 'a whole number from 0' : `a whole number from ${from}`;
    throw new BatonError('usage', `Unexpected number \`${text}\` for \`${name}\`, expected ${expected}`, {
      help,
    });
  };
}

/**
 * A reader of decimal numbers, such as a confidence: `0.85`, `.5`, `1`. Other spellings of numbers are refused.
 *
 * @param range `share` allows 0 to 1 only; `any` leaves the range to the rules, which report it with everything else
 * @returns a function that throws BatonError `usage` for anything else
 */
export function decimal(name: string, range: 'share' | 'any'): (text: string) => number {
  return (text) => {
    const value = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
    if (range === 'any' ? Number.isFinite(value) : value >= 0 && value <= 1) return value;
    throw new BatonError('usage', `Unexpected number \`${text}\` for \`${name}\`, expected one from 0 to 1`, {
      help: `write a number such as \`${name} 0.85\``,
    });
  };
}
