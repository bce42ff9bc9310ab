import type { Diagnostic } from '../../core/diagnostic.ts';
import { isAboutChange } from '../../core/rule.ts';
import type { Source } from '../../core/snapshot.ts';
import { BatonError } from '../../errors.ts';
import { listingOf } from '../../git/tree/listed.ts';
import {
  type BaselineEntry,
  type BaselineKey,
  baselineFilter,
  baselineKey,
  parseBaseline,
} from '../../records/config/baseline.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { rules } from '../../rules/index.gen.ts';
import type { Version } from '../version/texts.ts';

/** It is redacted: no waiver and no baseline lets it pass (convention, section 10). */
export const secretRule = 'privacy/secret';

const ruleById = new Map(rules.map((rule) => [rule.id, rule]));

/** The two places of a baseline. */
export const baselinePaths = ['.agents/baton-baseline.json', '.baton-baseline.json'] as const;

/** Where the baseline is: next to the configuration of the top. */
export function baselinePath(pathRules: PathRules): string {
  return baselinePaths[pathRules.configOf('').root === '.agents' ? 0 : 1];
}

/** The baselines that count, and those that do not count yet. */
export interface Baselines {
  readonly path: string;
  /** A finding is skipped where each of them notes it. */
  readonly effectiveConfigs: readonly (readonly BaselineEntry[])[];
  /** `help` says how one comes to count; undefined for that of the change itself, which is committed first. */
  readonly pending: readonly {
    readonly entries: readonly BaselineEntry[];
    readonly help: string | undefined;
  }[];
}

/** A finding that no baseline skips. */
export interface Left {
  readonly diagnostic: Diagnostic;
  /** How a baseline that notes it comes to count; undefined if none does. */
  readonly help: string | undefined;
}

export const noBaselines: Baselines = { path: '', effectiveConfigs: [], pending: [] };

/** Whose baseline counts for a change: the base's where the base has a configuration (`base`), else its own. */
export type BaselineSide = 'base' | 'own';

/**
 * Reads the baseline that counts. It is found as the configuration is: one that is missing next to a configuration is
 * empty (convention, section 10). Without any configuration it is the base's where that has one.
 *
 * @throws BatonError `config` if it is faulty
 */
export async function loadBaselines(
  { snapshot, bases }: Version,
  pathRules: PathRules,
  { byBase, side }: { readonly byBase: boolean; readonly side: BaselineSide },
): Promise<Baselines> {
  const path = baselinePath(pathRules);
  const entry = (await listingOf(snapshot)).at(path);
  const own = entry?.type === 'file' ? readEntries(path, (await snapshot.read([entry])).get(path)) : [];
  const [base] = bases;
  const change = byBase ? base?.changes.find((one) => one.path === path) : undefined;
  const ofItself = { path, effectiveConfigs: [own], pending: [] };
  if (!base || !change) return ofItself;
  if (change.before?.type !== 'file')
    return side === 'own' ? ofItself : { path, effectiveConfigs: [[]], pending: ofChange(own) };
  const sources = await base.snapshot.read([{ path, ...change.before }]);
  const old = parsedIfSound(sources.get(path));
  return old ? { path, effectiveConfigs: [old], pending: ofChange(own) } : ofItself;
}

function ofChange(entries: readonly BaselineEntry[]): Baselines['pending'] {
  return [{ entries, help: undefined }];
}

/** The entries of a baseline. @throws BatonError `config` if it is faulty */
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
    help: 'fix it (`baton schema baseline` prints its schema), or write it again with `baton lint --write-baseline`',
  });
}

/** A base whose baseline is faulty would refuse the commit that fixes it. */
function parsedIfSound(source: Source | undefined): readonly BaselineEntry[] | undefined {
  const result = source?.ok ? parseBaseline(source.text) : undefined;
  return result?.ok ? result.entries : undefined;
}

/**
 * Whether a baseline may hold a finding: none about a change or a commit, and no secret, which is redacted (convention,
 * section 10).
 */
export function isBaselinable({ rule, messageId }: Pick<Diagnostic, 'rule' | 'messageId'>): boolean {
  return rule !== secretRule && !isAboutChange(ruleById.get(rule), messageId);
}

/**
 * Removes the findings that the baselines skip. What a baseline of the same change would skip says so.
 *
 * @param keyOf the key of a finding
 */
export function applyBaseline(
  { path, effectiveConfigs, pending }: Baselines,
  diagnostics: readonly Diagnostic[],
  keyOf: (diagnostic: Diagnostic) => BaselineKey,
): { readonly kept: readonly Left[]; readonly baselined: number } {
  const known = effectiveConfigs.map(baselineFilter);
  const waiting = pending.map(({ entries, help }) => ({ notes: baselineFilter(entries), help }));
  const first = `commit \`${path}\` first: a change is checked with the baseline before it`;
  const kept = diagnostics.flatMap((diagnostic): Left[] => {
    if (!isBaselinable(diagnostic)) return [{ diagnostic, help: undefined }];
    const key = keyOf(diagnostic);
    // Each of them counts down what it notes.
    const isKnown = known.map((notes) => notes(key)).every(Boolean);
    const notes = waiting.filter((one) => one.notes(key));
    if (isKnown && known.length > 0) return [];
    return [{ diagnostic, help: notes[0] && (notes[0].help ?? first) }];
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
