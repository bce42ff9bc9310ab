import { fenceAround } from '../records/markdown/fence-around.ts';
import { parseMarkdown } from '../records/markdown/parse.ts';
import { guardMarkdown } from '../records/read/guards.ts';

/** The least depth of a heading in a text that is in a section of a record: no reader takes it for one of the record's own. */
const least = 4;

/**
 * A text of another tool as a part of a section of a record: its headings below those of the record. One that would take in what
 * follows it, such as an open fence, is in a fence.
 */
export function partOfRecord(text: string): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .trim();
  if (clean === '' || guardMarkdown(clean) || !isClosed(clean)) return clean === '' ? '' : inFence(clean);
  const lowered = withLowHeadings(clean);
  return isHandoff(lowered) || !isClosed(lowered) ? inFence(clean) : lowered;
}

/** The same where it is fenced whatever it says. */
export function inFence(text: string): string {
  return fenceAround(text, 'text').join('\n');
}

function isClosed(text: string): boolean {
  const mark = 'end of the part';
  return parseMarkdown(`${text}\n\n# ${mark}\n`).sections.at(-1)?.heading?.text === mark;
}

function withLowHeadings(text: string): string {
  let lowered = '';
  let at = 0;
  for (const { heading } of parseMarkdown(text).sections) {
    if (!heading || heading.depth >= least) continue;
    const { from, to } = heading.extent;
    const words = text
      .slice(from, to)
      .replace(/^ {0,3}#{1,6}[ \t]*/, '')
      .replace(/\n[ \t]*(?:=+|-+)[ \t]*$/, '')
      .replace(/\s*\n\s*/g, ' ');
    lowered += `${text.slice(at, from)}${'#'.repeat(least)} ${words}`;
    at = to;
  }
  return lowered + text.slice(at);
}

/** Whether a text holds a fence that is a handoff wherever it is. */
function isHandoff(text: string): boolean {
  return parseMarkdown(text).fences.some(({ value }) => /^[ \t]*##[ \t]+Handoff\b/.test(value));
}
