import { setImmediate } from 'node:timers/promises';
import type { PathChange } from '../../git/diff/diff.ts';
import type { Commit } from '../../git/history/commit.ts';
import type { History } from '../../git/history/history.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { rules } from '../../rules/index.gen.ts';
import { noBaselines } from '../config/baseline.ts';
import { placeAt } from '../version/tree-files.ts';
import { BaselineReader } from './baselines.ts';
import { CommitChecker } from './check-commit.ts';
import type { CommitToCheck } from './checked-version.ts';
import type { ConfigHistory, EffectiveConfigs } from './config-history.ts';
import { Faults, messagePath } from './faults.ts';
import { helpFor } from './help-for.ts';
import { HistoryParts, type PartCommit } from './history-parts.ts';
import { LostFiles } from './lost-files.ts';
import type { IsOld } from './older.ts';
import type { RecordCache } from './record-cache.ts';
import type { AuditRequest } from './request.ts';
import { type CommitState, type ConfigState, removalOf, type States } from './state.ts';
import type { ClaimSpans } from './task-ranges.ts';

/** Commits that are checked in one go: then it is the turn of what git has written meanwhile. */
const mostInOneGo = 10;

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
  readonly effectiveConfigs: EffectiveConfigs;
  readonly date: string;
}

/** Walks a range from its beginning to its tips and hands each version to the check. */
export class Auditor {
  readonly faults: Faults;
  /** Of each commit of the walk. */
  readonly configs: ConfigState[] = [];
  readonly #history: History;
  readonly #claims: ClaimSpans;
  readonly #governance: ConfigHistory;
  readonly #states: States;
  readonly #parts: HistoryParts;
  readonly #checker: CommitChecker;
  readonly #baselines: BaselineReader;
  /** Of commits whose children are still to come, of tips, and of what the range begins with. */
  readonly #open = new Map<string, CommitState>();
  readonly #children = new Map<string, number>();
  /** Paths that the range changed: record paths, and those of numbered decision records. */
  readonly #touched = new Set<string>();
  readonly #lost = new LostFiles();
  #begins: readonly Base[] = [];
  commits = 0;
  records = 0;
  passedOver = 0;

  constructor(
    history: History,
    states: States,
    cache: RecordCache,
    claims: ClaimSpans,
    configHistory: ConfigHistory,
  ) {
    this.#history = history;
    this.#claims = claims;
    this.#governance = configHistory;
    this.#states = states;
    this.#parts = new HistoryParts(history, cache);
    this.#checker = new CommitChecker(rules, cache);
    this.#baselines = new BaselineReader(cache);
    this.faults = new Faults(cache);
    for (const { parents } of history.commits) {
      for (const parent of parents) this.#children.set(parent, (this.#children.get(parent) ?? 0) + 1);
    }
  }

  /** Checks every commit. */
  async walk(begins: readonly Base[], isOld: IsOld, onProgress?: AuditRequest['onProgress']): Promise<void> {
    this.#begins = begins;
    for (const { oid, state } of begins) this.#open.set(oid, state);
    const last = () => [...this.#open.values()].at(-1) ?? this.#states.empty();
    let index = 0;
    for await (const commits of this.#parts.read(() => last().config.pathRules)) {
      for (const commit of commits) {
        await this.#walkOne(index++, commit, isOld);
        if (index % mostInOneGo === 0) await setImmediate();
      }
      onProgress?.(index, this.#history.commits.length);
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

  /** Checks the tree of a tip, over which findings spread that no single commit shows. */
  async checkTip({ oid, state }: Base, index: number, date: string): Promise<void> {
    const [begin] = this.#begins;
    const effectiveConfigs = this.#governance.ofResult(state, begin?.state);
    const hasPayloads = () => !state.index.pathsOfKind('handoff').next().done;
    if (this.#touched.size === 0 && !(this.#lost.any && hasPayloads())) return;
    const version = { state, pathRules: effectiveConfigs.pathRules, now: date };
    const begins = this.#begins.map((one) => one.state);
    const isContentNew = this.#governance.isResultApart;
    const { diagnostics, recordOf } = await this.#checker.checkTip(version, this.#touched, begins, {
      isContentNew,
      losesFiles: this.#lost.any,
    });
    if (diagnostics.length === 0) return;
    await this.faults.add({
      diagnostics,
      recordOf,
      isRepair: () => false,
      helpFor: helpFor(diagnostics, effectiveConfigs, state),
      landing: undefined,
      // The last of the records that take part brought the fault, or what took away the one that is named.
      commitOf: ({ actual, at, related }) => {
        const involved = [at, ...related.map((one) => one.at)].map(
          ({ path }) => state.tree.get(path)?.by ?? -1,
        );
        const last = Math.max(...involved, removalOf(state, actual), this.#lost.lastOf(actual));
        return last === -1 ? index : last;
      },
      baseOf: () => begin ?? { oid, state },
      state,
      baselines: await this.#baselines.read(state, effectiveConfigs),
    });
  }

  /** Checks a version; also one that is no commit of the walk. */
  async check(step: Step, isOld: (path: string) => boolean): Promise<void> {
    const { state, bases, date, effectiveConfigs } = step;
    const version: CommitToCheck = {
      state,
      bases,
      pathRules: effectiveConfigs.pathRules,
      landed: effectiveConfigs.landed,
      now: date,
      isOld,
      claims: this.#claims.of(step.oid, effectiveConfigs.pathRules),
    };
    const checked = await this.#checker.check(version);
    this.records += checked.records;
    if (checked.deleted.size > 0) this.#remember(step, checked.deleted);
    const { diagnostics } = checked;
    if (diagnostics.length === 0) return;
    const { pending } = effectiveConfigs;
    const merged = pending && (await this.#checker.check({ ...version, pathRules: pending.pathRules }, true));
    await this.faults.add({
      diagnostics,
      recordOf: checked.recordOf,
      commitOf: () => step.index,
      baseOf: (diagnostic) => bases[checked.changeOf(diagnostic)?.base ?? 0],
      isRepair: checked.isRepair,
      helpFor: helpFor(diagnostics, effectiveConfigs, state, merged?.diagnostics),
      landing: pending?.help,
      state,
      baselines: await this.#baselines.read(state, effectiveConfigs),
    });
  }

  async #checkMessage(index: number, state: CommitState, pathRules: PathRules, said: Commit): Promise<void> {
    const { authorDate, message, oid } = said;
    const diagnostics = await this.#checker.checkMessage({ state, pathRules, now: authorDate }, message);
    if (diagnostics.length === 0) return;
    await this.faults.add({
      diagnostics,
      recordOf: () => oid,
      commitOf: () => index,
      baseOf: () => undefined,
      isRepair: () => false,
      helpFor: () => undefined,
      landing: undefined,
      state,
      baselines: noBaselines,
      message,
    });
  }

  async #walkOne(
    index: number,
    { changes, said, walked: { oid, parents } }: PartCommit,
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
    this.configs[index] = state.config;
    const effectiveConfigs = this.#governance.ofCommit(oid, state, parents.length === 0 ? undefined : first);
    const { pathRules } = effectiveConfigs;
    const watched = new Set(
      bases.flatMap((base) =>
        base.changes.flatMap(({ path, before, after }) =>
          placeAt(pathRules, path, after?.type ?? before?.type ?? 'file') ? [path] : [],
        ),
      ),
    );
    // Not checked by themselves: their numbers are compared at the tip.
    for (const { path, status } of bases.flatMap((base) => base.changes)) {
      if (pathRules.numberOf(path) && !isOld(oid, path)) this.#touched.add(path);
      if (status === 'D' && !watched.has(path) && !isOld(oid, path)) this.#lost.add(path, index);
    }
    const young = [...watched].filter((path) => !isOld(oid, path));
    if (said && !isOld(oid, messagePath)) await this.#checkMessage(index, state, pathRules, said);
    if (young.length > 0) {
      for (const path of young) this.#touched.add(path);
      this.commits++;
      const step = { index, oid, state, bases, effectiveConfigs, date: said?.authorDate ?? '' };
      await this.check(step, (path) => isOld(oid, path));
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
