import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { type BundledPackage, bundleProblems, type Manifest, thirdPartyText } from './licences.ts';

// `npm run build`: one bundle for each entry with lazily loaded chunks, the rule pages beside it, the types, and the
// licences of what was bundled. It fails where one of these is not allowed (`licences.ts`).

const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const out = join(top, 'dist');

const { bugs, devDependencies, version } = JSON.parse(await readFile(join(top, 'package.json'), 'utf8')) as {
  bugs?: { readonly url: string };
  devDependencies: Readonly<Record<string, string>>;
  version: string;
};
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const result = await build({
  absWorkingDir: top,
  entryPoints: { cli: 'src/cli/bin.ts', index: 'src/index.ts', action: 'src/action/bin.ts' },
  outdir: out,
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  metafile: true,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  define: { BATON_VERSION: JSON.stringify(version), BATON_BUGS: JSON.stringify(bugs?.url) ?? 'undefined' },
  // Bundled CommonJS packages ask for Node's own modules through `require`.
  banner: {
    js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);import{fileURLToPath as __fu}from'node:url';const __filename=__fu(import.meta.url);",
  },
});
await copyRulePages();
const packages = await bundledPackages(result.metafile);
const problems = bundleProblems(packages, devDependencies);
if (problems.length > 0) throw new Error(`What is bundled may not be published:\n${problems.join('\n')}`);
await writeFile(join(out, 'THIRD-PARTY-LICENSES.txt'), thirdPartyText(packages));

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
async function bundledPackages({ inputs }: Metafile): Promise<BundledPackage[]> {
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
