import type { Config } from '../../core/config.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Document } from '../../core/document.ts';
import { BatonError } from '../../errors.ts';
import type { Machine } from '../../machines/machine.ts';
import { machineOf, reasoningOf, type StepKey, stepTitles } from '../../machines/reasoning.ts';
import { completedPasses, isClosed, replay, type StepPass } from '../../machines/replay.ts';
import { NoPlaceError, SessionEditor } from '../../records/kinds/session/edit.ts';
import { lastStepOf, type Session, sessionOf } from '../../records/kinds/session/model.ts';
import { readDocument } from '../../records/read/document.ts';
import type { Context } from '../workspace/context.ts';
import { findOfKind, openRecords, type WorktreeRecords, withWritten } from '../workspace/find-record.ts';
import { refusal, refusing } from '../workspace/refused.ts';
import { changeRecord } from '../write/change-record.ts';
import type { CheckWritesOptions } from '../write/check-writes.ts';
import { stager } from '../write/create-record.ts';

/** What every verb of a session gets. */
export interface SessionRequest {
  /** The working tree, where it is open already. */
  readonly records?: WorktreeRecords;
  /** An id or a path. */
  readonly session: string;
}

/** A session that a verb works on. */
export interface OpenSession {
  readonly records: WorktreeRecords;
  readonly doc: Document;
  readonly id: string;
  readonly session: Session;
  readonly machine: Machine;
  readonly config: Config;
  /** The state that it is in. */
  readonly state: string;
}

/** A session that runs the built-in protocol. */
export interface OpenProtocol extends OpenSession {
  /** The run of the step that the state stands for; undefined before step 0 and in a final state. */
  readonly pass: StepPass | undefined;
  readonly isStepDone: boolean;
}

/** What a verb did. */
export interface SessionResult {
  readonly id: string;
  readonly path: string;
  readonly state: string;
  /** What the rules warn of since then. */
  readonly warnings: readonly Diagnostic[];
  /** The working tree with what was written, for what is asked next. */
  readonly records: WorktreeRecords;
}

/**
 * Opens a session of the working tree, to be read.
 *
 * @throws BatonError `usage` for what is not a session, `unreadable` for one whose machine cannot be known
 */
export async function openSession(
  context: Context,
  { records: known, session: typed }: SessionRequest,
): Promise<OpenSession> {
  const records = known ?? (await openRecords(context));
  const doc = await findOfKind(records, typed, 'session');
  const config = records.pathRules.configOf(doc.path);
  const session = sessionOf(doc);
  const machine = session && machineOf(session, config.machines);
  const state = session?.states.at(-1);
  if (!session || !machine || state === undefined || doc.id === undefined) {
    throw new BatonError('unreadable', `\`${doc.path}\` has no history, or its machine is not declared`, {
      help: `\`baton lint ${doc.path}\` prints what is wrong with it`,
    });
  }
  return { records, doc, id: doc.id, session, machine, config, state };
}

/**
 * Does something to a session that runs the reasoning protocol and may go on.
 *
 * @param subject what was asked for, as a refusal names it
 * @throws BatonError as `openSession`; `refused` for one that is closed, or that runs another machine, and for each refusal
 *   of the work
 */
export async function onProtocol<T>(
  context: Context,
  request: SessionRequest,
  subject: (id: string) => string,
  work: (open: OpenProtocol) => Promise<T>,
): Promise<T> {
  const open = await openSession(context, request);
  return refusing(subject(open.id), () => work(protocolOf(open)));
}

/** A session that is open, as one that runs the protocol and may go on. @throws Refusal */
export function protocolOf(open: OpenSession): OpenProtocol {
  needOpen(open);
  const { id, machine, session } = open;
  if (!reasoningOf(session)) {
    throw refusal(
      `it runs the machine \`${machine.name}\`, which has no steps`,
      `\`baton session step ${id} STATE\` changes its state; \`baton session show ${id}\` prints the next states`,
    );
  }
  return { ...open, ...passOf(open) };
}

/** A session that may go on. @throws Refusal for one that is closed */
export function needOpen({ id, machine, session, state }: OpenSession): void {
  if (isClosed(machine, session)) {
    const is = session.isAbandoned ? 'abandoned' : `\`${state}\``;
    const help =
      state === 'HALTED'
        ? `continue in a new session: \`baton session start QUERY --resumes ${id}\``
        : 'continue in a new session: `baton session start QUERY`';
    throw refusal(`it is ${is}, and a closed session does not change`, help);
  }
}

function passOf({ doc, machine, session }: OpenSession): Pick<OpenProtocol, 'pass' | 'isStepDone'> {
  const index = session.states.length - 1;
  const pass = replay(machine, session.states).passes.find((one) => one.index === index);
  const done = completedPasses(machine, session.states, lastStepOf(doc, session));
  return { pass, isStepDone: done.some((one) => one.index === index) };
}

/** A step as a person reads of it: `step 3b (Skill Detection)`. */
export function stepName(step: StepKey): string {
  return `step ${step} (${stepTitles[step]})`;
}

/** An editor for the text of an open session. */
export function editorOf({ records, doc }: OpenSession): SessionEditor {
  return new SessionEditor(doc, (text) => {
    const place = records.pathRules.classify(doc.path);
    return place && readDocument(doc.path, place, { ok: true, text, size: Buffer.byteLength(text) });
  });
}

/**
 * Makes the change and writes it, where the rules take it. What a verb prints comes after: nothing that a program
 * or an agent is to do next is lost with a run that ends early.
 *
 * @throws Refusal with every rule that the change would break; BatonError `unwritable`
 */
export async function writeSession(
  context: Context,
  open: OpenSession,
  change: (editor: SessionEditor) => void,
  options: CheckWritesOptions = {},
): Promise<SessionResult> {
  const put = stager(open.records, context.stage);
  const editor = editorOf(open);
  try {
    change(editor);
  } catch (error) {
    if (!(error instanceof NoPlaceError)) throw error;
    throw refusal(
      'its front matter is not written as `key: value` lines',
      'write the front matter as a block of lines, `fsm.history` as a list, and run it again',
    );
  }
  const warnings = await changeRecord(open.records, open.doc, editor.text, context.now, options);
  await put([open.doc.path]);
  const { path } = open.doc;
  const records = withWritten(open.records, path, editor.text);
  return { id: open.id, path, state: editor.states.at(-1) ?? open.state, warnings, records };
}
