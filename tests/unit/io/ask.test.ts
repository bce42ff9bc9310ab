import { describe, expect, it } from 'vitest';
import { openAsker } from '../../../src/io/ask.ts';

function terminal(...chunks: readonly string[]) {
  let isClosed = false;
  async function* typed() {
    try {
      for (const chunk of chunks) yield Buffer.from(chunk);
    } finally {
      isClosed = true;
    }
  }
  const printed: string[] = [];
  return {
    stdin: Object.assign(typed(), { isTTY: true as boolean | undefined }),
    stdout: { write: (text: string) => printed.push(text), isTTY: true as boolean | undefined },
    printed,
    get isClosed() {
      return isClosed;
    },
  };
}

describe('questions at a terminal', () => {
  it('are answered line by line, in whatever pieces the lines come', async () => {
    const io = terminal('cla', 'ude \n', 'y\nn\n');
    const asker = openAsker(io);
    expect(await asker?.ask('Which? ')).toBe('claude');
    expect(await asker?.ask('Sure? ')).toBe('y');
    expect(await asker?.ask('More? ')).toBe('n');
    expect(await asker?.ask('Again? ')).toBe('');
    expect(io.printed).toEqual(['Which? ', 'Sure? ', 'More? ', 'Again? ']);
  });

  it('let the program end', async () => {
    const io = terminal('a\n', 'b\n');
    const asker = openAsker(io);
    await asker?.ask('');
    await asker?.close();
    expect(io.isClosed).toBe(true);
  });

  it('are not asked where nobody can answer', () => {
    for (const name of ['stdin', 'stdout'] as const) {
      const io = terminal();
      io[name].isTTY = undefined;
      expect(openAsker(io)).toBeUndefined();
    }
  });
});
