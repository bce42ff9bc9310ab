import type { Change } from '../core/change.ts';
import { compareText } from '../core/diagnostic.ts';
import type { Document, RecordKind } from '../core/document.ts';
import { nodeAt, stringOf } from '../core/node.ts';
import { decisionFacts } from '../records/kinds/decision/facts.ts';
import { payloadOf } from '../records/kinds/handoff/model.ts';
import { threadOf } from '../records/kinds/thread/graph.ts';
import { resumeFacts } from '../records/kinds/thread/model.ts';
import { idOf } from './decisions.ts';
import type { Detail } from './detail.ts';
import { handoffDetails } from './kinds/handoff.ts';
import { sessionDetails } from './kinds/session.ts';
import { skillDetails } from './kinds/skill.ts';
import { taskDetails, taskTitle } from './kinds/task.ts';
import { threadDetails } from './kinds/thread.ts';
import type { RecordChange, ReviewKind } from './reasoning-diff.ts';
import type { Context } from './sides.ts';

/** The changes that one row of the review speaks of. */
export interface Group {
  readonly kind: ReviewKind;
  readonly id: string;
  /** By path. */
  readonly changes: readonly Change[];
}

const rowOf: Readonly<Record<RecordKind, ReviewKind>> = {
  session: 'session',
  thread: 'thread',
  decision: 'thread',
  resume: 'thread',
  handoff: 'handoff',
  ack: 'handoff',
  task: 'task',
  skill: 'skill',
};

/** The row that a record belongs to: a decision that of its thread, an acknowledgement that of its payload. */
export function rowKey(doc: Document): { readonly kind: ReviewKind; readonly id: string } {
  const kind = rowOf[doc.kind];
  if (doc.kind === 'decision') return { kind, id: threadOf(decisionFacts(doc)) ?? idOf(doc) };
  if (doc.kind === 'resume') return { kind, id: threadOf(resumeFacts(doc)) ?? idOf(doc) };
  if (doc.kind === 'ack') return { kind, id: stringOf(nodeAt(doc.data, 'handoff')) ?? idOf(doc) };
  return { kind, id: idOf(doc) };
}

/** The later version of a change, else the earlier one. */
export function documentOf(change: Change): Document {
  return 'after' in change ? change.after : change.before;
}

/** Groups changes by row. Two records of a kind with one id in different roots are two rows. */
export function groupsOf(changes: readonly Change[]): readonly Group[] {
  const groups = new Map<string, { kind: ReviewKind; id: string; changes: Change[] }>();
  for (const change of changes) {
    const doc = documentOf(change);
    const { kind, id } = rowKey(doc);
    const key = `${kind} ${id} ${doc.root}`;
    const group = groups.get(key) ?? { kind, id, changes: [] };
    groups.set(key, group);
    group.changes.push(change);
  }
  const byPath = (a: Change, b: Change) => compareText(documentOf(a).path, documentOf(b).path);
  return [...groups.values()].map((group) => ({ ...group, changes: group.changes.sort(byPath) }));
}

/** The change of the record that gives a row its name: a thread.md, a payload; undefined if only its parts changed. */
export function mainChange({ kind, changes }: Group): Change | undefined {
  return changes.find((change) => documentOf(change).kind === kind);
}

/** What changed in the meaning of a row's records. */
export function detailsOf(group: Group, context: Context): readonly Detail[] {
  const whole = group.changes.flatMap(wholeDetails);
  if (group.changes.some(isUnreadable)) return whole;
  return [...whole, ...ownDetails(group, context)];
}

function ownDetails({ kind, id, changes }: Group, context: Context): readonly Detail[] {
  if (kind === 'thread') return threadDetails(id, changes, context);
  if (kind === 'handoff') return handoffDetails(id, changes, context);
  const [change] = changes;
  if (!change) return [];
  const before = 'before' in change ? change.before : undefined;
  const after = 'after' in change ? change.after : undefined;
  const details = { session: sessionDetails, task: taskDetails, skill: skillDetails }[kind];
  return details(before, after, context);
}

/** What was done to whole files. */
function wholeDetails(change: Change): Detail[] {
  const details: Detail[] = [];
  if ('before' in change && change.before.problems.length > 0)
    details.push(unreadable('before', change.before));
  if ('after' in change && change.after.problems.length > 0) details.push(unreadable('after', change.after));
  if (change.type === 'modified' && change.moved)
    details.push({ type: 'moved', from: change.before.path, to: change.after.path });
  if (change.type === 'deleted') details.push({ type: 'removed', how: 'deleted' });
  if (change.type === 'unclaimed') details.push({ type: 'removed', how: 'unclaimed' });
  if (change.type === 'replaced') details.push({ type: 'removed', how: change.by });
  return details;
}

function unreadable(side: 'before' | 'after', { problems }: Document): Detail {
  return { type: 'unreadable', side, problem: problems[0]?.message ?? '' };
}

function isUnreadable(change: Change): boolean {
  const docs = [...('before' in change ? [change.before] : []), ...('after' in change ? [change.after] : [])];
  return docs.some(({ problems }) => problems.length > 0);
}

/** In one word what happened to a row. */
export function changeOf(group: Group, details: readonly Detail[]): RecordChange {
  if (group.changes.some(isUnreadable)) return 'unreadable';
  const main = mainChange(group);
  if (main?.type === 'added') return 'added';
  if (main?.type === 'deleted') return 'deleted';
  if (main?.type === 'unclaimed' || main?.type === 'replaced') return 'unclaimed';
  const others = details.filter(({ type }) => type !== 'moved');
  if (others.length > 0) return 'modified';
  if (main?.type === 'modified' && main.moved) {
    if (main.after.archived !== main.before.archived) return main.after.archived ? 'archived' : 'restored';
    return 'moved';
  }
  return details.length > 0 ? 'moved' : 'reformatted';
}

/** What a person calls a row. */
export function titleOf({ kind, id, changes }: Group, context: Context): string | null {
  const [first] = changes;
  const own = first && documentOf(first);
  const doc = context.after.named(kind, id) ?? context.before.named(kind, id) ?? own;
  if (!doc) return null;
  if (kind === 'session') return stringOf(nodeAt(doc.data, 'user_query')) ?? null;
  if (kind === 'thread') return stringOf(nodeAt(doc.data, 'title')) ?? null;
  if (kind === 'task') return taskTitle(doc);
  if (kind === 'skill') return null;
  const handoff = payloadOf(doc.data)?.handoff;
  const [from, to] = ['source', 'target'].map((end) => stringOf(nodeAt(handoff, end, 'skill')));
  return from === undefined || to === undefined ? null : `${from} → ${to}`;
}
