import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';

// `npm run build`: one bundle for each entry with lazily loaded chunks, the rule pages beside it, the types, and the
// licences of what was bundled.

const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const out = join(top, 'dist');

const { version } = JSON.parse(await readFile(join(top, 'package.json'), 'utf8')) as { version: string };
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
  define: { BATON_VERSION: JSON.stringify(version) },
  // Bundled CommonJS packages ask for Node's own modules through `require`.
  banner: {
    js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);import{fileURLToPath as __fu}from'node:url';const __filename=__fu(import.meta.url);",
  },
});
await copyRulePages();
await writeFile(join(out, 'THIRD-PARTY-LICENSES.txt'), await licences(result.metafile));

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

async function licences(metafile: Metafile): Promise<string> {
  const folders = new Set<string>();
  for (const input of Object.keys(metafile.inputs)) {
    const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input);
    if (match?.[1]) folders.add(match[1]);
  }
  const parts = await Promise.all([...folders].sort().map(licenceOf));
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

async function licenceOf(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(top, folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const file = (await readdir(join(top, folder))).find((name) => /^licen[cs]e/i.test(name));
  const text = file
    ? (await readFile(join(top, folder, file), 'utf8')).trim()
    : `License: ${manifest.license}`;
  return `${manifest.name} ${manifest.version}\n\n${text}`;
}
