import type { spawn } from 'node:child_process';

/** Starts a program as `spawn` does, by a shell where one does it in the same way. */
export const spawnByShell: typeof spawn;

/** Has every module of this process start its programs by shells. */
export function startByShells(): void;
