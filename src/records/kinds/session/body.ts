import type { Document, Fence, ReadProblem } from '../../../core/document.ts';
import { memoize } from '../../../core/memoize.ts';
import { isNull, itemsOf, nodeAt, stringOf, type YamlNode } from '../../../core/node.ts';
import type { Extent } from '../../../core/position.ts';
import { firstProseDifference, valueDifferences } from '../../compare/difference.ts';
import { type ProseRedactions, proseRedactions } from '../../redact/prose-redaction.ts';
import type { NewRedactions } from '../../redact/redaction.ts';
import { parseYaml } from '../../yaml/parse.ts';

/** A step key as rules use it: `3.2` is `3b`. */
export function stepKeyOf(written: string): string {
  return written === '3.2' ? '3b' : written.toLowerCase();
}

/** The section of one run through a step, `## Step 4: Task Routing (iteration 1)`. */
export interface StepSection {
  readonly step: string;
  /** Heading to the next heading of level 1 or 2, or to the end. */
  readonly extent: Extent;
  /** Its fences marked `yaml output`. */
  readonly outputs: readonly Fence[];
}

/** The key of `stepSections` for one run through a step. */
export function runKey(step: string, iteration: number): string {
  return `${step} ${iteration}`;
}

const stepHeading = /^Step\s+(3b|3\.2|[0-8])(?!\w|\.\w)(?:.*?\(iteration\s+(\d+)\))?/i;

/** The step that a heading is of; undefined for another heading. */
export function stepInHeading(text: string): string | undefined {
  const step = stepHeading.exec(text)?.[1];
  return step === undefined ? undefined : stepKeyOf(step);
}

/** The step sections of a session's body by `runKey`, in order. Of two for the same run the first counts. */
export const stepSections = memoize((doc: Document): ReadonlyMap<string, StepSection> => {
  const found = new Map<string, { step: string; extent: { from: number; to: number }; outputs: Fence[] }>();
  const markdown = doc.markdown;
  if (!markdown) return found;
  const owners: (Fence[] | undefined)[] = [];
  let open: { extent: { to: number }; outputs: Fence[] } | undefined;
  markdown.sections.forEach(({ heading }, index) => {
    if (heading && heading.depth <= 2) {
      if (open) open.extent.to = heading.extent.from;
      open = undefined;
      const match = heading.depth === 2 ? stepHeading.exec(heading.text) : null;
      const step = stepKeyOf(match?.[1] ?? '');
      const key = runKey(step, Number(match?.[2] ?? 0));
      if (match && !found.has(key)) {
        const section = { step, extent: { from: heading.extent.from, to: doc.text.length }, outputs: [] };
        found.set(key, section);
        open = section;
      }
    }
    owners[index] = open?.outputs;
  });
  for (const fence of markdown.fences) if (isOutputFence(fence)) owners[fence.section]?.push(fence);
  return found;
});

/** A fence marked `yaml output`. */
export function isOutputFence({ lang, meta }: Fence): boolean {
  return /^ya?ml$/i.test(lang) && /^output\b/i.test(meta);
}

/** The text below the heading of a pass of a step; empty if there is no text or no such section. */
export function sectionBody(doc: Document, step: string, iteration: number): string {
  const section = stepSections(doc).get(runKey(step, iteration));
  if (!section) return '';
  const [, ...lines] = doc.text.slice(section.extent.from, section.extent.to).split('\n');
  return lines.join('\n').trim();
}

/** The problems in reading the structured outputs of a session's steps. */
export function outputProblems(doc: Document): readonly ReadProblem[] {
  return [...stepSections(doc).values()].flatMap(({ outputs }) =>
    outputs.flatMap((fence) => yamlOf(fence).problems),
  );
}

/** The structured output of a fence; undefined where its YAML cannot be read. */
export function outputOf(fence: Fence): YamlNode | undefined {
  const { root, problems } = yamlOf(fence);
  return problems.length > 0 ? undefined : root;
}

const yamlOf = memoize((fence: Fence) => parseYaml(fence.value, fence.toFile));

/** An item of step 0's `ask`. */
export interface AskedQuestion {
  readonly question: string;
  /** Blank where there is none. */
  readonly answer: string;
  /** The question, else the item. */
  readonly node: YamlNode;
}

/** What step 0 asked, from the structured output of its section. A plain string is a question without an answer. */
export function askedQuestions(doc: Document): readonly AskedQuestion[] {
  const fence = stepSections(doc).get(runKey('0', 0))?.outputs[0];
  const output = fence && outputOf(fence);
  const ask = nodeAt(output, 'ask');
  // One question needs no list.
  const items = ask === undefined || ask.type === 'seq' ? itemsOf(ask) : [ask];
  return items.flatMap((item) => {
    const node = stringOf(item) === undefined ? nodeAt(item, 'question') : item;
    const question = stringOf(node)?.trim() ?? '';
    if (node === undefined || question === '') return [];
    return [{ question, answer: answerOf(nodeAt(item, 'answer')), node }];
  });
}

function answerOf(node: YamlNode | undefined): string {
  if (node === undefined || isNull(node)) return '';
  return node.type === 'scalar'
    ? String(node.value).trim()
    : node.type === 'seq'
      ? itemsOf(node).map(answerOf).join(' ').trim()
      : 'given';
}

/** True while step 0 has a question without an answer. */
export function isAwaitingAnswer(doc: Document): boolean {
  return askedQuestions(doc).some(({ answer }) => answer === '');
}

/** A stretch of one version of a session, with its step sections, in order. */
export interface Stretch {
  readonly doc: Document;
  readonly extent: Extent;
  readonly sections: readonly StepSection[];
}

/** Everything below the front matter. */
export function bodyOf(doc: Document): Stretch {
  const extent = { from: doc.frontMatter?.extent.to ?? 0, to: doc.text.length };
  return { doc, extent, sections: [...stepSections(doc).values()] };
}

/** Where two versions first differ, in each of them. */
export interface BodyDifference {
  readonly before: Extent;
  readonly after: Extent;
}

/**
 * Compares stretches of two versions of a session's body as immutability does: structured outputs by their values, the
 * rest as prose. A redacted value of an output is named `step_outputs.<step>.<path>`.
 *
 * @param lines what was removed from the prose; only for stretches of one version
 */
export function bodyDifference(
  before: Stretch,
  after: Stretch,
  redactions: NewRedactions,
  lines: ProseRedactions = proseRedactions(before.doc, after.doc),
): BodyDifference | undefined {
  const proseDifference = (was: Extent, now: Extent) => differenceOf(before.doc, was, after.doc, now, lines);
  const [old, recent] = [outputsOf(before), outputsOf(after)];
  const isPaired = old.length === recent.length && old.every(({ step }, at) => step === recent[at]?.step);
  if (!isPaired) return proseDifference(before.extent, after.extent);
  let [fromOld, fromRecent] = [before.extent.from, after.extent.from];
  for (const [at, { fence, step }] of old.entries()) {
    const other = recent[at]?.fence;
    if (!other) break;
    const prose = proseDifference(
      { from: fromOld, to: fence.extent.from },
      { from: fromRecent, to: other.extent.from },
    );
    const found = prose ?? outputDifference(before.doc, fence, after.doc, other, step, redactions, lines);
    if (found) return found;
    [fromOld, fromRecent] = [fence.extent.to, other.extent.to];
  }
  const ends = [
    { from: fromOld, to: before.extent.to },
    { from: fromRecent, to: after.extent.to },
  ] as const;
  return proseDifference(ends[0], ends[1]);
}

function outputsOf({ sections }: Stretch): { fence: Fence; step: string }[] {
  return sections.flatMap(({ outputs, step }) => outputs.map((fence) => ({ fence, step })));
}

function outputDifference(
  before: Document,
  was: Fence,
  after: Document,
  now: Fence,
  step: string,
  redactions: NewRedactions,
  lines: ProseRedactions,
): BodyDifference | undefined {
  const [old, recent] = [outputOf(was), outputOf(now)];
  if (!old || !recent) return differenceOf(before, was.extent, after, now.extent, lines);
  const found = valueDifferences(old, recent, ['step_outputs', step], redactions)[0];
  return found && { before: found.was ?? was.extent, after: found.at };
}

function differenceOf(
  before: Document,
  was: Extent,
  after: Document,
  now: Extent,
  lines: ProseRedactions,
): BodyDifference | undefined {
  const [old, recent] = [before.text.slice(was.from, was.to), after.text.slice(now.from, now.to)];
  const found = firstProseDifference(old, recent, lines);
  return found && { before: shift(found.before, was.from), after: shift(found.after, now.from) };
}

function shift({ from, to }: Extent, by: number): Extent {
  return { from: from + by, to: to + by };
}
