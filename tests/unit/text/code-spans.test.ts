import { expect, it } from 'vitest';
import { codeSpansOf } from '../../../src/text/code-spans.ts';

it.each([
  ['See `src/a.ts` and `src/b.ts`.', ['src/a.ts', 'src/b.ts']],
  ['Again `a.ts`, `a.ts`', ['a.ts']],
  ['With spaces ` a.ts `, two ticks ``b`.ts``', ['a.ts', 'b`.ts']],
  ['An open `tick\nand `c.ts`', ['c.ts']],
  ['None: src/a.ts', []],
  ['Empty `` and ` `', []],
  ['```yaml output\nshare: see `d.ts`\n```', ['d.ts']],
])('finds the code spans of %j', (text, spans) => {
  expect(codeSpansOf(text)).toEqual(spans);
});
