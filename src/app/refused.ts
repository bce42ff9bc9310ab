import type { Diagnostic } from '../core/diagnostic.ts';
import { BatonError } from '../errors.ts';

/**
 * What was asked for would break a rule.
 *
 * @param help the next action; that of the finding is about mending the record, which may not be what is asked for
 */
export function refusedBy({ rule, message }: Diagnostic, what: string, help?: string): BatonError {
  const page = `see \`baton explain ${rule}\``;
  return new BatonError('refused', `${what}: ${message} (${rule})`, {
    help: help === undefined ? page : `${help}; ${page}`,
  });
}
