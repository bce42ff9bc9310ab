import { join } from 'node:path';
import { recordName } from '../../core/record-name.ts';
import type { Source } from '../../core/snapshot.ts';
import { BatonError } from '../../errors.ts';
import { unmergedBlobs } from '../../git/diff/unmerged.ts';
import { readBlobs } from '../../git/process/batch.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { readExact } from '../../store/file-edit.ts';

/** What one branch made from a session. */
export interface Side {
  readonly name: 'ours' | 'theirs';
  /** How git gives it back: the arguments of `git checkout` before the path. */
  readonly checkout: string;
  readonly text: string;
}

/** The versions of a session that are to live side by side. */
export interface Sides {
  /** Ours first; theirs are several in an octopus. */
  readonly sides: readonly Side[];
  /** The common ancestor's text, where a conflict names one. */
  readonly base: string | undefined;
  /** What the work tree holds; undefined if the file does not exist. */
  readonly current: string | undefined;
  /** The side that keeps the file unless a person says otherwise; undefined: the one that the file goes on from. */
  readonly keep: Side['name'] | undefined;
  /** Whether `--from` named a branch that is not merged yet. */
  readonly isAhead: boolean;
}

export interface SidesRequest {
  readonly repository: Repository;
  readonly pathRules: PathRules;
  /** From the top. */
  readonly path: string;
  /** The branch that advanced the session too. */
  readonly from: string | undefined;
}

/**
 * Finds both sides of a session: in the index in the middle of a conflict, in the parents of a merge that is not concluded,
 * or on the branch that is named.
 *
 * @throws BatonError `usage` if nothing says which the other side is; `refused` if a side has no such session
 */
export async function findSides(request: SidesRequest): Promise<Sides> {
  const { repository, path, from } = request;
  const top = repository.workTree('run it in a clone with a work tree');
  const current = await readExact(join(top, path), { top });
  const known = { base: undefined, current, keep: undefined, isAhead: false };
  const unmerged = await unmergedBlobs(repository, path);
  if (from !== undefined) {
    if (unmerged) throw inConflict(path);
    if (current === undefined) throw noSession('the working tree', path);
    const commit = await repository.resolveCommit(from);
    const theirs = await textAt(request, commit);
    if (theirs === undefined) throw noSession(`\`${from}\``, path);
    const head = await repository.head();
    const isAhead = head === undefined || (await repository.mergeBase(commit, head.commit)) !== commit;
    const sides = [side('ours', 'HEAD', current), side('theirs', from, theirs)];
    return { ...known, sides, keep: isAhead ? 'theirs' : 'ours', isAhead };
  }
  if (unmerged) {
    const { base, ours, theirs } = unmerged;
    const blobs = await readBlobs(
      repository.context,
      [base, ours, theirs].filter((oid) => oid !== undefined),
    );
    const [old, own, other] = [base, ours, theirs].map((oid) => textOf(blobs.get(oid ?? '')));
    if (own === undefined || other === undefined) throw oneSided(path, own === undefined);
    const sides = [side('ours', '--ours', own), side('theirs', '--theirs', other)];
    return { ...known, sides, base: old };
  }
  const [head, heads] = [await repository.head(), await repository.mergeHeads()];
  if (!head || heads.length === 0) {
    throw new BatonError('usage', `\`${path}\` is not part of a merge or a conflict`, {
      help: 'name the other branch that advanced the session: `baton session fork ID --from BRANCH`',
    });
  }
  const sides: Side[] = [];
  for (const commit of [head.commit, ...heads]) {
    const text = await textAt(request, commit);
    const name = commit === head.commit ? 'ours' : 'theirs';
    if (text !== undefined) sides.push(side(name, name === 'ours' ? 'HEAD' : commit, text));
  }
  return { ...known, sides };
}

function side(name: Side['name'], checkout: string, text: string): Side {
  return { name, checkout, text };
}

/** A session as a commit has it: at its path, or wherever its file was there. */
async function textAt(
  { repository, pathRules, path }: SidesRequest,
  commit: string,
): Promise<string | undefined> {
  const snapshot = treeSnapshot(repository, commit);
  const entries = (await snapshot.list('')).filter(({ type }) => type === 'file');
  const id = recordName('session', path);
  const entry =
    entries.find((one) => one.path === path) ??
    entries.find(
      (one) => pathRules.classify(one.path)?.kind === 'session' && recordName('session', one.path) === id,
    );
  return entry && textOf((await snapshot.read([entry])).get(entry.path));
}

function textOf(source: Source | undefined): string | undefined {
  return source?.ok ? source.text : undefined;
}

function inConflict(path: string): BatonError {
  return new BatonError('usage', `\`${path}\` has a conflict, so both sides are known`, {
    help: 'remove `--from`; `--ours` and `--theirs` say which side moves',
  });
}

function noSession(where: string, path: string): BatonError {
  return new BatonError('usage', `Session \`${path}\` not found in ${where}`, {
    help: 'name a branch that has the session',
  });
}

function oneSided(path: string, isOurs: boolean): BatonError {
  const [gone, left] = isOurs ? ['ours', 'theirs'] : ['theirs', 'ours'];
  return new BatonError(
    'refused',
    `Session \`${path}\` needs no fork: only one side has it, \`${gone}\` deleted it`,
    {
      help: `a committed session must not be deleted: \`git checkout --${left} -- ${path}\` restores it`,
    },
  );
}
