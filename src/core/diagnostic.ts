import type { Span } from './position.ts';
import type { TextEdit } from './text-edit.ts';

export const severities = ['error', 'warning', 'info'] as const;
export type Severity = (typeof severities)[number];

/** A place in a version of a file: `before` is the base of the comparison, `after` what is checked. */
export interface Location {
  readonly path: string;
  readonly side: 'before' | 'after';
  /** Absent where the finding is about the whole file. */
  readonly span?: Span;
}

/** In the new version of a file: a span of it, or the whole file where there is none. */
export function locationIn(path: string, span: Span | undefined): Location {
  return span === undefined ? { path, side: 'after' } : { path, side: 'after', span };
}

export interface RelatedLocation {
  readonly at: Location;
  readonly message: string;
}

/**
 * A fix. `safe` never changes meaning nor drops comments or unknown keys; `suggested` is for a person to look at.
 */
export interface Fix {
  readonly kind: 'safe' | 'suggested';
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

/** A finding: data, never an exception. Serialisable. */
export interface Diagnostic {
  /** Rule id. */
  readonly rule: string;
  /** Which of the rule's messages; stable. */
  readonly messageId: string;
  readonly severity: Severity;
  readonly at: Location;
  /** What is wrong, the offending value in backticks, no full stop. */
  readonly message: string;
  /** The next action: a command, or the text to write. */
  readonly help?: string | undefined;
  readonly actual?: string;
  readonly expected?: readonly string[];
  /** The agent clients that drop the file because of this. */
  readonly clients?: readonly string[];
  readonly related: readonly RelatedLocation[];
  readonly fix?: Fix;
  /** Where the rule's page is. */
  readonly docs: string;
}

const rank: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** The one order of findings: path, line, column, end, severity, rule, message, side. Compares code units, so it is the same everywhere. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.at.path, b.at.path) ||
    (a.at.span?.start.offset ?? -1) - (b.at.span?.start.offset ?? -1) ||
    (a.at.span?.end.offset ?? -1) - (b.at.span?.end.offset ?? -1) ||
    rank[a.severity] - rank[b.severity] ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message) ||
    compareText(a.at.side, b.at.side) ||
    compareText(a.messageId, b.messageId)
  );
}

/** Compares by UTF-16 code units: no locale, the same order on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
