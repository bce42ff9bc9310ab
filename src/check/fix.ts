import { groupBy } from '../core/collections/group.ts';
import type { Diagnostic, Fix } from '../core/diagnostic.ts';
import type { Extent } from '../core/position.ts';
import type { TextEdit } from '../core/text-edit.ts';
import { endOf, firstAfter, startOf } from './extents.ts';

/** The edits of one file for one or more of its findings: all of them or none. */
export interface FixSet {
  readonly edits: readonly TextEdit[];
  /** The number of findings that need it. */
  readonly findings: number;
}

/** Equal for fixes with the same edits. */
export function keyOf({ edits }: Pick<FixSet, 'edits'>): string {
  return JSON.stringify(edits);
}

/** Whether a command that makes fixes of these kinds makes the one of a finding. */
export function isFixable({ at, fix }: Diagnostic, kinds: readonly Fix['kind'][]): boolean {
  return at.side === 'after' && fix !== undefined && kinds.includes(fix.kind);
}

/**
 * The fixes that can be made in one file at once, in the order of its findings: one that touches another before it is left
 * for the next pass; the same fix of several findings is one.
 *
 * @param refused keys of fixes that are not to be made
 */
export function fixesOf(
  diagnostics: readonly Diagnostic[],
  kinds: readonly Fix['kind'][],
  refused: ReadonlySet<string>,
): FixSet[] {
  const chosen = new Map<string, FixSet>();
  const taken: Extent[] = [];
  for (const diagnostic of diagnostics) {
    const edits = isFixable(diagnostic, kinds) ? (diagnostic.fix?.edits ?? []) : [];
    const key = keyOf({ edits });
    if (edits.length === 0 || refused.has(key)) continue;
    const same = chosen.get(key);
    if (same) chosen.set(key, { ...same, findings: same.findings + 1 });
    else if (!edits.some(({ extent }) => touchesOne(taken, extent))) {
      chosen.set(key, { edits, findings: 1 });
      for (const { extent } of edits) taken.splice(firstAfter(taken, extent.from, startOf), 0, extent);
    }
  }
  return [...chosen.values()];
}

/** Whether an extent overlaps, or begins where one of the others does. @param sorted by their starts; none touches another */
function touchesOne(sorted: readonly Extent[], { from, to }: Extent): boolean {
  const next = firstAfter(sorted, from, startOf);
  const [before, after] = [sorted[next - 1], sorted[next]];
  return (
    (before !== undefined && (before.from === from || from < before.to)) ||
    (after !== undefined && after.from < to)
  );
}

/** Fixes of a text, moved to the text after other fixes that do not touch them. */
export function rebaseFixes(fixes: readonly FixSet[], made: readonly FixSet[]): FixSet[] {
  const growthUpTo = growthBy(made.flatMap((fixSet) => fixSet.edits));
  const moved = ({ from, to }: Extent): Extent => {
    const by = growthUpTo(from);
    return { from: from + by, to: to + by };
  };
  return fixes.map((fixSet) => ({
    ...fixSet,
    edits: fixSet.edits.map((edit) => ({ ...edit, extent: moved(edit.extent) })),
  }));
}

/**
 * Whether a fix did harm: there is a new error, except at the fixed places, where one error may have hidden the next.
 * A new error of a rule that compares versions is always harm, because the fixed text must not change.
 *
 * @param before the findings of the file, `after` those once `fixes` were made in it
 */
export function hasRegressed(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  fixes: readonly FixSet[],
  comparesVersions: (rule: string) => boolean,
): boolean {
  const known = countErrors(before);
  const isFixedAt = fixedPlaces(fixes.flatMap(({ edits }) => edits));
  return [...countErrors(after)].some(([key, found]) => {
    if (found.length <= (known.get(key)?.length ?? 0)) return false;
    return found.some(({ rule, at: { span } }) => {
      if (comparesVersions(rule) || span === undefined) return true;
      return !isFixedAt(span.start.offset, span.end.offset);
    });
  });
}

function countErrors(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return groupBy(errors, ({ messageId, rule }) => `${rule} ${messageId}`);
}

/** Whether an extent has the new text of one of the edits, after all edits. */
function fixedPlaces(edits: readonly TextEdit[]): (from: number, to: number) => boolean {
  const growthUpTo = growthBy(edits);
  const places = edits
    .map(({ extent, text }): Extent => {
      // An insertion ends where it begins, and does not move itself.
      const own = extent.from === extent.to ? text.length : 0;
      const from = extent.from + growthUpTo(extent.from) - own;
      return { from, to: from + text.length };
    })
    .sort((a, b) => a.from - b.from);
  const farthest: number[] = [];
  for (const { to } of places) farthest.push(Math.max(to, farthest.at(-1) ?? 0));
  return (from, to) => {
    const next = firstAfter(places, to, startOf);
    return next > 0 && from <= (farthest[next - 1] ?? -1);
  };
}

/** How much a text grows up to an offset by edits: those that end there or before count. */
function growthBy(edits: readonly TextEdit[]): (offset: number) => number {
  const sorted = [...edits].sort((a, b) => a.extent.to - b.extent.to);
  const extents = sorted.map(({ extent }) => extent);
  const sums = [0];
  for (const { extent, text } of sorted)
    sums.push((sums.at(-1) ?? 0) + text.length - (extent.to - extent.from));
  return (offset) => sums[firstAfter(extents, offset, endOf)] ?? 0;
}
