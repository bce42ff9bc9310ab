import { describe, expect, it } from 'vitest';
import { openProgress } from '../../../src/cli/progress.ts';

function told(isTTY: boolean, took: number): string {
  let [text, now] = ['', 0];
  const stderr = { isTTY, columns: 60, write: (part: string) => (text += part) };
  const progress = openProgress({ stderr }, () => now);
  now = took;
  progress.print(1, 9, 'a\nb.md');
  progress.end();
  return text;
}

describe('openProgress', () => {
  it('tells at a terminal of work over half a second, and takes the line away', () => {
    expect(told(true, 600)).toBe(`\r2 of 9  a⏎b.md\r${' '.repeat(14)}\r`);
  });

  it.each([
    [false, 600],
    [true, 400],
  ])('tells nothing elsewhere: terminal %s, after %d ms', (isTTY, took) => {
    expect(told(isTTY, took)).toBe('');
  });
});
