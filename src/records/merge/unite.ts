import type { Document } from '../../core/document.ts';
import { applyEdits, type TextEdit } from '../../core/text-edit.ts';
import { parseTime } from '../kinds/time.ts';
import { replaceValue } from '../yaml/set-value.ts';
import { type ListItem, listRegion, uniteItems } from './list-region.ts';

/** Three versions of one record. */
export interface ThreeDocuments {
  readonly base: Document;
  readonly ours: Document;
  readonly theirs: Document;
}

/** Three texts that already have the combined lists, so that the rest can be merged line by line. */
export interface UnitedTexts {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/**
 * Unites what both sides appended to a list: the statuses of a thread, sorted by `at` and followed by the status that is then
 * the last; the thoughts of a decision, ours first (convention, sections 4 and 5). Each side's items keep their order.
 *
 * @returns undefined where a side did more than append, or the lists are in no block style
 */
export function uniteLists(docs: ThreeDocuments): UnitedTexts | undefined {
  if (docs.ours.kind === 'decision') return uniteList(docs, 'thoughts', (items) => items);
  if (docs.ours.kind !== 'thread') return undefined;
  return uniteList(docs, 'status_history', sortByTime, 'status');
}

function uniteList(
  { base, ours, theirs }: ThreeDocuments,
  key: string,
  order: (items: readonly ListItem[]) => readonly ListItem[] | undefined,
  lastKey?: string,
): UnitedTexts | undefined {
  const docs = [base, ours, theirs] as const;
  const [first, second, third] = docs.map((doc) => listRegion(doc, key));
  const united = first && second && third && uniteItems(first, second, third);
  const added = united && order(united.added);
  if (!first || !second || !third || !united || !added) return undefined;
  const items = [...united.kept, ...added];
  const text = items.map(({ lines }) => lines).join('');
  const last = items.at(-1)?.status;
  const texts = docs.map((doc, index) => {
    const region = [first, second, third][index];
    const edits: TextEdit[] = region ? [{ extent: region.extent, text }] : [];
    const status =
      lastKey !== undefined && last !== undefined
        ? replaceValue(doc.text, doc.data, [lastKey], last)
        : undefined;
    if (status) edits.push(status);
    return applyEdits(doc.text, edits);
  });
  const [one = '', two = '', three = ''] = texts;
  return { base: one, ours: two, theirs: three };
}

/** Undefined where a time cannot be read. */
function sortByTime(items: readonly ListItem[]): readonly ListItem[] | undefined {
  const timed = items.map((item) => ({ item, time: parseTime(item.at ?? '') }));
  if (timed.some(({ time }) => time === undefined)) return undefined;
  return timed.sort((a, b) => (a.time ?? 0) - (b.time ?? 0)).map(({ item }) => item);
}
