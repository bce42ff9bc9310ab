import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandLimits, followRenames } from '../../src/app/knowledge/renames.ts';
import { lintFiles } from '../../src/check/check-files.ts';
import type { Fate } from '../../src/git/history/renames.ts';
import { openRepository } from '../../src/git/process/open.ts';
import { parseConfig } from '../../src/records/config/config-file.ts';
import { rules } from '../../src/rules/index.gen.ts';

const all = readdirSync('.agents/threads', { recursive: true, encoding: 'utf8' })
  .filter((path) => /dec_\w+\.md$/.test(path))
  .map((path) => join('.agents/threads', path));
const superseded = new Set(
  all.flatMap((path) => /^supersedes: \[?(dec_\w+)\]?$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? []),
);
/** Those that hold: the decision that takes the place of another one names its tests and files. */
const decisions = all.filter((path) => !superseded.has(basename(path, '.md')));

/** What became of the paths of this repository: decisions may not change, the files that they name may. */
let fates: ReadonlyMap<string, Fate>;
beforeAll(async () => {
  const repository = await openRepository('.', { PATH: process.env.PATH, HOME: process.env.HOME });
  const keepNothing = { get: () => undefined, set: () => {}, save: async () => {} };
  ({ fates } = await followRenames(repository, 'HEAD', keepNothing, commandLimits));
});

/** The present name of a path; undefined where a commit deleted it, or where there never was one. */
function presentName(path: string): string | undefined {
  if (existsSync(path)) return path;
  const fate = fates.get(path);
  return fate && 'path' in fate && existsSync(fate.path) ? fate.path : undefined;
}

describe('the records of this repository', () => {
  it('are clean', () => {
    const paths = readdirSync('.agents', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const after = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
    const parsed = parseConfig(
      after['.agents/baton.yaml'] ?? '',
      '.agents/baton.yaml',
      rules.map(({ id }) => id),
    );
    if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
    const found = lintFiles(rules, {
      after,
      config: parsed.config,
      committed: true,
      now: '2026-11-28T23:59:59Z',
    });
    expect(found).toEqual([]);
    expect(paths.length).toBeGreaterThan(decisions.length + 2);
  });

  it.each(decisions)('%s names a test that guards it, and files whose way is known', (path) => {
    const text = readFileSync(path, 'utf8');
    const named = /^Guarded by (`[^`]+`(?:(?:, | and )`[^`]+`)*)[.:]/m.exec(text)?.[1] ?? '';
    const guards = [...named.matchAll(/`([^`]+)`/g)].map(([, guard = '']) => guard);
    expect(guards.length, named).toBeGreaterThan(0);
    const files = /^files: \[(.*)\]$/m.exec(text)?.[1]?.split(', ') ?? [];
    for (const guard of guards) expect(presentName(guard), guard).toBeDefined();
    for (const file of files) expect(presentName(file) ?? fates.get(file), file).toBeDefined();
  });
});
