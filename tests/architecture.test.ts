import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { signs } from '../src/migrate/words/signs.ts';
import { termNames } from '../src/migrate/words/term-names.ts';

const src = join(import.meta.dirname, '..', 'src');

/** What each folder of src may import of its own project, besides its own files and what is free for all (docs: ARCHITECTURE.md). */
const arrows: Readonly<Record<string, readonly string[]>> = (() => {
  const base = ['core', 'text'];
  const records = [...base, 'machines', 'records'];
  const features = ['rules', 'knowledge', 'review', 'migrate', 'interchange'];
  const render = [...records, ...features];
  return {
    core: [],
    text: [],
    machines: base,
    records,
    agents: base,
    ...Object.fromEntries(features.map((folder) => [folder, records])),
    check: [...records, 'rules'],
    render,
    git: base,
    store: base,
    app: [...render, 'agents', 'check', 'render', 'git', 'store'],
  };
})();
const pure = new Set(Object.keys(arrows).filter((folder) => !['git', 'store', 'app'].includes(folder)));
/** The programs: each may import everything below it, `io` among it, and what another one has to print. */
const entries = ['cli', 'githooks', 'mcp', 'serve', 'action'];
/** The layers of `app/`, lowest first; a folder imports its own layer and those below (ARCHITECTURE.md, "The tree"). */
const appLayers = [
  ['version', 'workspace', 'config', 'secrets', 'branches', 'claims'],
  ['lint', 'audit', 'commit', 'push', 'review', 'write'],
  [
    ...['session', 'thread', 'decision', 'handoff', 'task', 'record', 'fork', 'migrate', 'interchange'],
    ...['knowledge', 'agents', 'init', 'doctor', 'drivers', 'reference', 'operations', 'board'],
  ],
];
/** What every folder may import. */
const free = new Set(['errors.ts', 'system-errors.ts']);
/** Loose files of a folder, above which it wants folders of its own; the groups of `rules/` have two files for each rule. */
const mostLooseFiles = 21;
/** Implements core's asynchronous Snapshot in memory. */
const mayPromise = new Set(['core/snapshot.ts', 'core/memory-snapshot.ts']);
/** Words that `npm run generate` compiles from the YAML beside them, a line for each word that phrases begin with. */
const isCompiled = (path: string) => path.startsWith('migrate/words/compiled/');

/** The functions of Node that only read, and those of a stream that is open already. */
const reading = new Set(
  'access accessSync constants Dirent existsSync lstat lstatSync openSync readSync closeSync fstatSync readdir readdirSync readFile readFileSync readlink readlinkSync realpath realpathSync stat statSync Stats FSWatcher watch writeSync'.split(
    ' ',
  ),
);
/** Folders of their own below the system's for temporary files, which no repository can place a link in. */
const temporaryFolders = new Map([
  ['git/diff/merge-file.ts', ['writeFile']],
  ['git/process/temporary-folder.ts', ['mkdtemp', 'rm']],
]);

/** Files of the migration that hold names of their own, which are words of no language. */
const namesOnly = new Map([
  ['migrate/files/paths.ts', 'extensions, files and commands'],
  ['migrate/structured/keys.ts', 'keys of YAML'],
  ['migrate/structured/unfilled-handoff.ts', 'fields of the task template'],
]);
/** Keys of front matter, names of formats and the template's title, in the patterns that read them. */
const namesInPatterns = ['^(?:status|outcome|state):', '^(?:ya?ml|json|)$', '^Task\\s'];

/** What a file outside of `store/`, which has the guard for links, takes from Node to change files with. */
function writersIn({ path, text }: SourceFile): string[] {
  if (folderOf(path) === 'store') return [];
  const allowed = new Set([...reading, ...(temporaryFolders.get(path) ?? [])]);
  return parse({ path, text }).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { text: from } = statement.moduleSpecifier;
    if (!/^(?:node:)?fs(?:\/promises)?$|^write-file-atomic$|^graceful-fs$|^fs-extra$/.test(from)) return [];
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [`${path} imports all of ${from}`];
    return bindings.elements
      .map((element) => (element.propertyName ?? element.name).text)
      .filter((name) => !allowed.has(name))
      .map((name) => `${path} imports ${name}`);
  });
}

/** `import('node:fs')` and `require('fs')`, in whose result nobody sees what is used. */
function hiddenWriters({ path, text }: SourceFile): string[] {
  return /(?:import|require|getBuiltinModule)\(\s*['"`](?:node:)?(?:fs(?:\/promises)?|write-file-atomic)['"`]/.test(
    text,
  )
    ? [`${path} loads fs`]
    : [];
}

interface SourceFile {
  /** Relative to src. */
  readonly path: string;
  readonly text: string;
}

function parse({ path, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

function importsOf(tree: ts.SourceFile): { readonly to: string }[] {
  const found: { readonly to: string }[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
        found.push({ to: node.moduleSpecifier.text });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const to = node.arguments[0];
      if (to && ts.isStringLiteralLike(to)) found.push({ to: to.text });
    } else if (
      ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal)
    ) {
      found.push({ to: node.argument.literal.text });
    }
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return found;
}

const folderOf = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '');
const targetOf = (from: string, to: string) => normalize(join(dirname(from), to));

function mayImport(from: string, to: string): boolean {
  const folder = folderOf(from);
  const target = folderOf(to);
  if (free.has(to) || folder === 'dev' || folder === '') return true;
  if (folder === 'app' && target === 'app') return layerOf(to) <= layerOf(from);
  if (folder === target) return true;
  if (entries.includes(folder) || folder === 'io') return target !== 'dev' && target !== '';
  return arrows[folder]?.includes(target) ?? false;
}

/** @returns 0 for the lowest; NaN for a file of no layer, which nothing may import */
function layerOf(path: string): number {
  const folder = path.split('/')[1] ?? '';
  const layer = appLayers.findIndex((folders) => folders.includes(folder));
  return layer === -1 ? Number.NaN : layer;
}

/** Folders that hold too many files of their own. */
function crowdedIn(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) =>
    count > mostLooseFiles && !folder.startsWith('rules/') ? [`${folder} has ${count} files`] : [],
  );
}

/** Everything of one file that the architecture forbids. */
function faultsOf(file: SourceFile): string[] {
  const tree = parse(file);
  const isPure = pure.has(folderOf(file.path));
  const faults: string[] = [];
  for (const { to } of importsOf(tree)) {
    if (to.startsWith('.')) {
      if (!mayImport(file.path, targetOf(file.path, to))) faults.push(`${file.path} imports ${to}`);
    } else if (isPure && (to.startsWith('node:') || to === 'simple-git'))
      faults.push(`${file.path} imports ${to}`);
    else if (to === 'simple-git' && folderOf(file.path) !== 'git') faults.push(`${file.path} imports ${to}`);
  }
  if (isPure) faults.push(...impurities(tree).map((what) => `${file.path} uses ${what}`));
  const lines = file.text.split('\n').length - 1;
  if (lines > 300 && !isCompiled(file.path)) faults.push(`${file.path} has ${lines} lines`);
  return faults;
}

function impurities(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && (node.text === 'process' || node.text === 'console')) {
      const parent = node.parent;
      const isName = 'name' in parent ? parent.name === node : false;
      if (!isName) found.push(node.text);
    }
    if (ts.isPropertyAccessExpression(node) && node.getText(tree) === 'Date.now') found.push('Date.now');
    if (ts.isNewExpression(node) && node.expression.getText(tree) === 'Date' && !node.arguments?.length)
      found.push('new Date()');
    if (node.kind === ts.SyntaxKind.AsyncKeyword) found.push('async');
    if (ts.isAwaitExpression(node)) found.push('await');
    const isPromise = ts.isIdentifier(node) && node.text === 'Promise';
    if (isPromise && !mayPromise.has(tree.fileName)) found.push('Promise');
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return found;
}

/** Words of a language in the patterns and values of the migration, which takes all of them from its vocabulary. */
function wordsIn({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    const isPattern = ts.isRegularExpressionLiteral(node) || (isTemplatePart(node) && isTagged(node));
    if (isPattern || isTemplatePart(node) || ts.isStringLiteralLike(node)) {
      const written = namesInPatterns
        .reduce((text, names) => text.replace(names, ''), node.getText())
        .replace(/\\[pu]\{[^}]*\}/gi, '');
      // `▪` marks items of a list.
      const foreign = /[^\P{L}A-Za-z]|(?!▪)\p{Extended_Pictographic}/u.test(written);
      const bare = written
        .replace(/^`|(?<=\/)[a-z]+$|\$\{$/g, '')
        .replace(/\\u[\da-f]{4}|\\x[\da-f]{2}|\\[a-z]|\[(?:\\.|[^\]])*\]/gi, ' ');
      const word = isPattern && /[a-z]{2,}/i.test(bare);
      const choice = isTemplatePart(node) && /[a-z]{2,}\??\|[a-z]{2,}/i.test(written);
      if (foreign || word || choice) found.push(`${path}: ${written}`);
    }
    ts.forEachChild(node, walk);
  };
  walk(parse({ path, text }));
  return found;
}

/** Whether a part of a template is one of `pattern` or `String.raw`. */
function isTagged(node: ts.Node): boolean {
  for (let one = node.parent; one; one = one.parent) {
    if (ts.isTaggedTemplateExpression(one)) return true;
    if (!ts.isTemplateExpression(one) && !ts.isTemplateSpan(one)) return false;
  }
  return false;
}

function isTemplatePart(node: ts.Node): boolean {
  return (
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  );
}

/** Fields of a request that its context has already. */
function contextFieldsIn(file: SourceFile): string[] {
  const found: string[] = [];
  for (const node of parse(file).statements) {
    if (!ts.isInterfaceDeclaration(node) || !node.name.text.endsWith('Request')) continue;
    for (const member of node.members) {
      const name = member.name?.getText() ?? '';
      // What rules need to know of a run has this name too.
      if (ts.isPropertySignature(member) && member.type?.getText() === 'RunEnvironment') continue;
      if (['cwd', 'env', 'now', 'stage'].includes(name))
        found.push(`${file.path}: ${node.name.text}.${name}`);
    }
  }
  return found;
}

/** The first circle of imports, those of types among them, or undefined. */
function cycleIn(files: readonly SourceFile[]): string | undefined {
  const targets = new Map(
    files.map((file) => [
      file.path,
      importsOf(parse(file))
        .filter(({ to }) => to.startsWith('.'))
        .map(({ to }) => targetOf(file.path, to)),
    ]),
  );
  const done = new Set<string>();
  const search = (path: string, way: readonly string[]): string | undefined => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path].join(' → ');
    if (done.has(path)) return undefined;
    for (const target of targets.get(path) ?? []) {
      const cycle = search(target, [...way, path]);
      if (cycle !== undefined) return cycle;
    }
    done.add(path);
    return undefined;
  };
  for (const path of targets.keys()) {
    const cycle = search(path, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

const files: readonly SourceFile[] = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:ts|mts)$/.test(entry.name))
  .map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return { path: relative(src, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') };
  })
  .sort((a, b) => (a.path < b.path ? -1 : 1));

describe('the source tree', () => {
  it('is read', () => {
    expect(files.map(({ path }) => path)).toContain('core/position.ts');
  });

  it('has no wrong arrow, impurity or overlong file', () => {
    expect(files.filter(({ path }) => folderOf(path) !== 'dev').flatMap(faultsOf)).toEqual([]);
  });

  it('has no import cycle', () => {
    expect(cycleIn(files)).toBeUndefined();
  });

  it('has no folder that is crowded with files', () => {
    expect(crowdedIn(files)).toEqual([]);
    const many = Array.from({ length: mostLooseFiles + 1 }, (_, at) => ({
      path: `app/lint/${at}.ts`,
      text: '',
    }));
    expect(crowdedIn(many)).toHaveLength(1);
    expect(crowdedIn(many.slice(1))).toEqual([]);
  });

  it('says where, when and what is staged in the context of a run, and in no request of `app/`', () => {
    expect(files.filter(({ path }) => path.startsWith('app/')).flatMap(contextFieldsIn)).toEqual([]);
  });

  it('changes files in `store/` only, whose guard looks at every link', () => {
    const others = files.filter(({ path }) => folderOf(path) !== 'dev');
    expect(others.flatMap((file) => [...writersIn(file), ...hiddenWriters(file)])).toEqual([]);
  });

  it.each([
    "import { writeFile } from 'node:fs/promises';",
    "import { rm as remove } from 'node:fs/promises';",
    "import * as fs from 'node:fs';",
    "import fs from 'fs';",
    "import write from 'write-file-atomic';",
    "const fs = await import('node:fs');",
    "const fs = require('fs');",
  ])('would find %s', (text) => {
    const file = { path: 'app/a.ts', text };
    expect([...writersIn(file), ...hiddenWriters(file)]).toHaveLength(1);
  });

  it('excuses no writer that needs no excuse', () => {
    for (const [path, names] of temporaryFolders) {
      const text = files.find((file) => file.path === path)?.text ?? '';
      for (const name of names) expect(text, path).toMatch(new RegExp(`\\b${name}\\(`));
    }
  });
});

describe('the migration', () => {
  const isVocabulary = (path: string) =>
    ['lists', 'term-names', 'file-term-names', 'signs'].some((name) => path === `migrate/words/${name}.ts`) ||
    isCompiled(path);

  const wordless = files.filter(
    ({ path }) => folderOf(path) === 'migrate' && !namesOnly.has(path) && !isVocabulary(path),
  );

  it('has all words of all languages in its vocabulary', () => {
    // The rules' own explanations are prose, and the prompt is written for an agent.
    expect(wordless.filter(({ path }) => path !== 'migrate/rules.ts').flatMap(wordsIn)).toEqual([]);
  });

  it.each([
    'const x = /^(?:status|zustand)/i;',
    'const x = /siehe|voir/;',
    'const x = /осталось/u;',
    "const x = '残り';",
    'const x = pattern`^(?:left|open)`;',
    'const x = /#\\s*new\\b/i;',
    'const x = pattern`^still\\s`;',
    'const x = /[⚠]/u;',
    'const x = pattern`todo?|tbd`;',
  ])('may not hold them in %s', (text) => {
    expect(wordsIn({ path: 'migrate/a.ts', text })).toHaveLength(1);
  });

  it.each([
    'const x = /\\p{Script=Han}|[\\u3040-\\u30ff]|\\s+[—–-]/u;',
    'const x = pattern`^\\p{L}+d|x`;',
    "const x = 'words-of-warning'; // siehe|voir, осталось",
  ])('may hold %s', (text) => {
    expect(wordsIn({ path: 'migrate/a.ts', text })).toEqual([]);
  });

  it('uses every term of its vocabulary, and every sign', () => {
    const sources = files
      .filter(({ path }) => folderOf(path) === 'migrate' && !isVocabulary(path))
      .map(({ text }) => text)
      .join('\n');
    const unused = [...termNames, ...Object.keys(signs)].filter((name) => !sources.includes(`'${name}'`));
    expect(unused).toEqual([]);
  });
});

describe('the checker', () => {
  it.each([
    ['core/a.ts', "import { x } from '../records/yaml.ts';"],
    ['core/a.ts', "import type { X } from '../records/yaml.ts';"],
    ['core/a.ts', "export * from '../rules/judge.ts';"],
    ['core/a.ts', "type X = import('../git/open.ts').X;"],
    ['records/kinds/a.ts', "import { x } from '../../rules/judge.ts';"],
    ['records/a.ts', "const x = import('../app/lint.ts');"],
    ['rules/handoff/a.ts', "import { x } from '../../render/frame.ts';"],
    ['render/a.ts', "import { x } from '../app/lint.ts';"],
    ['git/a.ts', "import { x } from '../store/files.ts';"],
    ['git/a.ts', "import { x } from '../records/yaml.ts';"],
    ['store/a.ts', "import { x } from '../app/lint.ts';"],
    ['app/lint/a.ts', "import { x } from '../../cli/main.ts';"],
    ['app/lint/a.ts', "import { x } from '../../io/io.ts';"],
    ['app/version/a.ts', "import { x } from '../lint/lint.ts';"],
    ['app/lint/a.ts', "import type { X } from '../session/start.ts';"],
    ['app/a.ts', "import { x } from './lint/lint.ts';"],
    ['check/a.ts', "import { x } from '../app/lint/lint.ts';"],
    ['text/a.ts', "import { x } from '../core/position.ts';"],
    ['core/a.ts', "import { x } from '../text/wrap.ts';"],
    ['githooks/a.ts', "import { x } from '../dev/generate.ts';"],
    ['cli/a.ts', "import { x } from '../dev/generate.ts';"],
    ['unheard-of/a.ts', "import { x } from '../core/position.ts';"],
    ['records/a.ts', "import { readFileSync } from 'node:fs';"],
    ['core/a.ts', "import { simpleGit } from 'simple-git';"],
    ['app/a.ts', "import { simpleGit } from 'simple-git';"],
    ['core/a.ts', 'export const x = process.cwd();'],
    ['core/a.ts', 'export const { env } = process;'],
    ['core/a.ts', 'console.log(1);'],
    ['core/a.ts', 'export const now = () => Date.now();'],
    ['core/a.ts', 'export const now = () => new Date();'],
    ['core/a.ts', 'export const now = new Date;'],
    ['core/a.ts', 'export async function x() {}'],
    ['core/a.ts', 'export const x = async () => {};'],
    ['core/a.ts', 'await x;'],
    ['core/a.ts', 'export const x = Promise.resolve(1);'],
    ['cli/a.ts', '\n'.repeat(301)],
  ])('finds one fault in %s: %s', (path, text) => {
    expect(faultsOf({ path, text })).toHaveLength(1);
  });

  it.each([
    ['core/a.ts', "import { x } from './position.ts';"],
    ['core/a.ts', "import { BatonError } from '../errors.ts';"],
    [
      'core/a.ts',
      '// process.exit, console.log and Date.now are not for this folder\nconst text = "await process.";',
    ],
    [
      'core/a.ts',
      'export const x = new Date(0); export const y = x.process; export interface Z { process: string }',
    ],
    ['core/memory-snapshot.ts', 'export const x = Promise.resolve(1);'],
    ['records/a.ts', "import { x } from '../core/position.ts'; import { y } from 'yaml';"],
    ['rules/task/a.ts', "import { x } from '../../records/kinds/task.ts';"],
    [
      'app/a.ts',
      "import { x } from '../git/open.ts'; import { readFile } from 'node:fs/promises'; console.log(process.cwd());",
    ],
    ['cli/a.ts', "import { x } from '../app/lint.ts';"],
    ['cli/lint/run.ts', "import { x } from '../../io/io.ts';"],
    ['io/a.ts', "import { x } from '../render/wrap.ts';"],
    ['app/session/a.ts', "import { x } from '../lint/lint.ts'; import { y } from '../thread/load.ts';"],
    ['check/a.ts', "import { x } from '../rules/index.gen.ts'; import { y } from '../text/wrap.ts';"],
    ['git/a.ts', "import { simpleGit } from 'simple-git';"],
  ])('accepts %s: %s', (path, text) => {
    expect(faultsOf({ path, text })).toEqual([]);
  });

  it('finds a request with a field of the context', () => {
    const text =
      'export interface LintRequest { readonly paths: string[]; readonly cwd: string; now?: string }';
    expect(contextFieldsIn({ path: 'app/lint/lint.ts', text })).toEqual([
      'app/lint/lint.ts: LintRequest.cwd',
      'app/lint/lint.ts: LintRequest.now',
    ]);
  });

  it('finds a cycle, also through a re-export or a type', () => {
    const a = { path: 'core/a.ts', text: "import { b } from './b.ts';" };
    const b = { path: 'core/b.ts', text: "export { c } from './c.ts';" };
    expect(cycleIn([a, b, { path: 'core/c.ts', text: "import { a } from './a.ts';" }])).toBe(
      'core/a.ts → core/b.ts → core/c.ts → core/a.ts',
    );
    expect(cycleIn([a, b, { path: 'core/c.ts', text: "import type { a } from './a.ts';" }])).toBe(
      'core/a.ts → core/b.ts → core/c.ts → core/a.ts',
    );
    expect(cycleIn([a, b, { path: 'core/c.ts', text: '' }])).toBeUndefined();
  });
});

describe('the tests', () => {
  it('draw the inputs of property tests in one place, which fixes the seed', () => {
    const folder = import.meta.dirname;
    const drawing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .filter((path) => /from 'fast-check'/.test(readFileSync(join(folder, path), 'utf8')));
    expect(drawing.filter((path) => path !== 'architecture.test.ts')).toEqual([
      join('support', 'property.ts'),
    ]);
  });
});
