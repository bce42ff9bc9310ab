import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from '../../src/app/lint/lint.ts';
import type { LintTarget } from '../../src/app/lint/request.ts';
import type { Severity } from '../../src/core/diagnostic.ts';
import { parseTrailers } from '../../src/records/trailers.ts';
import { contextIn } from './context.ts';
import { type GitRepo, gitRepo } from './git-repo.ts';

const top = fileURLToPath(new URL('../corpus/', import.meta.url));

/** A folder like a repository, without a fault. */
export const cleanFolder = join(top, 'clean');
const brokenFolder = join(top, 'broken');

/** The clock of the corpus: later than all its records but for what expires in 2099. */
export const corpusNow = '2026-12-01T00:00:00Z';

/** One finding: as short as a person reads it. */
export interface CorpusFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly path: string;
  /** Absent where the finding is about the whole file. */
  readonly line?: number;
  /** Present where the place is in the version before. */
  readonly side?: 'before';
}

/** `case.json` of a folder under `broken`: beside `after/` and, for changes, `before/`; for merges also `other/`. */
export interface CorpusCase {
  readonly note: string;
  /** Symbolic links to make, path → target: not every system can check one out. */
  readonly links?: Readonly<Record<string, string>>;
  /** Copies to make, path → original, under names that not every system can hold side by side. */
  readonly copies?: Readonly<Record<string, string>>;
  /** Files to fill up to a number of bytes. */
  readonly pad?: Readonly<Record<string, number>>;
  /** The message that `after/` is committed with. */
  readonly message?: string;
  readonly findings: readonly CorpusFinding[];
}

/** The names of the folders under `broken`. */
export const brokenNames: readonly string[] = readdirSync(brokenFolder).sort();

export function readCase(name: string): CorpusCase {
  return JSON.parse(readFileSync(join(brokenFolder, name, 'case.json'), 'utf8')) as CorpusCase;
}

/** A repository with a broken folder staged, after a commit of its `before`; with `other`, in a merge with a commit of that. */
export async function stageBroken(name: string): Promise<GitRepo> {
  const repo = await gitRepo();
  const folder = join(brokenFolder, name);
  const parts = readdirSync(folder);
  if (parts.includes('other')) {
    await repo.commitAll('base');
    await repo.git('switch', '--quiet', '-c', 'other');
    await commitFolder(repo, join(folder, 'other'), 'other');
    await repo.git('switch', '--quiet', 'main');
  }
  if (parts.includes('before')) await commitFolder(repo, join(folder, 'before'), 'before');
  if (parts.includes('other')) await repo.git('merge', '--quiet', '--no-commit', '-s', 'ours', 'other');
  await empty(repo);
  await cp(join(folder, 'after'), repo.path, { recursive: true });
  const { links = {}, copies = {}, pad = {} } = readCase(name);
  for (const [path, size] of Object.entries(pad)) {
    const file = join(repo.path, path);
    const missing = size - (await readFile(file)).length;
    await appendFile(file, `${'x'.repeat(missing - 1)}\n`);
  }
  for (const [path, from] of Object.entries(copies)) {
    await repo.write(path, await readFile(join(repo.path, from)));
  }
  for (const [path, target] of Object.entries(links)) {
    await mkdir(dirname(join(repo.path, path)), { recursive: true });
    await symlink(target, join(repo.path, path));
  }
  await repo.git('add', '--all');
  return repo;
}

async function commitFolder(repo: GitRepo, folder: string, message: string): Promise<void> {
  await cp(folder, repo.path, { recursive: true });
  await repo.commitAll(message);
}

async function empty(repo: GitRepo): Promise<void> {
  for (const entry of readdirSync(repo.path)) {
    if (entry !== '.git') await rm(join(repo.path, entry), { recursive: true });
  }
}

/** A repository with the clean folder in its work tree, nothing added. */
export async function cleanRepo(): Promise<GitRepo> {
  const repo = await gitRepo();
  cpSync(cleanFolder, repo.path, { recursive: true });
  return repo;
}

/** Lints a repository at the corpus's clock. */
export function lintAt(repo: GitRepo, target: LintTarget, text?: string) {
  const message =
    text === undefined ? {} : { message: { path: 'COMMIT_EDITMSG', text, trailers: parseTrailers(text) } };
  return lint(contextIn(repo, corpusNow), { target, ...message });
}
