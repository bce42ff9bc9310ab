/**
 * The command that records a decision in a thread, with everything that it needs: capitals stand for what its author writes.
 *
 * @param thread its id, as a shell reads it
 * @param options besides those that every decision needs
 */
export function decisionCommand(thread: string, ...options: readonly string[]): string {
  const needed = ["--decision 'TEXT'", '--confidence 0.8', '--agent NAME'];
  return ['baton decision record', `--thread ${thread}`, ...options, ...needed].join(' ');
}
