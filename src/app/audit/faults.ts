import { groupBy } from '../../core/collections/group.ts';
import { compareDiagnostics, type Diagnostic } from '../../core/diagnostic.ts';
import type { Commit } from '../../git/history/commit.ts';
import type { BaselineKey } from '../../records/config/baseline.ts';
import { applyBaseline, type Baselines, keysFor } from '../config/baseline.ts';
import { hideSecrets, maskText, type Shown } from '../secrets/hide-secrets.ts';
import type { RecordCache } from './record-cache.ts';
import type { CommitInfo } from './request.ts';
import type { CommitState } from './state.ts';

/** What findings about the message of a commit name as their file. */
export const messagePath = 'COMMIT_EDITMSG';

/** Findings of one version, with what tells whose they are. */
export interface Found {
  readonly diagnostics: readonly Diagnostic[];
  readonly recordOf: (path: string) => string;
  /** Which commit of the walk a finding is reported for. */
  readonly commitOf: (diagnostic: Diagnostic) => number;
  /** What it was compared with. */
  readonly baseOf: (
    diagnostic: Diagnostic,
  ) => { readonly oid: string; readonly state: CommitState } | undefined;
  /** Whether a finding is of a change that repairs a record. */
  readonly isRepair: (diagnostic: Diagnostic) => boolean;
  /** What to do about a finding that a configuration which does not count yet would silence. */
  readonly helpFor: (diagnostic: Diagnostic) => string | undefined;
  /** How a configuration that does not count yet is brought to the protected branch; undefined where none waits. */
  readonly landing: string | undefined;
  /** The tree that findings count their places in. */
  readonly state: CommitState;
  readonly baselines: Baselines;
  /** The text of the commit's message, where the findings are about it. */
  readonly message?: string;
}

/** A fault on its way to the result. */
export interface Kept {
  readonly commit: number;
  readonly parent: string | undefined;
  readonly diagnostic: Diagnostic;
  /** The id of its record, the path where it has none. */
  readonly record: string;
  readonly isRepair: boolean;
  /** As `Fault.needs`. */
  readonly needs: string | undefined;
  readonly shown: Shown;
}

/** Keeps of each fault the first commit that has it. */
export class Faults {
  readonly #cache: RecordCache;
  /** How often each fault occurred in one version at most. */
  readonly #seen = new Map<string, number>();
  readonly #kept: Kept[] = [];
  baselined = 0;

  constructor(cache: RecordCache) {
    this.#cache = cache;
  }

  /** Takes in the findings of one version. */
  async add(found: Found): Promise<void> {
    const groups = groupBy(found.diagnostics, found.baseOf);
    const counts = new Map<string, number>();
    for (const [base, diagnostics] of groups) await this.#addGroup(found, base, diagnostics, counts);
    for (const [key, count] of counts) this.#seen.set(key, Math.max(count, this.#seen.get(key) ?? 0));
  }

  /** All of them, in the order of history. */
  sorted(): readonly Kept[] {
    return this.#kept.sort((a, b) => a.commit - b.commit || compareDiagnostics(a.diagnostic, b.diagnostic));
  }

  async #addGroup(
    found: Found,
    base: ReturnType<Found['baseOf']>,
    all: readonly Diagnostic[],
    counts: Map<string, number>,
  ): Promise<void> {
    const after = await this.#textsAfter(found, all);
    const before = base ? await textsAt(this.#cache, base.state, all, 'before') : new Map<string, string>();
    const keyOf = keysFor(found.recordOf, (path, side) => (side === 'after' ? after : before).get(path));
    const { kept, baselined } = applyBaseline(found.baselines, all, keyOf);
    this.baselined += baselined;
    const fresh = kept.filter(({ diagnostic }) => this.#isFirst(keyOf(diagnostic), diagnostic, counts));
    if (fresh.length === 0) return;
    const helped = fresh.map(({ diagnostic, help = found.helpFor(diagnostic) }) =>
      help === undefined ? diagnostic : { ...diagnostic, help },
    );
    const shown = await hideSecrets(helped, after, before);
    for (const [index, diagnostic] of shown.diagnostics.entries()) {
      const own = fresh[index]?.diagnostic ?? diagnostic;
      this.#kept.push({
        commit: found.commitOf(own),
        parent: base?.oid,
        diagnostic,
        record: found.recordOf(own.at.path),
        isRepair: found.isRepair(own),
        needs: diagnostic.help === found.landing ? found.landing : undefined,
        shown,
      });
    }
  }

  async #textsAfter(
    { state, message }: Found,
    all: readonly Diagnostic[],
  ): Promise<ReadonlyMap<string, string>> {
    if (message !== undefined) return new Map([[messagePath, message]]);
    return textsAt(this.#cache, state, all, 'after');
  }

  /** The same fault may be known by its record, or, of one that is gone, by its path. */
  #isFirst(
    { rule, record, value }: BaselineKey,
    diagnostic: Diagnostic,
    counts: Map<string, number>,
  ): boolean {
    const { at, message } = diagnostic;
    // Each commit has a message of its own.
    const names = new Set(at.path === messagePath ? [record] : [record, at.path]);
    const keys = [...names].map((name) => JSON.stringify([rule, name, value, message]));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return keys.every((key) => (counts.get(key) ?? 0) > (this.#seen.get(key) ?? 0));
  }
}

/** The texts that spans of findings count in, by path. */
async function textsAt(
  cache: RecordCache,
  { tree }: CommitState,
  diagnostics: readonly Diagnostic[],
  side: 'before' | 'after',
): Promise<ReadonlyMap<string, string>> {
  const places = diagnostics.flatMap(({ at, related }) => [at, ...related.map((one) => one.at)]);
  const paths = new Set(places.flatMap((one) => (one.span && one.side === side ? [one.path] : [])));
  const blobs = [...paths].flatMap((path) => {
    const entry = tree.get(path);
    return entry?.type === 'file' ? [{ path, oid: entry.oid }] : [];
  });
  const sources = await cache.sources(blobs.map(({ oid }) => oid));
  return new Map(
    blobs.flatMap(({ path, oid }) => {
      const source = sources.get(oid);
      return source?.ok ? [[path, source.text]] : [];
    }),
  );
}

/** Who made a commit, as it may be shown: secrets are masked. */
export async function infoOf({ oid, author, authorDate, subject }: Commit): Promise<CommitInfo> {
  const [name, email] = [await maskText(author.name), await maskText(author.email)];
  return { oid, author: { name, email }, date: authorDate, subject: await maskText(subject) };
}
