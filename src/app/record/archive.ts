import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Files, lintFiles } from '../../check/check-files.ts';
import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { BatonError } from '../../errors.ts';
import { changedPaths } from '../../git/diff/diff.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import { stagePaths } from '../../git/write/stage.ts';
import { payloadOf } from '../../records/kinds/handoff/protocol.ts';
import { parseTime } from '../../records/kinds/time.ts';
import deletedRule from '../../rules/record/deleted.ts';
import { moveFile, moveFolder } from '../../store/move.ts';
import type { Context } from '../workspace/context.ts';
import { findRecord, openRecords, readRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import { Refusals, refusalBy, refusedError } from '../workspace/refused.ts';
import { needRepository } from '../workspace/workspace.ts';

export interface ArchiveRequest {
  /** Ids or paths. */
  readonly records: readonly string[];
  /** The user closes what is younger than a day. */
  readonly close: boolean;
}

/** A file, or the folder of a thread, that goes to the archive. From the top, with `/`. */
export interface ArchiveMove {
  /** Of the record that was named. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly isFolder: boolean;
}

/**
 * Moves closed records into the archive, unchanged: a thread with its folder, a payload with its acknowledgement
 * (convention, section 2). All of them or none.
 *
 * @returns what was moved
 * @throws BatonError `refused` with everything that is wrong: a record that is open, that differs from HEAD, or that is
 *   kept for a day
 */
export async function archiveRecords(
  context: Context,
  request: ArchiveRequest,
): Promise<readonly ArchiveMove[]> {
  const records = await openRecords(context);
  const { workspace, pathRules } = records;
  const repository = context.stage ? needRepository(workspace, '`--stage`') : undefined;
  const refusals = new Refusals();
  const found: (Document | undefined)[] = [];
  for (const typed of request.records) found.push(await refusals.check(() => findRecord(records, typed)));
  refusals.raise('Nothing was moved');
  const named = found.filter((doc) => doc !== undefined);
  const kinds = new Set(['handoff', 'ack', 'thread', 'decision', 'resume']);
  const around = await readRecords(
    records,
    records.entries.filter(({ path }) => kinds.has(pathRules.classify(path)?.kind ?? '')),
  );
  for (const doc of named) await refusals.check(() => refuseHomeless(doc));
  refusals.raise('Nothing was moved');
  const moves = movesOf(named, around);
  await refusals.check(() => refuseOpen(records, moves, [...named, ...around], context.now));
  if (!request.close)
    for (const doc of named) await refusals.check(() => refuseYoung(doc, around, context.now));
  for (const { to } of moves) await refusals.check(() => refuseTaken(workspace.top, to));
  refusals.raise('Nothing was moved');
  await moveAll(workspace.top, moves);
  if (repository) {
    await stagePaths(
      repository,
      moves.flatMap(({ from, to }) => [from, to]),
    );
  }
  return moves;
}

/** A decision that is named next to its thread goes with the thread's folder. */
function movesOf(named: readonly Document[], around: readonly Document[]): ArchiveMove[] {
  const moves = new Map<string, ArchiveMove>();
  for (const doc of named) {
    const isFolder = doc.kind === 'thread';
    const from = isFolder ? doc.path.slice(0, doc.path.lastIndexOf('/')) : doc.path;
    const files = [
      from,
      ...around.filter((one) => isAckOf(one, doc) && !one.archived).map(({ path }) => path),
    ];
    for (const path of files) {
      const to = `${doc.root}/archive/${path.slice(doc.root.length + 1)}`;
      moves.set(path, { id: doc.id ?? '', from: path, to, isFolder });
    }
  }
  const all = [...moves.values()];
  return all.filter(({ from }) => !all.some((one) => one.isFolder && from.startsWith(`${one.from}/`)));
}

function isAckOf(ack: Document, { kind, id }: Document): boolean {
  return ack.kind === 'ack' && kind === 'handoff' && stringOf(nodeAt(ack.data, 'handoff')) === id;
}

function refuseHomeless({ kind, path, root, archived }: Document): void {
  if (archived) {
    throw new BatonError('refused', `\`${path}\` is already archived`, {
      help: 'it needs no second move',
    });
  }
  if (kind !== 'skill' && root !== '') return;
  const why = kind === 'skill' ? 'a skill' : 'not a file under a record root';
  throw new BatonError('refused', `\`${path}\` cannot be archived: it is ${why}`, {
    help: 'name a session, a thread, a payload or a task under `.agents/`',
  });
}

/** Lets the rule itself check the move, as the gate will: from HEAD's version to what is on disk. */
async function refuseOpen(
  records: WorktreeRecords,
  moves: readonly ArchiveMove[],
  docs: readonly Document[],
  now: string,
): Promise<void> {
  const targetOf = (path: string) => {
    const move = moves.find(
      ({ from, isFolder }) => path === from || (isFolder && path.startsWith(`${from}/`)),
    );
    return move ? move.to + path.slice(move.from.length) : path;
  };
  const before: Record<string, string> = {};
  const after: Record<string, string> = {};
  for (const { path, text } of docs) {
    before[path] = text;
    after[targetOf(path)] = text;
  }
  const committed = await committedTexts(records, Object.keys(before));
  Object.assign(before, committed);
  const config = records.pathRules.configOf(moves[0]?.from ?? '');
  const found = lintFiles([deletedRule], { before, after, config, committed: true, now });
  const [first, ...others] = found;
  if (!first) return;
  const isDirty = Object.entries(committed).some(
    ([path, text]) => targetOf(path) !== path && text !== after[targetOf(path)],
  );
  const commitFirst = 'commit the change at the present path, then move the record';
  throw refusedError(
    'Nothing was moved',
    refusalBy([first, ...others], ({ help }) => (isDirty ? commitFirst : help)),
  );
}

/** HEAD's texts of the paths that differ from it and are in it. */
async function committedTexts(
  { workspace: { repository } }: WorktreeRecords,
  paths: readonly string[],
): Promise<Files> {
  const head = await repository?.head();
  if (!repository || !head) return {};
  const changes = await changedPaths(repository, head.tree, { type: 'worktree' }, paths);
  const old = changes.flatMap(({ path, before }) =>
    before?.type === 'file' && paths.includes(path) ? [{ path, ...before }] : [],
  );
  const sources = await treeSnapshot(repository, head.tree).read(old);
  return Object.fromEntries(
    [...sources].flatMap(([path, source]) => (source.ok ? [[path, source.text]] : [])),
  );
}

const day = 24 * 60 * 60 * 1000;

/** The source of a handoff, and the handoff itself, stay for a day or until it is acknowledged (convention, section 6). */
function refuseYoung(doc: Document, around: readonly Document[], now: string): void {
  const moment = parseTime(now) ?? 0;
  const payload = around.find((one) => {
    if (one.kind !== 'handoff' || one.archived || around.some((ack) => isAckOf(ack, one))) return false;
    const handoff = payloadOf(one.data)?.handoff;
    const source = stringOf(nodeAt(handoff, 'source', 'session_path'))?.replace(/^\.\//, '');
    const made = parseTime(stringOf(nodeAt(handoff, 'timestamp')) ?? '');
    return (one.path === doc.path || source === doc.path) && made !== undefined && made + day > moment;
  });
  if (!payload) return;
  const what =
    payload.path === doc.path
      ? `Payload \`${doc.id}\``
      : `Session \`${doc.id}\`, the source of \`${payload.id}\`,`;
  throw new BatonError('refused', `${what} is kept for a day or until the payload is acknowledged`, {
    help: `to close it now, run \`baton archive ${doc.id} --close\``,
  });
}

function refuseTaken(top: string, to: string): void {
  if (!existsSync(join(top, to))) return;
  throw new BatonError('refused', `\`${to}\` already exists`, {
    help: 'check which of the two is right; an archived record keeps its id',
  });
}

async function moveAll(top: string, moves: readonly ArchiveMove[]): Promise<void> {
  const done: ArchiveMove[] = [];
  try {
    for (const move of moves) {
      await moveOne(top, move);
      done.push(move);
    }
  } catch (error) {
    for (const { from, to, ...move } of done.reverse()) await moveOne(top, { ...move, from: to, to: from });
    throw error;
  }
}

function moveOne(top: string, { from, to, isFolder }: ArchiveMove): Promise<void> {
  return (isFolder ? moveFolder : moveFile)(join(top, from), join(top, to), { top });
}
