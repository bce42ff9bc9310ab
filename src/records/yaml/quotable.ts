import type { ReadProblem, YamlDocument } from '../../core/document.ts';
import type { Extent } from '../../core/position.ts';
import { quoted } from '../kinds/skill/model.ts';
import { parseYaml } from './parse.ts';

/** A value that is not YAML because it needs quotes. */
export interface Quotable {
  readonly code: ReadProblem['code'];
  /** The whole value, in the file. */
  readonly extent: Extent;
  /** The value in quotes. */
  readonly text: string;
}

const maxFixes = 20;
/** Longer YAML is not fixed: each attempt reads it again. */
const maxLength = 16_384;
const quotableCodes: ReadonlySet<ReadProblem['code']> = new Set(['colon', 'syntax', 'alias']);

/**
 * The values of a YAML text that can be read after they are quoted, from the first error as long as quotes fix them.
 * Each is tested by reading the fixed text; empty if the first error is of another kind.
 *
 * @param file the text that the places of `yaml` count in
 */
export function quotable(file: string, yaml: YamlDocument | undefined): readonly Quotable[] {
  if (!yaml?.problems.some(({ code }) => quotableCodes.has(code))) return [];
  if (yaml.extent.to - yaml.extent.from > maxLength) return [];
  const found: Quotable[] = [];
  let text = file.slice(yaml.extent.from, yaml.extent.to);
  let shift = yaml.extent.from; // from offsets of the fixed text to those of the file
  let problem = parseYaml(text).problems[0];
  while (problem && quotableCodes.has(problem.code) && found.length < maxFixes) {
    const value = valueAround(text, problem);
    if (!value) break;
    const inQuotes = quoted(text.slice(value.from, value.to));
    const next = text.slice(0, value.from) + inQuotes + text.slice(value.to);
    const left = parseYaml(next).problems[0];
    if (left && left.extent.from < value.from + inQuotes.length) break;
    found.push({
      code: problem.code,
      extent: { from: value.from + shift, to: value.to + shift },
      text: inQuotes,
    });
    shift -= inQuotes.length - (value.to - value.from);
    text = next;
    problem = left;
  }
  return found;
}

const keyLine = /^([ \t]*(?:- +)*)(?:"[^"\n]*"|'[^'\n]*'|[^\s:#'"[\]{},&*!|>%@`-][^:\n]*):[ \t]+(?=\S)/;

/** A line that may be a key of a map, in a list or not: one word and a colon. Prose says more before its colon. */
const looksLikeKey =
  /^[ \t]*(?:[-?][ \t]+)*(?:"[^"\n]*"|'[^'\n]*'|[^\s:#'"[\]{},&*!|>%@`-][^\s:]*)[ \t]*:(?=\s|$)/;

/** The value of the key on whose line, or on whose continuation lines, a problem is. */
function valueAround(text: string, problem: ReadProblem): Extent | undefined {
  let lineStart = lineBefore(text, problem.extent.from);
  let key = keyLine.exec(lineAt(text, lineStart));
  const continued = /^[ \t]+\S/;
  while (lineStart > 0 && continued.test(lineAt(text, lineStart)) && !startsValue(text, lineStart, problem)) {
    lineStart = lineBefore(text, lineStart - 1);
    key = keyLine.exec(lineAt(text, lineStart));
  }
  if (!key) return undefined;
  const from = lineStart + key[0].length;
  const line = lineAt(text, lineStart).slice(key[0].length);
  const comment = commentStart(line);
  const first = line.slice(0, comment).trimEnd();
  if (!wantsQuotes(first, problem, problem.extent.from - from)) return undefined;
  let to = from + first.length;
  const indent = (key[1] ?? '').length;
  for (let at = nextLine(text, lineStart); at < text.length; at = nextLine(text, at)) {
    const next = lineAt(text, at);
    const depth = /^[ \t]*/.exec(next)?.[0].length ?? 0;
    if (next.trim() === '' || depth <= indent) break;
    // After a comment, or if one of them looks like a key, the lines are a map and not prose.
    if (comment !== undefined || looksLikeKey.test(next) || /[ \t]#/.test(next)) return undefined;
    to = at + next.trimEnd().length;
  }
  return { from, to };
}

/** True where the indented line of a problem is its own `key: value` and the problem is in its value. */
function startsValue(text: string, lineStart: number, problem: ReadProblem): boolean {
  const key = keyLine.exec(lineAt(text, lineStart));
  return key !== null && problem.extent.from >= lineStart + key[0].length;
}

function lineAt(text: string, from: number): string {
  const end = text.indexOf('\n', from);
  const line = text.slice(from, end === -1 ? text.length : end);
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/** Where the line of an offset begins. */
function lineBefore(text: string, offset: number): number {
  return offset <= 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

function nextLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end + 1;
}

/** Where the ` #` of a comment is; no regular expression, which would take quadratic time on spaces. */
function commentStart(line: string): number | undefined {
  for (let at = line.indexOf('#', 1); at !== -1; at = line.indexOf('#', at + 1)) {
    if (line[at - 1] === ' ' || line[at - 1] === '\t') return at;
  }
  return undefined;
}

/** Whether a value was meant as text. `at` is where in it the problem is. */
function wantsQuotes(value: string, problem: ReadProblem, at: number): boolean {
  const first = value[0] ?? '';
  if ('|>&!'.includes(first)) return false;
  if (first === '*') return !/^\*[\w-]+$/.test(value);
  if (first === '"' || first === "'") {
    const end = value.indexOf(first, 1);
    return end !== -1 && end < value.length - 1 && at > end;
  }
  if (first === '[' || first === '{') return problem.code === 'syntax' && at > closing(value);
  return problem.code === 'colon' || '@`%'.includes(first);
}

/** Where the bracket that opens a value is closed; the end where it never is. */
function closing(value: string): number {
  let depth = 0;
  for (let at = 0; at < value.length; at++) {
    if (value[at] === '[' || value[at] === '{') depth++;
    else if ((value[at] === ']' || value[at] === '}') && --depth === 0) return at;
  }
  return value.length;
}
