import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Knowledge } from '../../knowledge/gather.ts';
import { runQuery } from '../../knowledge/query/query.ts';
import { isRecordId } from '../../records/create/new-id.ts';
import { ownCommand } from '../../store/own-command.ts';
import { decisionCommand } from '../../text/printed-commands.ts';
import { listHandoffs } from '../handoff/list.ts';
import { datesOf, loadKnowledge } from '../knowledge/load.ts';
import { lintUnlessKnown } from '../lint/kept-lint.ts';
import { listSessions } from '../session/view.ts';
import { listThreads } from '../thread/read.ts';
import type { Context } from '../workspace/context.ts';

/** Something that is open, waiting or broken. */
export interface StatusItem {
  /** Of the record to look at, or of the question. */
  readonly id: string;
  readonly text: string;
  /** In a word or two: its state, or what waits. */
  readonly state: string;
  /** RFC 3339: since when; null if it cannot be known. */
  readonly since: string | null;
  /** The command that goes on. */
  readonly next: string;
}

/** What is open, waiting or broken here (commands, `baton status`). */
export interface Status {
  /** Questions that nobody has answered and that block. */
  readonly questions: readonly StatusItem[];
  /** Of tasks that are not finished. */
  readonly blockers: readonly StatusItem[];
  /** Payloads that are pending. */
  readonly handoffs: readonly StatusItem[];
  /** Sessions in progress, halted ones that nobody resumed, and dispatches that nobody acknowledged. */
  readonly sessions: readonly StatusItem[];
  /** Threads with several heads, and blocked ones. */
  readonly threads: readonly StatusItem[];
  readonly lint: {
    readonly errors: number;
    readonly warnings: number;
    readonly records: number;
    readonly next: string;
  };
}

/** Gathers it from the working tree. @throws BatonError as `loadKnowledge` and `lint` */
export async function statusOf(context: Context): Promise<Status> {
  const { now } = context;
  const { knowledge, workspace } = await loadKnowledge(context);
  const [questions, blockers] = [questionsOf(knowledge, now), blockersOf(knowledge, now)];
  const ofTasks = [...questions, ...blockers].filter(({ since }) => since === null).map(({ path }) => path);
  const added = await datesOf(workspace, [...new Set(ofTasks)]);
  // What a task says is as old as the task.
  const dated = ({ path, ...item }: StatusItem & { readonly path: string }): StatusItem => {
    return { ...item, since: item.since ?? added.get(path) ?? null };
  };
  const handoffs = await listHandoffs(context, (state) => state === 'pending');
  const { diagnostics, records } = await lintUnlessKnown(context, {
    target: { type: 'worktree' },
    build: context.build,
  });
  const count = (severity: Diagnostic['severity']) =>
    diagnostics.filter((one) => one.severity === severity).length;
  const own = ownCommand(context.cwd);
  const runnable = (items: readonly StatusItem[]) =>
    items.map((item) => ({ ...item, next: item.next.replace(/^baton /, `${own} `) }));
  return {
    questions: runnable(questions.map(dated)),
    blockers: runnable(blockers.map(dated)),
    handoffs: runnable(
      handoffs.map(({ expiresAt, from, id, timestamp, to }) => ({
        id,
        text: `${from} → ${to}`,
        state: expiresAt === null ? 'waits' : `expires ${expiresAt}`,
        since: timestamp || null,
        next: commandOf(`baton handoff accept ${id}`, id),
      })),
    ),
    sessions: runnable(await sessionsOf(context, knowledge)),
    threads: runnable(await threadsOf(context)),
    lint: { errors: count('error'), warnings: count('warning'), records, next: `${own} lint` },
  };
}

/** A command about ids that a person may copy: an id of a record is its writer's, and a shell acts on some characters. */
function commandOf(command: string, ...ids: readonly string[]): string {
  return ids.every(isRecordId) ? command : 'baton lint';
}

function questionsOf(knowledge: Knowledge, now: string) {
  return runQuery(knowledge, 'questions', { open: true, blocking: true }, now).map(
    ({ facts, id, since = null, source, text }) => {
      const thread = typeof facts.thread === 'string' ? facts.thread : undefined;
      return {
        id,
        text,
        state: source.record === id ? 'blocks' : `blocks, asked by ${source.record}`,
        since,
        path: source.path,
        next:
          thread === undefined
            ? commandOf(`baton show ${source.record}`, source.record)
            : commandOf(decisionCommand(thread, `--resolves ${id}`), thread, id),
      };
    },
  );
}

function blockersOf(knowledge: Knowledge, now: string) {
  return runQuery(knowledge, 'blockers', { open: true }, now).map(({ facts, id, source, text }) => ({
    id,
    text,
    state: facts.blocks === undefined ? 'blocked' : `blocks ${facts.blocks}`,
    since: null,
    path: source.path,
    next: commandOf(`baton show ${id}`, id),
  }));
}

async function sessionsOf(context: Context, { records }: Knowledge): Promise<StatusItem[]> {
  const resumed = new Set(
    records.flatMap(({ facts }) => (facts?.kind === 'session' ? (facts.resumes?.value ?? []) : [])),
  );
  return (await listSessions(context, undefined)).flatMap((row): StatusItem[] => {
    const { hasDispatch, id, isAbandoned, isOpen, query, startedAt, state } = row;
    const item = { id, text: query, state, since: startedAt || null };
    if (isOpen || (!isAbandoned && state === 'HALTED' && !resumed.has(id)))
      return [{ ...item, next: commandOf(`baton resume ${id}`, id) }];
    if (isAbandoned || !hasDispatch) return [];
    return [{ ...item, state: 'dispatch pending', next: commandOf(`baton session dispatch ${id}`, id) }];
  });
}

async function threadsOf(context: Context): Promise<StatusItem[]> {
  const states = await listThreads(context, { archived: false });
  return states.flatMap(({ heads, id, status, title, updatedAt }): StatusItem[] => {
    const item = { id, text: title, since: updatedAt || null };
    if (heads.length > 1)
      return [{ ...item, state: `${heads.length} heads`, next: commandOf(`baton thread join ${id}`, id) }];
    if (status !== 'blocked') return [];
    return [{ ...item, state: 'blocked', next: commandOf(`baton thread status ${id}`, id) }];
  });
}
