import type { Document } from '../../core/document.ts';
import { entriesOf, isNull, nodeAt } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { lineBreakOf } from '../../core/text-edit.ts';
import { placeholdersOf } from '../../records/kinds/placeholder.ts';
import { isMigrated, itemLists } from '../../records/kinds/task/handoff.ts';
import { type HandoffFence, handoffFences, sectionsUnder } from '../../records/kinds/task/model.ts';
import { renderHandoff } from '../render/handoff.ts';
import type { MigratedHandoff } from '../types.ts';

const boldField =
  /^\s*(?:[-*+]\s+)?\*\*(?:outcome|summary|blockers|files (?:changed|created|modified)|next steps?)\s*:?\*\*/im;

/**
 * The handoff of a task that is a mix of generations (formats, "Older task notes"): its fence still is the template,
 * and the result for the work is next to it, under `Handoff Notes` or in bold fields.
 */
export function unfilledHandoff(task: Document): HandoffFence | undefined {
  const { markdown, data, text } = task;
  const [only, other] = markdown ? handoffFences(markdown) : [];
  if (!markdown || !only || other || isMigrated(task)) return undefined;
  const open = new Set(placeholdersOf('task', data));
  const outcome = nodeAt(data, 'outcome');
  const isOpen = isNull(outcome) || (outcome !== undefined && open.has(outcome));
  if (!isOpen || itemLists.some(({ name, main }) => saysSomething(task, name, main, open))) return undefined;
  const notes = sectionsUnder(markdown, /^Handoff Notes?\b/i);
  const handoffs = sectionsUnder(markdown, /^Handoff\b/i);
  const isElsewhere = markdown.sections.some(({ body }, index) => {
    if (!handoffs.has(index)) return false;
    const words = withoutFence(text, body, only).replace(/<!--[\s\S]*?-->/g, '');
    return notes.has(index) ? words.trim() !== '' : boldField.test(words);
  });
  return isElsewhere ? only : undefined;
}

/**
 * Writes the handoff in the place of the fence that the template left; all else stays as it is, the prose too. Lines that the
 * evidence names are those of the new text.
 */
export function fillHandoff(task: Document, { fence }: HandoffFence, handoff: MigratedHandoff): string {
  const { from, to } = fence.extent;
  const [first, last] = [task.lines.point(from).line, task.lines.point(to).line];
  const heading = /^[ \t]*##[ \t]+Handoff\b/.test(fence.value) ? ['## Handoff'] : [];
  const bodyFor = (grown: number) => {
    const lineOf = (line: number) => (line > last ? line + grown : line);
    const yaml = renderHandoff(handoff, { path: task.path, blob: undefined }, lineOf);
    return ['```yaml', ...heading, ...yaml.trimEnd().split('\n'), '```'];
  };
  const grown = bodyFor(0).length - (last - first + 1);
  return task.text.slice(0, from) + bodyFor(grown).join(lineBreakOf(task.text)) + task.text.slice(to);
}

function saysSomething(task: Document, list: string, main: string, open: ReadonlySet<unknown>): boolean {
  const items = nodeAt(task.data, list);
  if (items?.type !== 'seq') return false;
  return items.items.some((item) => {
    const value = nodeAt(item, main) ?? (entriesOf(item).length === 0 ? item : undefined);
    return value !== undefined && !isNull(value) && !open.has(value);
  });
}

function withoutFence(text: string, { from, to }: Extent, { fence }: HandoffFence): string {
  const { extent } = fence;
  if (extent.to <= from || extent.from >= to) return text.slice(from, to);
  return text.slice(from, Math.max(from, extent.from)) + text.slice(Math.min(to, extent.to), to);
}
