import type { Diagnostic, Fix } from '../core/diagnostic.ts';
import type { Extent } from '../core/position.ts';
import type { TextEdit } from '../core/text-edit.ts';

/** What is to be done to one file for one or more of its findings: as a whole or not at all. */
export interface FixSet {
  readonly edits: readonly TextEdit[];
  /** How many findings ask for it. */
  readonly findings: number;
}

/** The same for mends that do the same to a text. */
export function keyOf({ edits }: Pick<FixSet, 'edits'>): string {
  return JSON.stringify(edits);
}

/** Whether a command that makes mends of these kinds makes the one of a finding. */
export function isFixable({ at, fix }: Diagnostic, kinds: readonly Fix['kind'][]): boolean {
  return at.side === 'after' && fix !== undefined && kinds.includes(fix.kind);
}

/**
 * The mends that can be made in one file at once, in the order of its findings: one that touches another before it is left
 * for the next pass; the same mend of several findings is one.
 *
 * @param refused keys of mends that are not to be made
 */
export function fixesOf(
  diagnostics: readonly Diagnostic[],
  kinds: readonly Fix['kind'][],
  refused: ReadonlySet<string>,
): FixSet[] {
  const chosen = new Map<string, FixSet>();
  for (const diagnostic of diagnostics) {
    const edits = isFixable(diagnostic, kinds) ? (diagnostic.fix?.edits ?? []) : [];
    const key = keyOf({ edits });
    if (edits.length === 0 || refused.has(key)) continue;
    const same = chosen.get(key);
    const others = [...chosen.values()].flatMap((mend) => mend.edits);
    if (same) chosen.set(key, { ...same, findings: same.findings + 1 });
    else if (!edits.some((edit) => others.some((other) => touches(edit.extent, other.extent))))
      chosen.set(key, { edits, findings: 1 });
  }
  return [...chosen.values()];
}

function touches(a: Extent, b: Extent): boolean {
  return a.from === b.from || (a.from < b.to && b.from < a.to);
}

/** Mends of a text as mends of what became of it when others, which touch none of them, were made. */
export function rebaseFixes(fixes: readonly FixSet[], made: readonly FixSet[]): FixSet[] {
  const edits = made.flatMap((mend) => mend.edits);
  const moved = ({ from, to }: Extent): Extent => {
    const by = growth(edits.filter(({ extent }) => extent.to <= from));
    return { from: from + by, to: to + by };
  };
  return fixes.map((mend) => ({
    ...mend,
    edits: mend.edits.map((edit) => ({ ...edit, extent: moved(edit.extent) })),
  }));
}

/**
 * Whether a mend did harm: an error came up that was not there, other than at the mended places, where a fault may have
 * hidden the next one. The errors of a rule that compares versions are harm anywhere: what was mended had to stay.
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
  const places = fixedPlaces(fixes.flatMap(({ edits }) => edits));
  return [...countErrors(after)].some(([key, found]) => {
    if (found.length <= (known.get(key)?.length ?? 0)) return false;
    return found.some(({ rule, at: { span } }) => {
      if (comparesVersions(rule) || span === undefined) return true;
      return !places.some(({ from, to }) => span.start.offset <= to && from <= span.end.offset);
    });
  });
}

function countErrors(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const errors = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== 'error') continue;
    const key = `${diagnostic.rule} ${diagnostic.messageId}`;
    errors.set(key, [...(errors.get(key) ?? []), diagnostic]);
  }
  return errors;
}

/** Where the new texts of edits stand once all are made. */
function fixedPlaces(edits: readonly TextEdit[]): Extent[] {
  return edits.map(({ extent, text }) => {
    const from =
      extent.from +
      growth(edits.filter((other) => other.extent.to <= extent.from && other.extent !== extent));
    return { from, to: from + text.length };
  });
}

function growth(edits: readonly TextEdit[]): number {
  return edits.reduce((sum, { extent, text }) => sum + text.length - (extent.to - extent.from), 0);
}
