import { describe, expect, it } from 'vitest';
import { auditRepo } from '../../support/audit-repo.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import fc, { runsWithGit } from '../../support/property.ts';
import { renderSession, sessionRun, stageOf } from '../../support/records-session.ts';

/** The states of a session in these histories: on along one run, or halted after its second state. */
const run = sessionRun().slice(0, 6);
const halted = { parts: stageOf({ halt: 'step 0' }, 'HALTED') };
const stages = [...run, halted];
type Stage = number;

/** Two sessions, and one that may be a fork of the first. */
const ids = ['aaaaaaaa-aaa', 'bbbbbbbb-bbb', 'ffffffff-fff'] as const;
type Id = (typeof ids)[number];
const [first, , fork] = ids;
type Tree = Readonly<Partial<Record<Id, Stage>>>;

interface ModelCommit {
  readonly parents: readonly number[];
  readonly tree: Tree;
}

/** What a commit does to one session, its parents given by their place. */
type Step =
  | { readonly op: 'keep' | 'advance' | 'furthest' | 'delete' }
  | { readonly op: 'set'; readonly stage: Stage };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<Step>({ op: 'furthest' }, { op: 'furthest' }, { op: 'keep' }) },
  { weight: 5, arbitrary: fc.constant<Step>({ op: 'advance' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ op: 'delete' }) },
  { weight: 2, arbitrary: fc.nat(stages.length - 1).map((stage): Step => ({ op: 'set', stage })) },
);

const plan = fc.record({
  /** How far back each parent lies. */
  parents: fc.oneof(
    { weight: 5, arbitrary: fc.tuple(fc.nat(2)) },
    { weight: 4, arbitrary: fc.tuple(fc.nat(2), fc.nat(4)) },
    { weight: 1, arbitrary: fc.tuple(fc.nat(2), fc.nat(4), fc.nat(6)) },
  ),
  steps: fc.tuple(step, step, step),
});

/** Makes the commits of a plan; the first has the two sessions. */
function historyOf(plans: readonly (typeof plan extends fc.Arbitrary<infer P> ? P : never)[]): ModelCommit[] {
  const commits: ModelCommit[] = [{ parents: [], tree: { [ids[0]]: 0, [ids[1]]: 1 } }];
  for (const { parents, steps } of plans) {
    const at = commits.length;
    const chosen = [...new Set(parents.map((back) => Math.max(0, at - 1 - back)))];
    const tree: Partial<Record<Id, Stage>> = {};
    ids.forEach((id, index) => {
      const stage = stageAfter(
        steps[index] ?? { op: 'keep' },
        chosen.map((one) => commits[one]?.tree[id]),
      );
      if (stage !== undefined) tree[id] = stage;
    });
    commits.push({ parents: chosen, tree });
  }
  return commits;
}

function stageAfter(one: Step, before: readonly (Stage | undefined)[]): Stage | undefined {
  const there = before.filter((stage) => stage !== undefined);
  const [own] = before;
  if (one.op === 'set') return one.stage;
  if (one.op === 'delete') return undefined;
  if (one.op === 'keep') return own;
  const furthest = there.length === 0 ? undefined : Math.max(...there);
  if (one.op === 'furthest' || furthest === undefined) return furthest;
  return furthest >= run.length - 1 ? furthest : furthest + 1;
}

/** The slow and obvious check: whole trees, every parent, straight from the convention. */
class Model {
  readonly #commits: readonly ModelCommit[];
  readonly #range: ReadonlySet<number>;

  constructor(commits: readonly ModelCommit[], range: ReadonlySet<number>) {
    this.#commits = commits;
    this.#range = range;
  }

  isLegal(at: number): boolean {
    const { parents, tree } = this.#of(at);
    return parents.every((parent) => ids.every((id) => this.#isLegalSince(parent, tree, id)));
  }

  #isLegalSince(parent: number, tree: Tree, id: Id): boolean {
    const before = this.#of(parent).tree[id];
    const after = tree[id];
    if (before !== undefined) return after !== undefined && goesOn(before, after, tree, id);
    const last = this.#lastKnown(parent, id);
    return after === undefined || last === undefined || goesOn(last, after, tree, id);
  }

  /** Where a session stood when it was last there. */
  #lastKnown(at: number, id: Id): Stage | undefined {
    if (!this.#range.has(at)) return undefined;
    const { parents } = this.#of(at);
    const there = parents.map((parent) => this.#of(parent).tree[id]).find((stage) => stage !== undefined);
    if (there !== undefined) return there;
    return parents.map((parent) => this.#lastKnown(parent, id)).find((stage) => stage !== undefined);
  }

  #of(at: number): ModelCommit {
    const commit = this.#commits[at];
    if (!commit) throw new Error(`no commit ${at}`);
    return commit;
  }
}

function goesOn(before: Stage, after: Stage, tree: Tree, id: Id): boolean {
  const livesIn = id === first ? tree[fork] : undefined;
  return isPrefix(before, after) || (livesIn !== undefined && isPrefix(before, livesIn));
}

function isPrefix(before: Stage, after: Stage): boolean {
  const [old, now] = [before, after].map((stage) => stages[stage]?.parts.history ?? []);
  return (old ?? []).every((state, index) => now?.[index] === state);
}

function textOf(id: Id, stage: Stage): string {
  const parts = stages[stage]?.parts ?? halted.parts;
  return renderSession({ ...parts, id, extra: id === fork ? [`forked_from: ${first}`] : [] });
}

/** Puts a history into a repository: a branch for each commit, named by its number. */
async function write(repo: GitRepo, commits: readonly ModelCommit[]): Promise<void> {
  const person = 'A <a@example.com> 1767250000 +0000';
  const lines = commits.flatMap(({ parents, tree }, at) => [
    `commit refs/heads/c${at}\nmark :${at + 1}\nauthor ${person}\ncommitter ${person}\n${data(String(at))}`,
    ...parents.map((parent, index) => `${index === 0 ? 'from' : 'merge'} :${parent + 1}`),
    'deleteall',
    ...ids.flatMap((id) => {
      const stage = tree[id];
      return stage === undefined
        ? []
        : [`M 100644 inline .agents/sessions/${id}.md\n${data(textOf(id, stage))}`];
    }),
    '',
  ]);
  const { code, stderr } = await repo.tryGit(['fast-import', '--quiet', '--force'], {
    input: lines.join('\n'),
  });
  if (code !== 0) throw new Error(stderr);
}

function data(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}`;
}

function ancestorsOf(commits: readonly ModelCommit[], at: number): ReadonlySet<number> {
  const found = new Set([at]);
  for (const one of found) for (const parent of commits[one]?.parents ?? []) found.add(parent);
  return found;
}

/** What a fault of a session's life looks like; that a fork names a session which is gone is another matter. */
const isAboutLife = (rule: string) => rule.startsWith('session/') || rule === 'record/deleted';

describe('an audit of any history of sessions', () => {
  it('accepts exactly what a model accepts that looks at every tree and every parent', async () => {
    let refused = 0;
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(plan, { minLength: 1, maxLength: 9 }),
        fc.option(fc.nat(4), { nil: undefined }),
        async (plans, begin) => {
          await using repo = await gitRepo();
          const commits = historyOf(plans);
          await write(repo, commits);
          const start = begin === undefined ? undefined : Math.min(begin, commits.length - 1);
          const outside = start === undefined ? new Set<number>() : ancestorsOf(commits, start);
          const range = commits.map((_, at) => at).filter((at) => !outside.has(at));
          const model = new Model(commits, new Set(range));
          const revisions = ['--all', ...(start === undefined ? [] : [`^c${start}`])];

          const order = await repo.git('rev-list', '--topo-order', '--reverse', '--format=%s', ...revisions);
          const walked = order
            .split('\n')
            .filter((line) => line !== '' && !line.startsWith('commit '))
            .map(Number);
          expect([...walked].sort((a, b) => a - b)).toEqual(range);
          const illegal = walked.filter((at) => !model.isLegal(at));

          const { faults } = await auditRepo(repo, { revisions });
          const found = faults.filter(({ diagnostic }) => isAboutLife(diagnostic.rule));
          const told = [...new Set(found.map(({ commit }) => Number(commit.subject)))];
          // The same fault of a later commit is not told again, so only the first one is always there.
          expect(told[0]).toBe(illegal[0]);
          expect(illegal).toEqual(expect.arrayContaining(told));
          if (illegal.length > 0) refused++;
          else accepted++;
        },
      ),
      { numRuns: runsWithGit(150) },
    );
    // Both answers are tried often enough to mean something.
    expect(Math.min(refused, accepted)).toBeGreaterThan(runsWithGit(150) / 10);
  }, 180_000);
});
