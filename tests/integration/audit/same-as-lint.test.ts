import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import { auditRepo } from '../../support/audit-repo.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { lintRepo } from '../../support/lint-repo.ts';
import fc, { runsWithGit } from '../../support/property.ts';
import { ack } from '../../support/records-handoff.ts';
import { continues, hnd, hndPath, hop, target, willing } from '../../support/records-handoff-tree.ts';
import { renderSession, sessionRun, stageOf } from '../../support/records-session.ts';
import { entry, thread, threadPath } from '../../support/records-thread.ts';
import { decPath, following, graph } from '../../support/records-thread-graph.ts';

/** What may be at each path: texts that are legal, that follow each other, that name what is elsewhere, and that are broken. */
type Pool = Readonly<Record<string, readonly string[]>>;

const [skillPath = '', skillText = ''] = Object.entries(target(willing))[0] ?? [];
const textOf = (files: Readonly<Record<string, string>>, path: string) => files[path] ?? '';
const sessionText = (id: string, stage: number, extra: readonly string[] = []) =>
  renderSession({ ...(sessionRun()[stage]?.parts ?? stageOf({}, 'HALTED')), id, extra });
const statuses = (...entries: readonly string[]) =>
  thread([], { status_history: `\n${entries.join('\n')}`, status: 'active' });

const pool: Pool = {
  '.agents/sessions/aaaaaaaa-aaa.md': [0, 1, 2, 4].map((stage) => sessionText('aaaaaaaa-aaa', stage)),
  '.agents/sessions/bbbbbbbb-bbb.md': [
    ...[0, 1, 3].map((stage) => sessionText('bbbbbbbb-bbb', stage, ['forked_from: aaaaaaaa-aaa'])),
    sessionText('bbbbbbbb-bbb', 1, ['resumes: none-such-1']),
    'a note that claims nothing\n',
  ],
  '.agents/archive/sessions/aaaaaaaa-aaa.md': [sessionText('aaaaaaaa-aaa', 4)],
  [threadPath]: [
    statuses(entry('active', 9)),
    statuses(entry('active', 9), entry('paused', 10)),
    statuses(entry('active', 8)),
    '---\nschema: baton/thread@1\nid: [\n---\n',
  ],
  [decPath('a')]: [textOf(graph({ a: {} }), decPath('a'))],
  [decPath('b')]: [
    textOf(graph({ a: {}, b: following('a') }), decPath('b')),
    textOf(graph({ a: {}, b: {} }), decPath('b')),
  ],
  [hndPath('a')]: [textOf(hop('a', 'x', 'y'), hndPath('a')), textOf(hop('a', 'x', 'z'), hndPath('a'))],
  [hndPath('b')]: [textOf(hop('b', 'y', 'z', continues('a')), hndPath('b'))],
  [hndPath('a').replace('.yaml', '.ack.yaml')]: [ack({ handoff: hnd('a') })],
  [skillPath]: [skillText, skillText.replace(/^accepts.*\n/m, '')],
  '.agents/tasks/task-001.md': ['none', 'task-002'].map(
    (depends) => `# Task task-001: T\n\n## Metadata\n\n- Status: pending\n- Depends On: ${depends}\n`,
  ),
  '.agents/tasks/TASK-001.md': ['# Task TASK-001: T\n\n## Metadata\n\n- Status: pending\n'],
};
const paths = Object.keys(pool);

type Tree = Readonly<Record<string, string>>;
interface ModelCommit {
  readonly parents: readonly number[];
  readonly tree: Tree;
}

const edits = fc.array(fc.record({ path: fc.constantFrom(...paths), choice: fc.nat(5), from: fc.nat(1) }), {
  minLength: 1,
  maxLength: 4,
});
const plan = fc.record({
  /** How far back each parent is. */
  parents: fc.oneof(
    { weight: 5, arbitrary: fc.tuple(fc.nat(1)) },
    { weight: 3, arbitrary: fc.tuple(fc.nat(1), fc.nat(3)) },
  ),
  edits,
});
type Plan = typeof plan extends fc.Arbitrary<infer P> ? P : never;

function historyOf(plans: readonly Plan[]): ModelCommit[] {
  const commits: ModelCommit[] = [];
  for (const one of plans) {
    const at = commits.length;
    const parents = at === 0 ? [] : [...new Set(one.parents.map((back) => Math.max(0, at - 1 - back)))];
    const trees = parents.map((parent) => commits[parent]?.tree ?? {});
    const tree: Record<string, string> = { ...trees[0] };
    // A merge takes what is not edited from one side or the other.
    for (const [path, text] of Object.entries(trees[1] ?? {})) if ((text.length + at) % 2) tree[path] = text;
    for (const { path, choice, from } of one.edits) {
      const text = pool[path]?.[choice];
      const other = trees[from]?.[path];
      if (text !== undefined) tree[path] = text;
      else if (choice === 5 || other === undefined) delete tree[path];
      else tree[path] = other;
    }
    commits.push({ parents, tree });
  }
  return commits;
}

/** Puts a history into a repository: a branch for each commit, named by its number. */
async function write(repo: GitRepo, commits: readonly ModelCommit[]): Promise<void> {
  const person = 'A <a@example.com> 1770231600 +0000';
  const lines = commits.flatMap(({ parents, tree }, at) => [
    `commit refs/heads/c${at}\nmark :${at + 1}\nauthor ${person}\ncommitter ${person}\n${data(String(at))}`,
    ...parents.map((parent, index) => `${index === 0 ? 'from' : 'merge'} :${parent + 1}`),
    'deleteall',
    ...Object.entries(tree).map(([path, text]) => `M 100644 inline ${path}\n${data(text)}`),
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

const keyOf = ({ rule, messageId, severity, message, at, actual }: Diagnostic) =>
  JSON.stringify([rule, messageId, severity, message, at, actual]);

it('lint and the audit find the same in a commit, whatever its history', async () => {
  let clean = 0;
  let found = 0;
  const rules = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(plan, { minLength: 4, maxLength: 8 }), async (plans) => {
      await using repo = await gitRepo();
      const commits = historyOf(plans);
      await write(repo, commits);
      const empty = await repo.git('hash-object', '-w', '-t', 'tree', '/dev/null');
      for (const [at, { parents }] of commits.entries()) {
        const against = parents.length === 0 ? [empty.trim()] : parents.map((parent) => `c${parent}`);
        const [audit, lint] = await Promise.all([
          auditRepo(repo, { revisions: [`c${at}`, ...parents.map((parent) => `^c${parent}`)] }),
          lintRepo(repo, {
            target: { type: 'revision', revision: `c${at}` },
            against: await Promise.all(against.map(async (one) => (await repo.git('rev-parse', one)).trim())),
          }),
        ]);
        const audited = audit.faults.map(({ diagnostic }) => keyOf(diagnostic)).sort();
        expect(audited).toEqual(lint.diagnostics.map(keyOf).sort());
        for (const { rule } of lint.diagnostics) rules.add(rule);
        if (audited.length === 0) clean++;
        else found++;
      }
    }),
    { numRuns: runsWithGit(10) },
  );
  // Both answers, and many rules, are tried often enough to mean something.
  expect(Math.min(clean, found)).toBeGreaterThan(0);
  expect(rules.size).toBeGreaterThan(5);
}, 600_000);
