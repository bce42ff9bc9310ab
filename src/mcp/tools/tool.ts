import { type Given, type Parameters, textIn } from '../../app/operations/parameters.ts';
import type { Context } from '../../app/workspace/context.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
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

/** What an answer says besides: notes, warnings of the rules, and records that it lacks. */
export function remarksOf({
  notes = [],
  unreadable = [],
  warnings = [],
}: {
  readonly notes?: readonly string[];
  readonly unreadable?: readonly string[];
  readonly warnings?: readonly (Diagnostic | string)[];
}): { readonly notes?: readonly string[] } {
  const all = [
    ...notes,
    ...warnings.map((one) => (typeof one === 'string' ? one : `${one.message} (${one.rule})`)),
    ...unreadable.map((path) => `\`${path}\` cannot be read and is left out; \`lint\` prints why`),
  ];
  return all.length === 0 ? {} : { notes: all };
}

/** What an action of a tool needs besides its name. @throws BatonError `usage`, with everything that is missing */
export function needGiven(given: Given, action: string, names: readonly string[]): void {
  const missing = names.filter((name) => textIn(given, name) === undefined);
  if (missing.length === 0) return;
  throw new BatonError('usage', `Missing ${missing.map((name) => `\`${name}\``).join(', ')} for ${action}`, {
    help: `${action} needs ${names.join(', ')}`,
  });
}
