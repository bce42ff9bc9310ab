import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Commit } from '../../git/commit.ts';
import type { PathChange } from '../../git/diff.ts';
import type { History } from '../../git/history.ts';
import type { WalkedCommit } from '../../git/rev-walk.ts';
import type { TreePair } from '../../git/tree-differ.ts';
import type { Places } from '../../records/places.ts';
import { rules } from '../../rules/index.gen.ts';
import { noBaselines } from '../baseline.ts';
import { explainPending } from '../pending.ts';
import { isConfigurationPath } from '../places.ts';
import { BaselineReader } from './baselines.ts';
import type { ClaimSpans } from './claim-spans.ts';
import { Faults, messagePath } from './faults.ts';
import { VersionJudge } from './judge-version.ts';
import type { IsOld } from './older.ts';
import type { RecordCache } from './record-cache.ts';
import type { AuditRequest } from './request.ts';
import type { CommitState, States } from './state.ts';
import { placeAt } from './tree-pass.ts';
import { WaiverLog } from './waivers.ts';

/** Commits whose differences are held at once. */
const batchSize = 200;

/** A version that others are compared with. */
export interface Base {
  readonly oid: string;
  readonly state: CommitState;
}

/** A commit of the walk, compared with its parents. */
interface Step {
  readonly index: number;
  readonly oid: string;
  readonly state: CommitState;
  /** None for a root. */
  readonly bases: readonly (Base & { readonly changes: readonly PathChange[] })[];
  readonly date: string;
}

/** Walks a range from its beginning to its tips and hands each version to the judge. */
export class Auditor {
  readonly faults: Faults;
  readonly waivers = new WaiverLog();
  readonly #history: History;
  readonly #claims: ClaimSpans;
  readonly #governor: CommitState | undefined;
  readonly #states: States;
  readonly #cache: RecordCache;
  readonly #judge: VersionJudge;
  readonly #baselines: BaselineReader;
  /** Of commits whose children are still to come, of tips, and of what the range begins with. */
  readonly #open = new Map<string, CommitState>();
  readonly #children = new Map<string, number>();
  /** Paths in the places of records that the range changed. */
  readonly #touched = new Set<string>();
  #begins: readonly Base[] = [];
  commits = 0;
  records = 0;
  passedOver = 0;

  /** @param governor the commit whose configuration and baseline govern everything, where one does */
  constructor(
    history: History,
    states: States,
    cache: RecordCache,
    claims: ClaimSpans,
    governor: CommitState | undefined,
  ) {
    this.#history = history;
    this.#claims = claims;
    this.#governor = governor;
    this.#states = states;
    this.#cache = cache;
    this.#judge = new VersionJudge(rules, cache);
    this.#baselines = new BaselineReader(cache, governor);
    this.faults = new Faults(cache);
    for (const { parents } of history.commits) {
      for (const parent of parents) this.#children.set(parent, (this.#children.get(parent) ?? 0) + 1);
    }
  }

  /** Judges every commit. */
  async walk(begins: readonly Base[], isOld: IsOld, onProgress?: AuditRequest['onProgress']): Promise<void> {
    this.#begins = begins;
    for (const { oid, state } of begins) {
      this.#open.set(oid, state);
      this.waivers.begin(state.config);
    }
    const { commits } = this.#history;
    let next = this.#differences(0);
    for (let at = 0; at < commits.length; at += batchSize) {
      const answers = await next;
      next = this.#differences(at + batchSize);
      // What fails here is told where it is waited for.
      next.catch(() => {});
      await this.#walkBatch(at, answers, isOld);
      onProgress?.(Math.min(at + batchSize, commits.length), commits.length);
    }
  }

  /** The commits that no other of the range names as a parent. */
  tips(): readonly Base[] {
    const tips = this.#history.commits.filter(({ oid }) => !this.#children.has(oid));
    return tips.flatMap(({ oid }) => {
      const state = this.#open.get(oid);
      return state ? [{ oid, state }] : [];
    });
  }

  /** Judges the tree of a tip, over which findings spread that no single commit shows. */
  async judgeTip({ oid, state }: Base, index: number, date: string): Promise<void> {
    if (this.#touched.size === 0) return;
    const [begin] = this.#begins;
    const places = this.#governing(state, begin?.state);
    const version = { state, places, now: date };
    const begins = this.#begins.map((one) => one.state);
    const { diagnostics, recordOf } = await this.#judge.judgeTip(version, this.#touched, begins);
    if (diagnostics.length === 0) return;
    await this.faults.add({
      diagnostics: this.#explained(diagnostics, places, state),
      recordOf,
      // The last of the records that take part brought the fault, or what took away the one that is named.
      commitOf: ({ actual, at, related }) => {
        const involved = [at, ...related.map((one) => one.at)].map(
          ({ path }) => state.tree.get(path)?.by ?? -1,
        );
        const last = Math.max(...involved, removalOf(state, actual));
        return last === -1 ? index : last;
      },
      baseOf: () => begin ?? { oid, state },
      state,
      baselines: await this.#baselines.read(state, begin?.state, places),
    });
  }

  /** Judges a version; also one that is no commit of the walk. */
  async judge(step: Step, isOld: (path: string) => boolean): Promise<void> {
    const { state, bases, date } = step;
    const [first] = bases;
    const places = this.#governing(state, first?.state);
    const judged = await this.#judge.judge({
      state,
      bases,
      places,
      now: date,
      isOld,
      claims: this.#claims.of(step.oid, places),
    });
    this.records += judged.records;
    if (judged.deleted.size > 0) this.#remember(step, judged.deleted);
    if (judged.diagnostics.length === 0) return;
    await this.faults.add({
      diagnostics: this.#explained(judged.diagnostics, places, state),
      recordOf: judged.recordOf,
      commitOf: () => step.index,
      baseOf: (diagnostic) => bases[judged.baseOf(diagnostic)],
      state,
      baselines: await this.#baselines.read(state, first?.state, places),
    });
  }

  async #judgeMessage(index: number, state: CommitState, places: Places, said: Commit): Promise<void> {
    const { authorDate, message, oid } = said;
    const diagnostics = await this.#judge.judgeMessage({ state, places, now: authorDate }, message);
    if (diagnostics.length === 0) return;
    await this.faults.add({
      diagnostics,
      recordOf: () => oid,
      commitOf: () => index,
      baseOf: () => undefined,
      state,
      baselines: noBaselines,
      message,
    });
  }

  #differences(from: number): Promise<PathChange[][]> {
    const part = this.#history.commits.slice(from, from + batchSize);
    return this.#history.differ.diff(part.flatMap(pairsOf));
  }

  async #walkBatch(from: number, answers: readonly PathChange[][], isOld: IsOld): Promise<void> {
    const part = this.#history.commits.slice(from, from + batchSize);
    const places = [...this.#open.values()].at(-1)?.config.places ?? this.#states.empty().config.places;
    await this.#cache.prefetch(blobsOf(answers.flat(), places));
    // A boundary of a shallow clone looks like a root that holds everything: all that is judged is read.
    let offset = 0;
    const changes = part.map((commit) => {
      const from = offset;
      offset += pairsOf(commit).length;
      return answers.slice(from, offset);
    });
    const said = await this.#history.read(part);
    for (const [index, commit] of part.entries()) {
      await this.#walkOne(from + index, commit, changes[index] ?? [], said.get(commit.oid), isOld);
    }
  }

  async #walkOne(
    index: number,
    { oid, parents }: WalkedCommit,
    changes: readonly PathChange[][],
    said: Commit | undefined,
    isOld: IsOld,
  ): Promise<void> {
    const known = parents.map((parent) => this.#stateOf(parent));
    const [first = this.#states.empty(), ...others] = known;
    const state = await this.#states.after(first, changes[0] ?? [], index, others);
    this.#open.set(oid, state);
    for (const parent of parents) this.#leave(parent);
    const bases = (parents.length === 0 ? [''] : parents).map((parent, at) => ({
      oid: parent,
      state: known[at] ?? first,
      changes: changes[at] ?? [],
    }));
    this.waivers.onCommit(
      oid,
      state.config,
      bases.map((base) => ({ config: base.state.config, changes: base.changes })),
    );
    const places = this.#governing(state, parents.length === 0 ? undefined : first);
    const watched = new Set(
      bases.flatMap((base) =>
        base.changes.flatMap(({ path, before, after }) =>
          placeAt(places, path, after?.type ?? before?.type ?? 'file') ? [path] : [],
        ),
      ),
    );
    const young = [...watched].filter((path) => !isOld(oid, path));
    if (said && !isOld(oid, messagePath)) await this.#judgeMessage(index, state, places, said);
    if (young.length > 0) {
      for (const path of young) this.#touched.add(path);
      this.commits++;
      const step = { index, oid, state, bases, date: said?.authorDate ?? '' };
      await this.judge(step, (path) => isOld(oid, path));
    } else if (watched.size > 0) this.passedOver++;
    else this.commits++;
  }

  #stateOf(parent: string): CommitState {
    const state = this.#open.get(parent);
    if (!state) throw new Error(`the tree of ${parent} was let go before its children came`);
    return state;
  }

  /** Lets the tree of a parent go once all its children are there. */
  #leave(parent: string): void {
    const left = (this.#children.get(parent) ?? 1) - 1;
    this.#children.set(parent, left);
    if (left === 0) this.#open.delete(parent);
  }

  /** A change is judged by the configuration of its base; without one there, by its own (convention, section 10). */
  #governing(own: CommitState, base: CommitState | undefined): Places {
    if (this.#governor) return this.#governor.config.places;
    const isGoverning = base && base.config.files.size > 0 && !base.config.fault;
    return isGoverning ? base.config.places : own.config.places;
  }

  #explained(diagnostics: readonly Diagnostic[], places: Places, own: CommitState): readonly Diagnostic[] {
    if (own.config.places === places) return diagnostics;
    return explainPending(diagnostics, places, own.config.places, undefined);
  }

  #remember(
    { index, oid, state }: Step,
    gone: ReadonlyMap<string, { path: string; oid: string } | undefined>,
  ): void {
    const deleted = new Map(state.deleted);
    for (const [key, last] of gone) {
      if (last) deleted.set(key, { ...last, by: index });
      else deleted.delete(key);
    }
    if (this.#open.has(oid)) this.#open.set(oid, { ...state, deleted });
  }
}

/** The commit that took away the record of an id; -1 where none did. */
function removalOf({ deleted }: CommitState, id: string | undefined): number {
  if (id === undefined) return -1;
  return Math.max(-1, ...[...deleted].flatMap(([key, { by }]) => (key.endsWith(` ${id}`) ? [by] : [])));
}

function pairsOf({ oid, parents }: WalkedCommit): TreePair[] {
  if (parents.length === 0) return [{ type: 'commits', after: oid }];
  return parents.map((before) => ({ type: 'commits', before, after: oid }));
}

/** The versions of records and configurations that changes are about. */
function blobsOf(changes: readonly PathChange[], places: Places): string[] {
  return changes.flatMap(({ path, before, after }) => {
    if (!places.placeOf(path) && !isConfigurationPath(path)) return [];
    return [before, after].flatMap((side) => (side?.type === 'file' && side.oid ? [side.oid] : []));
  });
}
