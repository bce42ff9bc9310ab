import { groupBy } from './collections/group.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Span } from './position.ts';

/** A `baton-disable-next-line` comment of a record. */
export interface Suppression {
  /** The 1-based line that it suppresses: the first line below that is not such a comment itself. */
  readonly line: number;
  readonly rules: readonly string[];
  /** The text after `--`; undefined if there is none, and then nothing is silenced. */
  readonly reason: string | undefined;
  readonly span: Span;
}

/** The result of a suppression, by rule ids. */
export interface SuppressionUse {
  readonly suppression: Suppression;
  /** Rules whose findings it silenced. */
  readonly used: ReadonlySet<string>;
  /** Rules that it names and whose findings no comment silences. */
  readonly refused: ReadonlySet<string>;
}

/**
 * Removes the findings of one file that its suppressions silence. A suppression without a reason silences
 * nothing. Findings about a base version are never silenced by a comment.
 *
 * @param isBinding true for a finding that no comment silences
 */
export function applySuppressions(
  diagnostics: readonly Diagnostic[],
  suppressions: readonly Suppression[],
  isBinding: (diagnostic: Diagnostic) => boolean = () => false,
): { readonly kept: readonly Diagnostic[]; readonly uses: readonly SuppressionUse[] } {
  const uses = suppressions.map((suppression) => ({
    suppression,
    used: new Set<string>(),
    refused: new Set<string>(),
  }));
  const withReason = uses.filter(({ suppression }) => suppression.reason !== undefined);
  const byLine = groupBy(withReason, ({ suppression }) => suppression.line);
  const kept = diagnostics.filter((diagnostic) => {
    const line = diagnostic.at.side === 'after' ? diagnostic.at.span?.start.line : undefined;
    if (line === undefined) return true;
    const use = byLine.get(line)?.find(({ suppression }) => suppression.rules.includes(diagnostic.rule));
    if (use === undefined) return true;
    const isKept = isBinding(diagnostic);
    (isKept ? use.refused : use.used).add(diagnostic.rule);
    return isKept;
  });
  return { kept, uses };
}
