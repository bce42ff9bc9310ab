import type { Io } from './io.ts';

/** Questions to a person at a terminal. */
export interface Asker {
  /** @returns the answer without spaces around it; '' at the end of the input */
  ask(question: string): Promise<string>;
  /** Lets the program end. */
  close(): Promise<void>;
}

/** @returns undefined where nobody could answer: a program never waits then */
export function openAsker({ stdin, stdout }: Pick<Io, 'stdin' | 'stdout'>): Asker | undefined {
  if (stdin.isTTY !== true || stdout.isTTY !== true) return undefined;
  const chunks = stdin[Symbol.asyncIterator]();
  let buffered = '';
  return {
    async ask(question) {
      stdout.write(question);
      while (!buffered.includes('\n')) {
        const { done, value } = await chunks.next();
        if (done) break;
        buffered += value.toString();
      }
      const [line = '', ...rest] = buffered.split('\n');
      buffered = rest.join('\n');
      return line.trim();
    },
    async close() {
      await chunks.return?.();
    },
  };
}
