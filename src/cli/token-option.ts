import { BatonError } from '../errors.ts';

/** Reads `--budget`. @throws BatonError `usage` */
export function tokens(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new BatonError('usage', `Unexpected number \`${text}\` after \`--budget\``, {
    help: 'write a whole number of tokens: `--budget 2000`',
  });
}
