import type { Extent } from '../../core/position.ts';
import { isStatusLabel, outcomesOfCue } from '../outcome/words.ts';
import type { HeadingClass } from '../words/lists.ts';
import { isFromBefore, opensWarning } from '../words/polarity.ts';
import { plain, type Vocabulary } from '../words/words.ts';
import { readHeading } from './heading-class.ts';
import { isBoldLine } from './heading-lines.ts';

/** The lead-in of a line: `**Files changed:** …`, `Next: …`. */
export interface Label {
  readonly text: string;
  readonly extent: Extent;
  /** What it leads in. */
  readonly rest: Extent;
  readonly classes: readonly HeadingClass[];
  readonly bold: boolean;
}

/** A stretch of a paragraph: one lead-in with what follows it, or text without one. */
export interface Part extends Extent {
  readonly label: Label | undefined;
}

const boldLabel =
  /^([^\p{L}\p{N}\n*_]{0,8})(\*\*|__)([^*\n]{1,60}?)\s*([:：.。]?)\2\s*([:：]|—|–|-(?=\s))?[ \t]*/u;
const plainLabel =
  /^([^\p{L}\p{N}\n]{0,8}[\p{L}\p{N}][^:：\n.!?`]{0,40})(?::(?=\s|[^\x20-\x7e]|$)|：)[ \t]*/u;

/**
 * The lead-in that a stretch of text begins with: a bold one with a colon or dash, or a plain one whose words the vocabulary
 * knows.
 */
export function labelOf(text: string, extent: Extent, vocabulary: Vocabulary): Label | undefined {
  const label = leadIn(text, extent, vocabulary);
  // "Failing before, not by this: `a`, `b`" is one sentence, and so is "Watch out for the cache: it lies".
  const isSentence =
    label &&
    text.slice(label.rest.from, label.rest.to).trim() !== '' &&
    (isFromBefore(label.text, vocabulary) || warnsOf(label.text, vocabulary));
  return isSentence ? undefined : label;
}

/** A label that opens with a warning and says of what. */
function warnsOf(words: string, vocabulary: Vocabulary): boolean {
  if (!opensWarning(words, vocabulary)) return false;
  const names = vocabulary.headings(words).filter(({ from, name }) => from < 3 && name === 'gotchas');
  const end = Math.max(0, ...names.map(({ to }) => to));
  return end > 0 && /\p{L}/u.test(words.slice(end));
}

function leadIn(text: string, extent: Extent, vocabulary: Vocabulary): Label | undefined {
  const line = text.slice(extent.from, Math.min(extent.to, extent.from + 200));
  const bold = boldLabel.exec(line);
  if (bold && (bold[4] || bold[5])) {
    const words = bold[3] ?? '';
    const classes = classesOf(words, 0.5, vocabulary);
    // "**It drifts.** Daily" is a sentence, and "**What I did.** …" a heading that runs into its text.
    const isStop = !bold[5] && /[.。]/u.test(bold[4] ?? '');
    if (!isStop || (classes.length > 0 && !isStatus(words, vocabulary)))
      return make(words, extent, bold[0].length, true, classes);
  }
  const match = plainLabel.exec(line);
  if (!match) return undefined;
  const words = plain(match[1] ?? '');
  const classes = words.split(/\s+/).length <= 5 ? classesOf(words, 0.6, vocabulary) : [];
  return classes.length > 0 ? make(words, extent, match[0].length, false, classes) : undefined;
}

/** A line that is bold from end to end heads the lines below it in its paragraph. */
function boldLine(text: string, extent: Extent, vocabulary: Vocabulary): Label | undefined {
  const line = text.slice(extent.from, extent.to);
  if (!isBoldLine(line)) return undefined;
  const words = plain(line);
  return make(words, extent, line.length, true, classesOf(words, 0.5, vocabulary));
}

/** `**In progress.**` says how things stand. */
function isStatus(words: string, vocabulary: Vocabulary): boolean {
  return vocabulary
    .cues(words)
    .some(
      ({ name, from, to }) =>
        outcomesOfCue.some((one) => one === name) && to - from >= words.trim().length - 1,
    );
}

function classesOf(words: string, needed: number, vocabulary: Vocabulary): readonly HeadingClass[] {
  const reading = readHeading(words, vocabulary);
  return reading.coverage >= needed ? reading.classes : [];
}

function make(
  words: string,
  extent: Extent,
  length: number,
  bold: boolean,
  classes: readonly HeadingClass[],
): Label {
  const at = extent.from + length;
  return {
    text: words,
    extent: { from: extent.from, to: at },
    rest: { from: at, to: extent.to },
    bold,
    classes,
  };
}

/** Splits a paragraph before each of its lines that begins with a lead-in. */
export function splitLabels(text: string, extent: Extent, vocabulary: Vocabulary): Part[] {
  const parts: { from: number; label: Label | undefined }[] = [];
  for (let from = extent.from; from < extent.to; ) {
    const found = text.indexOf('\n', from);
    const end = found === -1 || found >= extent.to ? extent.to : found;
    const start = from + (/^[ \t>]*/.exec(text.slice(from, end))?.[0].length ?? 0);
    const label =
      labelOf(text, { from: start, to: end }, vocabulary) ??
      (end < extent.to ? boldLine(text, { from: start, to: end }, vocabulary) : undefined);
    const before = parts.at(-1);
    const isApart = before?.label && saysStatus(text, before.label, start) && opensSentence(text, start);
    if (label || parts.length === 0 || isApart) parts.push({ from: start, label });
    from = end + 1;
  }
  return parts.map(({ from, label }, index) => {
    const next = parts[index + 1];
    const to = next ? endOfText(text, from, next.from) : extent.to;
    return { from, to, label: label && { ...label, rest: { from: label.rest.from, to } } };
  });
}

/** `Status: partial` by itself on the line above. */
function saysStatus(text: string, { text: words, rest }: Label, next: number): boolean {
  const value = text.slice(rest.from, next).trim();
  return value !== '' && value.length <= mostOfStatus && !value.includes('\n') && isStatusLabel(words);
}

function opensSentence(text: string, at: number): boolean {
  return /^[^\p{Ll}\s]*[\p{Lu}\p{Lo}]/u.test(text.slice(at, at + 8));
}

/** A status of more letters may go on in the next line. */
const mostOfStatus = 30;

/** Where the text of a stretch ends, spaces and quote marks before the next one left out. */
function endOfText(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && /[\s>]/.test(text[end - 1] ?? '')) end--;
  return end;
}
