import { BatonError } from '../../errors.ts';

/** The kinds of failure that the handoff schema names. */
export type HandoffErrorCode =
  | 'INVALID_PAYLOAD'
  | 'TARGET_NOT_FOUND'
  | 'VALIDATION_FAILED'
  | 'HEALTH_CHECK_FAILED';

/** What the error document says besides code and message (handoff schema, "Error Response Format"). */
export interface HandoffErrorDetails {
  readonly missing_fields?: readonly string[];
  readonly validation_errors?: readonly string[];
  readonly target_skill?: string;
}

/** A handoff that was not made, taken or upgraded: an answer, printed as the error document, and no fault of the run. */
export class HandoffFailure extends Error {
  readonly code: HandoffErrorCode;
  readonly details: HandoffErrorDetails;
  /** Whether the user can try again after a mend. */
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
    }: { help?: string; preserved?: string; recoverable?: boolean } = {},
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.recoverable = recoverable;
    this.preserved = preserved;
    this.help = help;
  }
}

/** What a rule refused, as a failure; every other error stays what it is. */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof BatonError) || error.code !== 'refused') return error;
  const options = error.help === undefined ? {} : { help: error.help };
  const missing = /\(record\/schema\)$/.test(error.message)
    ? /Missing key `([^`]+)`/.exec(error.message)?.[1]
    : undefined;
  if (missing !== undefined) {
    return new HandoffFailure('INVALID_PAYLOAD', error.message, { missing_fields: [missing] }, options);
  }
  return new HandoffFailure(
    'VALIDATION_FAILED',
    error.message,
    { validation_errors: [error.message] },
    options,
  );
}

/** Runs a step of a handoff: what the rules refuse becomes its failure, with the payload's place. */
export async function asFailure<T>(work: () => Promise<T>, preserved?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const failure = failureOf(error);
    if (failure instanceof HandoffFailure) failure.preserved ??= preserved;
    throw failure;
  }
}
