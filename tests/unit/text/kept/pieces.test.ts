import { describe, expect, it } from 'vitest';
import { DamagedPiece, PieceWriter, piecesIn, seal, unseal } from '../../../../src/text/kept/pieces.ts';

describe('pieces of a text', () => {
  it('are read one by one, each as it was', () => {
    const writer = new PieceWriter();
    const texts = ['{"a":1}', '', 'x'.repeat(20_000), '\n'];
    const places = texts.map((text) => writer.add(text));
    const { head, read } = piecesIn({ head: 'h', body: writer.body });
    expect(head).toBe('h');
    expect(places.map(read)).toEqual(texts);
    expect([...places].reverse().map(read)).toEqual([...texts].reverse());
  });

  it.each([
    ['cut', (sealed: string) => sealed.slice(0, -1)],
    ['longer', (sealed: string) => `${sealed}x`],
    ['changed', (sealed: string) => sealed.replace('abc', 'abd')],
    ['without its checksum', () => 'abc\n'],
    ['moved', (sealed: string) => `x${sealed.slice(0, -1)}`],
    ['empty', () => ''],
  ])('are refused where one is %s', (_, damage) => {
    const sealed = seal('abc');
    expect(unseal(sealed)).toBe('abc');
    expect(() => unseal(damage(sealed))).toThrow(DamagedPiece);
  });
});
