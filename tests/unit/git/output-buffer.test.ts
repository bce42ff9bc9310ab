import { expect, it } from 'vitest';
import { OutputBuffer } from '../../../src/git/process/output-buffer.ts';

it('puts pieces together, whatever their sizes are', () => {
  for (const sizes of [[], [0], [3], [0, 3], [3, 0, 4], [300_000, 1, 300_000, 2_000_000], [1, 1, 1]]) {
    const parts = sizes.map((size, at) => Buffer.alloc(size, at + 1));
    const pieces = new OutputBuffer();
    for (const part of parts) pieces.push(part);
    expect(pieces.whole().equals(Buffer.concat(parts))).toBe(true);
  }
});

it('writes into no piece that it was given', () => {
  const room = Buffer.from('abcdef');
  const pieces = new OutputBuffer();
  pieces.push(room.subarray(0, 2));
  pieces.push(Buffer.from('xy'));
  expect(pieces.whole().toString()).toBe('abxy');
  expect(room.toString()).toBe('abcdef');
});
