import type { Diagnostic, Fix, Location, Severity } from '../../core/diagnostic.ts';
import type { Extent } from '../../core/position.ts';
import type { Findings } from '../findings.ts';
import { forTerminal } from '../neutralise.ts';
import { placeText } from '../place.ts';

interface Position {
  readonly line: number;
  readonly column: number;
}

interface Range {
  readonly start: Position;
  readonly end: Position;
}

interface RdLocation {
  readonly path: string;
  readonly range?: Range;
}

const severities: Readonly<Record<Severity, string>> = { error: 'ERROR', warning: 'WARNING', info: 'INFO' };

/**
 * Renders findings in the diagnostic format of reviewdog. Columns count bytes of UTF-8 from 1, those of a byte order mark
 * included; an end is exclusive.
 */
export function renderRdjson(findings: Findings): string {
  const result = {
    source: { name: 'baton', url: 'https://www.npmjs.com/package/git-baton' },
    diagnostics: findings.diagnostics.map((diagnostic) => renderOne(diagnostic, findings)),
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}

function renderOne(diagnostic: Diagnostic, all: Findings) {
  const findings: Findings = { ...all, textOf: (path, side) => all.textOf(path, side, diagnostic) };
  const { at, docs, fix, help, message, related, rule, severity } = diagnostic;
  const suggestions = suggestionsOf(fix, findings.textOf(at.path, 'after'));
  const text = help === undefined ? message : `${message}\n${help}`;
  return {
    message: forTerminal(at.side === 'before' ? `${placeText(at)}: ${text}` : text),
    location: locationOf(at, findings),
    severity: severities[severity],
    code: { value: rule, url: docs },
    ...(suggestions.length > 0 ? { suggestions } : {}),
    ...(related.length > 0
      ? {
          related_locations: related.map((one) => ({
            message: forTerminal(one.message),
            location: locationOf(one.at, findings),
          })),
        }
      : {}),
  };
}

/** A place in the version before is no place in the file that is reviewed. */
function locationOf({ path, side, span }: Location, { textOf }: Findings): RdLocation {
  const text = textOf(path, side);
  if (span === undefined || side === 'before' || text === undefined) return { path };
  return { path, range: rangeOf(text, { from: span.start.offset, to: span.end.offset }) };
}

/** Suggestions are taken one by one, so a fix of several edits is none. */
function suggestionsOf(fix: Fix | undefined, text: string | undefined) {
  const [edit, ...others] = fix?.edits ?? [];
  if (edit === undefined || others.length > 0 || text === undefined) return [];
  return [{ range: rangeOf(text, edit.extent), text: edit.text }];
}

function rangeOf(text: string, { from, to }: Extent): Range {
  return { start: position(text, from), end: position(text, to) };
}

const encoder = new TextEncoder();

function position(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lines = before.split('\n');
  return { line: lines.length, column: encoder.encode(lines.at(-1)).length + 1 };
}
