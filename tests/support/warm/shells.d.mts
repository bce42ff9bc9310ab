/** Replaces `spawn` of this process, for every module, by one that lets shells start programs. Not on Windows. */
export function startThroughShells(): void;
