import { type Given, type Parameters, textIn } from '../../app/operations/parameters.ts';
import type { Context } from '../../app/workspace/context.ts';
import { BatonError } from '../../errors.ts';
import type { ToolAnswer } from '../answers.ts';

/** A tool as clients see it. */
export interface Tool {
  readonly name: string;
  readonly about: string;
  readonly parameters: Parameters;
  /** Other parameters are taken as well. */
  readonly isOpen?: true | undefined;
  /** Whether any call of it writes. */
  readonly writes: boolean;
  /** Whether this call writes; left out: as the tool. */
  writesNow?(given: Given): boolean;
  run(context: Context, given: Given): Promise<ToolAnswer>;
}

/** What an action of a tool needs besides its name. @throws BatonError `usage`, with everything that is missing */
export function needGiven(given: Given, action: string, names: readonly string[]): void {
  const missing = names.filter((name) => textIn(given, name) === undefined);
  if (missing.length === 0) return;
  throw new BatonError('usage', `Missing ${missing.map((name) => `\`${name}\``).join(', ')} for ${action}`, {
    help: `${action} needs ${names.join(', ')}`,
  });
}
