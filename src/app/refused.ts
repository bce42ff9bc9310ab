import type { Diagnostic } from '../core/diagnostic.ts';
import { BatonError } from '../errors.ts';

/** What was asked for would break rules; the findings say which, for who answers it in another form. */
export class RefusedError extends BatonError {
  /** The first one. */
  readonly finding: Diagnostic;
  /** All of them. */
  readonly findings: readonly Diagnostic[];

  constructor(
    message: string,
    help: string,
    finding: Diagnostic,
    findings: readonly Diagnostic[] = [finding],
  ) {
    super('refused', message, { help });
    this.finding = finding;
    this.findings = findings;
  }
}

/**
 * What was asked for would break a rule.
 *
 * @param help the next action; that of the finding is about mending the record, which may not be what is asked for
 */
export function refusedBy(finding: Diagnostic, what: string, help?: string): RefusedError {
  return refusedByAll(
    [finding],
    () => what,
    () => help,
  );
}

/**
 * What was asked for would break rules: every violation in one message, so that they are fixed in one go.
 *
 * @param findings at least one
 * @param whatOf the request, as the refusal of a finding names it
 * @param helpOf the next action for a finding
 */
export function refusedByAll(
  findings: readonly Diagnostic[],
  whatOf: (finding: Diagnostic) => string,
  helpOf: (finding: Diagnostic) => string | undefined,
): RefusedError {
  const [first, ...others] = findings;
  if (!first) throw new Error('a refusal needs a finding');
  const pages = [...new Set(findings.map(({ rule }) => `\`baton explain ${rule}\``))].join(', ');
  const what = whatOf(first);
  if (others.length === 0) {
    const help = helpOf(first);
    const next = help === undefined ? `see ${pages}` : `${help}; see ${pages}`;
    return new RefusedError(`${what}: ${first.message} (${first.rule})`, next, first);
  }
  const lines = findings.map((finding) => {
    const own = whatOf(finding);
    return `  ${own === what ? '' : `${own}: `}${finding.message} (${finding.rule})`;
  });
  const helps = [...new Set(findings.flatMap((finding) => helpOf(finding) ?? []))];
  const next = [...helps, `see ${pages}`].join(helps.some((one) => one.includes('\n')) ? '\n' : '; ');
  return new RefusedError(`${what}:\n${lines.join('\n')}`, next, first, findings);
}

/** Runs checks to their end: what each of them throws is thrown as one error, so that nobody fixes them one by one. */
export class Refusals {
  readonly #errors: BatonError[] = [];

  /** Runs a check. @returns what it gives; undefined where it throws a BatonError, which is kept */
  async check<T>(work: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BatonError)) throw error;
      this.#errors.push(error);
      return undefined;
    }
  }

  get isEmpty(): boolean {
    return this.#errors.length === 0;
  }

  /**
   * @param lead what cannot be done because of them
   * @throws BatonError of all that was kept: what could not run has the code, then what the rules refuse
   */
  raise(lead: string): void {
    const [first, ...others] = this.#errors;
    if (!first) return;
    if (others.length === 0) throw first;
    const message = `${lead}:\n${this.#errors.map((one) => `  ${one.message.replaceAll('\n', '\n  ')}`).join('\n')}`;
    const help = [...new Set(this.#errors.flatMap((one) => one.help ?? []))].join('\n');
    const findings = this.#errors.flatMap((one) => (one instanceof RefusedError ? one.findings : []));
    const failed = this.#errors.find(({ code }) => code !== 'refused');
    if (failed) throw new BatonError(failed.code, message, { help });
    const [finding] = findings;
    if (finding) throw new RefusedError(message, help, finding, findings);
    throw new BatonError('refused', message, { help });
  }
}
