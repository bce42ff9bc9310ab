import type { Document } from '../../core/document.ts';
import { isNull, itemsOf, nodeAt, stringOf, stringsOf } from '../../core/node.ts';
import { machineOf, maxLoopBacks, reasoningOf } from '../../machines/reasoning.ts';
import { completedPasses, isContinued, replay, type StepPass } from '../../machines/replay.ts';
import { foldedQuestion } from '../../records/kinds/question.ts';
import {
  askedQuestions,
  bodyDifference,
  runKey,
  type StepSection,
  sectionBody,
  stepSections,
} from '../../records/kinds/session/body.ts';
import { lastStepOf, loopBackReasons, type Session, sessionOf } from '../../records/kinds/session/model.ts';
import { splitFirstSentence } from '../../text/first-sentence.ts';
import type { Answer, Detail, Thought } from '../detail.ts';
import { hasChanged, listChange, sameText } from '../lists.ts';
import { changedSections, fieldDetails, redactedDetails, redactionsOf, textDetails } from '../meaning.ts';
import type { Context } from '../sides.ts';

/** The keys of a session that other units than `fields` speak of. */
const known = [
  'fsm',
  'status',
  'iteration_count',
  'contradiction_detected',
  'preliminary_routes',
  'routing_decision',
  'routing_justification',
  'halt_reason',
  'clarification_questions',
  'dispatch_pending',
  'step_timestamps',
  'learnings',
  'abandoned',
  'resumes',
  'forked_from',
];

/** What a session's change says: states, route, loop-backs, halt, questions, steps rewritten (review, "session"). */
export function sessionDetails(
  before: Document | undefined,
  after: Document | undefined,
  context: Context,
): Detail[] {
  const doc = after ?? before;
  if (!doc) return [];
  const rewritten = before && after ? rewrittenSteps(before, after) : [];
  return [
    ...(rewritten.length === 0 ? [] : [{ type: 'steps-rewritten' as const, steps: rewritten }]),
    ...stateDetails(before, after, context),
    ...thinkingDetails(before, after),
    ...routeDetails(before, after),
    ...haltDetails(before, after),
    ...questionDetails(before, after, context),
    ...learningDetails(before, after),
    ...closingDetails(before, after),
    ...(before && after ? otherDetails(before, after) : []),
  ];
}

function stateDetails(
  before: Document | undefined,
  after: Document | undefined,
  { configOf }: Context,
): Detail[] {
  const [old, now] = [before && sessionOf(before), after && sessionOf(after)];
  const [was, is] = [old?.states ?? [], now?.states ?? []];
  const shared = sharedLength(was, is);
  const [passed, withdrawn] = [is.slice(shared), was.slice(shared)];
  if (passed.length === 0 && withdrawn.length === 0) return [];
  const machine = now && machineOf(now, configOf(after?.path ?? '').machines);
  const loopBacks = machine ? replay(machine, is).loopBacks : [];
  const reasons = after ? loopBackReasons(after) : [];
  const details: Detail[] = [
    {
      type: 'states',
      from: was[shared - 1] ?? null,
      passed: passed.map((state, index) => {
        const loop = loopBacks.indexOf(shared + index);
        return { state, loopBack: loop === -1 ? null : (reasons[loop] ?? '') };
      }),
      withdrawn,
    },
  ];
  const isBuiltIn = now !== undefined && reasoningOf(now) !== undefined;
  if (isBuiltIn && loopBacks.some((index) => index >= shared)) {
    const used = loopBacks.length;
    details.push({ type: 'loop-backs', used, left: Math.max(0, maxLoopBacks - used) });
  }
  return details;
}

/** What the steps completed in this change found. What an earlier version had completed is told by `steps-rewritten` alone. */
function thinkingDetails(before: Document | undefined, after: Document | undefined): Detail[] {
  if (!after) return [];
  const known = new Set(completedOf(before).map(({ step, iteration }) => runKey(step, iteration)));
  const thoughts = completedOf(after).flatMap(({ step, iteration }): Thought[] => {
    const split = known.has(runKey(step, iteration))
      ? undefined
      : splitFirstSentence(sectionBody(after, step, iteration));
    return split ? [{ step, iteration, finding: split.sentence, rest: split.rest }] : [];
  });
  return thoughts.length === 0 ? [] : [{ type: 'thinking', thoughts }];
}

/** The completed passes of a session with the built-in steps. */
function completedOf(doc: Document | undefined): readonly StepPass[] {
  const session = doc && sessionOf(doc);
  const machine = session && reasoningOf(session);
  if (!doc || !session || !machine) return [];
  return completedPasses(machine, session.states, lastStepOf(doc, session));
}

function sharedLength(was: readonly string[], is: readonly string[]): number {
  if (isContinued(was, is)) return was.length;
  const at = was.findIndex((state, index) => is[index] !== state);
  return at === -1 ? was.length : at;
}

interface Route {
  readonly route: string;
  readonly decided: boolean;
  readonly why: string | null;
}

function routeOf(doc: Document | undefined): Route | undefined {
  const decided = stringOf(nodeAt(doc?.data, 'routing_decision'));
  const justified = stringOf(nodeAt(doc?.data, 'routing_justification')) ?? null;
  if (decided !== undefined) return { route: decided, decided: true, why: justified };
  const candidate = itemsOf(nodeAt(doc?.data, 'preliminary_routes')).findLast(
    (item) => stringOf(nodeAt(item, 'route')) !== undefined,
  );
  const route = stringOf(nodeAt(candidate, 'route'));
  if (route === undefined) return undefined;
  return { route, decided: false, why: stringOf(nodeAt(candidate, 'justification')) ?? null };
}

function routeDetails(before: Document | undefined, after: Document | undefined): Detail[] {
  const [old, now] = [routeOf(before), routeOf(after)];
  if (old?.route === now?.route && old?.decided === now?.decided) return [];
  // A session that changes its route within one range used its earlier candidates.
  const candidates = itemsOf(nodeAt(after?.data, 'preliminary_routes')).flatMap((item) => {
    const route = stringOf(nodeAt(item, 'route'));
    return route === undefined ? [] : [route];
  });
  const earlier = candidates.findLast((route) => route !== now?.route);
  return [
    {
      type: 'route',
      before: old && old.route !== now?.route ? old.route : (earlier ?? old?.route ?? null),
      after: now?.route ?? null,
      decided: now?.decided ?? false,
      why: now?.why ?? null,
    },
  ];
}

function haltDetails(before: Document | undefined, after: Document | undefined): Detail[] {
  const stateOf = (doc: Document | undefined) => stringOf(nodeAt(doc?.data, 'fsm', 'state'));
  if (stateOf(after) !== 'HALTED' || stateOf(before) === 'HALTED') return [];
  return [
    {
      type: 'halt',
      reason: stringOf(nodeAt(after?.data, 'halt_reason')) ?? null,
      questions: stringsOf(nodeAt(after?.data, 'clarification_questions')).map(({ value }) => value),
    },
  ];
}

/** What step 0 asked and its outcome; the questions of a session that is resumed stand apart. */
function questionDetails(
  before: Document | undefined,
  after: Document | undefined,
  { after: side }: Context,
): Detail[] {
  const was = new Map(asked(before).map(({ question, answer }) => [foldedQuestion(question), answer]));
  const news = asked(after).filter(({ question, answer }) => was.get(foldedQuestion(question)) !== answer);
  const resumed = stringOf(nodeAt(after?.data, 'resumes'));
  const old = side.named('session', resumed);
  const theirs = new Set(
    stringsOf(nodeAt(old?.data, 'clarification_questions')).map(({ value }) => foldedQuestion(value)),
  );
  const isTheirs = ({ question }: Answer) => theirs.has(foldedQuestion(question));
  return [
    ...askedDetail(news.filter(isTheirs), resumed ?? null, resumed !== undefined && before === undefined),
    ...askedDetail(
      news.filter((one) => !isTheirs(one)),
      null,
      false,
    ),
  ];
}

function asked(doc: Document | undefined): readonly Answer[] {
  return doc ? askedQuestions(doc).map(({ question, answer }) => ({ question, answer })) : [];
}

function askedDetail(news: readonly Answer[], session: string | null, always: boolean): Detail[] {
  if (news.length === 0 && !always) return [];
  return [
    {
      type: 'asked',
      opened: news.filter(({ answer }) => answer === '').map(({ question }) => question),
      answered: news.filter(({ answer }) => answer !== ''),
      session,
    },
  ];
}

function learningDetails(before: Document | undefined, after: Document | undefined): Detail[] {
  const change = listChange(
    learnings(before),
    learnings(after),
    ({ kind, text }) => `${kind} ${sameText(text)}`,
  );
  return hasChanged(change) ? [{ type: 'learnings', ...change }] : [];
}

function learnings(doc: Document | undefined) {
  return itemsOf(nodeAt(doc?.data, 'learnings')).flatMap((item) => {
    const text = stringOf(nodeAt(item, 'text'));
    return text === undefined ? [] : [{ kind: stringOf(nodeAt(item, 'kind')) ?? 'pattern', text }];
  });
}

function closingDetails(before: Document | undefined, after: Document | undefined): Detail[] {
  const details: Detail[] = [];
  const text = (doc: Document | undefined, ...path: string[]) => stringOf(nodeAt(doc?.data, ...path)) ?? null;
  if (nodeAt(after?.data, 'abandoned')?.type === 'map' && isNull(nodeAt(before?.data, 'abandoned'))) {
    details.push({
      type: 'abandoned',
      by: text(after, 'abandoned', 'by'),
      reason: text(after, 'abandoned', 'reason'),
    });
  }
  const forked = text(after, 'forked_from');
  if (forked !== null && text(before, 'forked_from') !== forked)
    details.push({ type: 'forked', from: forked });
  const [was, is] = [
    text(before, 'dispatch_pending', 'directive_command'),
    text(after, 'dispatch_pending', 'directive_command'),
  ];
  if (was !== is) details.push({ type: 'dispatch', before: was, after: is });
  return details;
}

/** Completed steps whose section says something else now: `4 (iteration 1)`. An error (convention, section 3). */
function rewrittenSteps(before: Document, after: Document): readonly string[] {
  const [old, now] = [stepSections(before), stepSections(after)];
  const redactions = redactionsOf(before, after);
  const stretch = (doc: Document, section: StepSection) => ({
    doc,
    extent: section.extent,
    sections: [section],
  });
  const names = completedOf(before).flatMap(({ step, iteration }) => {
    const [was, is] = [old.get(runKey(step, iteration)), now.get(runKey(step, iteration))];
    if (!was) return [];
    const isSame = is && !bodyDifference(stretch(before, was), stretch(after, is), redactions);
    return isSame ? [] : [iteration > 0 ? `${step} (iteration ${iteration})` : step];
  });
  return [...new Set(names)];
}

/** Prose outside of steps that were run or rewritten in this change, and fields that no unit speaks of. */
function otherDetails(before: Document, after: Document): Detail[] {
  const isMoved = statesOf(sessionOf(before)) !== statesOf(sessionOf(after));
  const sections = changedSections(before, after).filter((name) => !(isMoved && /^Step\s/i.test(name)));
  return [
    ...redactedDetails(before, after),
    ...textDetails(rewrittenSteps(before, after).length > 0 ? [] : sections),
    ...fieldDetails(before, after, known),
  ];
}

function statesOf(session: Session | undefined): string {
  return session?.states.join() ?? '';
}
