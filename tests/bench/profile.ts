import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from './measure.ts';

// `npm run bench -- --profile FOLDER`: where the time of each row goes. An unminified build runs once more under Node's profiler.

/** What time goes to. */
const parts = ['start-up', 'compile', 'git', 'reading', 'rules', 'garbage', 'other'] as const;
type Part = (typeof parts)[number];

/** Part of a file of the sources. The first that fits. */
const partOfFile: readonly (readonly [pattern: RegExp, part: Part])[] = [
  [/^src\/git\/|^src\/app\/(?:workspace|branches)\/|node_modules\/simple-git\//, 'git'],
  [
    /^src\/(?:rules|check|machines|review|knowledge|core)\/|^src\/app\/(?:lint|audit|review|version)\//,
    'rules',
  ],
  [/^src\/(?:records|text|migrate)\/|^src\/app\/secrets\/|node_modules\//, 'reading'],
  [/^src\/(?:cli|store|io|githooks)\//, 'start-up'],
];

interface Frame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
}

interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame; readonly children?: number[] }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Profiles rows, and tells of all of them where their time goes. */
export interface Profiler {
  /** The command of the unminified build. */
  readonly cli: string;
  profile(work: string, subject: Command): void;
  /** Milliseconds of each part, by row. */
  table(): string;
}

/**
 * @param top of the checkout
 * @param work a folder that goes away
 * @param out where the profiles stay
 */
export function openProfiler(top: string, work: string, out: string): Profiler {
  const build = join(work, 'readable');
  const tsx = join(top, 'node_modules', '.bin', 'tsx');
  execFileSync(tsx, [join(top, 'src', 'dev', 'build.ts'), '--out', join(build, 'dist'), '--readable']);
  writeFileSync(join(build, 'package.json'), readFileSync(join(top, 'package.json')));
  // What the program reads of its package.
  for (const folder of ['hooks', 'schemas'])
    cpSync(join(top, folder), join(build, folder), { recursive: true });
  const sources = sourceLines(join(build, 'dist'));
  mkdirSync(out, { recursive: true });
  const rows: { work: string; sums: ReadonlyMap<Part, number> }[] = [];
  return {
    cli: join(build, 'dist', 'cli.js'),
    profile(name, { argv, cwd, env, input, prepare }) {
      const [program, ...args] = argv;
      // A commit starts Node by way of git, which hands no options on.
      if (program !== process.execPath) return;
      const folder = join(out, name.replaceAll(/[^\w]+/g, '-'));
      rmSync(folder, { recursive: true, force: true });
      const run = (options: readonly string[]) => {
        prepare?.();
        spawnSync(program, [...options, ...args], {
          cwd,
          input: input ?? '',
          env: { ...process.env, ...env },
          maxBuffer: 1 << 30,
        });
      };
      // The first run compiles.
      run([]);
      run(['--cpu-prof', '--cpu-prof-interval', '200', '--cpu-prof-dir', folder]);
      const [file] = readdirSync(folder);
      const profile = JSON.parse(readFileSync(join(folder, file ?? ''), 'utf8')) as Profile;
      rows.push({ work: name, sums: sumsOf(profile, sources) });
    },
    table() {
      const header = ['work', ...parts, 'all'];
      const lines = rows.map(({ work, sums }) => {
        const all = [...sums.values()].reduce((sum, one) => sum + one, 0);
        return [work, ...parts.map((part) => (sums.get(part) ?? 0).toFixed(0)), all.toFixed(0)];
      });
      const rule = header.map((_, at) => (at === 0 ? '---' : '--:'));
      return [header, rule, ...lines].map((row) => `| ${row.join(' | ')} |`).join('\n');
    },
  };
}

/** Which file of the sources each line of a bundle is from: esbuild says so in a comment before each. */
function sourceLines(dist: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    readdirSync(dist)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        let source = '';
        const lines = readFileSync(join(dist, name), 'utf8')
          .split('\n')
          .map((line) => {
            const [, path] = /^\s*\/\/ ((?:src|node_modules|[./]*\/node_modules)\/\S+)$/.exec(line) ?? [];
            source = path ?? source;
            return source;
          });
        return [name, lines] as const;
      }),
  );
}

/** Milliseconds of each part. Node's own code counts for what called it. */
function sumsOf(
  profile: Profile,
  sources: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<Part, number> {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  );
  const known = new Map<number, Part>();
  const partOf = (id: number | undefined): Part => {
    const node = id === undefined ? undefined : nodes.get(id);
    if (!node || id === undefined) return 'start-up';
    const found = known.get(id) ?? ownPart(node.callFrame, sources) ?? partOf(parents.get(id));
    known.set(id, found);
    return found;
  };
  const sums = new Map<Part, number>();
  profile.samples.forEach((id, at) => {
    const part = partOf(id);
    sums.set(part, (sums.get(part) ?? 0) + (profile.timeDeltas[at] ?? 0) / 1000);
  });
  return sums;
}

/** Undefined where the caller tells. */
function ownPart(
  { functionName, lineNumber, url }: Frame,
  sources: ReadonlyMap<string, readonly string[]>,
): Part | undefined {
  if (functionName === '(garbage collector)') return 'garbage';
  // Nothing but git is waited for.
  if (functionName === '(idle)') return 'git';
  if (functionName === '(program)') return 'other';
  if (/^(?:Script|compileFunction|wrapSafe|compileSourceTextModule|runInThisContext)$/.test(functionName))
    return 'compile';
  if (/^node:internal\/(?:child_process|stream_base)/.test(url)) return 'git';
  const source = sources.get(url.slice(url.lastIndexOf('/') + 1))?.[lineNumber];
  if (!source) return undefined;
  return partOfFile.find(([pattern]) => pattern.test(source))?.[1] ?? 'other';
}
