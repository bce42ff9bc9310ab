import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { whyLines } from '../../../src/app/knowledge/why.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { taskOf } from '../../support/knowledge.ts';
import { renderSession, sessionId, sessionPath } from '../../support/records-session.ts';
import { decision, thread, threadPath } from '../../support/records-thread.ts';
import { dec, decPath } from '../../support/records-thread-graph.ts';

// One story of two hundred lines, rewritten in every way that teams rewrite history.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const sizes = { a: 60, b: 60, c: 20, d: 60 } as const;
const names = Object.keys(sizes) as (keyof typeof sizes)[];
const fileOf = (name: string) => `src/${name}.ts`;
const trailer = `Baton-Session: ${sessionId}`;

/** Lines that differ from each other; `changed` of them in another wording. */
function code(name: keyof typeof sizes, changed = 0): string {
  const line = (_: unknown, at: number) =>
    `export const ${name}${at} = '${at < changed ? 'reworded' : 'written'} for ${name} in line ${at}';\n`;
  return Array.from({ length: sizes[name] }, line).join('');
}

const decided = (letter: string, keys: Parameters<typeof decision>[0]) => ({
  [decPath(letter)]: decision({ id: dec(letter), decision: `Decision ${letter}`, ...keys }),
});

async function commit(
  repo: GitRepo,
  message: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) await repo.write(path, text);
  await repo.git('add', '--all');
  await repo.git('commit', '--quiet', '--no-verify', '-m', message);
}

/** A branch whose decisions are linked in four ways, merged into main. */
async function makeStory(): Promise<GitRepo> {
  const repo = await gitRepo();
  await commit(repo, 'Begin', { 'README.md': 'Begin\n', [threadPath]: thread() });
  await repo.git('tag', 'base');
  await repo.git('switch', '--quiet', '-c', 'feature');
  // In the same commit.
  await commit(repo, 'Add a', { [fileOf('a')]: code('a'), ...decided('a', { files: '[src/a.ts]' }) });
  // By a trailer, and the decision of that session.
  await commit(repo, `Add b\n\n${trailer}`, {
    [fileOf('b')]: code('b'),
    [sessionPath]: renderSession(),
    ...decided('b', { session: sessionId, files: '[src/b.ts]' }),
  });
  // In another commit of the branch.
  await commit(repo, 'Add c', { [fileOf('c')]: code('c') });
  await commit(repo, 'Decide c', decided('c', {}));
  // By the handoff of a task that names the lines.
  await commit(repo, 'Add d', {
    [fileOf('d')]: code('d'),
    '.agents/tasks/task-001.md': taskOf('task-001', {
      status: 'completed',
      handoff: `outcome: completed\nfiles_created: [{ path: src/d.ts, lines: 1-${sizes.d}, purpose: Adds d }]`,
    }),
    ...decided('d', { task: 'task-001' }),
  });
  await commit(repo, 'fixup! Add a', { [fileOf('a')]: code('a', 10) });
  await repo.git('tag', 'done');
  await repo.git('switch', '--quiet', 'main');
  await repo.git('merge', '--quiet', '--no-ff', '--no-verify', '-m', 'Merge feature', 'feature');
  return repo;
}

/** Of each line by its text: the decision, and whether the answer says that it is not sure. */
async function answers(
  repo: GitRepo,
): Promise<ReadonlyMap<string, { decision: string | undefined; isLost: boolean }>> {
  const found = new Map<string, { decision: string | undefined; isLost: boolean }>();
  const targets = names.map((name) => ({ file: fileOf(name), ranges: [{ from: 1, to: sizes[name] }] }));
  const { lines } = await whyLines(contextIn(repo, '2026-12-01T00:00:00Z'), { targets });
  for (const { from, isCertain, links, lost, path, to } of lines) {
    const texts = (await repo.read(path)).split('\n').slice(from - 1, to);
    const isLost = lost !== undefined || !isCertain;
    for (const text of texts) found.set(text, { decision: links[0]?.decision, isLost });
  }
  return found;
}

let story: GitRepo;
beforeAll(async () => {
  story = await makeStory();
});
afterAll(async () => {
  await story[Symbol.asyncDispose]();
});

const rewrites: Readonly<Record<string, (repo: GitRepo) => Promise<void>>> = {
  squash: async (repo) => {
    await repo.git('reset', '--quiet', '--hard', 'base');
    await repo.git('merge', '--quiet', '--squash', 'done');
    await repo.git('commit', '--quiet', '--no-verify', '-m', `Add it all\n\n${trailer}`);
  },
  rebase: async (repo) => {
    await repo.git('reset', '--quiet', '--hard', 'base');
    await commit(repo, 'Go on elsewhere', { 'README.md': 'Begin again\n' });
    await repo.git('switch', '--quiet', 'feature');
    await repo.git('rebase', '--quiet', 'main');
    await repo.git('switch', '--quiet', 'main');
    await repo.git('merge', '--quiet', '--ff-only', 'feature');
  },
  autosquash: async (repo) => {
    await repo.git('reset', '--quiet', '--hard', 'base');
    await repo.git('switch', '--quiet', 'feature');
    const rebase = ['-c', 'sequence.editor=true', 'rebase', '--quiet', '-i', '--autosquash', 'base'];
    await repo.git(...rebase);
    await repo.git('switch', '--quiet', 'main');
    await repo.git('merge', '--quiet', '--no-ff', '--no-verify', '-m', 'Merge feature', 'feature');
  },
  'cherry-pick': async (repo) => {
    await repo.git('reset', '--quiet', '--hard', 'base');
    await repo.git('cherry-pick', '--allow-empty', 'base..done');
  },
  'revert and re-apply': async (repo) => {
    const merge = await repo.git('rev-parse', 'HEAD');
    await repo.git('revert', '--no-commit', '-m', '1', 'HEAD');
    // Records stay: nobody may delete them.
    await repo.git('checkout', 'HEAD', '--', '.agents');
    const parent = await repo.git('rev-parse', 'HEAD^1');
    const message = `Revert "Merge feature"\n\nThis reverts commit ${merge}, reversing\nchanges made to ${parent}.`;
    await repo.git('commit', '--quiet', '--no-verify', '-m', message);
    await repo.git('revert', '--no-edit', 'HEAD');
  },
  filter: async (repo) => {
    const filter = 'GIT_AUTHOR_EMAIL=new@example.com; export GIT_AUTHOR_EMAIL';
    const env = { FILTER_BRANCH_SQUELCH_WARNING: '1' };
    const { code: ended, stderr } = await repo.tryGit(
      ['filter-branch', '--force', '--env-filter', filter, '--', '--all'],
      { env },
    );
    expect(ended, stderr).toBe(0);
  },
};

describe('the decision of each of two hundred lines', () => {
  it('is found in the history as it was made', async () => {
    const before = await answers(story);
    expect(before.size).toBe(200);
    for (const [text, { decision: found, isLost }] of before) {
      const name = /export const ([a-d])/.exec(text)?.[1] ?? '';
      expect({ text, found, isLost }).toEqual({ text, found: dec(name), isLost: false });
    }
  });

  it.each(Object.keys(rewrites))('is the same after %s, or the answer says that it is lost', async (name) => {
    await using repo = await story.copy();
    await rewrites[name]?.(repo);
    const [before, after] = [await answers(story), await answers(repo)];
    let kept = 0;
    for (const [text, { decision: wanted }] of before) {
      const now = after.get(text);
      if (now?.decision === wanted) kept++;
      else expect({ text, isLost: now?.isLost }).toEqual({ text, isLost: true });
    }
    expect(kept).toBeGreaterThanOrEqual(0.9 * before.size);
  });
});
