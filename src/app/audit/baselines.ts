import { type BaselineEntry, parseBaseline } from '../../records/config/baseline.ts';
import { type Baselines, baselinePath } from '../config/baseline.ts';
import type { EffectiveConfigs } from './config-history.ts';
import type { RecordCache } from './record-cache.ts';
import type { CommitState } from './state.ts';

/**
 * Finds the baselines that count for a version where its configuration is found. A missing one is empty, and a faulty one notes
 * nothing; that is reported where somebody lints the tree that has it.
 */
export class BaselineReader {
  readonly #cache: RecordCache;
  readonly #parsed = new Map<string, readonly BaselineEntry[]>();

  constructor(cache: RecordCache) {
    this.#cache = cache;
  }

  /** @param own the version itself, whose baseline does not count for it unless `notedBy` names it */
  async read(own: CommitState, { notedBy, pending, pathRules }: EffectiveConfigs): Promise<Baselines> {
    const path = baselinePath(pathRules);
    const effectiveConfigs = await Promise.all(notedBy.map((state) => this.#entries(state, path)));
    const later = pending && { entries: await this.#entries(pending.state, path), help: pending.help };
    const first = { entries: await this.#entries(own, path), help: undefined };
    return { path, effectiveConfigs, pending: [...(later ? [later] : []), first] };
  }

  async #entries({ tree }: CommitState, path: string): Promise<readonly BaselineEntry[]> {
    const entry = tree.get(path);
    if (entry?.type !== 'file') return [];
    const known = this.#parsed.get(entry.oid);
    if (known) return known;
    const source = (await this.#cache.sources([entry.oid])).get(entry.oid);
    const parsed = source?.ok ? parseBaseline(source.text) : undefined;
    const entries = parsed?.ok ? parsed.entries : [];
    this.#parsed.set(entry.oid, entries);
    return entries;
  }
}
