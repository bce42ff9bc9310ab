import type { Document } from '../../../core/document.ts';
import { itemsOf, nodeAt, stringOf, type YamlMap, type YamlNode } from '../../../core/node.ts';

export const outcomes = ['completed', 'partial', 'failed', 'blocked'] as const;
export type Outcome = (typeof outcomes)[number];

/** A list of a handoff: the required key of each item, and its other keys. */
export interface ItemList {
  readonly name: string;
  readonly main: string;
  readonly others: readonly string[];
}

/** The lists of a handoff, in the order of the schema (convention, section 7, "Fields of a handoff"). */
export const itemLists: readonly ItemList[] = [
  { name: 'files_created', main: 'path', others: ['purpose', 'lines'] },
  { name: 'files_modified', main: 'path', others: ['lines', 'change_type', 'description'] },
  { name: 'patterns_discovered', main: 'pattern', others: ['location', 'applies_to'] },
  { name: 'gotchas', main: 'issue', others: ['discovered_in', 'mitigation', 'severity'] },
  { name: 'dependencies_for_next', main: 'file', others: ['reason'] },
  { name: 'open_questions', main: 'question', others: ['context', 'recommendation', 'blocking'] },
  { name: 'suggested_next_steps', main: 'step', others: ['priority', 'depends_on'] },
  { name: 'blockers', main: 'blocker', others: ['impact', 'suggested_resolution', 'blocking_tasks'] },
];

/** What each outcome needs: lists that are not empty, and a key in each blocker (convention, section 7, "Outcome"). */
export const outcomeNeeds: Readonly<
  Record<Outcome, { readonly lists: readonly string[]; readonly blocker: string | undefined }>
> = {
  completed: { lists: [], blocker: undefined },
  partial: { lists: ['blockers', 'suggested_next_steps'], blocker: undefined },
  failed: { lists: ['blockers'], blocker: 'suggested_resolution' },
  blocked: { lists: ['blockers'], blocker: 'blocking_tasks' },
};

/** The outcome of a task's handoff with its node; undefined where there is none, or none of the four. */
export function outcomeOf(doc: Document): { readonly outcome: Outcome; readonly node: YamlNode } | undefined {
  const node = nodeAt(doc.data, 'outcome');
  const outcome = outcomes.find((known) => known === stringOf(node));
  return node && outcome && { outcome, node };
}

/** The items of a handoff's list that are maps, each with its index. */
export function handoffItems(doc: Document, list: string): readonly { item: YamlMap; index: number }[] {
  return itemsOf(nodeAt(doc.data, list)).flatMap((item, index) =>
    item.type === 'map' ? [{ item, index }] : [],
  );
}

/** The freeform note of a handoff. */
export interface NoteOrigin {
  readonly path: string;
  /** The git blob that is the note, where the task keeps no copy of it. */
  readonly blob: string | undefined;
}

/** The note that `migrated_from` names; undefined for a handoff that was made from none. */
export function noteOrigin(doc: Document): NoteOrigin | undefined {
  const from = stringOf(nodeAt(doc.data, 'migrated_from'));
  return from === undefined ? undefined : parseOrigin(from);
}

/** @param from `<path>` or `<path>@blob:<id>` */
export function parseOrigin(from: string): NoteOrigin {
  const [, path = from, blob] = /^(.+)@blob:([\da-f]{40}|[\da-f]{64})$/s.exec(from) ?? [];
  return { path, blob };
}

/** What {@link parseOrigin} reads. */
export function writeOrigin({ path, blob }: NoteOrigin): string {
  return blob === undefined ? path : `${path}@blob:${blob}`;
}

/** True for a handoff from a freeform note: its missing values are only infos. */
export function isMigrated(doc: Document): boolean {
  return noteOrigin(doc) !== undefined;
}

/** What one line can show of an item: its first key. */
export function headOf(item: YamlMap): YamlNode {
  return item.entries[0]?.key ?? item;
}
