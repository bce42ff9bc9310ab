import { isMap, mapOf } from '../../../core/collections/map.ts';
import type { Fence } from '../../../core/document.ts';
import { plainValue, type YamlNode } from '../../../core/node.ts';
import { applyEdits } from '../../../core/text-edit.ts';
import { scalarText } from '../../../text/scalar.ts';
import { parseFullMarkdown } from '../../markdown/full.ts';
import { parseYaml } from '../../yaml/parse.ts';
import { renderFlow, renderYaml, type YamlData, type YamlValue } from '../../yaml/write.ts';
import { foldedQuestion } from '../question.ts';
import { isOutputFence } from './body.ts';

/** The output of an agent for a step, as it is written into the section. */
export interface StepOutput {
  /** Markdown below the heading of its section. */
  readonly markdown: string;
  /** The first structured output, with strings, numbers, lists and maps as they are; undefined where there is none. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
}

/** Why an output cannot be written into a section. */
export interface OutputFault {
  readonly problem: string;
  readonly help: string;
}

/** A question with its answer, blank where there is none. */
export interface Answered {
  readonly question: string;
  readonly answer: string;
}

/**
 * Reads what an agent wrote for a step: markdown with a fence `yaml output`, or YAML alone, which becomes that fence.
 * Headings are lowered to level 3, so that they stay inside the section.
 */
export function readOutput(text: string): StepOutput | OutputFault {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') {
    return { problem: 'is blank', help: 'write what the step found, as its instruction says' };
  }
  const alone = /^[A-Za-z_][\w-]*:(?:\s|$)/.test(trimmed) ? dataOf(trimmed) : undefined;
  if (alone) return { markdown: fenced(trimmed), data: alone };
  const { fences, sections } = parseFullMarkdown(trimmed);
  // A heading that is written below it must be a heading.
  const probe = parseFullMarkdown(`${trimmed}\n\n## Next\n`).sections.at(-1)?.heading;
  if (probe?.text !== 'Next' || probe.depth !== 2) {
    return {
      problem: 'ends inside an open code fence or HTML block',
      help: 'close it, so that the next step is not part of it',
    };
  }
  const fence = fences.find(isOutputFence);
  const { root, problems } = parseYaml(fence?.value ?? '');
  const [problem] = problems;
  if (problem) {
    return {
      problem: `has a structured output that is not YAML: ${problem.message}`,
      help: 'fix the fence `yaml output`',
    };
  }
  const edits = sections.flatMap(({ heading }) => {
    if (!heading || heading.depth > 2) return [];
    const raw = trimmed.slice(heading.extent.from, heading.extent.to);
    const words = raw.replace(/^[ ]{0,3}#+[ \t]*/, '').replace(/\n[ ]{0,3}(?:=+|-+)[ \t]*$/, '');
    return [{ extent: heading.extent, text: `### ${words.replace(/\s*\n\s*/g, ' ')}` }];
  });
  return { markdown: applyEdits(trimmed, edits), data: fence && asData(root) };
}

/** True for an answer of `readOutput` that cannot be used. */
export function isFault(output: StepOutput | OutputFault): output is OutputFault {
  return 'problem' in output;
}

/**
 * The output of step 0 with answers to its questions: new answers are for the open questions in order, and earlier
 * answers stay.
 *
 * @param before answers of an earlier output of the step, or of the session that this one resumes
 * @param answers for the questions that are open then, in order
 * @returns the output, unchanged if nothing changes, and how many of `answers` had no question
 */
export function withAnswers(
  given: StepOutput,
  before: readonly Answered[],
  answers: readonly string[],
): { readonly output: StepOutput; readonly left: number } {
  const { markdown, data } = given;
  const own = questionsOf(data);
  const known = new Map(before.map((one) => [foldedQuestion(one.question), one]));
  const missing = before.filter(
    ({ question, answer }) =>
      answer !== '' && !own.some((one) => foldedQuestion(one.question) === foldedQuestion(question)),
  );
  const rest = [...answers];
  const ask = [...own, ...missing].map(({ question, answer }) => {
    const said = answer === '' ? (known.get(foldedQuestion(question))?.answer ?? '') : answer;
    return { question, answer: said === '' ? (rest.shift() ?? '') : said };
  });
  const isSame =
    missing.length === 0 && ask.every(({ answer }, index) => answer === (own[index]?.answer ?? ''));
  if (isSame) return { output: given, left: rest.length };
  const items = ask.map(({ question, answer }) => (answer === '' ? { question } : { question, answer }));
  const changed = { ...data, ask: items };
  const text = fencedOutput(changed as YamlData);
  return { output: { markdown: replaceFence(markdown, text), data: changed }, left: rest.length };
}

/**
 * The first line of a section that a new output would lose; its structured output does not count if it is kept
 * separately.
 *
 * @param section markdown below its heading
 */
export function lostLine(section: string, output: StepOutput, isOutputCarried: boolean): string | undefined {
  const left = isOutputCarried ? withoutFence(section) : section;
  const kept = new Set(output.markdown.split(/\r?\n/).map(unmarked));
  return left
    .split(/\r?\n/)
    .find((line) => unmarked(line) !== '' && !kept.has(unmarked(line)))
    ?.trim();
}

/** Headings are compared by their words: those of an output are lowered to level 3. */
function unmarked(line: string): string {
  return line.trim().replace(/^#+[ \t]+/, '');
}

function withoutFence(markdown: string): string {
  const fence = outputFence(markdown);
  return fence ? applyEdits(markdown, [{ extent: fence.extent, text: '' }]) : markdown;
}

/** What step 0 asks, from its structured output: a plain string is a question without an answer. */
export function questionsOf(data: StepOutput['data']): Answered[] {
  const ask = data?.ask;
  const items: readonly unknown[] = Array.isArray(ask) ? ask : ask === undefined || ask === null ? [] : [ask];
  return items.flatMap((item) => {
    const { question, answer } = typeof item === 'string' ? { question: item, answer: '' } : mapOf(item);
    if (typeof question !== 'string' || question.trim() === '') return [];
    const given = scalarText(answer);
    return [{ question: question.trim(), answer: given.trim() }];
  });
}

/** A text value of a structured output, whatever the case of its key. */
export function fieldOf(data: StepOutput['data'], key: string): string | undefined {
  const name = Object.keys(data ?? {}).find((one) => one.toLowerCase() === key.toLowerCase());
  const value = name === undefined ? undefined : data?.[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** A structured output as its fence. */
export function fencedOutput(data: YamlData): string {
  return fenced(renderYaml(data).trimEnd());
}

/** The same for any value: what an import may bring. */
export function fencedValue(value: YamlValue): string {
  const isFilled = isMap(value) && Object.keys(value).length > 0;
  return isFilled ? fencedOutput(value as YamlData) : fenced(renderFlow(value));
}

function fenced(yaml: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...yaml.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}yaml output\n${yaml}\n${fence}`;
}

function replaceFence(markdown: string, text: string): string {
  const fence = outputFence(markdown);
  if (!fence) return markdown === '' ? text : `${markdown}\n\n${text}`;
  return applyEdits(markdown, [{ extent: fence.extent, text }]);
}

function outputFence(markdown: string): Fence | undefined {
  return parseFullMarkdown(markdown).fences.find(isOutputFence);
}

function dataOf(yaml: string): StepOutput['data'] {
  const { root, problems } = parseYaml(yaml);
  return problems.length > 0 ? undefined : asData(root);
}

function asData(root: YamlNode | undefined): StepOutput['data'] {
  if (root?.type !== 'map') return undefined;
  return mapOf(plainValue(root));
}
