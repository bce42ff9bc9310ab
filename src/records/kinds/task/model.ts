import type { Document, Fence, Heading, MarkdownDocument, MetadataField } from '../../../core/document.ts';
import type { Outcome } from './handoff.ts';

/** `# Task ID: Name`, the first heading of a task file. */
export interface TaskHeading {
  readonly id: string;
  readonly name: string;
  readonly heading: Heading;
}

/** The task heading of a markdown file, where its first heading is one. */
export function taskHeading(markdown: MarkdownDocument): TaskHeading | undefined {
  const heading = markdown.sections.find((section) => section.heading)?.heading;
  const match = heading?.depth === 1 ? /^Task\s+([^:]+?)\s*:\s*(.*)$/i.exec(heading.text) : null;
  if (!heading || !match) return undefined;
  return { id: match[1] ?? '', name: match[2] ?? '', heading };
}

/** A Handoff section with its YAML fence. */
export interface HandoffFence {
  readonly fence: Fence;
  /** Its heading; undefined if `## Handoff` is the first line of the fence. */
  readonly heading: Heading | undefined;
}

const isYaml = (fence: Fence) => /^ya?ml$/i.test(fence.lang);
const inlineHeading = /^[ \t]*##[ \t]+Handoff\b[^\n]*(?:\n|$)/;

/** The words of a heading: people write an emoji or a number before them, and a colon after. */
export function wordsOf(heading: Heading): string {
  return heading.text.replace(/^[^\p{L}]+/u, '').replace(/\s*:$/, '');
}

/** A heading `Handoff` of level 2 or 3, any parenthesis after it. */
function isHandoffHeading(heading: Heading): boolean {
  return heading.depth >= 2 && heading.depth <= 3 && /^Handoff\s*(?:\([^)]*\)\s*)*$/i.test(wordsOf(heading));
}

/** The index of the section after a section and its subsections. */
function endOfHeading(markdown: MarkdownDocument, index: number): number {
  const depth = markdown.sections[index]?.heading?.depth ?? 6;
  const next = markdown.sections.findIndex(
    ({ heading }, at) => at > index && heading !== undefined && heading.depth <= depth,
  );
  return next === -1 ? markdown.sections.length : next;
}

/**
 * Every handoff of a task file, in order (convention, section 7): the first `yaml` fence under a heading `Handoff` of
 * level 2 or 3 with any trailing parenthesis, or a yaml fence whose first line is `## Handoff`.
 */
export function handoffFences(markdown: MarkdownDocument): readonly HandoffFence[] {
  const found: HandoffFence[] = [];
  const taken = new Set<Fence>();
  markdown.sections.forEach(({ heading }, index) => {
    if (!heading || !isHandoffHeading(heading)) return;
    const end = endOfHeading(markdown, index);
    const fence = markdown.fences.find((one) => isYaml(one) && one.section >= index && one.section < end);
    if (!fence || taken.has(fence)) return;
    taken.add(fence);
    found.push({ fence, heading });
  });
  for (const fence of markdown.fences) {
    if (isYaml(fence) && !taken.has(fence) && inlineHeading.test(fence.value))
      found.push({ fence, heading: undefined });
  }
  return found.sort((a, b) => a.fence.extent.from - b.fence.extent.from);
}

/** The number of characters of a fence's value before its YAML: the `## Handoff` line, which YAML reads as a comment. */
export function handoffPreamble(fence: Fence): number {
  return inlineHeading.exec(fence.value)?.[0].length ?? 0;
}

/** The heading of a note about the handoff that has no YAML: `Handoff`, or `Handoff Notes` of older task files. */
export function proseHandoff(markdown: MarkdownDocument): Heading | undefined {
  if (handoffFences(markdown).length > 0) return undefined;
  return markdown.sections.find(
    ({ heading }) => heading && (isHandoffHeading(heading) || /^Handoff Notes?\b/i.test(wordsOf(heading))),
  )?.heading;
}

/** The indexes of the sections below headings of a name, subsections included. */
export function sectionsUnder(markdown: MarkdownDocument, name: RegExp): ReadonlySet<number> {
  const found = new Set<number>();
  markdown.sections.forEach(({ heading }, index) => {
    if (!heading || !name.test(wordsOf(heading))) return;
    const end = endOfHeading(markdown, index);
    for (let at = index; at < end; at++) found.add(at);
  });
  return found;
}

export const taskStatuses = [
  'pending',
  'in_progress',
  'completed',
  'done',
  'partial',
  'failed',
  'blocked',
  'skipped',
] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** The Statuses that agree with each outcome (convention, section 7). */
export const statusesOf: Readonly<Record<Outcome, readonly TaskStatus[]>> = {
  completed: ['completed', 'done'],
  partial: ['in_progress', 'partial'],
  failed: ['failed'],
  blocked: ['blocked'],
};

/** The Status of a task's metadata. */
export interface StatusField {
  readonly status: TaskStatus;
  readonly field: MetadataField;
}

const statusWord =
  /^[^\p{L}\p{N}]*(pending|in[ _-]progress|completed|done|partial|failed|blocked|skipped)(?![\p{L}\p{N}_/|]|\s*[/|])/iu;

/** The fields of the Metadata section; in a file without such a section, of the lines below its first heading. */
export function metadataFields({ markdown }: Document): readonly MetadataField[] {
  if (!markdown) return [];
  const metadata = sectionsUnder(markdown, /^Metadata\b/i);
  const first = markdown.sections.findIndex(({ heading }) => heading);
  const inPlace = metadata.size > 0 ? metadata : new Set([first]);
  return markdown.fields.filter(({ section }) => inPlace.has(section));
}

/** The first field of the metadata with a name. */
export function metadataField(doc: Document, name: RegExp): MetadataField | undefined {
  return metadataFields(doc).find(({ key }) => name.test(key));
}

/**
 * The Status of a task's metadata.
 *
 * @returns undefined where there is none, or none of the words that the convention knows
 */
export function taskStatus(doc: Document): StatusField | undefined {
  const field = metadataField(doc, /^status$/i);
  const word = statusWord
    .exec(field?.value.replace(/~~.*?~~/g, '') ?? '')?.[1]
    ?.toLowerCase()
    .replace(/[ -]/, '_');
  const status = taskStatuses.find((known) => known === word);
  return field && status && { status, field };
}

/** True where a task's Status says that its work has ended (convention, section 7). */
export function saysDone(doc: Document): boolean {
  const status = taskStatus(doc)?.status;
  return status !== undefined && !['pending', 'in_progress', 'skipped'].includes(status);
}
