import { type BaselineEntry, parseBaseline } from '../../records/baseline.ts';
import type { Places } from '../../records/places.ts';
import { type Baselines, baselinePath } from '../baseline.ts';
import type { RecordCache } from './record-cache.ts';
import type { CommitState } from './state.ts';

/**
 * Finds the baseline of a version as its configuration is found: the governor's where there is one; else that of its base,
 * without one there its own. A faulty one passes over nothing; it is told where somebody lints the tree that has it.
 */
export class BaselineReader {
  readonly #cache: RecordCache;
  readonly #governor: CommitState | undefined;
  readonly #parsed = new Map<string, readonly BaselineEntry[]>();

  constructor(cache: RecordCache, governor: CommitState | undefined) {
    this.#cache = cache;
    this.#governor = governor;
  }

  async read(own: CommitState, base: CommitState | undefined, places: Places): Promise<Baselines> {
    const path = baselinePath(places);
    const pending = await this.#entries(own, path);
    if (this.#governor) {
      const governing = (await this.#entries(this.#governor, path)) ?? [];
      return { path, governing, pending: pending ?? [] };
    }
    const governing = base && (await this.#entries(base, path));
    return { path, governing: governing ?? pending ?? [], pending: governing ? (pending ?? []) : [] };
  }

  /** Undefined where there is none. */
  async #entries({ tree }: CommitState, path: string): Promise<readonly BaselineEntry[] | undefined> {
    const entry = tree.get(path);
    if (entry?.type !== 'file') return undefined;
    const known = this.#parsed.get(entry.oid);
    if (known) return known;
    const source = (await this.#cache.sources([entry.oid])).get(entry.oid);
    const parsed = source?.ok ? parseBaseline(source.text) : undefined;
    const entries = parsed?.ok ? parsed.entries : [];
    this.#parsed.set(entry.oid, entries);
    return entries;
  }
}
