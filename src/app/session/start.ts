import { randomUUID } from 'node:crypto';
import type { Document } from '../../core/document.ts';
import { booleanOf, nodeAt, stringOf, stringsOf } from '../../core/node.ts';
import { BatonError } from '../../errors.ts';
import type { Environment } from '../../git/environment.ts';
import { stepHeadingOf } from '../../records/kinds/session-edit.ts';
import { fencedOutput } from '../../records/kinds/session-output.ts';
import { sessionText } from '../../records/new-session.ts';
import { createRecord, rootForNew, stager } from '../create-record.ts';
import { findRecord, openRecords, type WorktreeRecords } from '../find-record.ts';
import type { SessionResult } from './open.ts';

export interface StartRequest {
  readonly cwd: string;
  readonly env: Environment;
  /** What the user asked for, in their words. */
  readonly query: string;
  /** An agent's own session: it is routed already and skips step 4. */
  readonly isAgent?: boolean;
  /** The thread that the session belongs to. */
  readonly thread?: string;
  /** The halted session whose questions this one answers. */
  readonly resumes?: string;
  /** The conversation of a coding agent that the session was started in. */
  readonly conversation?: string;
  /** One for each question of the halted session, in their order. */
  readonly answers?: readonly string[];
  readonly stage?: boolean;
  /** RFC 3339, to the second. */
  readonly now: string;
}

/** A session that was started. */
export interface StartedSession extends SessionResult {
  /** The questions of the resumed session, with their answers. */
  readonly answered: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * Starts a session: the file is there, in JOHARI_DISCOVERY, before anybody is told what to do (convention, section 3).
 *
 * @throws BatonError `usage` for a blank query, for answers that fit no question and for an unknown thread or session;
 *   `refused`, `unwritable` as every writer
 */
export async function startSession(request: StartRequest): Promise<StartedSession> {
  const query = request.query.trim();
  if (query === '') {
    throw new BatonError('usage', 'Unexpected blank query, expected what the user asked for', {
      help: 'write it in quotes: `baton session start "Fix the login"`',
    });
  }
  const records = await openRecords(request.cwd, request.env);
  const answered = await answersOf(records, request);
  const resumes =
    request.resumes === undefined ? undefined : await findIn(records, request.resumes, 'session');
  // What goes on after a halt goes on in the same thread, and in the same mode.
  const thread =
    request.thread === undefined
      ? stringOf(nodeAt(resumes?.data, 'thread'))
      : (await findIn(records, request.thread, 'thread')).id;
  const id = randomUUID().slice(0, 12);
  const path = `${rootForNew(records)}/sessions/${id}.md`;
  const put = stager(records, request.stage === true);
  const { conversation, now } = request;
  const isAgent =
    request.isAgent === true || booleanOf(nodeAt(resumes?.data, 'metadata', 'is_agent_session')) === true;
  const text = textOf({ id, query, now, isAgent, conversation, thread, resumes: resumes?.id }, answered);
  const what = 'The session cannot be started';
  const { warnings } = await createRecord(records, { kind: 'session', path, text }, request.now, what);
  await put([path]);
  return { id, path, state: 'JOHARI_DISCOVERY', warnings, answered };
}

async function findIn(
  records: WorktreeRecords,
  typed: string,
  kind: 'thread' | 'session',
): Promise<Document> {
  const doc = await findRecord(records, typed);
  if (doc.kind === kind && doc.id !== undefined) return doc;
  throw new BatonError('usage', `\`${doc.path}\` is a ${doc.kind}, expected a ${kind}`, {
    help: `name a ${kind} by its id; \`baton ${kind} list\` shows them`,
  });
}

async function answersOf(
  records: WorktreeRecords,
  { resumes, answers = [] }: StartRequest,
): Promise<StartedSession['answered']> {
  if (resumes === undefined) {
    if (answers.length === 0) return [];
    throw new BatonError('usage', '`--answer` goes with `--resumes`, which names the session that asked', {
      help: 'questions of a session that goes on are answered with `baton session step ID 0 --answer TEXT`',
    });
  }
  const doc = await findRecord(records, resumes);
  const questions = stringsOf(nodeAt(doc.data, 'clarification_questions')).map(({ value }) => value);
  if (doc.kind === 'session' && questions.length === 0) {
    throw new BatonError('usage', `Session \`${doc.id}\` asks nothing, so there is nothing to resume`, {
      help: 'a session that is halted asks one to five questions; `baton session list --state HALTED` shows them',
    });
  }
  if (answers.length !== questions.length) {
    const list = questions.map((question, index) => `${index + 1}. ${question}`).join('\n');
    throw new BatonError(
      'usage',
      `Unexpected ${answers.length} answers to the ${questions.length} questions of session \`${doc.id}\``,
      { help: `give one \`--answer TEXT\` for each, in this order:\n${list}` },
    );
  }
  return questions.map((question, index) => ({ question, answer: (answers[index] ?? '').trim() }));
}

interface Head {
  readonly id: string;
  readonly query: string;
  readonly now: string;
  readonly isAgent: boolean;
  readonly conversation: string | undefined;
  readonly thread: string | undefined;
  readonly resumes: string | undefined;
}

/** The keys in the order of the convention. */
function textOf(
  { id, query, now, isAgent, conversation, thread, resumes }: Head,
  answered: StartedSession['answered'],
): string {
  return sessionText({
    head: {
      schema: 'baton/session@1',
      session_id: id,
      user_query: query,
      query_timestamp: now,
      metadata: { is_agent_session: isAgent, conversation },
      thread,
      resumes,
      iteration_count: 0,
      contradiction_detected: false,
      preliminary_routes: [],
      routing_decision: null,
      routing_justification: null,
      halt_reason: null,
      clarification_questions: [],
      dispatch_pending: null,
    },
    times: { '0': { started_at: now, completed_at: null } },
    history: ['INITIALIZED', 'JOHARI_DISCOVERY'],
    state: 'JOHARI_DISCOVERY',
    isFinal: false,
    status: 'in_progress',
    query,
    sections:
      answered.length === 0
        ? []
        : [`${stepHeadingOf('0', 0)}\n\n${fencedOutput({ ask: answered.map((one) => ({ ...one })) })}`],
  });
}
