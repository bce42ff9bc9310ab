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

/**
 * A text of Baton with its commands, which stand in backticks, as they run where it is read (commands, "Package and names").
 *
 * @param own what runs Baton there; left out, they stay as they are
 */
export function asRun(text: string, own: string | undefined): string {
  return own === undefined ? text : text.replaceAll('`baton ', `\`${own} `);
}
