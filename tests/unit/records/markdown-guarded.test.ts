import { unified } from 'unified';
import { expect, it, vi } from 'vitest';
import { guardNote } from '../../../src/migrate/guard.ts';
import { markdownTree, parseFullMarkdown } from '../../../src/records/markdown/full.ts';

/** What every processor of markdown inherits. */
const parse = vi.spyOn(Object.getPrototypeOf(unified) as typeof unified, 'parse');

it('counts what remark reads', () => {
  parse.mockClear();
  parseFullMarkdown('# T\n');
  expect(parse).toHaveBeenCalledTimes(1);
});

it.each<[string, string]>([
  ['definitions of links', '[a]: b\n'.repeat(34_000)],
  ['definitions of footnotes', '[^a]: b\n'.repeat(34_000)],
  ['short lines', 'a\n'.repeat(60_000)],
  ['underlined headings', 'a\n===\n'.repeat(10_000)],
  ['lazy lines', `> a\n${'b\n'.repeat(20_000)}`],
  ['emphasis over 10,000 lines', '*a* and text\n'.repeat(10_000)],
  ['emphasis in rows of no table', `|a|b|c|\n|-|-|\n${'|*a_ *a_\n'.repeat(5_000)}`],
  ['containers', `${'>'.repeat(200)} a`],
])('never gives %s to remark', (_name, text) => {
  parse.mockClear();
  expect(parseFullMarkdown(text).problems.map(({ code }) => code)).toEqual(['too-complex']);
  expect(markdownTree(text)).toBeUndefined();
  expect(guardNote(text)?.code).toBe('too-complex');
  expect(parse).not.toHaveBeenCalled();
});
