import pc from 'picocolors';
import { groupBy } from '../../core/collections/group.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { asRun } from '../../text/printed-commands.ts';
import { shortOid } from '../../text/short-oid.ts';
import { shorten } from '../../text/shorten.ts';
import { plural } from '../count.ts';
import { forTerminal, forTerminalLine } from '../neutralise/terminal.ts';
import { excerptOf, renderOmitted } from './excerpt.ts';
import type { Findings, RenderOptions } from './findings.ts';
import { placeText } from './place.ts';
import { renderFiles } from './pretty.ts';

/** One finding about a pushed commit, with the texts that its span counts in. */
export interface PushedFinding extends Pick<Findings, 'textOf'> {
  readonly diagnostic: Diagnostic;
}

/** What was found in one commit of a push. */
export interface PushedCommit {
  readonly commit: {
    readonly oid: string;
    readonly author: { readonly name: string };
    readonly subject: string;
  };
  /** True if the findings are what is lost when the old tip of a branch is replaced by this commit. */
  readonly isReplacing: boolean;
  readonly findings: readonly PushedFinding[];
}

/** The findings of commits that the same refs bring. */
export interface PushedGroup {
  /** Full names. */
  readonly refs: readonly string[];
  readonly commits: readonly PushedCommit[];
  /** How to go on. */
  readonly help: readonly string[];
}

/** Renders a push for the terminal of the one who pushes: by ref and commit, each finding with its source line; many of a rule are counted. */
export function renderPush(groups: readonly PushedGroup[], options: RenderOptions): string {
  const paint = pc.createColors(options.colour);
  const blocks: string[] = [];
  const all = groups.flatMap(({ commits }) => commits.flatMap(({ findings }) => findings));
  const { omitted, shown } = excerptOf(all.map(({ diagnostic }) => diagnostic));
  const helped = new Set<string>();
  for (const { refs, commits, help } of groups) {
    blocks.push(paint.bold(namesOf(refs)));
    for (const one of commits) {
      const findings = one.findings.filter(({ diagnostic }) => shown.has(diagnostic));
      if (findings.length === 0) continue;
      blocks.push(`${paint.yellow(shortOid(one.commit.oid))} ${describe(one)}`);
      for (const part of byTexts(findings))
        blocks.push(...renderFiles({ ...part, records: 0 }, options, helped));
    }
    if (help.length > 0) blocks.push(asRun(helpLines(help).join('\n'), options.own));
  }
  if (omitted.length > 0)
    blocks.push(renderOmitted(omitted, asRun('`baton audit --full`', options.own), paint));
  return `${blocks.join('\n\n')}\n`;
}

/** Renders a push for a server's answer, which git prefixes: a line for each finding, no source, no colour. */
export function renderReceived(groups: readonly PushedGroup[]): string {
  const lines: string[] = [];
  for (const { refs, commits, help } of groups) {
    for (const one of commits) {
      lines.push(`${namesOf(refs)}: ${shortOid(one.commit.oid)} ${describe(one)}`);
      for (const { diagnostic } of one.findings) {
        const { at, severity, message, rule } = diagnostic;
        const place = placeText(at);
        const where = place === '' ? at.path : `${at.path}:${place}`;
        lines.push(forTerminalLine(`  ${where}  ${severity}  ${shorten(message, longestMessage)}  ${rule}`));
      }
    }
    lines.push(...helpLines(help));
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** Characters of a message: a value that it quotes may be as long as its file. */
const longestMessage = 1_000;

/** `main`, or `tag v1`; of many the first few. */
export function namesOf(refs: readonly string[]): string {
  const names = refs.map((ref) => forTerminalLine(shortName(ref)));
  const most = 3;
  if (names.length > most + 1)
    return `${names.slice(0, most).join(', ')} and ${plural(names.length - most, 'more ref')}`;
  return names.join(', ');
}

function shortName(ref: string): string {
  if (ref.startsWith('refs/heads/')) return ref.slice('refs/heads/'.length);
  return ref.startsWith('refs/tags/') ? `tag ${ref.slice('refs/tags/'.length)}` : ref;
}

function describe({ commit, isReplacing }: PushedCommit): string {
  const subject = forTerminalLine(clip(commit.subject));
  const who = forTerminalLine(commit.author.name);
  return isReplacing ? `${subject} (${who}), which replaces the present one` : `${subject} (${who})`;
}

/** Against another parent the text before is another. */
function byTexts(findings: readonly PushedFinding[]): Pick<Findings, 'diagnostics' | 'textOf'>[] {
  return [...groupBy(findings, ({ textOf }) => textOf)].map(([textOf, own]) => {
    return { diagnostics: own.map(({ diagnostic }) => diagnostic), textOf };
  });
}

function helpLines(help: readonly string[]): string[] {
  return help.flatMap((text) =>
    forTerminal(`help: ${text}`)
      .split('\n')
      .map((line, at) => (at === 0 ? line : `  ${line}`)),
  );
}

/** A subject line that somebody forgot to end. */
function clip(text: string): string {
  return shorten(text, 80);
}
