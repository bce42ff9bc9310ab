import type { Diagnostic } from '../core/diagnostic.ts';
import { BatonError } from '../errors.ts';

/** What was asked for would break a rule; the finding says which, for who answers it in another form. */
export class RefusedError extends BatonError {
  readonly finding: Diagnostic;

  constructor(message: string, help: string, finding: Diagnostic) {
    super('refused', message, { help });
    this.finding = finding;
  }
}

/**
 * What was asked for would break a rule.
 *
 * @param help the next action; that of the finding is about mending the record, which may not be what is asked for
 */
export function refusedBy(finding: Diagnostic, what: string, help?: string): RefusedError {
  const { message, rule } = finding;
  const page = `see \`baton explain ${rule}\``;
  const next = help === undefined ? page : `${help}; ${page}`;
  return new RefusedError(`${what}: ${message} (${rule})`, next, finding);
}
