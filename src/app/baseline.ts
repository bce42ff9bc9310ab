import type { Diagnostic } from '../core/diagnostic.ts';
import type { Source } from '../core/snapshot.ts';
import { BatonError } from '../errors.ts';
import {
  type BaselineEntry,
  type BaselineKey,
  baselineFilter,
  baselineKey,
  parseBaseline,
} from '../records/baseline.ts';
import type { Places } from '../records/places.ts';
import type { Version } from './texts.ts';

/** The two places of a baseline. */
export const baselinePaths = ['.agents/baton-baseline.json', '.baton-baseline.json'] as const;

/** Where the baseline lies: beside the configuration of the top. */
export function baselinePath(places: Places): string {
  return baselinePaths[places.configOf('').root === '.agents' ? 0 : 1];
}

/** The baseline of a version, and the one of a change that does not govern yet. */
export interface Baselines {
  readonly path: string;
  readonly governing: readonly BaselineEntry[];
  readonly pending: readonly BaselineEntry[];
}

export const noBaselines: Baselines = { path: '', governing: [], pending: [] };

/**
 * Reads the baseline that governs, found as the configuration is: the base's for a change, its own where there is none.
 *
 * @throws BatonError `config` where it is faulty
 */
export async function loadBaselines(
  { snapshot, bases }: Version,
  places: Places,
  byBase: boolean,
): Promise<Baselines> {
  const path = baselinePath(places);
  const entry = (await snapshot.list(path)).find((one) => one.path === path && one.type === 'file');
  const own = entry && readEntries(path, (await snapshot.read([entry])).get(path));
  const [base] = bases;
  const change = byBase ? base?.changes.find((one) => one.path === path) : undefined;
  if (!base || change?.before?.type !== 'file') return { path, governing: own ?? [], pending: [] };
  const sources = await base.snapshot.read([{ path, ...change.before }]);
  const old = parsedIfSound(sources.get(path));
  return old ? { path, governing: old, pending: own ?? [] } : { path, governing: own ?? [], pending: [] };
}

/** The entries of a baseline. @throws BatonError `config` where it is faulty */
export function readEntries(path: string, source: Source | undefined): readonly BaselineEntry[] {
  if (!source?.ok) {
    throw broken(path, `cannot be read: ${source?.detail ?? source?.reason ?? 'missing'}`);
  }
  const result = parseBaseline(source.text);
  if (result.ok) return result.entries;
  throw broken(path, result.message);
}

function broken(path: string, why: string): BatonError {
  return new BatonError('config', `\`${path}\` ${why}`, {
    help: 'mend it (`baton schema baseline` prints what it may hold), or write it anew with `baton lint --write-baseline`',
  });
}

/** A base whose baseline is faulty would refuse the commit that mends it. */
function parsedIfSound(source: Source | undefined): readonly BaselineEntry[] | undefined {
  const result = source?.ok ? parseBaseline(source.text) : undefined;
  return result?.ok ? result.entries : undefined;
}

/**
 * Takes out what the baseline passes over. What a baseline of the same change would pass over says so.
 *
 * @param keyOf the key of a finding
 */
export function passOver(
  { path, governing, pending }: Baselines,
  diagnostics: readonly Diagnostic[],
  keyOf: (diagnostic: Diagnostic) => BaselineKey,
): { readonly kept: readonly Diagnostic[]; readonly baselined: number } {
  if (governing.length === 0 && pending.length === 0) return { kept: diagnostics, baselined: 0 };
  const [isKnown, isPending] = [baselineFilter(governing), baselineFilter(pending)];
  const first = `commit \`${path}\` first: a change is judged by the baseline before it`;
  const kept = diagnostics.flatMap((diagnostic) => {
    const key = keyOf(diagnostic);
    const waits = isPending(key);
    if (isKnown(key)) return [];
    return [waits ? { ...diagnostic, help: first } : diagnostic];
  });
  return { kept, baselined: diagnostics.length - kept.length };
}

/** Gives the key of each finding of a result. */
export function keysFor(
  recordOf: (path: string) => string,
  textOf: (path: string, side: 'before' | 'after') => string | undefined,
): (diagnostic: Diagnostic) => BaselineKey {
  return (diagnostic) =>
    baselineKey(diagnostic, recordOf(diagnostic.at.path), textOf(diagnostic.at.path, diagnostic.at.side));
}
