import pc from 'picocolors';
import type { ClientName } from '../../core/config.ts';
import type { Diagnostic, RelatedLocation } from '../../core/diagnostic.ts';
import { clientTitles } from '../../records/schema/clients.ts';
import { asRun } from '../../text/printed-commands.ts';
import { shorten } from '../../text/shorten.ts';
import { columnsOf } from '../../text/width.ts';
import { wrap } from '../../text/wrap.ts';
import { plural } from '../count.ts';
import { forTerminal, forTerminalLine } from '../neutralise/terminal.ts';
import { byPath } from './by-path.ts';
import { excerptOf, renderOmitted } from './excerpt.ts';
import type { Findings, RenderOptions } from './findings.ts';
import { type FrameLine, type FramePart, layoutFrame } from './frame.ts';
import { type Colours, renderUnclaimed } from './unclaimed.ts';

/** A file that is not a record is a line of a list, not a finding with a frame. */
const listed = 'record/unclaimed';

/**
 * Renders findings for a terminal: grouped by file, the source line with a caret, what to do next, and a count. One
 * line where there are none. Of a rule with many findings the first are shown and the rest are counted.
 */
export function renderPretty(findings: Findings, options: RenderOptions): string {
  const paint = pc.createColors(options.colour);
  const shown = findings.diagnostics.filter(({ severity }) => !(options.hideInfo && severity === 'info'));
  const framed = shown.filter((one) => !isListed(one));
  const { omitted, shown: few } = excerptOf(options.isFull ? [] : framed);
  const diagnostics = options.isFull ? framed : framed.filter((one) => few.has(one));
  const blocks = renderFiles({ ...findings, diagnostics }, options);
  if (omitted.length > 0)
    blocks.push(renderOmitted(omitted, asRun(options.fullCommand ?? '`--full`', options.own), paint));
  const unclaimed = shown.filter(isListed);
  if (unclaimed.length > 0) blocks.push(renderUnclaimed(unclaimed, options, paint));
  const last = [summary(findings, shown, paint) + fixHint(shown.length, options)];
  for (const notice of findings.notices ?? []) last.push(noticeLine(notice, options, paint));
  blocks.push(last.join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

/**
 * Renders findings by file, as blocks of lines that an empty line is to part, without a count.
 *
 * @param helped the helps that were shown, by rule; one that is known is not repeated
 */
export function renderFiles(
  findings: Findings,
  options: RenderOptions,
  helped: Set<string> = new Set(),
): string[] {
  const paint = pc.createColors(options.colour);
  const blocks: string[] = [];
  for (const [path, diagnostics] of byPath(findings.diagnostics)) {
    blocks.push(paint.underline(forTerminalLine(path)));
    for (const diagnostic of diagnostics) {
      const key = `${diagnostic.rule} ${diagnostic.help}`;
      const isNew = options.isFull || !helped.has(key);
      helped.add(key);
      const one = isNew ? diagnostic : { ...diagnostic, help: undefined };
      blocks.push(renderOne(one, findings, options, paint));
    }
  }
  return blocks;
}

function isListed({ rule, severity }: Diagnostic): boolean {
  return rule === listed && severity === 'info';
}

const indent = '  ';
/** Characters of a message, and of a note below it: a value that it quotes may be as long as its file. */
const longestMessage = 1_000;
const longestNote = 4_000;

function renderOne(
  diagnostic: Diagnostic,
  findings: Findings,
  options: RenderOptions,
  paint: Colours,
): string {
  const { span, side } = diagnostic.at;
  const severity = severityPaint(paint)[diagnostic.severity];
  const place = span ? `${span.start.line}:${span.start.column}` : '1:1';
  const lead = `${place}  ${diagnostic.severity}  `;
  const room = options.width - indent.length;
  const message = wrap(forTerminalLine(shorten(diagnostic.message, longestMessage)), room - lead.length);
  const lines = message.map((line, index) =>
    index === 0
      ? `${paint.dim(place)}  ${severity(diagnostic.severity)}  ${paint.bold(line)}`
      : `${' '.repeat(lead.length)}${paint.bold(line)}`,
  );
  const last = message.at(-1) ?? '';
  const rule = `${diagnostic.rule}${side === 'before' ? ' (in the version before)' : ''}`;
  if (lead.length + columnsOf(last) + 2 + rule.length <= room) {
    lines[lines.length - 1] += `  ${paint.dim(rule)}`;
  } else lines.push(`${' '.repeat(lead.length)}${paint.dim(rule)}`);
  return [...lines, ...details(diagnostic, findings, options, paint)]
    .map((line) => (indent + line).trimEnd())
    .join('\n');
}

function details(
  diagnostic: Diagnostic,
  findings: Findings,
  options: RenderOptions,
  paint: Colours,
): string[] {
  const text = findings.textOf(diagnostic.at.path, diagnostic.at.side);
  const near = diagnostic.related.filter((one) => isSameText(one, diagnostic));
  const far = diagnostic.related.filter((one) => !isSameText(one, diagnostic));
  const lines: string[] = [];
  let gutter = '';
  if (text !== undefined && diagnostic.at.span) {
    const parts: FramePart[] = [
      { span: diagnostic.at.span, mark: '^' },
      ...near.flatMap(({ at, message }) =>
        at.span
          ? [{ span: at.span, mark: '-' as const, label: forTerminalLine(shorten(message, longestMessage)) }]
          : [],
      ),
    ];
    const frame = layoutFrame(text, parts, options.width - 10 - String(diagnostic.at.span.start.line).length);
    gutter = ' '.repeat(frame[0]?.gutter.length ?? 1);
    lines.push(...frame.map((line) => frameLine(line, diagnostic, paint)));
  } else far.unshift(...near);
  const note = (name: string, words: string) => {
    const label = `${name}: `;
    const wrapped = wrap(
      forTerminal(shorten(words, longestNote)),
      options.width - indent.length - gutter.length - 5 - label.length,
    );
    wrapped.forEach((line, index) => {
      const [sign, start] =
        index === 0 ? [paint.dim('='), paint.bold(label)] : [' ', ' '.repeat(label.length)];
      lines.push(`  ${gutter} ${sign} ${start}${line}`);
    });
  };
  for (const one of far) note('note', elsewhere(one, diagnostic, findings, options.width - 24));
  if (diagnostic.clients)
    note(
      'note',
      `${list(diagnostic.clients.map((name) => clientTitles[name as ClientName] ?? name))} drop${diagnostic.clients.length === 1 ? 's' : ''} the skill because of this`,
    );
  if (diagnostic.help !== undefined) note('help', asRun(diagnostic.help, options.own));
  return lines;
}

function isSameText(related: RelatedLocation, diagnostic: Diagnostic): boolean {
  return (
    related.at.path === diagnostic.at.path &&
    related.at.side === diagnostic.at.side &&
    related.at.span !== undefined
  );
}

/** A place that the frame does not show, with its line where the text is known. */
function elsewhere(
  { at, message }: RelatedLocation,
  diagnostic: Diagnostic,
  findings: Findings,
  width: number,
): string {
  const isHere = at.path === diagnostic.at.path && at.side !== diagnostic.at.side && at.span !== undefined;
  const place = at.span ? `:${at.span.start.line}:${at.span.start.column}` : '';
  const version = at.side === 'before' ? 'the version before' : 'the new version';
  const where = isHere
    ? `line ${at.span.start.line} of ${version}`
    : `${forTerminalLine(at.path)}${place}${at.side === 'before' ? `, in ${version}` : ''}`;
  const text = findings.textOf(at.path, at.side);
  if (text === undefined || at.span === undefined) return `${message} (${where})`;
  const line = layoutFrame(text, [{ span: at.span, mark: '-' }], width)[0]?.text.trim() ?? '';
  return `${message} (${where}):\n  ${line}`;
}

function frameLine({ gutter, text, kind }: FrameLine, diagnostic: Diagnostic, paint: Colours): string {
  const painted =
    kind === '^'
      ? severityPaint(paint)[diagnostic.severity](text)
      : kind === 'source'
        ? text
        : paint.cyan(text);
  return `  ${paint.dim(`${gutter} │`)} ${painted}`.trimEnd();
}

function severityPaint(paint: Colours) {
  return { error: paint.red, warning: paint.yellow, info: paint.blue };
}

function summary(
  { records, baselined = 0, waived = 0, notices = [] }: Findings,
  shown: readonly Diagnostic[],
  paint: Colours,
): string {
  const count = (severity: Diagnostic['severity']) =>
    shown.filter((one) => one.severity === severity && !isListed(one)).length;
  const parts = [
    [count('error'), 'error', paint.red] as const,
    [count('warning'), 'warning', paint.yellow] as const,
    [count('info'), 'note', paint.blue] as const,
  ].flatMap(([number, name, colour]) => (number > 0 ? [colour(plural(number, name))] : []));
  const checked = plural(records, 'record');
  const passed = [
    ...(baselined > 0 ? [`${plural(baselined, 'finding')} in the baseline`] : []),
    ...(waived > 0 ? [`${waived} waived`] : []),
  ].join(', ');
  const known = passed === '' ? '' : paint.dim(` (${passed})`);
  // With nothing checked, something left out is the news.
  if (parts.length === 0 && records === 0 && notices.length > 0)
    return `${paint.yellow('⚠')} ${checked} checked${known}`;
  if (parts.length === 0) return `${paint.green('✔')} ${checked} checked, nothing to report${known}`;
  const sign = count('error') > 0 ? paint.red('✖') : paint.yellow('⚠');
  return `${sign} ${list(parts)}${records === 0 ? '' : ` in ${checked}`}${known}`;
}

function noticeLine(notice: string, { own, width }: RenderOptions, paint: Colours): string {
  const lines = wrap(forTerminalLine(asRun(notice, own)), width - 10);
  return lines
    .map((line, at) => `${at === 0 ? `  ${paint.dim('=')} ${paint.bold('note:')} ` : ' '.repeat(10)}${line}`)
    .join('\n');
}

function fixHint(all: number, options: RenderOptions): string {
  const { fixable = 0 } = options;
  if (fixable === 0) return '';
  const who = fixable < all ? `${fixable} of them ` : all === 1 ? '' : 'all ';
  return asRun(`\n  ${who}fixed by \`baton lint --fix\``, options.own);
}

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
