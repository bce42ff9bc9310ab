import { describe, expect, it } from 'vitest';
import type { Extent } from '../../../src/core/position.ts';
import { type Block, readBlocks } from '../../../src/migrate/sections/blocks.ts';

function firstOf<T extends Block['type']>(text: string, type: T): Extract<Block, { type: T }> {
  const block = readBlocks(text).blocks.find((one) => one.type === type);
  if (block?.type !== type) throw new Error(`no ${type}`);
  return block as Extract<Block, { type: T }>;
}

describe('readBlocks', () => {
  it('tells the own text of an item from what is nested in it, and its box from its words', () => {
    const text = '- [x] ~~Print it~~ now\n  - twice\n- [ ] **Sort it**\n- *plain*\n';
    const slice = ({ from, to }: Extent) => text.slice(from, to);
    const [done, open, plain] = firstOf(text, 'list').items;
    expect(done).toMatchObject({ checked: true, struck: true, bold: false });
    expect([done && slice(done.own), done && slice(done.extent)]).toEqual([
      '~~Print it~~ now',
      '~~Print it~~ now\n  - twice',
    ]);
    expect(open).toMatchObject({ checked: false, struck: false, bold: true });
    expect(plain).toMatchObject({ checked: undefined, italic: true });
  });

  it('gives the cells of a row without their bars, and tells a struck row', () => {
    const text = '| a | b |\n| --- | --- |\n| ~~x~~ | `y` z |\n';
    const { header, rows } = firstOf(text, 'table');
    expect(header.cells.map((cell) => cell.text)).toEqual(['a', 'b']);
    expect(rows[0]?.cells.map(({ extent: { from, to } }) => text.slice(from, to))).toEqual([
      '~~x~~',
      '`y` z',
    ]);
    expect(rows[0]?.struck).toBe(true);
  });

  it.each([
    ['```ts\na\nb\n```', 'a\nb'],
    ['~~~\na\n~~~', 'a'],
    ['```\n```', ''],
    ['```\nnot closed', 'not closed'],
    ['    indented', '    indented'],
  ])('gives what the code %j holds', (text, value) => {
    const fence = firstOf(text, 'fence');
    expect(text.slice(fence.value.from, fence.value.to)).toBe(value);
  });

  it('counts a byte order mark in every offset', () => {
    const text = '\uFEFF# Title\n\nSee [a](b.md) and `c`\n';
    const { blocks, inlines } = readBlocks(text);
    expect(blocks[0] && text.slice(blocks[0].extent.from, blocks[0].extent.to)).toBe('# Title');
    expect(
      inlines.map(({ type, value, extent }) => [type, value, text.slice(extent.from, extent.to)]),
    ).toEqual([
      ['link', 'b.md', '[a](b.md)'],
      ['code', 'c', '`c`'],
    ]);
  });
});
