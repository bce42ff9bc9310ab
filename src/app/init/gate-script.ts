import type { GitHook } from './hooks.ts';

/** A gate, and the script that the manager runs for it, from the top. */
export interface GateScript {
  readonly gate: GitHook;
  readonly script: string;
}
