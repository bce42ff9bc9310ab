import type { Document } from '../../../core/document.ts';
import type { Extent, LineIndex } from '../../../core/position.ts';
import { metadataFields, wordsOf } from './model.ts';

/** Fields that trackers keep about a task, and that say nothing of a handoff. */
const ofTracker =
  /^(?:status|depends[ _-]on|priority|owner|assignees?|created(?:[ _-](?:at|by))?|updated(?:[ _-]at)?|due(?:[ _-]date)?|estimate|labels?|tags?|type|id|epic|sprint|milestone)$/i;

/**
 * The lines of a task file, from 1, that are about the task and not about the work: its front matter, its Metadata section, and below its
 * first heading the fields that trackers keep.
 */
export function metadataLines(doc: Document): ReadonlySet<number> {
  const { frontMatter, markdown } = doc;
  return linesOf(doc.lines, [
    ...(frontMatter ? [frontMatter.extent] : []),
    ...ownSections(doc).flatMap((at) => markdown?.sections[at]?.body ?? []),
    ...ownFields(doc),
  ]);
}

/**
 * The text of a task with spaces in the place of its metadata, so that no reader of notes takes it for something about the work. The
 * Status stays: it says how the work ended.
 *
 * @param text of as many lines as the task has
 */
export function withoutMetadata(doc: Document, text: string): string {
  const { frontMatter } = doc;
  const blank = linesOf(doc.lines, [...(frontMatter ? [frontMatter.extent] : []), ...ownFields(doc, true)]);
  const lines = text.split('\n');
  return lines.map((line, at) => (blank.has(at + 1) ? blanked(line, lines[at + 1] ?? '') : line)).join('\n');
}

/** A row of a table keeps its cells, and the head its words: without them the Status is in no table. */
function blanked(line: string, next: string): string {
  if (!/^[ \t]*\|/.test(line)) return line.replace(/[^\r]/g, ' ');
  return /^[ \t]*\|[-| \t:]*-[-| \t:]*\r?$/.test(next) ? line : line.replace(/[^|\r]/g, ' ');
}

/** The indexes of the Metadata sections, without what other headings below them hold: often the notes are there. */
function ownSections({ markdown }: Document): readonly number[] {
  return (markdown?.sections ?? []).flatMap(({ heading }, at) =>
    heading && /^Metadata\b/i.test(wordsOf(heading)) ? [at] : [],
  );
}

function ownFields(doc: Document, withoutStatus = false): readonly Extent[] {
  const sections = ownSections(doc);
  return metadataFields(doc)
    .filter(({ key, section }) => (sections.length > 0 ? sections.includes(section) : ofTracker.test(key)))
    .filter(({ key }) => !(withoutStatus && /^status$/i.test(key)))
    .map(({ extent }) => extent);
}

function linesOf(lines: LineIndex, extents: readonly Extent[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { from, to } of extents) {
    const last = lines.point(Math.max(from, to - 1)).line;
    for (let line = lines.point(from).line; line <= last; line++) found.add(line);
  }
  return found;
}
