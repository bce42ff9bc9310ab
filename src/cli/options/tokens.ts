import { BatonError } from '../../errors.ts';
import { wholeNumber } from './numbers.ts';

/** Reads `--budget`. @throws BatonError `usage` */
export const tokens = wholeNumber({
  name: '--budget',
  help: 'write a whole number of tokens: `--budget 2000`',
  from: 1,
});

/** Programs get all of the data. @throws BatonError `usage` if a budget is asked of JSON */
export function refuseBudgetOfJson({
  budget,
  json,
}: {
  readonly budget?: number;
  readonly json?: true;
}): void {
  if (budget === undefined || !json) return;
  throw new BatonError('usage', 'Unexpected --budget with --json, which prints everything', {
    help: 'remove one of them',
  });
}
