import { explainSystemError } from './system-errors.ts';

/** What kind of failure it was; stable, for programs. */
export type BatonErrorCode =
  | 'usage' // the command line is wrong
  | 'config' // baton.yaml is wrong
  | 'not-a-repository'
  | 'git' // git failed; its own text is in the message
  | 'unverifiable' // history or objects that are needed are not here
  | 'unreadable' // a file could not be read
  | 'refused' // what was asked for would break a rule
  | 'unwritable' // a file could not be written
  | 'system'; // the operating system refused: too many open files, a full disk

/**
 * A failure that a person can act on: the run stops, printing message and help, with exit code 1 where the rules refuse
 * what was asked for and 2 where it could not run. Everything else that is thrown is a bug in Baton.
 */
export class BatonError extends Error {
  override readonly name = 'BatonError';
  readonly code: BatonErrorCode;
  /** The next action. */
  readonly help: string | undefined;

  constructor(code: BatonErrorCode, message: string, options: { help?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.help = options.help;
  }
}

/**
 * A failure that a person can act on, of whatever was thrown.
 *
 * @returns undefined for a bug in Baton
 */
export function asBatonError(error: unknown): BatonError | undefined {
  if (error instanceof BatonError) return error;
  const known = explainSystemError(error);
  return known && new BatonError('system', known.message, { help: known.help, cause: error });
}

/** What cannot be read, or does not exist. */
export function unreadable(path: string, error: unknown): BatonError {
  if (isMissing(error)) {
    return new BatonError('unreadable', `\`${path}\` does not exist`, {
      help: 'name it by its path from here',
      cause: error,
    });
  }
  return new BatonError('unreadable', `\`${path}\` cannot be read: ${reasonOf(error)}`, {
    help:
      explainSystemError(error)?.help ??
      'check that it is a file or folder of the expected kind and that you may read it',
    cause: error,
  });
}

/** Whether an error says that nothing of that name is there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** An error's own words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
