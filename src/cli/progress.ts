import { type Io, widthOf } from '../io/io.ts';
import { forTerminalLine } from '../render/neutralise/terminal.ts';

/** Work shorter than this shows nothing. */
const quiet = 500;

/** Tells a person at a terminal how far a longer run is, on one line of standard error that it deletes at the end. */
export interface Progress {
  readonly print: (done: number, all: number, what: string) => void;
  readonly end: () => void;
}

/** @param clock milliseconds, for tests */
export function openProgress({ stderr }: Pick<Io, 'stderr'>, clock: () => number = Date.now): Progress {
  const start = clock();
  let shown = 0;
  return {
    print(done, all, what) {
      if (stderr.isTTY !== true || clock() - start < quiet) return;
      const line = forTerminalLine(`${done + 1} of ${all}  ${what}`).slice(0, widthOf(stderr) - 1);
      stderr.write(`\r${line.padEnd(shown)}`);
      shown = line.length;
    },
    end() {
      if (shown > 0) stderr.write(`\r${' '.repeat(shown)}\r`);
      shown = 0;
    },
  };
}
