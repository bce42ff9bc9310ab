import { compareText } from '../../core/diagnostic.ts';
import { recordName } from '../../core/record-name.ts';
import type { DecisionKnowledge } from '../decisions.ts';
import { type Knowledge, knowledgeFrom } from '../gather.ts';
import { type Candidate, candidatesOf, decisionsInForce } from '../in-force.ts';
import type { Source } from '../items.ts';
import { claimedBy, everyNamedPath } from '../named-paths.ts';
import type { ChangedRecord, TipChanges } from './in-force-changes.ts';
import type { IndexedInForce, InForceIndex } from './in-force-index.ts';
import type { IndexedTask, TipInIndex } from './in-force-pieces.ts';
import type { RecordKnowledge } from './record-knowledge.ts';
import { unreadableOf } from './unreadable.ts';

/**
 * What is in force by an index of older commits and the records that changed since: what these say is left out of what the index
 * knows, and added anew, with what follows from it for others. Of a thread in which a blocking question was asked, all decisions are
 * among the changed records, where one is.
 */
export class ChangedInForce implements IndexedInForce {
  readonly tips: readonly TipInIndex[];
  readonly unreadable: readonly string[];
  readonly #index: InForceIndex;
  readonly #first: TipChanges | undefined;
  readonly #before: Knowledge;
  readonly #after: Knowledge;
  /** The names of the sources that say something else now. */
  readonly #gone: ReadonlySet<string>;
  /** The decisions and alternatives that are no longer in force. */
  readonly #superseded: ReadonlySet<string>;
  readonly #reopened: ReadonlySet<string>;
  /** By task: the paths that its handoff names now, where they are others. */
  readonly #claims: ReadonlyMap<string, readonly string[]>;
  readonly #candidates: readonly Candidate[];

  /**
   * @param index of as many branches, right for `now`
   * @param tips what changed in each
   * @param changed what counts of it
   * @returns undefined where an index does not say what follows from the changes
   */
  static from(
    index: InForceIndex,
    tips: readonly TipChanges[],
    changed: readonly ChangedRecord[],
    now: string,
  ): ChangedInForce | undefined {
    const [before, after] = [versions(changed, 'before'), versions(changed, 'after')];
    const isUnclear =
      // In which order those of several branches are named, an index does not say.
      (tips.length > 1 && [...before, ...after].some(({ isUnreadable }) => isUnreadable)) ||
      namesDecisionsOddly(index, changed) ||
      bringsBack(index, changed);
    return isUnclear ? undefined : new ChangedInForce(index, tips, { before, after }, now);
  }

  private constructor(
    index: InForceIndex,
    tips: readonly TipChanges[],
    { after, before }: Readonly<Record<'before' | 'after', readonly RecordKnowledge[]>>,
    now: string,
  ) {
    this.#index = index;
    this.#first = tips[0];
    this.#before = knowledgeFrom(before);
    this.#after = knowledgeFrom(after);
    this.tips = index.tips.map((tip, at) => {
      const { commit = tip.commit, ...own } = tips[at] ?? { before: [], after: [] };
      return { ...tip, commit, unread: changedPaths(tip.unread, own) };
    });
    this.unreadable = changedPaths(index.unreadable, { before, after });
    this.#gone = new Set(
      [...this.#before.tasks, ...this.#before.sessions, ...this.#before.decisions].map(nameOfSource),
    );
    this.#superseded = new Set(this.#after.decisions.flatMap(({ supersedes }) => supersedes));
    const claimsOf = (task: string) => (this.#hadTask(task) ? [] : index.claimsOf(task));
    const isSuperseded = (decision: string) => index.isSuperseded(decision);
    const inForce = decisionsInForce(this.#after, now).filter(({ id }) => !isSuperseded(id));
    this.#reopened = new Set(inForce.flatMap(({ reopens }) => reopens));
    this.#claims = changedClaims(this.#before, this.#after);
    this.#candidates = candidatesOf(this.#after, now, {
      isSuperseded,
      isReopened: (alternative) => index.isReopened(alternative),
      claimsOf,
    });
  }

  namedPaths(): readonly string[] {
    const counts = new Map(this.#index.named());
    for (const path of everyNamedPath(this.#before)) counts.set(path, (counts.get(path) ?? 0) - 1);
    for (const path of everyNamedPath(this.#after)) counts.set(path, (counts.get(path) ?? 0) + 1);
    return [...counts].flatMap(([path, count]) => (count > 0 ? [path] : []));
  }

  decisions(): ReadonlySet<string> {
    const ids = new Set(this.#index.decisions());
    for (const { id } of this.#before.decisions) ids.delete(id);
    for (const { id } of this.#after.decisions) ids.add(id);
    return ids;
  }

  tasks(id: string): readonly IndexedTask[] {
    const changed = new Set(this.#first?.before.map(({ path }) => path));
    const fresh = (this.#first?.after ?? []).flatMap(({ task }) => task ?? []);
    return [
      ...this.#index.tasks(id).filter(({ path }) => !changed.has(path)),
      ...fresh
        .filter((task) => task.id === id)
        .map((task) => ({ id, path: task.source.path, claims: claimedBy(task) })),
    ];
  }

  candidates(names: readonly string[], tags: readonly string[], withRepeats: boolean): readonly Candidate[] {
    const known = this.#index.candidates(names, tags, withRepeats, {
      claimants: [...this.#claims.keys()],
      isSame: (one) => this.#isStill(one) && this.#withClaims(one) === one,
    });
    const same = known.filter((one) => this.#isStill(one));
    return [...same.map((one) => this.#withClaims(one)), ...this.#candidates];
  }

  #isStill({ item: { id, source, type } }: Candidate): boolean {
    return !(
      this.#gone.has(nameOfSource({ source })) ||
      (source.kind === 'decision' && this.#superseded.has(source.record)) ||
      (type === 'rejected' && this.#reopened.has(id))
    );
  }

  #withClaims(one: Candidate): Candidate {
    const paths = one.claimant === undefined ? undefined : this.#claims.get(one.claimant);
    return paths ? { ...one, paths } : one;
  }

  #hadTask(id: string): boolean {
    return this.#before.tasks.some((task) => task.id === id);
  }
}

function versions(changed: readonly ChangedRecord[], side: 'before' | 'after'): readonly RecordKnowledge[] {
  return changed.flatMap((one) => one[side] ?? []);
}

function nameOfSource({ source: { kind, path, record } }: { readonly source: Source }): string {
  return JSON.stringify([kind, record, path]);
}

/** Paths of what cannot be read, after some of it changed. @param paths in order */
function changedPaths(
  paths: readonly string[],
  { after, before }: Readonly<Record<'before' | 'after', readonly RecordKnowledge[]>>,
): readonly string[] {
  const gone = new Set(unreadableOf(before));
  const fresh = unreadableOf(after);
  const same = paths.filter((path) => !gone.has(path));
  return fresh.length === 0 ? same : [...same, ...fresh].sort(compareText);
}

/** Whether a decision is found by the name of its file, or may be: then what names it may mean another one now. */
function namesDecisionsOddly(index: InForceIndex, changed: readonly ChangedRecord[]): boolean {
  const decisions = [...versions(changed, 'before'), ...versions(changed, 'after')].flatMap(
    ({ decision }) => decision ?? [],
  );
  return decisions.some(
    ({ id, source }) => recordName('decision', source.path) !== id || index.isFileName(id),
  );
}

/** Whether something may be in force again, because a decision no longer supersedes it or no longer reopens an alternative. */
function bringsBack(index: InForceIndex, changed: readonly ChangedRecord[]): boolean {
  return changed.some(({ after, before }) => {
    const [old, fresh] = [before?.decision, after?.decision];
    const ends = fresh?.supersedes.filter((id) => !index.isSuperseded(id)) ?? [];
    const isLess = old !== undefined && doesToOthers(old) && effect(old) !== effect(fresh);
    return isLess || ends.some((id) => index.isReopening(id));
  });
}

function doesToOthers({ reopens, supersedes }: DecisionKnowledge): boolean {
  return supersedes.length > 0 || reopens.length > 0;
}

/** What a decision does to others, and what that depends on. */
function effect(decision: DecisionKnowledge | undefined): string {
  const { expires, outcome, reopens = [], supersedes = [] } = decision ?? {};
  return JSON.stringify([supersedes, reopens.length > 0 && [reopens, outcome, expires]]);
}

/** The claims of changed tasks, where they are others than before. */
function changedClaims(before: Knowledge, after: Knowledge): ReadonlyMap<string, readonly string[]> {
  const claims = (tasks: Knowledge['tasks']) => new Map(tasks.map((task) => [task.id, claimedBy(task)]));
  const [old, fresh] = [claims(before.tasks), claims(after.tasks)];
  return new Map(
    [...new Set([...old.keys(), ...fresh.keys()])].flatMap((id) => {
      const own = fresh.get(id) ?? [];
      return JSON.stringify(old.get(id) ?? []) === JSON.stringify(own) ? [] : [[id, own] as const];
    }),
  );
}
