import type { Diagnostic } from '../../core/diagnostic.ts';
import { BatonError, type BatonErrorCode } from '../../errors.ts';

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

/** One reason why something is refused. */
export interface Reason {
  /** Without what was asked for: `it has no output`. */
  readonly message: string;
  /** The next action. */
  readonly help: string | undefined;
  /** The record that it is about, where that is no finding's. */
  readonly path?: string;
  /** Of the rule that refuses it. */
  readonly finding?: Diagnostic;
}

/** The next action for a finding; its own help is about fixing the record, which may not be what was asked for. */
type NextOf = (finding: Diagnostic) => string | undefined;

/**
 * Why something is refused, as data. It does not say what was asked for: `refusing` adds that, and makes the error that
 * people read.
 */
export class Refusal extends Error {
  readonly reasons: readonly [Reason, ...Reason[]];
  readonly code: BatonErrorCode;

  constructor(reasons: readonly [Reason, ...Reason[]], code: BatonErrorCode = 'refused') {
    super(reasons[0].message);
    this.reasons = reasons;
    this.code = code;
  }
}

/** A refusal for one reason. */
export function refusal(message: string, help: string | undefined, code?: BatonErrorCode): Refusal {
  return new Refusal([{ message, help }], code);
}

/** A refusal by rules: all findings at once, so that one more try is enough. */
export function refusalBy([first, ...others]: Findings, nextOf: NextOf = () => undefined): Refusal {
  const reasonOf = (finding: Diagnostic) => ({ message: finding.message, help: nextOf(finding), finding });
  return new Refusal([reasonOf(first), ...others.map(reasonOf)]);
}

/** What was asked for, as a person reads it: `Thread \`x\` cannot be completed`. By the record's path where it depends on that. */
type Subject = string | ((path: string) => string);

/**
 * Does what was asked for. A refusal on the way becomes an error that says what was asked for.
 *
 * @param nextOf the next action for a finding, where the use case knows it
 * @throws BatonError of the refusal; every other error as it is
 */
export async function refusing<T>(subject: Subject, work: () => T | Promise<T>, nextOf?: NextOf): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? refusedError(subject, error, nextOf) : error;
  }
}

/** The error of a refusal: the only place that makes its text. */
export function refusedError(subject: Subject, { code, reasons }: Refusal, nextOf?: NextOf): BatonError {
  const subjectOf = ({ finding, path }: Reason) =>
    typeof subject === 'string' ? subject : subject(path ?? finding?.at.path ?? '');
  const helpOf = ({ finding, help }: Reason) => (finding && nextOf ? nextOf(finding) : help);
  const [finding, ...findings] = reasons.flatMap((reason) => reason.finding ?? []);
  const help = [...new Set(reasons.flatMap((reason) => helpOf(reason) ?? []))];
  if (finding) {
    const pages = new Set([finding, ...findings].map(({ rule }) => `\`baton explain ${rule}\``));
    help.push(`see ${[...pages].join(', ')}`);
  }
  const next = help.join(help.some((one) => one.includes('\n')) ? '\n' : '; ');
  const message = textOf(reasons, subjectOf);
  return finding && code === 'refused'
    ? new RefusedError(message, next, [finding, ...findings])
    : new BatonError(code, message, { help: next });
}

/** One reason in one line; several in a list, each with its own subject where that differs from the first. */
function textOf([first, ...others]: Refusal['reasons'], subjectOf: (reason: Reason) => string): string {
  const lead = subjectOf(first);
  const lineOf = ({ finding, message }: Reason) => (finding ? `${message} (${finding.rule})` : message);
  if (others.length === 0) return `${lead}: ${lineOf(first)}`;
  const lines = [first, ...others].map((reason) => {
    const own = subjectOf(reason);
    return `  ${own === lead ? '' : `${own}: `}${lineOf(reason)}`;
  });
  return `${lead}:\n${[...new Set(lines)].join('\n')}`;
}

/** The reasons why something would be refused. @returns none where it works; every other error is thrown */
export async function reasonsOf(work: () => Promise<unknown>): Promise<readonly Reason[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.reasons;
    throw error;
  }
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
