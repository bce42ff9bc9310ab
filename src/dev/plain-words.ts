import ts from 'typescript';
import { type OldWord, oldBeginnings, oldIdentifiers, oldPhrases } from './old-words.ts';

/** Files that keep old words: records and notes, data of tests, words of the migration, what is generated, and this list. */
const leftOut =
  /^\.agents\/|^tests\/(?:corpus|cases|eval|fixtures|e2e\/transcripts)\/|^src\/migrate\/words\/|\.gen\.|^package-lock\.json$|^(?:src\/dev\/old-words|tests\/unit\/dev\/plain-words\.test)\.ts$/;
const text = /\.(?:md|ts|mts|mjs|json|ya?ml|sh|1)$|^hooks\//;

/** True for a file whose words are checked. @param path from the top, with `/` */
export function hasCheckedWords(path: string): boolean {
  return text.test(path) && !leftOut.test(path);
}

/**
 * The old words of a file. In a test only comments, titles and identifiers are looked at: its data may hold any word.
 *
 * @param path from the top, with `/`
 * @returns a line each, `PATH:LINE what`
 */
export function wordProblems(path: string, content: string): readonly string[] {
  const found: { readonly at: number; readonly what: string }[] = [];
  const add = (at: number, old: string, write: string) => {
    found.push({ at, what: `Unexpected old word “${old.replace(/\s+/g, ' ')}”, write: ${write}` });
  };
  // Output of Baton on a commit of the past, whose records keep their words.
  const page = content.replace(/<!-- generated: review -->[\s\S]*?<!-- \/generated -->/g, blankLines);
  const isCode = /\.m?ts$/.test(path);
  const code = isCode ? parts(path, page) : undefined;
  for (const { from, to } of code && path.startsWith('tests/')
    ? code.titlesAndComments
    : [{ from: 0, to: page.length }])
    for (const old of oldPhrases)
      findPhrases(page.slice(from, to), old, (at, form) => add(from + at, form, old.write));
  for (const { at, name } of code?.identifiers ?? []) {
    const write = oldIdentifiers.get(name) ?? oldBeginnings.get(beginning(name));
    if (write !== undefined) add(at, name, write);
  }
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ at, what }) => `${path}:${page.slice(0, at).split('\n').length} ${what}`);
}

const blankLines = (generated: string) => generated.replace(/[^\n]/g, '');

/** The first word of a name in camel case, in small letters; of a name that is one word, the name. */
function beginning(name: string): string {
  return (/^[_#]*([A-Z]?[a-z0-9]+)/.exec(name)?.[1] ?? '').toLowerCase();
}

/** What may come between two words of a phrase: spaces, or the end of a line with the marks of a comment or a quote. */
const between = '(?:[ \\t]+|[ \\t]*\\r?\\n[ \\t]*(?:(?:\\*|//|>|#)[ \\t]*)?)';

function findPhrases(content: string, old: OldWord, report: (at: number, form: string) => void): void {
  const forms = old.forms.map((form) => form.split(' ').join(between)).join('|');
  for (const match of content.matchAll(new RegExp(`(?<![\\w-])(?:${forms})(?![\\w-])`, 'gi'))) {
    const before = content.slice(Math.max(0, match.index - 60), match.index);
    if (!old.allowedAfter?.test(before)) report(match.index, match[0]);
  }
}

interface Part {
  readonly from: number;
  readonly to: number;
}

interface Code {
  readonly identifiers: readonly { readonly at: number; readonly name: string }[];
  /** Of a test: the strings that name a suite or a case, in a call or in a table, and comments. */
  readonly titlesAndComments: readonly Part[];
}

const titled = new Set(['describe', 'it', 'test', 'each', 'for', 'skipIf', 'runIf']);

function parts(path: string, content: string): Code {
  const file = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true);
  const identifiers: { at: number; name: string }[] = [];
  const titlesAndComments: Part[] = [];
  const comments = new Map<number, number>();
  const addTitle = (title: ts.Expression) => {
    if (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
      titlesAndComments.push({ from: title.getStart(file), to: title.end });
  };
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(content, node.pos) ?? []) comments.set(pos, end);
    for (const { pos, end } of ts.getTrailingCommentRanges(content, node.end) ?? []) comments.set(pos, end);
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node))
      identifiers.push({ at: node.getStart(file), name: node.text });
    if (ts.isCallExpression(node) && isTitled(node.expression)) {
      const [title] = node.arguments;
      if (title) addTitle(title);
    }
    if (ts.isPropertyAssignment(node) && /^(?:name|title)$/.test(node.name.getText(file)))
      addTitle(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const [from, to] of comments) titlesAndComments.push({ from, to });
  return { identifiers, titlesAndComments };
}

/** `it`, `describe.each`, `it.skipIf(x)`, … */
function isTitled(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return titled.has(callee.text);
  if (ts.isPropertyAccessExpression(callee)) return isTitled(callee.expression);
  if (ts.isCallExpression(callee)) return isTitled(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTitled(callee.tag);
}
