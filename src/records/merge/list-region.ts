import type { Document } from '../../core/document.ts';
import { nodeAt, plainValue } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';

/** An item of a list with the lines that it is in, comments above it included. */
export interface ListItem {
  /** Its value as JSON. */
  readonly key: string;
  readonly at: string | undefined;
  readonly status: string | undefined;
  readonly lines: string;
}

/** A list in block style, as whole lines of the file. */
export interface ListRegion {
  readonly extent: Extent;
  readonly items: readonly ListItem[];
}

/** Cuts a list of the front matter into its items; undefined for any but a list in block style with an item. */
export function listRegion(doc: Document, key: string): ListRegion | undefined {
  const list = nodeAt(doc.data, key);
  if (list?.type !== 'seq' || list.flow || list.aliased || list.items.length === 0) return undefined;
  const { text } = doc;
  const starts = list.items.map(({ extent }) => text.lastIndexOf('\n', extent.from - 1) + 1);
  const first = starts[0] ?? 0;
  const dash = /^([ \t]*)-[ \t]/.exec(text.slice(first))?.[1];
  const last = list.items.at(-1)?.extent.to ?? first;
  const end = text.indexOf('\n', last - 1) + 1;
  if (dash === undefined || end === 0) return undefined;
  const items = list.items.map((item, index): ListItem => {
    const value = plainValue(item);
    const field = (name: string) => {
      const found = plainValue(nodeAt(item, name));
      return typeof found === 'string' ? found : undefined;
    };
    return {
      key: JSON.stringify(value),
      at: field('at'),
      status: field('status'),
      lines: text.slice(starts[index] ?? first, starts[index + 1] ?? end),
    };
  });
  const isWhole = items.every(({ lines }) => lines.startsWith(`${dash}-`));
  return isWhole ? { extent: { from: first, to: end }, items } : undefined;
}

/**
 * The items of both sides: those of the base, then what each appended.
 *
 * @returns undefined where a side did more than append
 */
export function uniteItems(
  base: ListRegion,
  ours: ListRegion,
  theirs: ListRegion,
): { readonly kept: readonly ListItem[]; readonly added: readonly ListItem[] } | undefined {
  const count = base.items.length;
  const isAppended = ({ items }: ListRegion) =>
    base.items.every(({ key }, index) => items[index]?.key === key);
  if (!isAppended(ours) || !isAppended(theirs)) return undefined;
  const own = ours.items.slice(count);
  const known = new Set(own.map(({ key }) => key));
  const others = theirs.items.slice(count).filter(({ key }) => !known.has(key));
  return { kept: ours.items.slice(0, count), added: [...own, ...others] };
}
