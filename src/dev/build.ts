import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import type { Built } from '../cli/quick/built.ts';
import { wholeFunction } from '../store/code-cache.ts';
import { type BundledPackage, bundleProblems, type Manifest, thirdPartyText } from './licences.ts';
import { programFacts } from './program-facts.ts';

// `npm run build`: the bundles, the rule pages beside them, the types, and the licences of what was bundled. It fails where one of
// these is not allowed (`licences.ts`).
//
// `cli.js` answers what needs no program and loads one of two: `hook.js`, what a commit waits for, and `main.js`. All three are
// CommonJS files of ASCII characters, since that is what V8 loads fastest and what its compiled code can be kept for
// (`src/store/code-cache.ts`). What most runs do not need is beside them. The library and the action are modules.

const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { values: asked } = parseArgs({ options: { out: { type: 'string' }, readable: { type: 'boolean' } } });
const out = asked.out ?? join(top, 'dist');

const { bugs, devDependencies, version } = JSON.parse(await readFile(join(top, 'package.json'), 'utf8')) as {
  bugs?: { readonly url: string };
  devDependencies: Readonly<Record<string, string>>;
  version: string;
};
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const shared: BuildOptions & { metafile: true } = {
  absWorkingDir: top,
  bundle: true,
  platform: 'node',
  target: 'node20',
  metafile: true,
  minify: !asked.readable,
  legalComments: 'none',
  // Its main file asks for its parts in a way that no bundler follows.
  alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
  define: { BATON_VERSION: JSON.stringify(version), BATON_BUGS: JSON.stringify(bugs?.url) ?? 'undefined' },
};

/** What is beside the programs until it is needed: some packages, alone or behind a file of ours, and the migration with its words, a file for each language. */
const words = join(top, 'src', 'migrate', 'words', 'compiled');
const apart: Readonly<Record<string, string>> = {
  'simple-git': 'simple-git',
  'jsonc-parser': 'jsonc-parser',
  'smol-toml': 'smol-toml',
  '@secretlint/secretlint-rule-preset-recommend': 'secretlint',
  [join(top, 'src', 'migrate', 'migrate.ts')]: 'migrate',
  [join(top, 'src', 'mcp', 'sdk.ts')]: 'mcp-sdk',
  [join(top, 'src', 'serve', 'hono.ts')]: 'serve-http',
  [join(top, 'src', 'render', 'dashboard', 'dashboard.ts')]: 'dashboard',
  [join(top, 'src', 'serve', 'page', 'script.gen.ts')]: 'dashboard-script',
  ...Object.fromEntries(
    (await readdir(words)).map((name) => [join(words, name), `words-${name.replace('.gen.ts', '')}`]),
  ),
};

const setApart: Plugin = {
  name: 'set-apart',
  setup(build) {
    build.onResolve(
      {
        filter:
          /^(?:simple-git|smol-toml|jsonc-parser)$|^@secretlint\/|\.gen\.ts$|\/(?:sdk|hono|dashboard|migrate)\.ts$/,
      },
      ({ path, resolveDir }) => {
        const name = apart[path.startsWith('.') ? join(resolveDir, path) : path];
        return name === undefined ? undefined : { path: `./${name}.js`, external: true };
      },
    );
  },
};

const validators = join(top, 'src', 'records', 'schema', 'validators');
/**
 * What is loaded when one of its functions is asked for: what reads a text whole, which the readers of plain texts spare most
 * runs, and the validator of each kind.
 */
const late: Readonly<Record<string, string>> = {
  yaml: 'yaml',
  [join(top, 'src', 'records', 'markdown', 'full.ts')]: 'markdown',
  ...Object.fromEntries(
    (await readdir(validators))
      .filter((name) => name.endsWith('.gen.mjs') && !name.startsWith('index'))
      .map((name) => [join(validators, name), `validator-${name.replace('.gen.mjs', '')}`]),
  ),
};

/** Modules of Node that take long to load, and that a hook does not need each time: cryptography, processes, files that are waited for. */
const lateOfNode = /^node:(?:crypto|child_process|fs\/promises)$/;

/** Puts in the place of each a module of the same names, whose getters load the file beside the bundle, or the module of Node. */
const setLate: Plugin = {
  name: 'set-late',
  setup(build) {
    build.onResolve({ filter: /^yaml$|\/full\.ts$|\.gen\.mjs$/ }, ({ path, resolveDir, kind }) => {
      const id = path.startsWith('.') ? join(resolveDir, path) : path;
      const name = late[id];
      if (kind === 'entry-point' || name === undefined) return undefined;
      return { path: `./${name}.js`, namespace: 'late', pluginData: id };
    });
    build.onResolve({ filter: lateOfNode }, ({ path, namespace }) =>
      namespace === 'late' ? { path, external: true } : { path, namespace: 'late', pluginData: path },
    );
    build.onResolve({ filter: /./, namespace: 'late' }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /./, namespace: 'late' }, async ({ path, pluginData: id }) => {
      const names = JSON.stringify(Object.keys((await import(id as string)) as object));
      const part = JSON.stringify(path);
      return {
        contents: `for (const name of ${names}) Object.defineProperty(exports, name, { enumerable: true, get: () => require(${part})[name] });`,
      };
    });
  },
};

/** A segmenter takes 9 ms to make, and text of ASCII characters needs none. */
const lateSegmenter: Plugin = {
  name: 'late-segmenter',
  setup(build) {
    build.onLoad({ filter: /[\\/]string-width[\\/]index\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const made = 'const segmenter = new Intl.Segmenter();';
      if (!text.includes(made)) throw new Error(`${path} makes its segmenter in another way now`);
      const late =
        'let made; const segmenter = { segment: (text) => (made ??= new Intl.Segmenter()).segment(text) };';
      return { contents: text.replace(made, late) };
    });
  },
};

const program: BuildOptions & { metafile: true } = {
  ...shared,
  plugins: [setLate, lateSegmenter],
  format: 'cjs',
  charset: 'ascii',
  outdir: out,
  define: { ...shared.define, 'import.meta.url': '__url', 'import.meta.dirname': '__dirname' },
  // An `import()` would wait for Node's loader of modules.
  supported: { 'dynamic-import': false },
};

const results = [
  await build({
    ...program,
    entryPoints: { hook: 'src/githooks/commit-hooks.ts', main: 'src/cli/main.ts' },
    plugins: [setApart, setLate, lateSegmenter],
    banner: {
      js: `${wholeFunction.before}const __url=require('node:url').pathToFileURL(__filename).href;`,
    },
    footer: { js: wholeFunction.after },
  }),
  await build({
    ...program,
    entryPoints: Object.fromEntries(
      Object.entries({ ...apart, ...late }).map(([path, name]) => [name, path]),
    ),
    banner: { js: wholeFunction.before },
    footer: { js: wholeFunction.after },
  }),
  await build({
    ...program,
    entryPoints: { cli: 'src/cli/bin.ts' },
    define: { ...program.define, BATON_BUILT: JSON.stringify(await builtFacts()) },
  }),
  await build({
    ...shared,
    entryPoints: { index: 'src/index.ts', operations: 'src/operations.ts', action: 'src/action/bin.ts' },
    outdir: out,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    charset: 'utf8',
    // Bundled CommonJS packages ask for Node's own modules through `require`.
    banner: {
      js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);import{fileURLToPath as __fu}from'node:url';const __filename=__fu(import.meta.url);",
    },
  }),
];
for (const name of await readdir(out)) if (name.endsWith('.js')) await toAscii(join(out, name));
await writeFile(join(out, 'package.json'), '{ "type": "commonjs" }\n');
await mkdir(join(out, 'types'));
await writeFile(join(out, 'types', 'package.json'), '{ "type": "module" }\n');
await copyRulePages();
const packages = await bundledPackages(Object.assign({}, ...results.map(({ metafile }) => metafile.inputs)));
const problems = bundleProblems(packages, devDependencies);
if (problems.length > 0) throw new Error(`What is bundled may not be published:\n${problems.join('\n')}`);
await writeFile(join(out, 'THIRD-PARTY-LICENSES.txt'), thirdPartyText(packages));

/** esbuild leaves patterns as they are; there a character and its escape are the same, in a template of a pattern as well. */
async function toAscii(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const escaped = text.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (escaped !== text) await writeFile(file, escaped);
}

/** What the entry answers by itself, and what tells one build from another. */
async function builtFacts(): Promise<Built> {
  const hash = createHash('sha256');
  const names = (await readdir(out)).filter((name) => name.endsWith('.js'));
  for (const name of names.sort()) hash.update(name).update(await readFile(join(out, name)));
  return { version, build: hash.digest('hex').slice(0, 16), ...(await programFacts()) };
}

async function copyRulePages(): Promise<void> {
  const from = join(top, 'src', 'rules');
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.md')) continue;
    const file = join(entry.parentPath, entry.name);
    const to = join(out, 'rules', relative(from, file));
    await mkdir(dirname(to), { recursive: true });
    await cp(file, to);
  }
}

/** The packages that files of the bundle come from, sorted. */
async function bundledPackages(inputs: Metafile['inputs']): Promise<BundledPackage[]> {
  const folders = new Set<string>();
  for (const input of Object.keys(inputs)) {
    const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input);
    if (match?.[1]) folders.add(match[1]);
  }
  return Promise.all([...folders].sort().map(readBundled));
}

async function readBundled(folder: string): Promise<BundledPackage> {
  const read = (name: string) => readFile(join(top, folder, name), 'utf8');
  const names = (await readdir(join(top, folder))).filter((name) =>
    /^(?:licen[cs]e|notice|readme)/i.test(name),
  );
  const files = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  return { manifest: JSON.parse(await read('package.json')) as Manifest, files: Object.fromEntries(files) };
}
