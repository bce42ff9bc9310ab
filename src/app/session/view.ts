import type { Document, Fence } from '../../core/document.ts';
import { booleanOf, entriesOf, isNull, nodeAt, plainValue, stringOf } from '../../core/node.ts';
import type { Environment } from '../../git/environment.ts';
import { type StepKey, stepTitles } from '../../machines/reasoning.ts';
import { completedPasses, replay } from '../../machines/replay.ts';
import { lastStepOf, type Session, sessionOf } from '../../records/kinds/session.ts';
import { askedQuestions, outputOf, runKey, stepSections } from '../../records/kinds/session-body.ts';
import { openRecords, readRecords } from '../find-record.ts';
import { type Dispatch, hasDispatch, pendingDispatch } from './complete.ts';
import { type OpenSession, openSession, type SessionRequest } from './open.ts';
import { abandoned, sessionStates, stateNamed } from './states.ts';

/** One run through a step, as an overview shows it. */
export interface StepView {
  readonly step: StepKey;
  readonly title: string;
  /** How many loop-backs came before it. */
  readonly iteration: number;
  readonly isDone: boolean;
  /** The first line of what was put down, without marks of markdown. */
  readonly summary: string;
}

/** A session as an overview shows it. */
export interface SessionView {
  readonly id: string;
  readonly path: string;
  readonly query: string;
  readonly state: string;
  readonly isAgent: boolean;
  readonly isAbandoned: boolean;
  readonly thread: string | undefined;
  readonly resumes: string | undefined;
  readonly loopBacks: number;
  readonly steps: readonly StepView[];
  readonly route: string | undefined;
  readonly justification: string | undefined;
  readonly haltReason: string | undefined;
  readonly questions: readonly string[];
  readonly learnings: readonly unknown[];
  readonly dispatch: Dispatch | undefined;
}

/** One session, looked at. @throws BatonError as `openSession` */
export async function viewSession(request: SessionRequest): Promise<SessionView> {
  const open = await openSession(request);
  return viewOf(open);
}

/** A row of the list. */
export interface SessionRow {
  readonly id: string;
  readonly path: string;
  readonly query: string;
  readonly state: string;
  readonly isAbandoned: boolean;
  readonly startedAt: string;
  readonly hasDispatch: boolean;
  /** Questions of step 0 that wait for an answer. */
  readonly questions: readonly string[];
  /** The conversation of a coding agent that it was started in. */
  readonly conversation: string | undefined;
  /** True where it is neither final nor abandoned. */
  readonly isOpen: boolean;
}

/**
 * The sessions of the working tree, newest first; those of the archive are left out.
 *
 * @param state only those in that state, `ABANDONED` among them
 * @throws BatonError `usage` for a state that no machine has
 */
export async function listSessions(
  cwd: string,
  env: Environment,
  state: string | undefined,
): Promise<readonly SessionRow[]> {
  const records = await openRecords(cwd, env);
  const asked =
    state === undefined ? undefined : stateNamed(state, sessionStates(records.places, records.entries));
  const entries = records.entries.filter(({ path }) => records.places.placeOf(path)?.kind === 'session');
  const rows = (await readRecords(records, entries)).flatMap((doc): SessionRow[] => {
    const session = sessionOf(doc);
    const last = session?.states.at(-1);
    if (doc.archived || !session || last === undefined) return [];
    const { isAbandoned } = session;
    if (asked !== undefined && asked !== (isAbandoned ? abandoned : last)) return [];
    return [
      {
        id: doc.id ?? '',
        path: doc.path,
        query: textAt(doc, 'user_query') ?? '',
        state: last,
        isAbandoned,
        startedAt: textAt(doc, 'query_timestamp') ?? '',
        hasDispatch: hasDispatch(doc),
        questions: askedQuestions(doc).flatMap(({ answer, question }) => (answer === '' ? [question] : [])),
        conversation: stringOf(nodeAt(doc.data, 'metadata', 'conversation')),
        isOpen: !isAbandoned && booleanOf(nodeAt(doc.data, 'fsm', 'is_final')) !== true,
      },
    ];
  });
  const time = ({ startedAt }: SessionRow) => Date.parse(startedAt) || 0;
  return rows.sort((a, b) => time(b) - time(a) || (a.id < b.id ? -1 : 1));
}

function textAt(doc: Document, key: string): string | undefined {
  return stringOf(nodeAt(doc.data, key));
}

function viewOf(open: OpenSession): SessionView {
  const { doc, machine, session } = open;
  const learnings = plainValue(nodeAt(doc.data, 'learnings'));
  const questions = plainValue(nodeAt(doc.data, 'clarification_questions'));
  return {
    id: doc.id ?? '',
    path: doc.path,
    query: textAt(doc, 'user_query') ?? '',
    state: session.states.at(-1) ?? '',
    isAgent: session.isAgent,
    isAbandoned: session.isAbandoned,
    thread: textAt(doc, 'thread'),
    resumes: textAt(doc, 'resumes'),
    loopBacks: replay(machine, session.states).loopBacks.length,
    steps: stepsOf(doc, session, machine),
    route: textAt(doc, 'routing_decision'),
    justification: textAt(doc, 'routing_justification'),
    haltReason: textAt(doc, 'halt_reason'),
    questions: Array.isArray(questions)
      ? questions.filter((one): one is string => typeof one === 'string')
      : [],
    learnings: Array.isArray(learnings) ? learnings : [],
    dispatch: pendingDispatch(open),
  };
}

function stepsOf(doc: Document, session: Session, machine: Parameters<typeof replay>[0]): StepView[] {
  const done = new Set(
    completedPasses(machine, session.states, lastStepOf(doc, session)).map(({ index }) => index),
  );
  const sections = stepSections(doc);
  return replay(machine, session.states).passes.map(({ step, iteration, index }) => {
    const section = sections.get(runKey(step, iteration));
    const text = section ? doc.text.slice(section.extent.from, section.extent.to) : '';
    const summary = firstLineOf(text) || valuesOf(section?.outputs[0]);
    return { step, title: stepTitles[step], iteration, isDone: done.has(index), summary };
  });
}

/** The single values of a structured output, in its order. */
function valuesOf(fence: Fence | undefined): string {
  const pairs = entriesOf(fence && outputOf(fence)).flatMap(({ name, value }) =>
    value.type === 'scalar' && !isNull(value) ? [`${name}: ${String(value.value).trim()}`] : [],
  );
  return pairs.join(', ');
}

/** The first line of prose below a heading. */
function firstLineOf(section: string): string {
  const lines = section.split('\n').slice(1);
  const fence = lines.findIndex((line) => /^\s*(?:`{3,}|~{3,})/.test(line));
  const prose = (fence === -1 ? lines : lines.slice(0, fence)).map((line) =>
    line
      .replace(/^\s*(?:#{1,6}|[-*+>]|\d+[.)])\s+/, '')
      .replace(/[*_`]/g, '')
      .trim(),
  );
  return prose.find((line) => line !== '') ?? '';
}
