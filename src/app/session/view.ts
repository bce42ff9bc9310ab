import type { Document, Fence } from '../../core/document.ts';
import { booleanOf, entriesOf, isNull, nodeAt, plainValue, stringOf } from '../../core/node.ts';
import { type StepKey, stepTitles } from '../../machines/reasoning.ts';
import { completedPasses, replay } from '../../machines/replay.ts';
import { askedQuestions, outputOf, runKey, stepSections } from '../../records/kinds/session/body.ts';
import {
  conversationOf,
  haltQuestions,
  lastStepOf,
  type Session,
  sessionOf,
} from '../../records/kinds/session/model.ts';
import type { Context } from '../workspace/context.ts';
import { entriesNamed, openRecords, readRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import { type Dispatch, hasDispatch, pendingDispatch } from './complete.ts';
import { type Finding, findingsOf } from './findings.ts';
import { type OpenSession, openSession, type SessionRequest } from './open.ts';
import { abandoned, sessionStates, stateNamed } from './states.ts';
import { firstState } from './step.ts';

/** One run through a step, as an overview shows it. */
export interface StepView {
  readonly step: StepKey;
  readonly title: string;
  /** How many loop-backs came before it. */
  readonly iteration: number;
  readonly isDone: boolean;
  /** The first line of what was written, without marks of markdown. */
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
  /** What was asked at first, where this session resumes another: the query of the first one that halted. */
  readonly firstQuery: string | undefined;
  readonly loopBacks: number;
  readonly steps: readonly StepView[];
  /** What the finished steps wrote, oldest first. */
  readonly findings: readonly Finding[];
  readonly route: string | undefined;
  readonly justification: string | undefined;
  readonly haltReason: string | undefined;
  readonly questions: readonly string[];
  readonly learnings: readonly unknown[];
  readonly dispatch: Dispatch | undefined;
}

/** One session, looked at. @throws BatonError as `openSession` */
export async function viewSession(context: Context, request: SessionRequest): Promise<SessionView> {
  const open = await openSession(context, request);
  return { ...viewOf(open), firstQuery: await firstQueryOf(open) };
}

/** Follows `resumes` as far as it leads. */
async function firstQueryOf({ doc, records }: OpenSession): Promise<string | undefined> {
  const seen = new Set<string>();
  let first: Document | undefined;
  for (let at: Document | undefined = doc; at; ) {
    const id = textAt(at, 'resumes');
    if (id === undefined || seen.has(id)) break;
    seen.add(id);
    at = (await readRecords(records, entriesNamed(records, id))).find((one) => one.id === id);
    first = at ?? first;
  }
  return first && textAt(first, 'user_query');
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
  /** The last time that a step of it began or ended; else when it was started. */
  readonly lastAt: string;
  /** The halted session that it resumes. */
  readonly resumes: string | undefined;
  /** What a halted session asks; empty in every other state. */
  readonly haltQuestions: readonly string[];
  /** True if it is neither final nor abandoned. */
  readonly isOpen: boolean;
  /** True once it left the state that it starts in: of the reasoning protocol, step 0. */
  readonly isBegun: boolean;
  /** An agent's own session, which skips step 4. */
  readonly isAgent: boolean;
}

/**
 * The sessions of the working tree, newest first; those of the archive are left out.
 *
 * @param state only those in that state, `ABANDONED` among them
 * @param known the records of the context, where they are open already
 * @throws BatonError `usage` for a state that no machine has
 */
export async function listSessions(
  context: Context,
  state: string | undefined,
  known?: WorktreeRecords,
): Promise<readonly SessionRow[]> {
  const records = known ?? (await openRecords(context));
  const asked = state === undefined ? undefined : stateNamed(state, sessionStates(records.pathRules));
  const entries = records.entries.filter(({ path }) => {
    const place = records.pathRules.classify(path);
    return place?.kind === 'session' && !place.archived;
  });
  const rows = (await readRecords(records, entries)).flatMap((doc): SessionRow[] => {
    const session = sessionOf(doc);
    const last = session?.states.at(-1);
    if (!session || last === undefined) return [];
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
        conversation: conversationOf(doc),
        lastAt: lastTimeOf(doc, session),
        resumes: textAt(doc, 'resumes'),
        haltQuestions: last === 'HALTED' ? haltQuestions(doc) : [],
        isOpen: !isAbandoned && booleanOf(nodeAt(doc.data, 'fsm', 'is_final')) !== true,
        isBegun: session.states.slice(1).some((one) => one !== firstState),
        isAgent: session.isAgent,
      },
    ];
  });
  const time = ({ startedAt }: SessionRow) => timeOf(startedAt);
  return rows.sort((a, b) => time(b) - time(a) || (a.id < b.id ? -1 : 1));
}

/** A time of a record in milliseconds, 0 if it is not one. */
export function timeOf(written: string): number {
  return Date.parse(written) || 0;
}

function lastTimeOf(doc: Document, { times }: Session): string {
  const written = [...times.values()].flatMap(({ started, completed }) => [started, completed]).map(stringOf);
  const all = [textAt(doc, 'query_timestamp'), ...written].filter((one) => one !== undefined);
  return all.reduce((last, one) => (timeOf(one) > timeOf(last) ? one : last), '');
}

function textAt(doc: Document, key: string): string | undefined {
  return stringOf(nodeAt(doc.data, key));
}

function viewOf(open: OpenSession): Omit<SessionView, 'firstQuery'> {
  const { doc, machine, session } = open;
  const learnings = plainValue(nodeAt(doc.data, 'learnings'));
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
    findings: findingsOf(doc, session, machine),
    route: textAt(doc, 'routing_decision'),
    justification: textAt(doc, 'routing_justification'),
    haltReason: textAt(doc, 'halt_reason'),
    questions: haltQuestions(doc),
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
