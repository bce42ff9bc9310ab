import type { Document, Heading, MarkdownDocument } from '../../core/document.ts';
import { lineBreakOf } from '../../core/text-edit.ts';
import { handoffFences, proseHandoff } from '../../records/kinds/task/model.ts';
import { codeSpan, fenceAround, keptHeading } from '../../records/markdown/fence-around.ts';
import type { MigratedHandoff } from '../types.ts';
import { renderHandoff } from './handoff.ts';
import type { TaskName } from './task-name.ts';

/** A note that is to become a task. */
export interface NoteToWrite {
  /** From the top. */
  readonly path: string;
  /** As it is kept, without a byte order mark. */
  readonly text: string;
  readonly handoff: MigratedHandoff;
  /** The blob that is the note, where git keeps it and the task need not. */
  readonly blob?: string | undefined;
  /** Where the note is too long to be kept: a commit that has the blob. */
  readonly commit?: string | undefined;
}

/**
 * A new task file: the note's handoff, and below it the note itself, unless git keeps it, in a fence longer than any it holds,
 * so that nothing of it is read as anything but text.
 *
 * @param isItself the text takes the place of the note in its own file: the evidence then names the lines of the new text
 * @returns a text whose lines end in LF
 */
export function newTaskText(note: NoteToWrite, { id, name, dependsOn }: TaskName, isItself = false): string {
  const { outcome } = note.handoff;
  const fields = [
    ...(outcome === null ? [] : [`| Status | ${outcome} |`]),
    ...(dependsOn === undefined ? [] : [`| Depends On | ${dependsOn} |`]),
  ];
  const metadata =
    fields.length === 0 ? [] : ['## Metadata', '', '| Field | Value |', '| --- | --- |', ...fields, ''];
  const head = [`# Task ${id}: ${escaped(name)}`, '', ...metadata];
  const kept = comparable(note.text).split('\n').length;
  const above = head.length + sectionOf(note).length - kept - 1;
  return lines([...head, ...sectionOf(note, isItself ? above : 0)]);
}

/**
 * Puts the handoff of another file into a task that has none, at its end, with the note below it.
 *
 * @param note another file than the task
 */
export function addHandoff(task: Document, note: NoteToWrite): string {
  return appended(task.text, lines(sectionOf(note)));
}

function sectionOf({ path, text, handoff, blob, commit }: NoteToWrite, above = 0): string[] {
  const yaml = renderHandoff(handoff, { path, blob }, (line) => line + above);
  const section = ['## Handoff', '', ...yamlFence(yaml)];
  if (blob !== undefined && commit === undefined) return section;
  const kept =
    commit === undefined
      ? fenceAround(comparable(text), 'text')
      : [`It is long: ${codeSpan(`git show ${commit}:${path}`)} prints it.`];
  return [...section, '', `### ${keptHeading}`, '', ...kept];
}

/**
 * Gives a task file its handoff in the place of the prose that it has for one, bold fields or `### Handoff Notes`, which is
 * kept below; a task without such a section gets the handoff at its end. Everything else stays as it is, and lines that
 * the evidence names are those of the new text.
 *
 * @param text what is kept of the file, of the same length as `task.text`: secrets of the section may be masked
 */
export function replaceProse(
  task: Document,
  markdown: MarkdownDocument,
  text: string,
  handoff: MigratedHandoff,
): string {
  const section = proseSection(markdown, proseHandoff(markdown), task.text.length);
  const yamlAt = (lineOf: (line: number) => number) =>
    yamlFence(renderHandoff(handoff, { path: task.path, blob: undefined }, lineOf));
  if (!section) return appended(task.text, lines(['## Handoff', '', ...yamlAt((line) => line)]));
  const { from, to, depth } = section;
  const at = Math.min(3, Math.max(2, depth));
  const prose = text.slice(from, to).trimEnd();
  const tail = task.text.slice(to);
  const bodyOf = (yaml: readonly string[]) => [
    `${'#'.repeat(at)} Handoff`,
    '',
    ...yaml,
    '',
    `${'#'.repeat(at + 1)} ${keptHeading}`,
    '',
    ...fenceAround(comparable(prose), 'text'),
    ...(tail === '' ? [] : ['']),
  ];
  const [first, next] = [task.lines.point(from).line, task.lines.point(to).line];
  const fenced = yamlAt((line) => line);
  const intoFence = fenced.length + 6;
  const grown = bodyOf(fenced).length - (next - first);
  const lineOf = (line: number) => {
    if (line < first) return line;
    return line + (line < first + prose.split('\n').length ? intoFence : grown);
  };
  const body = lines(bodyOf(yamlAt(lineOf))).replace(/\r?\n/g, lineBreakOf(task.text));
  return task.text.slice(0, from) + body + tail;
}

/** True for a text whose task has a handoff that a reader finds. */
export function holdsHandoff(markdown: MarkdownDocument | undefined): boolean {
  return markdown !== undefined && handoffFences(markdown).length > 0;
}

/** The note that a migrated task keeps, its line breaks LF; undefined if there is none. */
export function keptNote({ sections, fences }: MarkdownDocument): string | undefined {
  const kept = sections.findIndex(({ heading }) => heading?.text === keptHeading);
  const fence = fences.find(({ section, lang }) => section === kept && lang === 'text');
  return fence && comparable(fence.value);
}

/** A note as it is kept and compared: line breaks LF, without a byte order mark and the line breaks at its end. */
export function comparable(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
}

function proseSection({ sections }: MarkdownDocument, heading: Heading | undefined, length: number) {
  if (!heading) return undefined;
  const index = sections.findIndex((section) => section.heading === heading);
  const next = sections.find(
    (section, at) => at > index && section.heading !== undefined && section.heading.depth <= heading.depth,
  );
  return { from: heading.extent.from, to: next?.heading?.extent.from ?? length, depth: heading.depth };
}

function appended(text: string, added: string): string {
  const eol = lineBreakOf(text);
  const gap = text === '' || /\n\r?\n$/.test(text) ? '' : text.endsWith('\n') ? eol : eol + eol;
  return text + gap + added.replaceAll('\n', eol);
}

function yamlFence(yaml: string): string[] {
  return ['```yaml', ...yaml.trimEnd().split('\n'), '```'];
}

/** A heading's words as markdown reads them back. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<&~|$]/g, '\\$&').replace(/#+$/, '\\$&');
}

function lines(parts: readonly string[]): string {
  return parts.map((part) => `${part}\n`).join('');
}
