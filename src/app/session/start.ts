import { randomUUID } from 'node:crypto';
import type { Config } from '../../core/config.ts';
import { booleanOf, nodeAt, stringOf } from '../../core/node.ts';
import { BatonError } from '../../errors.ts';
import type { Machine } from '../../machines/machine.ts';
import { machineOf, reasoning, statusOf } from '../../machines/reasoning.ts';
import { replay } from '../../machines/replay.ts';
import { sessionText } from '../../records/create/new-session.ts';
import { stepHeadingOf } from '../../records/kinds/session/edit.ts';
import { conversationOf, haltQuestions } from '../../records/kinds/session/model.ts';
import { fencedOutput } from '../../records/kinds/session/output.ts';
import { plural } from '../../render/count.ts';
import { suggest } from '../../text/closest-match.ts';
import { oneOf } from '../../text/one-of.ts';
import type { Context } from '../workspace/context.ts';
import { findOfKind, openRecords, type WorktreeRecords, withWritten } from '../workspace/find-record.ts';
import { refusing } from '../workspace/refused.ts';
import { createRecord, rootForNew, stager } from '../write/create-record.ts';
import type { SessionResult } from './open.ts';
import { firstState } from './step.ts';

export interface StartRequest {
  /** What the user asked for, in their words. */
  readonly query: string;
  /** An agent's own session: it is routed already and skips step 4. */
  readonly isAgent?: boolean;
  /** A machine that the configuration declares; left out, the reasoning protocol. */
  readonly machine?: string | undefined;
  /** The thread that the session belongs to. */
  readonly thread?: string | undefined;
  /** The halted session whose questions this one answers. */
  readonly resumes?: string | undefined;
  /** The conversation of a coding agent that the session was started in; left out, that of `resumes`. */
  readonly conversation?: string | undefined;
  /** One for each question of the halted session, in their order. */
  readonly answers?: readonly string[] | undefined;
  /** The records of the context, where they are open already. */
  readonly records?: WorktreeRecords | undefined;
}

/** A session that was started. */
export interface StartedSession extends SessionResult {
  /** The questions of the resumed session, with their answers. */
  readonly answered: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * Starts a session: the file exists, in JOHARI_DISCOVERY or where its machine begins, before anybody is shown what to do
 * (convention, section 3).
 *
 * @throws BatonError `usage` for a blank query, for answers that fit no question and for an unknown thread, session or
 *   machine; `refused`, `unwritable` as every writer
 */
export async function startSession(context: Context, request: StartRequest): Promise<StartedSession> {
  const query = request.query.trim();
  if (query === '') {
    throw new BatonError('usage', 'Unexpected blank query, expected the request of the user', {
      help: 'write it in quotes: `baton session start "Fix the login"`',
    });
  }
  const records = request.records ?? (await openRecords(context));
  const answered = await answersOf(records, request);
  const resumes =
    request.resumes === undefined ? undefined : await findOfKind(records, request.resumes, 'session');
  // What goes on after a halt goes on in the same thread, in the same mode and in the same conversation.
  const thread =
    request.thread === undefined
      ? stringOf(nodeAt(resumes?.data, 'thread'))
      : (await findOfKind(records, request.thread, 'thread')).id;
  const id = randomUUID().slice(0, 12);
  const path = `${rootForNew(records)}/sessions/${id}.md`;
  const machine = machineFor(request, records.pathRules.configOf(path));
  const put = stager(records, context.stage);
  const { now } = context;
  const conversation = request.conversation ?? (resumes && conversationOf(resumes));
  const isAgent =
    request.isAgent === true || booleanOf(nodeAt(resumes?.data, 'metadata', 'is_agent_session')) === true;
  const head = { id, query, now, isAgent, conversation, thread, resumes: resumes?.id };
  const history = machine.name === reasoning.name ? [machine.initial, firstState] : [machine.initial];
  const text = textOf(head, machine, history, answered);
  const { warnings } = await refusing('The session cannot be started', () =>
    createRecord(records, { kind: 'session', path, text }, context.now),
  );
  await put([path]);
  const state = history.at(-1) ?? machine.initial;
  return { id, path, state, warnings, answered, records: withWritten(records, path, text) };
}

/**
 * What a session runs. @throws BatonError `usage` for what nobody declares, and and for what only the protocol knows
 */
function machineFor({ isAgent, machine: name, resumes }: StartRequest, { machines }: Config): Machine {
  const found = machineOf({ machine: name, isAgent: isAgent === true }, machines);
  if (!found) {
    const known = [reasoning.name, ...Object.keys(machines)];
    throw new BatonError('usage', `Unexpected machine \`${name}\`, expected ${oneOf(known)}`, {
      help: suggest(
        name ?? '',
        known,
        'declare it under `machines:` in the configuration; `baton lint --print-config` prints the effective configuration',
      ),
    });
  }
  const other = isAgent ? '--agent-mode' : resumes === undefined ? undefined : '--resumes';
  if (found.name !== reasoning.name && other !== undefined) {
    throw new BatonError(
      'usage',
      `\`${other}\` is for the reasoning protocol, not for the machine \`${name}\``,
      {
        help: `leave \`${other}\` or \`--machine\` out`,
      },
    );
  }
  return found;
}

async function answersOf(
  records: WorktreeRecords,
  { resumes, answers = [] }: StartRequest,
): Promise<StartedSession['answered']> {
  if (resumes === undefined) {
    if (answers.length === 0) return [];
    throw new BatonError(
      'usage',
      '`--answer` needs `--resumes`, which names the session with the questions',
      {
        help: 'to answer the questions of a running session, use `baton session step ID 0 --answer TEXT`',
      },
    );
  }
  const doc = await findOfKind(records, resumes, 'session');
  const questions = haltQuestions(doc);
  if (questions.length === 0) {
    throw new BatonError('refused', `Session \`${doc.id}\` has no question, so there is nothing to resume`, {
      help: 'a halted session has one to five questions; `baton session list --state HALTED` lists such sessions',
    });
  }
  if (answers.length !== questions.length) {
    const list = questions.map((question, index) => `${index + 1}. ${question}`).join('\n');
    throw new BatonError(
      'usage',
      `Unexpected ${plural(answers.length, 'answer')}, session \`${doc.id}\` asks ${plural(questions.length, 'question')}`,
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

/** The keys in the order of new files (convention, section 3). */
function textOf(
  { id, query, now, isAgent, conversation, thread, resumes }: Head,
  machine: Machine,
  history: readonly string[],
  answered: StartedSession['answered'],
): string {
  const isProtocol = machine.name === reasoning.name;
  const state = history.at(-1) ?? machine.initial;
  const { passes } = replay(machine, history);
  return sessionText({
    head: {
      schema: 'baton/session@1',
      session_id: id,
      user_query: query,
      query_timestamp: now,
      metadata: { is_agent_session: isAgent, conversation },
      machine: isProtocol ? undefined : machine.name,
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
    times: Object.fromEntries(passes.map(({ step }) => [step, { started_at: now, completed_at: null }])),
    history,
    state,
    isFinal: machine.final.includes(state),
    status: statusOf(machine, state),
    query,
    sections:
      answered.length === 0
        ? []
        : [`${stepHeadingOf('0', 0)}\n\n${fencedOutput({ ask: answered.map((one) => ({ ...one })) })}`],
  });
}
