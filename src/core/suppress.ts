import type { Diagnostic } from './diagnostic.ts';
import type { Span } from './position.ts';

/** A `baton-disable-next-line` comment of a record. */
export interface Suppression {
  /** The 1-based line it acts on: the first line below that is no such comment itself. */
  readonly line: number;
  readonly rules: readonly string[];
  /** What stands after `--`; undefined where nothing does, and then nothing is silenced. */
  readonly reason: string | undefined;
  readonly span: Span;
}

/** A suppression, the findings it silenced counted per rule id. */
export interface SuppressionUse {
  readonly suppression: Suppression;
  readonly used: ReadonlySet<string>;
}

/**
 * Takes away the findings of one file that its suppressions silence. A suppression without a reason silences
 * nothing. Findings about a base version are never silenced by a comment.
 */
export function applySuppressions(
  diagnostics: readonly Diagnostic[],
  suppressions: readonly Suppression[],
): { readonly kept: readonly Diagnostic[]; readonly uses: readonly SuppressionUse[] } {
  const uses = suppressions.map((suppression) => ({ suppression, used: new Set<string>() }));
  const byLine = new Map<number, typeof uses>();
  for (const use of uses) {
    const { line, reason } = use.suppression;
    const there = byLine.get(line);
    if (reason === undefined) continue;
    if (there) there.push(use);
    else byLine.set(line, [use]);
  }
  const kept = diagnostics.filter((diagnostic) => {
    const line = diagnostic.at.side === 'after' ? diagnostic.at.span?.start.line : undefined;
    if (line === undefined) return true;
    const use = byLine.get(line)?.find(({ suppression }) => suppression.rules.includes(diagnostic.rule));
    use?.used.add(diagnostic.rule);
    return use === undefined;
  });
  return { kept, uses };
}
