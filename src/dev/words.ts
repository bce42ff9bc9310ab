import type { YamlEntry, YamlNode } from '../core/node.ts';
import { LineIndex } from '../core/position.ts';
import { cueNames, headingClasses } from '../migrate/words/lists.ts';
import { compilePhrases } from '../migrate/words/phrases.ts';
import { termNames } from '../migrate/words/term-names.ts';
import { parseYaml } from '../records/yaml/parse.ts';
import { closestMatch } from '../text/closest-match.ts';

/** The lists of a language that each part of its file has; `common` is one list. */
const parts = { headings: headingClasses, cues: cueNames, terms: termNames } as const;
type Part = keyof typeof parts;

/** The words of one language as its file has them, by the names of their lists. */
export interface WordsFile extends Readonly<Record<Part, Readonly<Record<string, readonly string[]>>>> {
  /** The file's name without `.yaml`. */
  readonly language: string;
  readonly common: readonly string[];
}

/** Characters of a phrase besides letters and digits; the compiled form needs `|`, `=` and tabs for itself. */
const badCharacter = /[^\p{L}\p{M}\p{N} *'.;/%_：・、-]/u;
/** Lists whose capitals count. */
const keepsCapitals = /^loud/;

/**
 * Reads the words of one language, and checks them: known keys, phrases that are strings, each of them once in its list.
 *
 * @param path of the file, for the problems
 * @returns the words, or what is wrong, a line each: `PATH:LINE what`
 */
export function readWords(
  path: string,
  text: string,
): { readonly ok: true; readonly words: WordsFile } | { readonly ok: false; readonly problems: string[] } {
  const lines = new LineIndex(text);
  const problems: string[] = [];
  const report = (offset: number, what: string) =>
    problems.push(`${path}:${lines.point(offset).line} ${what}`);
  const { root, problems: unread } = parseYaml(text);
  for (const { extent, message } of unread) report(extent.from, message);
  const keys = entriesOf(root, 'a map of lists', report);
  const known = [...Object.keys(parts), 'common'];
  for (const { name, extent } of keys) if (!known.includes(name)) report(extent.from, unknown(name, known));
  const of = (part: string) => keys.find(({ name }) => name === part)?.value;
  const lists = (part: Part) => readLists(of(part), parts[part], part, report);
  const words: WordsFile = {
    language: path.replace(/^.*\//, '').replace(/\.yaml$/, ''),
    headings: lists('headings'),
    cues: lists('cues'),
    terms: lists('terms'),
    common: readPhrases(of('common'), false, report),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, words };
}

type Report = (offset: number, what: string) => void;

/** The lists of a part in the order of their names, whatever the order in the file. */
function readLists(
  node: YamlNode | undefined,
  names: readonly string[],
  part: Part,
  report: Report,
): Record<string, readonly string[]> {
  const found = entriesOf(node, `lists of ${part}`, report);
  for (const { name, extent } of found) if (!names.includes(name)) report(extent.from, unknown(name, names));
  return Object.fromEntries(
    names.flatMap((name) => {
      const entry = found.find((one) => one.name === name);
      return entry ? [[name, readPhrases(entry.value, keepsCapitals.test(name), report)]] : [];
    }),
  );
}

function readPhrases(node: YamlNode | undefined, withCapitals: boolean, report: Report): readonly string[] {
  if (node === undefined) return [];
  if (node.type !== 'seq') {
    report(node.extent.from, 'Expected a list, one phrase a line (`- phrase`)');
    return [];
  }
  const phrases: string[] = [];
  for (const item of node.items) {
    const what = problemOf(item, phrases, withCapitals);
    if (what) report(item.extent.from, what);
    else if (item.type === 'scalar') phrases.push(String(item.value));
  }
  return phrases;
}

function problemOf(item: YamlNode, before: readonly string[], withCapitals: boolean): string | undefined {
  if (item.type !== 'scalar') return 'Expected a phrase';
  const { value, raw } = item;
  if (typeof value !== 'string')
    return `Unexpected ${value === null ? 'nothing' : `\`${raw}\``}, write a phrase, in quotes where it is no text`;
  const bad = badCharacter.exec(value)?.[0];
  if (bad !== undefined) return `Unexpected character ${JSON.stringify(bad)} in \`${value}\``;
  if (!/[\p{L}\p{N}]/u.test(value)) return `Unexpected \`${value}\`, a phrase has a letter or a digit`;
  if (value !== value.trim() || value.includes('  ')) return `Unexpected spaces in \`${value}\``;
  if (!withCapitals && value !== value.toLowerCase()) return `Unexpected capital in \`${value}\``;
  return before.includes(value) ? `Unexpected \`${value}\`, the list has it already` : undefined;
}

function entriesOf(
  node: YamlNode | undefined,
  what: string,
  report: Report,
): readonly (YamlEntry & { readonly name: string })[] {
  if (node === undefined) return [];
  if (node.type !== 'map') report(node.extent.from, `Expected ${what}`);
  return node.type !== 'map' ? [] : node.entries.map((entry) => ({ ...entry, name: entry.name ?? '' }));
}

function unknown(name: string, known: readonly string[]): string {
  const near = closestMatch(name, known);
  return `Unexpected key \`${name}\`, ${near === undefined ? `expected one of ${known.join(', ')}` : `did you mean \`${near}\`?`}`;
}

const header = (from: string) => `// Generated by \`npm run generate\` from ${from}. Do not edit.\n`;

/** The module of one language: a note loads those of its languages only. */
export function languageModule({ language, headings, cues }: WordsFile): string {
  return [
    header(`\`${language}.yaml\``).trimEnd(),
    "import type { CompiledWords } from '../words.ts';",
    '',
    'export const words: CompiledWords = {',
    `  language: '${language}',`,
    `  headings: \`\n${compilePhrases(headings)}\n\`,`,
    `  cues: \`\n${compilePhrases(cues)}\n\`,`,
    '};',
    '',
  ].join('\n');
}

/** The module of what patterns look for, which hold the words of all languages, and of what tells languages apart. */
export function termsModule(files: readonly WordsFile[]): string {
  const list = (phrases: readonly string[]) => JSON.stringify(phrases.join('|'));
  const languagesOf = (of: (file: WordsFile) => readonly string[] | undefined, indent: string) =>
    files.flatMap((file) => {
      const phrases = of(file);
      return phrases && phrases.length > 0 ? [`${indent}${file.language}: ${list(phrases)},`] : [];
    });
  return [
    header('the YAML files of the languages').trimEnd(),
    "import type { Term } from '../term-names.ts';",
    '',
    '/** Every language. */',
    `export const languages: readonly string[] = ${JSON.stringify(files.map(({ language }) => language))};`,
    '',
    '/** Phrases between `|`, by term and language. */',
    'export const terms: Readonly<Record<Term, Readonly<Record<string, string>>>> = {',
    ...termNames.flatMap((name) => [
      `  ${name}: {`,
      ...languagesOf(({ terms }) => terms[name], '    '),
      '  },',
    ]),
    '};',
    '',
    '/** Words that nearly every sentence of a language has and others of its script do not. */',
    'export const commonWords: Readonly<Record<string, string>> = {',
    ...languagesOf(({ common }) => common, '  '),
    '};',
    '',
  ].join('\n');
}

/** The module that loads the words of one language. */
export function loadersModule(files: readonly WordsFile[]): string {
  return [
    header('the YAML files in `src/migrate/words`').trimEnd(),
    "import type { CompiledWords } from '../../migrate/words/words.ts';",
    '',
    '/** Loads the words of a language. */',
    'export const loaders: Readonly<Record<string, () => Promise<{ readonly words: CompiledWords }>>> = {',
    ...files.map(
      ({ language }) => `  ${language}: () => import('../../migrate/words/compiled/${language}.gen.ts'),`,
    ),
    '};',
    '',
  ].join('\n');
}
