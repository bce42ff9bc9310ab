import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type * as Sarif from 'sarif';
import type { Diagnostic, Fix, Location, Severity } from '../../core/diagnostic.ts';
import { LineIndex, type Span } from '../../core/position.ts';
import { packagePage } from '../../text/published.ts';
import { forSarif, pathUri } from '../neutralise/sarif.ts';
import { forJson } from '../neutralise/terminal.ts';
import type { Findings } from './findings.ts';
import { perText } from './per-text.ts';
import { placeText } from './place.ts';

/** What SARIF tells about a rule. */
export interface SarifRule {
  readonly id: string;
  readonly summary: string;
  readonly severity: Severity;
}

const levels = { error: 'error', warning: 'warning', info: 'note' } as const;

/**
 * Renders findings as SARIF 2.1.0, for code scanning. A fingerprint follows from the rule, the file and the marked text, so
 * it stays while lines move.
 *
 * @param tool the version of Baton and its rules; those that found something are described
 */
export function renderSarif(
  findings: Findings,
  tool: { readonly version: string; readonly rules: readonly SarifRule[] },
): string {
  const { diagnostics } = findings;
  const docs = new Map(diagnostics.map((one) => [one.rule, one.docs]));
  const rules = tool.rules.filter(({ id }) => docs.has(id));
  const fingerprints = fingerprintsOf(findings);
  const linesOf = perText((text) => new LineIndex(text));
  const log: Sarif.Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Baton',
            semanticVersion: tool.version,
            informationUri: packagePage,
            rules: rules.map((rule) => describe(rule, docs.get(rule.id) ?? '')),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The top of the repository' } } },
        results: diagnostics.map(
          (diagnostic, index): Sarif.Result => ({
            ...resultOf(diagnostic, findings, linesOf),
            ruleIndex: rules.findIndex(({ id }) => id === diagnostic.rule),
            partialFingerprints: { 'batonFinding/v1': fingerprints[index] ?? '' },
          }),
        ),
      },
    ],
  };
  return `${forJson(JSON.stringify(log, null, 2))}\n`;
}

function describe({ id, severity, summary }: SarifRule, docs: string): Sarif.ReportingDescriptor {
  return {
    id,
    shortDescription: { text: summary },
    helpUri: docs,
    help: {
      text: `${summary}. For wrong and right examples, and why, run "baton explain ${id}" or read ${docs}`,
      markdown: `${summary}. For wrong and right examples, and why, run \`baton explain ${id}\` or read [the page of the rule](${docs}).`,
    },
    defaultConfiguration: { level: levels[severity] },
  };
}

type LinesOf = (text: string) => LineIndex;

function resultOf(diagnostic: Diagnostic, findings: Findings, linesOf: LinesOf): Sarif.Result {
  const { at, fix, help, message, related, rule, severity } = diagnostic;
  const fixes = fixesOf(at.path, fix, findings.textOf(at.path, 'after', diagnostic), linesOf);
  const text = at.side === 'before' ? `${message} (${placeText(at)})` : message;
  return {
    ruleId: rule,
    level: levels[severity],
    message: { text: forSarif(help === undefined ? text : `${text}\n${help}`) },
    locations: [{ physicalLocation: physicalLocation(at) }],
    ...(related.length > 0
      ? {
          relatedLocations: related.map(
            (one, id): Sarif.Location => ({
              id,
              message: {
                text: forSarif(
                  one.at.side === 'before' ? `${one.message} (${placeText(one.at)})` : one.message,
                ),
              },
              physicalLocation: physicalLocation(one.at),
            }),
          ),
        }
      : {}),
    ...(fixes.length > 0 ? { fixes } : {}),
  };
}

/** A place in the version before is no place in the file that is scanned. */
function physicalLocation({ path, side, span }: Location): Sarif.PhysicalLocation {
  const artifactLocation = { uri: pathUri(path), uriBaseId: '%SRCROOT%' };
  return span === undefined || side === 'before'
    ? { artifactLocation }
    : { artifactLocation, region: region(span) };
}

function region({ start, end }: Span): Sarif.Region {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

/** An edit of the byte order mark cannot be expressed: no column and no offset of SARIF counts it. */
function fixesOf(
  path: string,
  fix: Fix | undefined,
  text: string | undefined,
  linesOf: LinesOf,
): Sarif.Fix[] {
  if (fix === undefined || fix.edits.length === 0 || text === undefined) return [];
  if (text.startsWith('\uFEFF') && fix.edits.some(({ extent }) => extent.from === 0)) return [];
  const lines = linesOf(text);
  const replacements = fix.edits.map(
    (edit): Sarif.Replacement => ({
      deletedRegion: region(lines.span(edit.extent)),
      ...(edit.text === '' ? {} : { insertedContent: { text: edit.text } }),
    }),
  );
  const artifactLocation = { uri: pathUri(path), uriBaseId: '%SRCROOT%' };
  return [
    { description: { text: forSarif(fix.title) }, artifactChanges: [{ artifactLocation, replacements }] },
  ];
}

/** So much of a marked text tells a finding from others: many may mark all of a long text. */
const longestMarked = 1_000;

/** Findings that nothing but their place tells apart are numbered in their order. */
function fingerprintsOf({ diagnostics, textOf }: Findings): string[] {
  const seen = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const { actual, at, messageId, rule } = diagnostic;
    const [from = 0, to = 0] = [at.span?.start.offset, at.span?.end.offset];
    const text =
      at.span && textOf(at.path, at.side, diagnostic)?.slice(from, Math.min(to, from + longestMarked));
    const marked = (text ?? actual?.slice(0, longestMarked) ?? '').replace(/\r\n/g, '\n');
    const key = JSON.stringify([rule, messageId, at.path, at.side, marked]);
    const number = seen.get(key) ?? 0;
    seen.set(key, number + 1);
    return bytesToHex(sha256(utf8ToBytes(number === 0 ? key : `${key} ${number}`)));
  });
}
