import { decision, type Keys, thread } from './records-thread.ts';

/** A decision's path in `thread_pr94` by the end of its id: `dec('a')` is `dec_20261127_a0000000`. */
export function dec(letter: string): string {
  return `dec_20261127_${letter.padEnd(8, '0')}`;
}

export function decPath(letter: string, folder = 'thread_pr94'): string {
  return `.agents/threads/${folder}/${dec(letter)}.md`;
}

/** A thread of decisions by letter, each with the keys that it adds. */
export function graph(
  decisions: Readonly<Record<string, Keys>>,
  statuses: readonly string[] = ['active'],
): Record<string, string> {
  return {
    '.agents/threads/thread_pr94/thread.md': thread(statuses),
    ...Object.fromEntries(
      Object.entries(decisions).map(([letter, keys]) => [
        decPath(letter),
        decision({ id: dec(letter), ...keys }, ''),
      ]),
    ),
  };
}

/** The key that says what a decision continues. */
export function following(...letters: readonly string[]): Keys {
  const ids = letters.map(dec);
  return { continues_decision: ids.length === 1 ? (ids[0] ?? '') : `[${ids.join(', ')}]` };
}
