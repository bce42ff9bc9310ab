import { BatonError } from '../errors.ts';

/** Reads `--budget`. @throws BatonError `usage` */
export function tokens(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new BatonError('usage', `Unexpected number \`${text}\` after \`--budget\``, {
    help: 'write a whole number of tokens: `--budget 2000`',
  });
}

/** Programs get all of the data. @throws BatonError `usage` where a budget is asked of JSON */
export function refuseBudgetOfJson({
  budget,
  json,
}: {
  readonly budget?: number;
  readonly json?: true;
}): void {
  if (budget === undefined || !json) return;
  throw new BatonError('usage', 'Unexpected --budget with --json, which holds everything', {
    help: 'leave one of them out',
  });
}
