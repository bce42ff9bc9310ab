import type { Change } from '../../core/change.ts';
import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { decisionFacts } from '../../records/kinds/decision/facts.ts';
import { continuesOf, decisionDifferences, reviewKeys } from '../../records/kinds/decision/model.ts';
import {
  headsOf,
  keysOfQuestion,
  keysOfReference,
  type ThreadGraph,
} from '../../records/kinds/thread/graph.ts';
import { statusEntries } from '../../records/kinds/thread/model.ts';
import {
  briefOf,
  briefsOf,
  confidenceOf,
  countOf,
  crossing,
  graphOf,
  idOf,
  nextSteps,
  openQuestionsOf,
  standingOf,
} from '../decisions.ts';
import type { Answer, DecisionBrief, Detail } from '../detail.ts';
import { hasChanged, listChange, sameText } from '../lists.ts';
import {
  changedSections,
  fieldDetails,
  fieldNames,
  redactedDetails,
  redactionsOf,
  textDetails,
} from '../meaning.ts';
import { rejectedBy } from '../returned.ts';
import type { Context, Side } from '../sides.ts';

/** What changed in a thread: its own file, its decisions and its resumes (review, "thread"). */
export function threadDetails(id: string, changes: readonly Change[], context: Context): Detail[] {
  const graphs = [graphOf(context.before, id), graphOf(context.after, id)] as const;
  return [
    ...changes.flatMap((change) => statusDetails(change)),
    ...inOrder(changes).flatMap((change) => decisionDetails(change, context)),
    ...questionDetails(graphs, context),
    ...headDetails(graphs, context),
    ...stepDetails(graphs, context),
    ...changes.flatMap((change) => resumeDetails(change)),
  ];
}

/** Decisions in the order in which they were made. */
function inOrder(changes: readonly Change[]): readonly Change[] {
  const made = (change: Change) => {
    const doc = 'after' in change ? change.after : change.before;
    return `${stringOf(nodeAt(doc.data, 'date')) ?? ''} ${doc.path}`;
  };
  return [...changes].sort((a, b) => (made(a) < made(b) ? -1 : 1));
}

function versions(change: Change): { before?: Document; after?: Document } {
  return {
    ...('before' in change ? { before: change.before } : {}),
    ...('after' in change ? { after: change.after } : {}),
  };
}

function statusDetails(change: Change): Detail[] {
  const { before, after } = versions(change);
  if ((after ?? before)?.kind !== 'thread') return [];
  const [old, now] = [before && statusEntries(before), after && statusEntries(after)];
  const [was, is] = [old?.at(-1), now?.at(-1)];
  const details: Detail[] = [];
  // That a thread which comes or goes is active is no news.
  const isUsual = (!before || !after) && (is ?? was)?.status?.value === 'active';
  if (was?.status?.value !== is?.status?.value && !isUsual) {
    details.push({
      type: 'status',
      before: was?.status?.value ?? null,
      after: is?.status?.value ?? null,
      by: is?.by ?? null,
      note: stringOf(nodeAt(is?.node, 'note')) ?? null,
    });
  }
  if (!before || !after) return details;
  const known = ['status', 'status_history'];
  return [
    ...details,
    ...redactedDetails(before, after),
    ...textDetails(changedSections(before, after)),
    ...fieldDetails(before, after, known),
  ];
}

function decisionDetails(change: Change, context: Context): Detail[] {
  const { before, after } = versions(change);
  if ((after ?? before)?.kind !== 'decision') return [];
  if (before && after) return changedDecision(before, after);
  const doc = after ?? before;
  if (!doc) return [];
  const side = after ? context.after : context.before;
  const continues = namedIn(side, continuesOf(doc));
  const supersedes = namedIn(side, decisionFacts(doc).supersedes);
  const [replaced] = supersedes;
  const brief = briefOf(doc);
  const crosses =
    supersedes.length === 1 && replaced ? crossing(replaced.confidence, brief.confidence) : null;
  const how = after ? 'added' : 'removed';
  return [
    {
      type: 'decision',
      change: how,
      decision: brief,
      continues,
      supersedes,
      crosses,
      stakes: stringOf(nodeAt(doc.data, 'stakes')) ?? null,
      rejected: rejectedBy(doc),
    },
  ];
}

function namedIn(side: Side, ids: readonly { readonly value: string }[]): readonly DecisionBrief[] {
  return ids.flatMap(({ value }) => {
    const found = side.named('decision', value);
    return found ? [briefOf(found)] : [];
  });
}

function changedDecision(before: Document, after: Document): Detail[] {
  if (!before.data || !after.data) return [];
  const details: Detail[] = [];
  const id = idOf(after);
  const [was, is] = [standingOf(before), standingOf(after)];
  const text = (key: string) => stringOf(nodeAt(after.data, key)) ?? null;
  const reviewed = reviewKeys.filter((key) => {
    return JSON.stringify(stringOf(nodeAt(before.data, key))) !== JSON.stringify(text(key) ?? undefined);
  });
  if (reviewed.length > 0) {
    const conclusion = briefOf(after).conclusion;
    const by = text('reviewed_by');
    details.push({ type: 'reviewed', id, conclusion, before: was, after: is, by, lessons: text('lessons') });
  }
  const [old, now] = [confidenceOf(before), confidenceOf(after)];
  if (old !== now)
    details.push({ type: 'confidence', id, before: old, after: now, crosses: crossing(old, now) });
  const thoughts = countOf(after, 'thoughts') - countOf(before, 'thoughts');
  const steps = countOf(after, 'deliberation', 'steps') - countOf(before, 'deliberation', 'steps');
  if (thoughts > 0 || steps > 0)
    details.push({ type: 'deliberated', id, thoughts: Math.max(0, thoughts), steps: Math.max(0, steps) });
  const edits = decisionDifferences(before.data, after.data, redactionsOf(before, after));
  const fields = fieldNames(edits.map(({ path }) => path));
  const sections = changedSections(before, after);
  const all = [...fields, ...(sections.length > 0 ? ['text'] : [])];
  if (all.length > 0) details.push({ type: 'rewritten', what: id, fields: all });
  return [...details, ...redactedDetails(before, after)];
}

type Graphs = readonly [before: ThreadGraph | undefined, after: ThreadGraph | undefined];

/** Questions that opened and that were answered, over all decisions of the thread. */
function questionDetails([before, after]: Graphs, context: Context): Detail[] {
  const [old, now] = [openQuestionsOf(before), openQuestionsOf(after)];
  const opened = [...now.values()].filter(({ id }) => !old.has(id));
  const closed = [...old.values()].filter(({ id }) => !now.has(id));
  const answered: Answer[] = [];
  const dropped: string[] = [];
  for (const question of closed) {
    const keys = new Set(keysOfQuestion(question));
    const by = after?.decisions.find(({ resolves }) =>
      resolves.some(({ value }) => keysOfReference(value).some((key) => keys.has(key))),
    );
    const doc = by && context.after.documentOf(by);
    if (doc) answered.push({ question: question.value, answer: idOf(doc) });
    else dropped.push(question.value);
  }
  if (opened.length === 0 && closed.length === 0) return [];
  const questions = opened.map(({ value, blocking }) => ({ question: value, blocking }));
  return [{ type: 'questions', opened: questions, answered, dropped }];
}

function headDetails([before, after]: Graphs, context: Context): Detail[] {
  const [old, now] = [before ? headsOf(before) : [], after ? headsOf(after) : []];
  if (now.length < 2 && old.length < 2) return [];
  const idsOf = (heads: typeof now) => heads.map(({ id, path }) => id ?? path).join();
  if (idsOf(old) === idsOf(now)) return [];
  return [{ type: 'heads', before: old.length, heads: briefsOf(context.after, now) }];
}

/** The next steps of the heads: what is to be done from here. */
function stepDetails([before, after]: Graphs, context: Context): Detail[] {
  const stepsOf = (graph: ThreadGraph | undefined, side: Side) =>
    (graph ? headsOf(graph) : []).flatMap((head) => nextSteps(side.documentOf(head)));
  const change = listChange(stepsOf(before, context.before), stepsOf(after, context.after), sameText);
  return hasChanged(change) ? [{ type: 'list', list: 'next-steps', ...change }] : [];
}

function resumeDetails(change: Change): Detail[] {
  const { before, after } = versions(change);
  if ((after ?? before)?.kind !== 'resume') return [];
  const text = (doc: Document | undefined, key: string) => stringOf(nodeAt(doc?.data, key)) ?? null;
  if (before && after) {
    const fields = fieldDetails(before, after, []).flatMap((one) =>
      one.type === 'fields' ? one.fields : [],
    );
    const details: Detail[] = fields.length === 0 ? [] : [{ type: 'rewritten', what: idOf(after), fields }];
    return [...details, ...redactedDetails(before, after)];
  }
  if (!after) return [];
  return [{ type: 'resumed', by: text(after, 'by'), context: text(after, 'context') }];
}
