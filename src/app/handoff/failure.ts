import type { Diagnostic } from '../../core/diagnostic.ts';
import { BatonError } from '../../errors.ts';
import { RefusedError } from '../workspace/refused.ts';

/** The kinds of failure (convention, section 6, "Errors of a handoff"). */
export type HandoffErrorCode =
  | 'INVALID_PAYLOAD'
  | 'TARGET_NOT_FOUND'
  | 'VALIDATION_FAILED'
  | 'HEALTH_CHECK_FAILED';

/** What the error document says besides code and message (convention, section 6, "Errors of a handoff"). */
export interface HandoffErrorDetails {
  readonly missing_fields?: readonly string[];
  readonly validation_errors?: readonly string[];
  readonly target_skill?: string;
}

/**
 * A handoff that was not made, taken or upgraded: an answer, printed as the error document, and not an error of the
 * run.
 */
export class HandoffFailure extends Error {
  readonly code: HandoffErrorCode;
  readonly details: HandoffErrorDetails;
  /** Whether the user can try again after a fix. */
  readonly recoverable: boolean;
  /** Where the payload is kept. */
  preserved: string | undefined;
  /** The next action. */
  readonly help: string | undefined;

  constructor(
    code: HandoffErrorCode,
    message: string,
    details: HandoffErrorDetails,
    {
      help,
      preserved,
      recoverable = true,
    }: { help?: string | undefined; preserved?: string | undefined; recoverable?: boolean } = {},
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.recoverable = recoverable;
    this.preserved = preserved;
    this.help = help;
  }
}

/**
 * Rules about fields: missing ones, and wrong ones. The others compare fields with each other or against the tree.
 */
const fieldRules: ReadonlySet<string> = new Set([
  'handoff/target-requires',
  'handoff/version',
  'record/parse',
  'record/schema',
]);

/** What findings of a payload come to in the error document (convention, section 6). */
export function codeOf(findings: readonly Diagnostic[]): Exclude<HandoffErrorCode, 'HEALTH_CHECK_FAILED'> {
  if (findings.some(isOfField)) return 'INVALID_PAYLOAD';
  const isOfTarget = ({ rule }: Diagnostic) => rule === 'handoff/target-skill';
  return findings.length > 0 && findings.every(isOfTarget) ? 'TARGET_NOT_FOUND' : 'VALIDATION_FAILED';
}

function isOfField({ message, rule }: Diagnostic): boolean {
  // The schema counts this one among what is validated across fields.
  return fieldRules.has(rule) && !/\bconvergence_level`/.test(message);
}

/** The fields that a finding misses. */
export function missingIn({ message, rule }: Diagnostic): readonly string[] {
  return fieldRules.has(rule) ? (/^Missing (?:key )?`([^`]+)`/.exec(message)?.slice(1) ?? []) : [];
}

/**
 * What a rule refused, as a failure; every other error stays what it is.
 *
 * @param target the skill that was to take over
 */
function failureOf(error: unknown, target: string | undefined): unknown {
  if (!(error instanceof BatonError) || error.code !== 'refused') return error;
  const findings = error instanceof RefusedError ? error.findings : [];
  const missing = findings.flatMap(missingIn);
  const messages = findings.map(({ message, rule }) => `${message} (${rule})`);
  const errors = messages.length > 0 ? messages : [error.message];
  const code = codeOf(findings);
  const details = {
    ...(code === 'INVALID_PAYLOAD' ? { missing_fields: missing } : {}),
    ...(missing.length === 0 ? { validation_errors: errors } : {}),
    ...(code === 'TARGET_NOT_FOUND' && target !== undefined ? { target_skill: target } : {}),
  };
  return new HandoffFailure(code, error.message, details, { help: error.help });
}

/**
 * Runs a step of a handoff: what the rules refuse becomes its failure.
 *
 * @param known where the payload is kept, and the skill that was to take over
 */
export async function asFailure<T>(
  work: () => Promise<T>,
  known: { readonly preserved?: string; readonly target?: string | undefined } = {},
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const failure = failureOf(error, known.target);
    if (failure instanceof HandoffFailure) failure.preserved ??= known.preserved;
    throw failure;
  }
}

/**
 * What to do with a payload of another protocol, which is not a record here until it is imported.
 *
 * @param path as the user can name it; undefined if it came on standard input
 */
export function importHelp(path: string | undefined): string {
  return path === undefined
    ? 'save it to a file and convert it to 2.0: `baton import payload FILE`'
    : `convert it to 2.0: \`baton import payload ${path}\``;
}
