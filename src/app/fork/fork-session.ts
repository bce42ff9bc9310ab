import { randomUUID } from 'node:crypto';
import { join, posix } from 'node:path';
import type { Files } from '../../check/check-files.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { recordName } from '../../core/record-name.ts';
import { BatonError } from '../../errors.ts';
import { stagePaths } from '../../git/write/stage.ts';
import { sessionOf } from '../../records/kinds/session/model.ts';
import { forkedText } from '../../records/merge/fork.ts';
import { applyEdit } from '../../store/file-edit.ts';
import type { Context } from '../workspace/context.ts';
import {
  entriesNamed,
  openRecords,
  readRecords,
  unknownRecord,
  type WorktreeRecords,
} from '../workspace/find-record.ts';
import { refusalBy, refusedError } from '../workspace/refused.ts';
import { needRepository } from '../workspace/workspace.ts';
import { ForkChecker } from './check-fork.ts';
import { nextCommands } from './next.ts';
import { findSides, type Side, type Sides } from './sides.ts';

export interface ForkRequest {
  /** An id or a path. */
  readonly session: string;
  /** The branch that advanced the session too; needed where no merge or conflict says it. */
  readonly from?: string | undefined;
  /** The side that moves to a new file. */
  readonly move?: Side['name'];
}

/** A side that has a file of its own now. */
export interface Fork {
  readonly id: string;
  /** From the top, with `/`. */
  readonly path: string;
  readonly side: Side['name'];
}

export interface ForkResult {
  /** The session that was forked, and the side that keeps its file. */
  readonly session: { readonly id: string; readonly path: string; readonly side: Side['name'] };
  readonly forks: readonly Fork[];
  /** The commands that finish it. */
  readonly next: readonly string[];
}

/**
 * Keeps both sides of a session that two branches advanced: one keeps its file, the other moves to a new one that names the
 * first in `forked_from`, its history as it stood (convention, section 3).
 *
 * @throws BatonError `usage` for what is not a session, or where nothing says which the other side is; `refused` if one
 *   side holds all of the other, or the file holds what neither side has
 */
export async function forkSession(context: Context, request: ForkRequest): Promise<ForkResult> {
  const records = await openRecords(context);
  const repository = needRepository(records.workspace, '`baton session fork`');
  const path = pathOfSession(records, request.session);
  const found = await findSides({ repository, pathRules: records.pathRules, path, from: request.from });
  const checker = new ForkChecker(records.pathRules, path, context.now);
  const id = idOf(checker, found.sides);
  const standing = await forksOf(records, path, id);
  refuseNeedless(found, checker, standing, id);

  const kept = keptSide(found, checker, standing, request.move);
  const text = keptText(found, checker, standing, kept);
  const forks: Fork[] = [];
  const files: Record<string, string> = {};
  // The one that went furthest first: it may hold all of another.
  const others = found.sides
    .filter((side) => side !== kept)
    .sort((a, b) => lengthOf(checker, b.text) - lengthOf(checker, a.text));
  for (const side of others) {
    if (checker.lost(side.text, text, { ...standing, ...files }).length === 0) continue;
    const fork = newFork(records, path, side.name);
    const doc = checker.read(side.text);
    const forked = doc && forkedText(doc, fork.id);
    if (forked === undefined) throw noPlace(path, side);
    files[fork.path] = forked;
    forks.push(fork);
  }
  const fresh = checker.fresh(
    found.sides.map((side) => side.text),
    text,
    { ...standing, ...files },
  );
  if (fresh) throw refusedError(`Session \`${id}\` cannot be forked`, refusalBy([fresh]));

  // The new files first: whatever stops it, no side is lost.
  const { top } = records.workspace;
  const write = (at: string, before: string | undefined, after: string) =>
    applyEdit({ path: join(top, at), ground: { top }, before, after, isProgram: false, note: 'fork' });
  for (const fork of forks) await write(fork.path, undefined, files[fork.path] ?? '');
  if (text !== found.current) await write(path, found.current, text);
  const paths = [path, ...forks.map((fork) => fork.path)];
  if (context.stage) await stagePaths(repository, paths);
  const next = await nextCommands(repository, {
    paths: context.stage ? [] : paths,
    from: request.from,
    isAhead: found.isAhead,
    conflict: found.isAhead && kept.name === 'ours' ? path : undefined,
  });
  return { session: { id, path, side: kept.name }, forks, next };
}

/** A file in a conflict is not a record that can be read, so it is found by its name. */
function pathOfSession(records: WorktreeRecords, typed: string): string {
  const named = entriesNamed(records, typed);
  const sessions = named.filter(({ path }) => records.pathRules.classify(path)?.kind === 'session');
  const [first, second] = sessions;
  if (first && !second) return first.path;
  if (first) {
    throw new BatonError(
      'usage',
      `The id \`${typed}\` is used by both \`${first.path}\` and \`${second?.path}\``,
      {
        help: 'name the right one by its path',
      },
    );
  }
  if (named.length === 0) throw unknownRecord(records, typed, named);
  throw new BatonError('usage', `\`${named[0]?.path}\` is not a session`, {
    help: 'name a session by its id, such as `fbcd4d0d-3a1`',
  });
}

function idOf(checker: ForkChecker, sides: readonly Side[]): string {
  const ids = sides.map((side) => {
    const id = checker.read(side.text)?.id;
    if (id !== undefined) return id;
    throw new BatonError(
      'unreadable',
      `\`${checker.path}\` of \`${side.name}\` cannot be read as a session`,
      {
        help: `see it with \`git checkout ${side.checkout} -- ${checker.path}\` and \`baton lint ${checker.path}\``,
      },
    );
  });
  const [id = ''] = ids;
  const other = ids.find((one) => one !== id);
  if (other === undefined) return id;
  throw new BatonError('refused', `\`${checker.path}\` contains two sessions, \`${id}\` and \`${other}\``, {
    help: 'two ids need no fork: move each session to a file named after its id',
  });
}

/** Sessions of the working tree that parted from it already. */
async function forksOf(records: WorktreeRecords, own: string, id: string): Promise<Files> {
  const sessions = records.entries.filter(
    ({ path }) => path !== own && records.pathRules.classify(path)?.kind === 'session',
  );
  const docs = await readRecords(records, sessions);
  const forks = docs.filter(({ data }) => stringOf(nodeAt(data, 'forked_from')) === id);
  return Object.fromEntries(forks.map(({ path, text }) => [path, text]));
}

function refuseNeedless({ sides, isAhead }: Sides, checker: ForkChecker, forks: Files, id: string): void {
  const { path } = checker;
  const whole = sides.find((one) =>
    sides.every((other) => other === one || checker.lost(other.text, one.text, forks).length === 0),
  );
  if (!whole) return;
  const take = `take it with \`git checkout ${whole.checkout} -- ${path}\` and \`git add ${path}\``;
  throw new BatonError(
    'refused',
    `Session \`${id}\` needs no fork: \`${whole.name}\` has everything of the other side`,
    {
      help: isAhead ? 'merge the branch as it is' : take,
    },
  );
}

function keptSide(found: Sides, checker: ForkChecker, forks: Files, move: Side['name'] | undefined): Side {
  const { sides, current, keep } = found;
  const [ours] = sides;
  if (!ours) throw new Error('a session without sides');
  const named = (name: Side['name']) => sides.find((side) => side.name === name) ?? ours;
  if (move !== undefined) return named(move === 'ours' ? 'theirs' : 'ours');
  if (keep !== undefined) return named(keep);
  if (current === undefined || !checker.read(current)) return ours;
  return sides.find((side) => checker.lost(side.text, current, forks).length === 0) ?? ours;
}

/** What the session's file is to hold: what it holds now, where that is a later state of the side that keeps it. */
function keptText({ sides, base, current }: Sides, checker: ForkChecker, forks: Files, kept: Side): string {
  if (current === undefined || sides.some(({ text }) => text === current)) return kept.text;
  const isLater =
    checker.read(current) !== undefined &&
    checker.lost(kept.text, current, forks).length === 0 &&
    checker.fresh([kept.text], current, forks) === undefined;
  if (isLater) return current;
  const known = new Set([base ?? '', ...sides.map(({ text }) => text)].flatMap(linesOf));
  const own = linesOf(current).find(
    (line) => !known.has(line) && !/^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/.test(line),
  );
  if (own === undefined) return kept.text;
  throw new BatonError('refused', `\`${checker.path}\` has a line that neither side has: \`${own.trim()}\``, {
    help: `save it elsewhere, restore one side with \`git checkout ${kept.checkout} -- ${checker.path}\`, and run this again`,
  });
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trimEnd());
}

function lengthOf(checker: ForkChecker, text: string): number {
  const doc = checker.read(text);
  return (doc && sessionOf(doc)?.states.length) ?? 0;
}

/** A place for the fork, next to the session where that is not an archive. */
function newFork({ entries, pathRules }: WorktreeRecords, path: string, side: Side['name']): Fork {
  const taken = new Set(entries.map((entry) => recordName('session', entry.path)));
  let id = '';
  do id = randomUUID().slice(0, 12);
  while (taken.has(id));
  const beside = `${posix.dirname(path)}/${id}.md`;
  const place = pathRules.classify(beside);
  if (place?.kind === 'session' && !place.archived) return { id, path: beside, side };
  return {
    id,
    path: `${pathRules.classify(path)?.root || pathRules.configOf(path).root}/sessions/${id}.md`,
    side,
  };
}

function noPlace(path: string, { name }: Side): BatonError {
  return new BatonError(
    'refused',
    `The key \`forked_from\` cannot be added to the front matter of \`${path}\` of \`${name}\``,
    {
      help: 'write the front matter as a block of `key: value` lines first',
    },
  );
}
