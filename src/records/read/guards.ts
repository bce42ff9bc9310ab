import { Lexer } from 'yaml';
import type { ReadProblem } from '../../core/document.ts';
import { estimateCost } from '../markdown/cost.ts';

/** Deepest nesting that is read. */
export const maxDepth = 64;
/** Nodes that all aliases of a document together may stand for. */
export const maxAliasNodes = 100;
/** Bytes above which a file is never read whole. */
export const maxBytes = 1_048_576;

const leadingIndicators = /^(?:[ \t]|[-?:](?=[ \t\n\r]|$))*/;
const longestLead = 1_000;

/**
 * Finds what would abort or stall the YAML reader before it sees the text: flow nesting over `maxDepth` (at some
 * thousands `yaml` overflows the stack uncatchably) and block nesting spelled by absurd indentation. Linear. `from`
 * is the offset of `text` in its file.
 */
export function guardYaml(text: string, toFile: (offset: number) => number): ReadProblem | undefined {
  const flow = deepFlow(text);
  const at = flow ?? deepIndent(text);
  if (at === undefined) return undefined;
  return {
    code: 'depth',
    message: `Nesting is deeper than ${maxDepth} levels, which is not read`,
    extent: { from: toFile(at), to: toFile(at) + 1 },
  };
}

function deepFlow(text: string): number | undefined {
  let brackets = 0;
  for (let at = 0; at < text.length && brackets <= maxDepth; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5b || code === 0x7b) brackets++;
  }
  if (brackets <= maxDepth) return undefined;
  // Brackets inside quotes, comments and block scalars nest nothing; only the lexer, which does not recurse, can tell.
  let depth = 0;
  let at = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') {
      if (++depth > maxDepth) return at;
    } else if ((token === ']' || token === '}') && depth > 0) depth--;
    // The lexer's own marks for a document, for a broken off flow and for a scalar stand for no character.
    if (token === '\u0002' || token === '\u0018') depth = 0;
    else if (token !== '\u001f') at += token.length;
  }
  return undefined;
}

function deepIndent(text: string): number | undefined {
  for (let from = 0; from < text.length; ) {
    const found = text.indexOf('\n', from);
    const end = found === -1 ? text.length : found;
    if (end - from > longestLead) {
      const lead = leadingIndicators.exec(text.slice(from, end))?.[0].length ?? 0;
      if (lead > longestLead) return from + maxDepth;
    }
    from = end + 1;
  }
  return undefined;
}

/** Steps over the linear ones, of some 20 ns, that remark may take for any text, and for each character of a long one. */
const freeSteps = 100_000_000;
const stepsPerCharacter = 200;

/**
 * Finds markdown on which remark would take quadratic time: long runs of emphasis, bracket or code delimiters in one
 * paragraph, thousands of lazy lines, underlined headings or ends of containers, containers nested without end; and tens of
 * thousands of short lines, of which each takes it long. Linear.
 */
export function guardMarkdown(text: string): ReadProblem | undefined {
  if (isCheap(text)) return undefined;
  const budget = Math.max(freeSteps, stepsPerCharacter * text.length);
  const { blocks, text: inText, lines, definitions, containers, worst } = estimateCost(text);
  if (containers > maxDepth)
    return tooComplex(`More than ${maxDepth} nested quotes or lists on one line`, text, worst.containers);
  if (blocks > budget)
    return tooComplex('So many underlined headings, or ends of lists and quotes,', text, worst.blocks);
  if (lines + definitions > budget) {
    return definitions > lines
      ? tooComplex('So many definitions of links', text, worst.definitions)
      : tooComplex('So many short lines outside fenced code', text, worst.lines);
  }
  if (inText <= budget) return undefined;
  return tooComplex('So many emphasis, bracket or code characters in one paragraph', text, worst.text);
}

/** So many characters and lines take fewer than the free steps, where no line has more than two marks of a list or a quote. */
const cheap = { characters: 9_000, lines: 1_000 };
const manyMarks = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){3}/m;

/** Whether a text is too small to take long, whatever it says: most are, and need not be looked at line by line. */
export function isCheap(text: string): boolean {
  if (text.length > cheap.characters || manyMarks.test(text)) return false;
  let lines = 1;
  for (const end of ['\n', '\r'])
    for (let at = text.indexOf(end); at !== -1; at = text.indexOf(end, at + 1)) lines++;
  return lines <= cheap.lines;
}

function tooComplex(what: string, text: string, from: number): ReadProblem {
  const end = from + text.slice(from, from + 80).search(/[\r\n]|$/);
  return { code: 'too-complex', message: `${what} are too complex to read`, extent: { from, to: end } };
}
