import type { Diagnostic, Fix, Location, Severity } from '../../core/diagnostic.ts';
import type { Extent } from '../../core/position.ts';
import { packagePage } from '../../text/published.ts';
import { forJson, forTerminal } from '../neutralise/terminal.ts';
import { ByteIndex, type BytePosition } from './byte-index.ts';
import type { Findings } from './findings.ts';
import { perText } from './per-text.ts';
import { placeText } from './place.ts';

interface Range {
  readonly start: BytePosition;
  readonly end: BytePosition;
}

type IndexOf = (text: string) => ByteIndex;

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
  const indexOf = perText((text) => new ByteIndex(text));
  const result = {
    source: { name: 'baton', url: packagePage },
    diagnostics: findings.diagnostics.map((diagnostic) => renderOne(diagnostic, findings, indexOf)),
  };
  return `${forJson(JSON.stringify(result, null, 2))}\n`;
}

function renderOne(diagnostic: Diagnostic, all: Findings, indexOf: IndexOf) {
  const findings: Findings = { ...all, textOf: (path, side) => all.textOf(path, side, diagnostic) };
  const { at, docs, fix, help, message, related, rule, severity } = diagnostic;
  const suggestions = suggestionsOf(fix, findings.textOf(at.path, 'after'), indexOf);
  const text = help === undefined ? message : `${message}\n${help}`;
  return {
    message: forTerminal(at.side === 'before' ? `${placeText(at)}: ${text}` : text),
    location: locationOf(at, findings, indexOf),
    severity: severities[severity],
    code: { value: rule, url: docs },
    ...(suggestions.length > 0 ? { suggestions } : {}),
    ...(related.length > 0
      ? {
          related_locations: related.map((one) => ({
            message: forTerminal(one.message),
            location: locationOf(one.at, findings, indexOf),
          })),
        }
      : {}),
  };
}

/** A place in the version before is no place in the file that is reviewed. */
function locationOf({ path, side, span }: Location, { textOf }: Findings, indexOf: IndexOf): RdLocation {
  const text = textOf(path, side);
  if (span === undefined || side === 'before' || text === undefined) return { path };
  return { path, range: rangeOf(indexOf(text), { from: span.start.offset, to: span.end.offset }) };
}

/** Suggestions are taken one by one, so a fix of several edits cannot be one. */
function suggestionsOf(fix: Fix | undefined, text: string | undefined, indexOf: IndexOf) {
  const [edit, ...others] = fix?.edits ?? [];
  if (edit === undefined || others.length > 0 || text === undefined) return [];
  return [{ range: rangeOf(indexOf(text), edit.extent), text: edit.text }];
}

function rangeOf(index: ByteIndex, { from, to }: Extent): Range {
  return { start: index.position(from), end: index.position(to) };
}
