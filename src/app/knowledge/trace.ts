import { BatonError } from '../../errors.ts';
import type { TreeDiffer, TreePair } from '../../git/diff/tree-differ.ts';
import { type BlamedLine, blameLines } from '../../git/history/blame.ts';
import { broughtBy, type Merge, type ParentsOf } from '../../git/history/brought-by.ts';
import { type Commit, parseCommit } from '../../git/history/commit.ts';
import { commitWithSubject } from '../../git/history/subject.ts';
import type { ObjectReader } from '../../git/process/object-reader.ts';
import type { Repository } from '../../git/setup/repository.ts';
import type { Change, ChangedRecord, LineOrigin } from '../../knowledge/why.ts';
import { parseTrailers } from '../../records/trailers.ts';

/** How a commit leads to the one that made the change first. */
export type Step = 'reverts' | 'picks' | 'fixes';

/** A line with the change that it comes from. */
export interface TracedLine {
  readonly line: number;
  /** The commit that git blames; undefined for a line that is not committed. */
  readonly commit: Commit | undefined;
  /** The commits that it led on to, the last of them the one that `change` is of. */
  readonly steps: readonly { readonly step: Step; readonly commit: Commit }[];
  readonly origin: LineOrigin;
  /** Undefined where the line is not committed, or older than this clone's history. */
  readonly change: Change | undefined;
  /** True where history ends at a shallow boundary: an older commit may have written the line. */
  readonly isCutOff: boolean;
}

/** The lines of a file, and what the files of an answer share. */
export interface TraceRequest {
  /** As the asked version calls the file. */
  readonly path: string;
  readonly lines: readonly BlamedLine[];
  /** The commit whose first parents are the line of history that merges bring commits into. */
  readonly tip: string;
  readonly differ: TreeDiffer;
  /** The parents of all commits that the tip reaches, read at the first call. */
  readonly parents: () => Promise<ParentsOf>;
}

/** What records say of a change. */
export interface TraceEnds {
  /** Whether what a change says by itself leads to a record: then it is not followed to an earlier one. */
  readonly isEnough: (origin: LineOrigin, change: Change) => boolean;
  /** Whether a trailer leads to a record: then no merge is looked for. */
  readonly hasTrailer: (origin: LineOrigin, change: Change) => boolean;
}

/** So many reverts of reverts are followed. */
const mostSteps = 6;

interface State {
  readonly blamed: BlamedLine;
  readonly steps: TracedLine['steps'];
  readonly commit: Commit;
  readonly path: string;
  readonly origin: LineOrigin;
}

/**
 * Finds the change that each line comes from: that of its commit; where that one has nothing to say and only restores, picks or
 * completes another one, of that. First what git alone says is read, so that it can be asked while records are read.
 */
export class Tracer {
  readonly #repository: Repository;
  readonly #request: TraceRequest;
  readonly #objects: ObjectReader;
  readonly #commits = new Map<string, Commit>();
  readonly #changes = new Map<string, Change>();
  readonly #earlier = new Map<string, Promise<readonly BlamedLine[]>>();

  constructor(repository: Repository, request: TraceRequest) {
    this.#repository = repository;
    this.#request = request;
    this.#objects = repository.objects;
  }

  /** Reads the commits of the lines, and what they changed. @throws BatonError with git's words */
  async begin(): Promise<void> {
    const { lines, parents } = this.#request;
    await this.#load(lines.flatMap(({ commit }) => commit ?? []));
    const own = lines.flatMap((blamed) => {
      const commit = this.#commits.get(blamed.commit ?? '');
      return commit && !isCutOff(blamed, commit) ? [commit] : [];
    });
    await this.#compare(own);
    // A commit without a trailer has its merge looked for, whatever the records say.
    if (own.some(({ oid }) => hasNoTrailer(this.#changes.get(oid)))) {
      parents().catch(() => undefined); // who needs it gets the failure
    }
  }

  /** @throws BatonError with git's words */
  async trace(ends: TraceEnds): Promise<readonly TracedLine[]> {
    const { lines, path: asked } = this.#request;
    const states = lines.map((blamed): State | undefined => {
      const commit = this.#commits.get(blamed.commit ?? '');
      const { line, path } = blamed.origin;
      if (!commit || isCutOff(blamed, commit)) return undefined;
      return { blamed, commit, path, steps: [], origin: { names: [...new Set([asked, path])], line } };
    });
    const last = await Promise.all(states.map((state) => state && this.#follow(state, ends)));
    const open = last
      .flatMap((state) => state ?? [])
      .filter(({ commit, origin }) => {
        const change = this.#changes.get(commit.oid);
        return change && !ends.hasTrailer(origin, change);
      });
    for (const [oid, branch] of await this.#branches(open)) {
      const change = this.#changes.get(oid);
      if (change) this.#changes.set(oid, { ...change, branch });
    }
    return lines.map((blamed, at): TracedLine => {
      const state = last[at];
      const commit = this.#commits.get(blamed.commit ?? '');
      return {
        line: blamed.line,
        commit,
        steps: state?.steps ?? [],
        origin: state?.origin ?? { names: [...new Set([asked, blamed.origin.path])], line: undefined },
        change: state && this.#changes.get(state.commit.oid),
        isCutOff: commit !== undefined && isCutOff(blamed, commit),
      };
    });
  }

  async #load(oids: readonly string[]): Promise<void> {
    const fresh = [...new Set(oids)].filter((oid) => !this.#commits.has(oid));
    for (const [oid, text] of await this.#objects.commits(fresh))
      this.#commits.set(oid, parseCommit(oid, text));
  }

  /** Reads what commits change, each once. */
  async #compare(commits: readonly Commit[]): Promise<void> {
    const fresh = [...new Set(commits)].filter(({ oid }) => !this.#changes.has(oid));
    const pairs = fresh.map(({ oid, parents }): TreePair => {
      return { type: 'commits', before: parents[0], after: oid };
    });
    const found = await this.#request.differ.diff(pairs);
    fresh.forEach(({ message, oid }, at) => {
      this.#changes.set(oid, {
        trailers: parseTrailers(message),
        records: (found[at] ?? []).flatMap(changedRecord),
        branch: [],
      });
    });
  }

  async #follow(first: State, { isEnough }: TraceEnds): Promise<State> {
    let state = first;
    while (state.steps.length < mostSteps) {
      await this.#compare([state.commit]);
      const change = this.#changes.get(state.commit.oid);
      if (!change || isEnough(state.origin, change)) return state;
      const next = await this.#next(state);
      if (!next) break;
      state = next;
    }
    const change = this.#changes.get(state.commit.oid);
    return change && isEnough(state.origin, change) ? state : first;
  }

  /** The state at the commit that this one restores, picks or completes; undefined where there is none in this clone. */
  async #next(state: State): Promise<State | undefined> {
    const { message, parents, subject } = state.commit;
    const reverted = /^This reverts commit ([0-9a-f]{40,64})\b/m.exec(message)?.[1];
    if (reverted !== undefined) return this.#beforeRevert(state, reverted);
    const picked = /^\(cherry picked from commit ([0-9a-f]{40,64})\)$/m.exec(message)?.[1];
    if (picked !== undefined) return this.#to(state, 'picks', picked, undefined);
    const fixed = /^(?:fixup|squash|amend)! (.+)$/.exec(subject)?.[1];
    const [parent] = parents;
    if (fixed === undefined || parent === undefined) return undefined;
    const target = await commitWithSubject(this.#repository, parent, fixed);
    return target === undefined ? undefined : this.#to(state, 'fixes', target, undefined);
  }

  /** What a revert takes away comes back as it was before: as the version before the reverted commit has it. */
  async #beforeRevert(state: State, reverted: string): Promise<State | undefined> {
    const commit = await this.#commit(reverted);
    const [before] = commit?.parents ?? [];
    if (before === undefined || !(await this.#commit(before))) return undefined;
    const key = `${before} ${state.path}`;
    const known =
      this.#earlier.get(key) ??
      blameLines(this.#repository, { path: state.path, commit: before, ranges: [] }).catch((error) => {
        // The file had another name, or did not exist. Any other failure leaves the question open.
        if (error instanceof BatonError && error.code === 'usage') return [];
        throw error;
      });
    this.#earlier.set(key, known);
    const wanted = state.origin.line ?? 0;
    const same = (await known).filter(({ text }) => text === state.blamed.text);
    const nearest = same.sort((a, b) => Math.abs(a.line - wanted) - Math.abs(b.line - wanted))[0];
    if (nearest?.commit === undefined) return undefined;
    const next = await this.#to(state, 'reverts', nearest.commit, nearest.origin.line);
    return next && { ...next, path: nearest.origin.path };
  }

  async #to(state: State, step: Step, oid: string, line: number | undefined): Promise<State | undefined> {
    const commit = await this.#commit(oid);
    if (!commit || commit.oid === state.commit.oid) return undefined;
    return {
      ...state,
      commit,
      steps: [...state.steps, { step, commit }],
      origin: { ...state.origin, line },
    };
  }

  /** A commit that a message names; undefined where this clone does not have it. */
  async #commit(oid: string): Promise<Commit | undefined> {
    const known = this.#commits.get(oid);
    if (known) return known;
    const [object] = await this.#objects.objects([oid]);
    if (object?.type !== 'commit') return undefined;
    await this.#load([oid]);
    return this.#commits.get(oid);
  }

  /** What the branches that brought commits changed, by commit. */
  async #branches(open: readonly State[]): Promise<ReadonlyMap<string, readonly ChangedRecord[]>> {
    const { differ, parents, tip } = this.#request;
    const oids = [...new Set(open.map(({ commit }) => commit.oid))];
    const merges = oids.length === 0 ? new Map<string, Merge>() : broughtBy(await parents(), tip, oids);
    const distinct = [...new Map([...merges.values()].map((merge) => [merge.oid, merge])).values()];
    const found = await differ.diff(
      distinct.map(({ before, oid }): TreePair => ({ type: 'commits', before, after: oid })),
    );
    const byMerge = new Map(distinct.map(({ oid }, at) => [oid, (found[at] ?? []).flatMap(changedRecord)]));
    return new Map([...merges].map(([oid, merge]) => [oid, byMerge.get(merge.oid) ?? []]));
  }
}

function hasNoTrailer(change: Change | undefined): boolean {
  return change?.trailers.every(({ key }) => !/^baton-/i.test(key)) === true;
}

/** A commit with parents at which git stopped. */
function isCutOff({ isBoundary }: BlamedLine, { parents }: Commit): boolean {
  return isBoundary && parents.length > 0;
}

function changedRecord({
  path,
  status,
}: {
  readonly path: string;
  readonly status: string;
}): ChangedRecord[] {
  return status === 'D' ? [] : [{ path, isNew: status === 'A' }];
}
