import type { Gate } from './gates.ts';

/** A gate, and the script that the manager runs for it, from the top. */
export interface GateScript {
  readonly gate: Gate;
  readonly script: string;
}
