import type { SessionRequest, SessionResult } from './open.ts';

export interface StepRequest extends SessionRequest {
  /** `0` to `8`, `3b`; `3.2` is read as `3b`. Of a session with a machine of its own, the state to enter. */
  readonly step: string;
  /** What the step found: markdown, or YAML alone. Left out where its section is in the file already. */
  readonly output?: string | undefined;
  /** For the open questions of step 0, in their order. */
  readonly answers?: readonly string[] | undefined;
}

export interface StepResult extends SessionResult {
  /** `Step 3b`; of a machine without steps, the state that was left. */
  readonly completed: string;
  /** The questions of step 0 that wait for an answer: then the session stays where it is. */
  readonly questions: readonly string[];
}
