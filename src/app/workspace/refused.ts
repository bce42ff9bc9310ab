import type { Diagnostic } from '../../core/diagnostic.ts';
import { BatonError } from '../../errors.ts';

/** What breaks rules: at least one. */
type Findings = readonly [Diagnostic, ...Diagnostic[]];

/** What was asked for would break rules; the findings say which, for who answers it in another form. */
export class RefusedError extends BatonError {
  /** At least one. */
  readonly findings: Findings;

  constructor(message: string, help: string, findings: Findings) {
    super('refused', message, { help });
    this.findings = findings;
  }
}

/**
 * What was asked for would break rules: all of them are named at once, so that one more try is enough.
 *
 * @param what what was asked for, by the finding where it depends on it
 * @param helpOf the next action; that of a finding is about fixing the record, which may not be what is asked for
 */
export function refusedBy(
  findings: Findings,
  what: (finding: Diagnostic) => string,
  helpOf: (finding: Diagnostic) => string | undefined = () => undefined,
): RefusedError {
  const [first, ...others] = findings;
  const request = what(first);
  const pages = [...new Set(findings.map(({ rule }) => `\`baton explain ${rule}\``))].join(', ');
  const helps = [...new Set(findings.flatMap((finding) => helpOf(finding) ?? []))];
  const next = [...helps, `see ${pages}`].join(helps.some((one) => one.includes('\n')) ? '\n' : '; ');
  if (others.length === 0)
    return new RefusedError(`${request}: ${first.message} (${first.rule})`, next, findings);
  const lines = findings.map((finding) => {
    const own = what(finding);
    return `  ${own === request ? '' : `${own}: `}${finding.message} (${finding.rule})`;
  });
  return new RefusedError(`${request}:\n${[...new Set(lines)].join('\n')}`, next, findings);
}

/** Runs checks to their end: what each of them throws is thrown as one error, so that nobody fixes them one by one. */
export class Refusals {
  readonly #errors: BatonError[] = [];

  /** Runs a check. @returns what it gives; undefined if it throws a BatonError, which is kept */
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
    const failed = this.#errors.find(({ code }) => code !== 'refused');
    if (failed) throw new BatonError(failed.code, message, { help });
    const [finding, ...rest] = this.#errors.flatMap((one) =>
      one instanceof RefusedError ? one.findings : [],
    );
    if (finding) throw new RefusedError(message, help, [finding, ...rest]);
    throw new BatonError('refused', message, { help });
  }
}
