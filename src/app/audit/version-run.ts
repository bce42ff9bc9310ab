import type { Checker } from '../../check/checker.ts';
import { type Leftover, pairChanges } from '../../check/pair.ts';
import { isRepair } from '../../check/repair.ts';
import type { Change } from '../../core/change.ts';
import type { ClaimEvidence } from '../../core/claims.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Document } from '../../core/document.ts';
import type { TreeIndex } from '../../core/rule.ts';
import type { PathChange } from '../../git/diff/diff.ts';
import { factsOf } from '../../records/facts.ts';
import { isPartOfSkill } from '../../records/record-paths.ts';
import { rules } from '../../rules/index.gen.ts';
import { shortOid } from '../../text/short-oid.ts';
import { findSecrets, mayHoldSecret } from '../secrets/secrets.ts';
import type { CheckedVersion, Version } from './checked-version.ts';
import type { BlobAt, ReadFile, RecordCache } from './record-cache.ts';
import type { CommitState } from './state.ts';
import { addNewTreeFindings, TreePass } from './tree/pass.ts';
import { unknownTree, wasAsked } from './tree/unknown.ts';

/** Files that are paired at once where nothing went away: a first import may hold all the records there are. */
const chunk = 512;

interface Base {
  /** The commit's id, as a command names it. */
  readonly source: string;
  readonly state: CommitState;
  /** What differs at record paths, by path. */
  readonly changes: ReadonlyMap<string, PathChange>;
}

/** A change since one of the bases, with the records that this base has, or had last, at the changed paths. */
interface FoundChange {
  readonly change: Change;
  readonly base: number;
  readonly befores: readonly Document[];
}

/** One version on its way through the rules. */
export class VersionRun {
  readonly #version: Version;
  readonly #checker: Checker;
  readonly #cache: RecordCache;
  readonly #isFirst: (blob: BlobAt) => boolean;
  readonly #bases: readonly Base[];
  readonly #pass: TreePass;
  readonly #baseOf = new Map<Diagnostic, number>();
  readonly #repairs = new Set<Diagnostic>();
  readonly #ids = new Map<string, string>();
  readonly #deleted = new Map<string, BlobAt | undefined>();
  /** The files that were read and are no records. */
  readonly #left = new Map<string, ReadFile>();
  #tree: TreeIndex = unknownTree;
  #records = 0;

  /** @param isFirst whether a content was not checked before; to be asked once for each */
  constructor(version: Version, checker: Checker, cache: RecordCache, isFirst: (blob: BlobAt) => boolean) {
    const { places } = version;
    this.#version = version;
    this.#checker = checker;
    this.#cache = cache;
    this.#isFirst = isFirst;
    const holds = (path: string) => version.state.tree.get(path) !== undefined;
    this.#bases = version.bases.map(({ oid, state, changes }) => ({
      source: shortOid(oid),
      state,
      changes: new Map(
        changes.flatMap((change) =>
          places.classify(change.path) && !isPartOfSkill(change.path, holds) && !version.isOld(change.path)
            ? [[change.path, change]]
            : [],
        ),
      ),
    }));
    this.#pass = new TreePass(version.state, places, cache);
  }

  async run(): Promise<CheckedVersion> {
    const paths = new Set(this.#bases.flatMap(({ changes }) => [...changes.keys()]));
    for (const group of this.#groups([...paths])) await this.#checkGroup(group);
    if (this.#bases.length > 1 && paths.size > 0) await this.#checkMergedTree(paths);
    return {
      diagnostics: this.#checker.result(),
      baseOf: (diagnostic) => this.#baseOf.get(diagnostic) ?? 0,
      isRepair: (diagnostic) => this.#repairs.has(diagnostic),
      recordOf: (path) => this.#ids.get(path) ?? path,
      records: this.#records,
      deleted: this.#deleted,
    };
  }

  /** A record that moved pairs over all paths; where each stays in its place, they need not be in memory together. */
  #groups(paths: readonly string[]): string[][] {
    const staysAll = this.#bases.every(({ changes }) =>
      [...changes.values()].every(({ before, after }) => !before || after?.type === 'file'),
    );
    if (paths.length === 0) return [];
    if (!staysAll || this.#bases.length > 1) return [[...paths]];
    const groups: string[][] = [];
    for (let at = 0; at < paths.length; at += chunk) groups.push(paths.slice(at, at + chunk));
    return groups;
  }

  async #checkGroup(paths: readonly string[]): Promise<void> {
    // The next records may refer to others.
    this.#tree = unknownTree;
    const afters: Document[] = [];
    for (const file of await this.#readAll(this.#pass.blobs(paths))) {
      if (!file.doc) this.#left.set(file.path, file);
      else {
        afters.push(file.doc);
        await this.#checkContent(file.doc, file);
      }
    }
    const found: FoundChange[] = [];
    for (const [index, base] of this.#bases.entries()) {
      const changed = paths.flatMap((path) => base.changes.get(path) ?? []);
      const befores = await this.#readBefore(changed);
      const docs = [...befores.keys()];
      const own = afters.filter(({ path }) => base.changes.has(path));
      for (const change of pairChanges(docs, own, (path) => this.#leftover(path))) {
        this.#note(change, befores);
        const real = await this.#withLastKnown(change, base.state);
        // What another parent brought was checked there, and nothing of this one is lost.
        const isBrought = real?.type === 'added' && !this.#isNew(real.after.path);
        if (!real || isBrought) continue;
        found.push({
          change: real,
          base: index,
          befores: real === change ? docs : [...docs, ...beforeOf(real)],
        });
      }
    }
    const claims = await this.#version.claims(found.map(({ change }) => change));
    for (const one of found) {
      await this.#checkChange(one, 'after' in one.change ? claims.get(one.change.after.path) : undefined);
    }
  }

  /** What a merge took whole from one side was checked there, and what stood there before is checked already. */
  async #checkContent(doc: Document, blob: BlobAt): Promise<void> {
    this.#name(doc);
    if (!this.#isNew(doc.path) || !this.#isFirst(blob)) return this.#checker.addFacts(factsOf(doc));
    this.#records++;
    const secrets = mayHoldSecret(doc.text) ? await findSecrets(doc.text) : undefined;
    this.#checker.addDocument(doc, secrets ? { secrets } : {});
  }

  async #checkChange(
    { change, base, befores }: FoundChange,
    claims: ClaimEvidence | undefined,
  ): Promise<void> {
    const from = { merge: this.#bases.length > 1, source: this.#bases[base]?.source ?? 'HEAD', claims };
    const check = () => {
      const all = this.#checker.addChange(change, this.#tree, from);
      for (const found of all) this.#baseOf.set(found, base);
      if (all.some(({ severity }) => severity === 'error') && this.#isRepair(change))
        for (const found of all) this.#repairs.add(found);
    };
    try {
      check();
    } catch (error) {
      if (!wasAsked(error)) throw error;
      await this.#loadTree(befores);
      check();
    }
  }

  #isRepair(change: Change): boolean {
    if (!('before' in change)) return false;
    const { landed, now } = this.#version;
    const config = landed.configOf(change.before.path);
    return isRepair(rules, change, { config, committed: true, blob: true, now });
  }

  async #loadTree(befores: readonly Document[]): Promise<void> {
    const checked = this.#checker.facts();
    const others = await this.#pass.references(checked, befores.map(factsOf));
    for (const facts of others) this.#checker.addFacts(facts);
    const told = this.#bases.length > 1 ? this.#toldPaths() : [];
    this.#tree = this.#pass.index(this.#checker.facts(), new Set(this.#left.keys()), told);
  }

  /** Twins of what neither side has may be anywhere; otherwise both of two twins differ from some parent. */
  #toldPaths(): Iterable<string> | undefined {
    const paths = new Set(this.#bases.flatMap(({ changes }) => [...changes.keys()]));
    return [...paths].some((path) => this.#isNew(path)) ? undefined : paths;
  }

  async #checkMergedTree(paths: ReadonlySet<string>): Promise<void> {
    const befores = await Promise.all(
      this.#bases.map(({ changes }) => this.#readBefore([...changes.values()])),
    );
    await this.#loadTree(befores.flatMap((found) => [...found.keys()]));
    const bases = this.#bases.map(({ state }) => new TreePass(state, this.#version.places, this.#cache));
    const isWanted = ({ at }: Diagnostic) => !this.#version.isOld(at.path);
    await addNewTreeFindings(this.#checker, this.#tree, bases, [...paths], isWanted);
  }

  /** True where a path differs from every base. */
  #isNew(path: string): boolean {
    return this.#bases.every(({ changes }) => changes.has(path));
  }

  async #readAll(blobs: readonly BlobAt[]): Promise<ReadFile[]> {
    const files: ReadFile[] = [];
    for await (const part of this.#cache.read(blobs, this.#version.places)) files.push(...part);
    return files;
  }

  async #readBefore(changes: readonly PathChange[]): Promise<ReadonlyMap<Document, BlobAt>> {
    const blobs = changes.flatMap(({ path, before }): BlobAt[] =>
      before?.type === 'file' && before.oid !== undefined ? [{ path, oid: before.oid }] : [],
    );
    return new Map(
      (await this.#readAll(blobs)).flatMap(({ doc, path, oid }) => (doc ? [[doc, { path, oid }]] : [])),
    );
  }

  #leftover(path: string): Leftover {
    const file = this.#left.get(path);
    if (file) return { type: 'unclaimed', text: file.source.ok ? file.source.text : '' };
    const type = this.#version.state.tree.get(path)?.type;
    return type === 'symlink' || type === 'gitlink' ? { type } : undefined;
  }

  #name({ kind, id, path }: Document): void {
    if (id === undefined || kind === 'skill') return;
    this.#ids.set(path, id);
    this.#deleted.set(`${kind} ${id}`, undefined);
  }

  /** Remembers where a record last stood that goes away. */
  #note(change: Change, befores: ReadonlyMap<Document, BlobAt>): void {
    if (change.type === 'added') return;
    const { before } = change;
    const { kind, id, path } = before;
    if (id === undefined || kind === 'skill') return;
    if (!this.#ids.has(path)) this.#ids.set(path, id);
    const key = `${kind} ${id}`;
    const found = befores.get(before);
    if (change.type !== 'modified' && found && !this.#deleted.has(key)) this.#deleted.set(key, found);
  }

  /** An id that was deleted and comes again is compared with its last known version; undefined where it equals that. */
  async #withLastKnown(change: Change, base: CommitState): Promise<Change | undefined> {
    if (change.type !== 'added' || change.after.id === undefined) return change;
    const { after } = change;
    const last = base.deleted.get(`${after.kind} ${after.id}`);
    const before = last && (await this.#readAll([last]))[0]?.doc;
    if (!before) return change;
    const moved = before.path !== after.path;
    return before.text === after.text && !moved ? undefined : { type: 'modified', before, after, moved };
  }
}

function beforeOf(change: Change): Document[] {
  return 'before' in change ? [change.before] : [];
}
