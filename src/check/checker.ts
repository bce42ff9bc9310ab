import type { Change } from '../core/change.ts';
import { compareDiagnostics, type Diagnostic } from '../core/diagnostic.ts';
import type { Document } from '../core/document.ts';
import type { Facts } from '../core/facts.ts';
import type { PathIndex } from '../core/path-index.ts';
import type {
  ChangeContext,
  CheckEnvironment,
  CommitMessage,
  Rule,
  TreeFile,
  TreeIndex,
} from '../core/rule.ts';
import { createTreeIndex } from '../core/tree-index.ts';
import { factsInTree, factsOf } from '../records/facts.ts';
import type { PathRules } from '../records/record-paths.ts';
import { checkCommit } from './commit.ts';
import { checkChange, checkDocument, checkTree, finishFile } from './run.ts';

/** How the version before stands to the checked one. */
export type ChangeBase = Partial<Pick<ChangeContext, 'merge' | 'source' | 'claims'>>;

/** What is the same for every record of a run. */
export interface CheckerEnvironment extends Omit<CheckEnvironment, 'config'> {
  /** Whether the checked tree has a path, where that is known before the records are. */
  readonly holds?: (path: string) => boolean;
}

/** What the runs over the versions of one history share. Each holds the records of one version only. */
export interface JudgedHistory {
  readonly removed: Set<string>;
}

/**
 * Collects the findings of one run, record by record, and keeps of each only its facts: memory grows with the facts
 * and the findings, not with the texts. Synchronous and pure: the same input gives the same sorted output.
 */
export class Checker {
  readonly #rules: readonly Rule[];
  readonly #places: PathRules;
  readonly #env: CheckerEnvironment;
  readonly #facts = new Map<string, Facts>();
  readonly #found = new Map<string, Diagnostic[]>();
  readonly #checked = new Set<string>();
  /** Of the records whose clock is not the run's. */
  readonly #clocks = new Map<string, string>();
  /** Of the records that are committed where the run is not. */
  readonly #committed = new Set<string>();
  /** What change rules said: over a merge every parent may tell the same fault, and the first one does. */
  readonly #told = new Set<string>();
  /** Kind and id of records that a change rule says something of. */
  readonly #removed: Set<string>;
  /** False where the run is over before memory fills. */
  readonly #copies: boolean;

  /**
   * @param env the clock and whether content is staged or committed; the configuration comes from `places`
   * @param history where runs over one history share what their change rules say of records that are gone
   */
  constructor(rules: readonly Rule[], places: PathRules, env: CheckerEnvironment, history?: JudgedHistory) {
    this.#rules = rules;
    this.#places = places;
    this.#env = env;
    this.#removed = history?.removed ?? new Set();
    this.#copies = history === undefined;
  }

  /** Runs the document rules over a record and keeps its facts. `own` is what differs for it from the run. */
  addDocument(doc: Document, own: Partial<CheckerEnvironment> = {}): void {
    this.#keep(checkDocument(this.#rules, doc, { ...this.#envOf(doc.path), ...own }));
    const { holds } = this.#env;
    this.addFacts(holds ? factsInTree(doc, holds) : factsOf(doc));
    this.#checked.add(doc.path);
    if (own.now !== undefined && own.now !== this.#env.now) this.#clocks.set(doc.path, own.now);
    if (own.committed === true) this.#committed.add(doc.path);
  }

  /** Takes in a record that is not checked itself but that others refer to. */
  addFacts(facts: Facts): void {
    // A string cut out of a text keeps the whole text in memory; what comes back from JSON is a copy.
    this.#facts.set(facts.path, this.#copies ? (JSON.parse(JSON.stringify(facts)) as Facts) : facts);
  }

  /**
   * Runs the change rules over one change. The records of the checked side must have been added before.
   *
   * @param base how the two versions stand to each other; without it HEAD is the only one before
   * @returns what was not said before, suppressions not yet applied
   */
  addChange(change: Change, tree: TreeIndex, base: ChangeBase = {}): readonly Diagnostic[] {
    const path = change.type === 'added' ? change.after.path : change.before.path;
    const env = { merge: false, source: 'HEAD', ...base, ...this.#envOf(path) };
    const found = checkChange(this.#rules, change, tree, env);
    const keys = found.map(({ rule, message, at }) => JSON.stringify([rule, message, at]));
    const fresh = found.filter((_, index) => !this.#told.has(keys[index] ?? ''));
    this.#keep(fresh);
    for (const key of keys) this.#told.add(key);
    if (change.type !== 'added' && (found.length > 0 || change.type === 'replaced'))
      this.#removed.add(`${change.before.kind} ${change.before.id}`);
    return fresh;
  }

  /** Runs the commit rules over the message that the checked tree is committed with. */
  addCommit(message: CommitMessage, tree: TreeIndex): void {
    this.#keep(checkCommit(this.#rules, message, tree, this.#envOf('')));
  }

  /** All facts taken in so far. */
  facts(): readonly Facts[] {
    return [...this.#facts.values()];
  }

  /** The index of all facts taken in so far. */
  treeIndex(files: readonly TreeFile[], paths: PathIndex): TreeIndex {
    return createTreeIndex(this.#facts.values(), files, paths);
  }

  /** Runs the tree rules; `isNew` leaves out what a base tree has already. */
  addTree(tree: TreeIndex, isNew: (diagnostic: Diagnostic) => boolean = () => true): void {
    this.#keep(this.treeFindings(tree).filter(isNew));
  }

  /** What the tree rules say, without keeping it. */
  treeFindings(tree: TreeIndex): Diagnostic[] {
    return checkTree(this.#rules, tree, this.#envOf(''), {
      configOf: (path) => this.#places.configOf(path),
      clockOf: (path) => this.#clocks.get(path) ?? this.#env.now,
      isCommitted: (path) => this.#env.committed || this.#committed.has(path),
      isRemoved: (kind, id) => this.#removed.has(`${kind} ${id}`),
    });
  }

  /** Every finding that no suppression silences, in the one order. */
  result(): Diagnostic[] {
    const paths = new Set([...this.#found.keys(), ...this.#facts.keys()]);
    const out: Diagnostic[] = [];
    for (const path of paths) {
      const found = this.#found.get(path) ?? [];
      const suppressions = this.#facts.get(path)?.suppressions ?? [];
      if (found.length === 0 && suppressions.length === 0) continue;
      out.push(
        ...finishFile(this.#rules, path, found, suppressions, this.#envOf(path), this.#checked.has(path)),
      );
    }
    return out.sort(compareDiagnostics);
  }

  #envOf(path: string): CheckEnvironment {
    return { ...this.#env, config: this.#places.configOf(path) };
  }

  #keep(diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) {
      const list = this.#found.get(diagnostic.at.path);
      if (list) list.push(diagnostic);
      else this.#found.set(diagnostic.at.path, [diagnostic]);
    }
  }
}
