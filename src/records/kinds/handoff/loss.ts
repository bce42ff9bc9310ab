import type { Document } from '../../../core/document.ts';
import { nodeAt, stringOf } from '../../../core/node.ts';
import { isTemplateText } from '../placeholder.ts';
import { handoffItems, itemLists, outcomeOf } from '../task/handoff.ts';

/** What a later version of a task's handoff has lost. */
export type HandoffLoss =
  /** The whole section. */
  | { readonly type: 'section' }
  | { readonly type: 'outcome'; readonly outcome: string }
  /** Every item of a list, while the outcome stayed. */
  | { readonly type: 'list'; readonly list: string; readonly items: readonly string[] };

/** The items of a handoff's list, without those of an unfilled template. */
export function filledItems(doc: Document, list: string): readonly string[] {
  const main = itemLists.find(({ name }) => name === list)?.main ?? '';
  return handoffItems(doc, list).flatMap(({ item }) => {
    const text = stringOf(nodeAt(item, main));
    return text === undefined || text.trim() === '' || isTemplateText(text) ? [] : [text];
  });
}

/**
 * What a handoff lost between two versions of a task (checks, "Tasks"). A list that becomes empty under another
 * outcome is not a loss: its blockers may be solved.
 *
 * @returns none where either version cannot be read, or nothing was filled in before
 */
export function handoffLosses(before: Document, after: Document): readonly HandoffLoss[] {
  if (!before.data || after.problems.length > 0) return [];
  const was = outcomeOf(before)?.outcome;
  const filled = itemLists.flatMap(({ name }) => {
    const items = filledItems(before, name);
    return items.length > 0 ? [{ type: 'list' as const, list: name, items }] : [];
  });
  if (was === undefined && filled.length === 0) return [];
  if (!after.data) return [{ type: 'section' }];
  const node = nodeAt(after.data, 'outcome');
  const isGone = node === undefined || (node.type === 'scalar' && node.value === null);
  if (was !== undefined && isGone) return [{ type: 'outcome', outcome: was }];
  if (was !== outcomeOf(after)?.outcome) return [];
  return filled.filter(({ list }) => isEmpty(after, list));
}

/** Missing, without a value, or a list without items; `record/schema` reports a wrong value. */
function isEmpty({ data }: Document, list: string): boolean {
  const node = nodeAt(data, list);
  if (node === undefined) return true;
  return node.type === 'scalar' ? node.value === null : node.type === 'seq' && node.items.length === 0;
}
