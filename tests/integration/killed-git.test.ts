import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaves } from '../support/command-line.ts';
import type { GitRepo } from '../support/git-repo.ts';
import { type Call, type Kill, lastWords, moments, watchGit } from '../support/killed-children.ts';
import { type Story, story, type Verb, verbs, withoutGit } from '../support/killed-git.ts';
import { type Ran, run } from '../support/migrate.ts';

/** Every child of every verb at every moment, which takes half an hour. */
const isThorough = process.env.BATON_TEST_EVERY_CHILD !== undefined;
/**
 * As one job of the workflow runs it: every child of every verb once. Else each verb loses one child of each place in the program that starts git
 * and that no verb before it has lost one of, and at least one.
 */
const isFull = process.env.BATON_TEST_RUNS === 'full';
/** Milliseconds after which a run is taken for one that never ends. */
const patience = 120_000;

let made: Story;
/** As the story begins, until a run changes it. */
let repo: GitRepo;
let before: ReadonlyMap<string, string> = new Map();
const realTemporary = process.env.TMPDIR;

beforeAll(async () => {
  made = await story();
  await freshRepo();
  before = filesOf(repo, (path) => path);
});

afterAll(async () => {
  if (realTemporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = realTemporary;
  await repo[Symbol.asyncDispose]();
  await made.repo[Symbol.asyncDispose]();
});

async function freshRepo(): Promise<void> {
  if (realTemporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = realTemporary;
  await repo?.[Symbol.asyncDispose]();
  repo = await made.repo.copy();
  const outside = dirname(repo.path);
  for (const name of ['message', 'base', 'ours', 'theirs']) await writeFile(join(outside, name), 'x\n');
  process.env.TMPDIR = join(outside, 'tmp');
  await mkdir(process.env.TMPDIR);
}

interface Outcome {
  readonly ran: Ran;
  readonly files: ReadonlyMap<string, string>;
  /** What a killed writer would leave: locks of git, temporary files. */
  readonly left: readonly string[];
  readonly calls: readonly Call[];
  readonly killed: boolean;
}

async function runVerb(name: string, kill?: Kill): Promise<Outcome> {
  const verb = verbs({ ...made, repo })[name];
  if (!verb) throw new Error(name);
  const { result, calls, killed } = await watchGit(() => endOf(runIn(repo, verb)), kill);
  const files = filesOf(repo);
  const temporary = await readdir(process.env.TMPDIR ?? '');
  const locks = [...files.keys()].filter((path) => /\.(?:lock|tmp)$/.test(path));
  if (kill === undefined || !isSame(files, before) || temporary.length > 0) await freshRepo();
  return { ran: result, files, left: [...locks, ...temporary], calls, killed };
}

function runIn({ env, path }: GitRepo, verb: Verb): Promise<Ran> {
  return run({ path, env: { ...env, ...verb.env } }, verb.args, verb.input);
}

async function endOf(ran: Promise<Ran>): Promise<Ran> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('never ends')), patience);
  });
  return Promise.race([ran, late]).finally(() => clearTimeout(timer));
}

/** All files by path, those of git's but objects and caches. What a run makes up by chance is left out, also of new names. */
function filesOf(
  { path: top }: GitRepo,
  nameOf = (path: string) => (before.has(path) ? path : withoutIds(path)),
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(top, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(top.length + 1);
    if (!entry.isFile() || /^\.git\/(?:objects|baton|index$)/.test(path)) continue;
    files.set(nameOf(path), withoutIds(readFileSync(join(top, path), 'utf8')));
  }
  return files;
}

function withoutIds(text: string): string {
  return text
    .replaceAll(/_\d{8}_[0-9a-z]{8}\b/g, '_<id>')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f]{3}\b/g, '<id>')
    .replaceAll(/sha256:[0-9a-f]+/g, 'sha256:<hash>');
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
}

const lost = new Set<string>();

/** The children that a verb loses, one in each run. @param turn shifts the moment, so that all are met */
function kills(calls: readonly Call[], turn: number): readonly Kill[] {
  if (isThorough) return calls.flatMap((call) => moments.map((moment) => ({ ...call, moment })));
  const momentAt = (at: number) => moments[(turn + at) % moments.length] ?? 'start';
  if (isFull) return calls.map((call, at) => ({ ...call, moment: momentAt(at) }));
  const fresh = calls.filter(({ site }, at) => calls.findIndex((one) => one.site === site) === at);
  const chosen = fresh.filter(({ site }) => !lost.has(site));
  const some = chosen.length > 0 ? chosen : fresh.slice(turn % fresh.length).slice(0, 1);
  for (const { site } of some) lost.add(site);
  return some.map((call, at) => ({ ...call, moment: momentAt(at) }));
}

/** What answers questions may die once it has answered the last one: nothing is missing then. */
function isLate({ moment, name }: Kill, { files, ran }: Outcome, whole: Outcome): boolean {
  const answers = ['cat-file', 'diff-tree', 'check-ignore'].includes(name);
  return answers && moment === 'end' && ran.code === whole.ran.code && isSame(files, whole.files);
}

/** Git goes on after a hook that only helps, an agent after any hook; the driver leaves git's own conflict. */
function failureCode(name: string): number {
  if (name === 'merge-driver') return 1;
  return /^(?:hook (?:post-|prepare-)|agent-hook)/.test(name) ? 0 : 2;
}

/** An agent hook answers in JSON; what is written already is named, though what comes next in the session cannot be said. */
const saysMore = /^(?:agent-hook|session start|session dispatch)/;

/** What is wrong with a run of which one git was killed. @param whole the same run without that */
function faultsOf(name: string, { ran, files, left, killed }: Outcome, whole: Outcome): string[] {
  const faults: string[] = [];
  if (!killed) faults.push('no such git was started');
  if (left.length > 0) faults.push(`leaves ${left.join(', ')}`);
  for (const [path, text] of files)
    if (text !== before.get(path) && text !== whole.files.get(path)) faults.push(`leaves half of ${path}`);
  for (const path of before.keys())
    if (!files.has(path) && whole.files.has(path)) faults.push(`loses ${path}`);
  if (ran.code !== failureCode(name)) faults.push('wrong exit code');
  if (ran.stderr.split(lastWords).length !== 2) faults.push('does not say once what git said');
  if (/^\s+at |not of your records|bug in Baton/m.test(ran.stderr)) faults.push('takes it for a bug');
  if (ran.stdout !== '' && !saysMore.test(name)) faults.push('prints an answer');
  return faults;
}

const table = verbs({ repo: { path: '' } as GitRepo, before: '', bad: '' });
const names = Object.keys(table);

it('knows every command', () => {
  const lines = Object.values(table).map(({ args }) => `${args.join(' ')} `);
  const commands = leaves().map(([words]) => words);
  const missing = commands.filter((words) => !lines.some((line) => line.startsWith(`${words} `)));
  expect(missing.sort()).toEqual([...withoutGit].sort());
});

describe('a git that is killed', () => {
  it.each(names.map((name, turn) => [name, turn] as const))(
    'ends `%s` with what git said',
    async (name, turn) => {
      const whole = await runVerb(name);
      expect(whole.calls).not.toEqual([]);
      expect(whole.left).toEqual([]);
      const problems: string[] = [];
      for (const kill of kills(whole.calls, turn)) {
        const what = `git ${kill.name} ${kill.number}, killed at its ${kill.moment}`;
        const outcome = await runVerb(name, kill).catch(String);
        if (typeof outcome === 'string') problems.push(`${what}: ${outcome}`);
        else if (!isLate(kill, outcome, whole)) {
          const { code, stderr, stdout } = outcome.ran;
          for (const fault of faultsOf(name, outcome, whole))
            problems.push(`${what}: ${fault} (code ${code}) ${stdout.slice(0, 200)}${stderr.slice(0, 500)}`);
        }
      }
      expect(problems).toEqual([]);
    },
    600_000,
  );
});
