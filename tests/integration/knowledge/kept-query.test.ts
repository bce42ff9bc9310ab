import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { query } from '../../../src/app/knowledge/query.ts';
import { isOfOne } from '../../../src/knowledge/query/candidates.ts';
import { type QuerySubject, querySubjects } from '../../../src/knowledge/query/filters.ts';
import type { QueryRow } from '../../../src/knowledge/query/row.ts';
import { keepText } from '../../../src/store/kept-text.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { jwt, taskFiles, taskOf } from '../../support/knowledge.ts';
import { examples } from '../../support/records-record.ts';
import { decPath, graph } from '../../support/records-thread-graph.ts';

vi.setConfig({ testTimeout: 300_000 });

const now = '2026-12-01T00:00:00Z';
const taskPath = '.agents/tasks/task-001.md';
const rowsAt = (repo: GitRepo, subject: QuerySubject = 'tasks') =>
  join(repo.path, '.git', 'baton', `query-${subject}`);

async function opened(): Promise<GitRepo> {
  const repo = await gitRepo();
  const files = {
    ...examples(),
    ...taskFiles({ 'task-001': jwt, 'task-002': jwt }),
    ...graph({ a: {}, b: {} }),
  };
  for (const [path, text] of Object.entries(files)) await repo.write(path, text);
  await repo.commitAll('records');
  return repo;
}

const subjects: readonly QuerySubject[] = ['decisions', 'gotchas'];

/** Answers, with what could not be read, or why there are none. */
async function answers(repo: GitRepo, build: string | undefined, asked = subjects) {
  const found: unknown[] = [];
  for (const subject of asked) {
    const context = contextIn(repo, now, { build });
    const rows = await query(context, subject, {}).catch((error: Error) => error.message);
    found.push([subject, rows, context.unread.all]);
  }
  return found;
}

const names = async (repo: GitRepo) =>
  (await query(contextIn(repo, now, { build: 'one' }), 'tasks', {})).map(({ text }) => text);

/** Marks what is kept, so that a test sees where rows come from. */
async function mark(repo: GitRepo): Promise<void> {
  const text = await readFile(rowsAt(repo), 'latin1');
  const end = text.indexOf('\n') + 1;
  const print = text.split(' ')[2] ?? '';
  await keepText(rowsAt(repo), print, text.slice(end).replace('Build JWT', 'Xuild JWT'));
}

/** What is done to the working tree, one after the other. */
const steps: Readonly<Record<string, (repo: GitRepo) => Promise<unknown>>> = {
  nothing: () => Promise.resolve(),
  'a changed record': (repo) => repo.write(taskPath, taskOf('task-000', jwt)),
  'a staged one': (repo) => repo.git('add', '--all'),
  'a new one that is not tracked': (repo) => repo.write(decPath('0'), graph({ 0: {} })[decPath('0')] ?? ''),
  'a commit': (repo) => repo.commitAll('more'),
  'a removed one': (repo) => repo.remove(decPath('a')),
  'one that cannot be read': (repo) => repo.write(decPath('b'), '---\n\tx: [\n---\n'),
  'another commit': (repo) => repo.commitAll('broken'),
  'a moved folder': (repo) => repo.git('mv', '.agents/tasks', '.agents/more'),
  'a configuration that moves it back': (repo) =>
    repo.write('.agents/baton.yaml', 'kinds:\n  task: [.agents/more/*.md]\n'),
  'a faulty configuration': (repo) => repo.write('.agents/baton.yaml', 'kinds: [\n'),
  'a commit of a faulty configuration': (repo) => repo.commitAll('faulty'),
  'a commit without it': async (repo) => {
    await repo.remove('.agents/baton.yaml');
    await repo.commitAll('right');
  },
  'a commit that is gone': async (repo) => {
    await repo.git('checkout', '-q', '--orphan', 'other');
    await repo.git('commit', '-qm', 'other', '--no-verify');
    await repo.git('branch', '-D', 'main');
    await repo.git('reflog', 'expire', '--expire=now', '--all');
    await repo.git('gc', '-q', '--prune=now');
  },
  'a conflict': async (repo) => {
    await repo.git('checkout', '-q', '-b', 'side');
    await repo.write(decPath('0'), graph({ 0: { decision: 'Two' } })[decPath('0')] ?? '');
    await repo.commitAll('two');
    await repo.git('checkout', '-q', '-');
    await repo.write(decPath('0'), graph({ 0: { decision: 'Three' } })[decPath('0')] ?? '');
    await repo.commitAll('three');
    await repo.git('merge', '-q', 'side').catch(() => undefined);
  },
  'files that git converts': (repo) => repo.write('.gitattributes', '*.md text eol=crlf\n'),
};

describe('what is kept of the answers of a commit', () => {
  it('gives the answers that the records give, whatever the working tree is', async () => {
    await using repo = await opened();
    for (const [name, act] of Object.entries(steps)) {
      await act(repo);
      expect([name, await answers(repo, 'one')]).toEqual([name, await answers(repo, undefined)]);
    }
  });

  it('is kept for each subject whose answers come from one record each, and answers after a commit too', async () => {
    await using repo = await opened();
    expect(await answers(repo, 'one', querySubjects)).toEqual(await answers(repo, undefined, querySubjects));
    for (const subject of querySubjects) expect(existsSync(rowsAt(repo, subject))).toBe(isOfOne(subject));
    await mark(repo);
    expect(await names(repo)).toContain('Xuild JWT');
    await repo.write('notes.txt', 'x\n');
    await repo.commitAll('further');
    expect(await names(repo)).toContain('Xuild JWT');
    await repo.write(taskPath, taskOf('task-001', jwt).replace('Build', 'Make'));
    await repo.commitAll('another name');
    expect((await names(repo)).sort()).toEqual(['Add token refresh', 'Build JWT', 'Make JWT']);
  });

  it('is made anew where it is damaged, of another program, or of a commit that much has changed since', async () => {
    await using repo = await opened();
    const right = await names(repo);
    const text = await readFile(rowsAt(repo), 'latin1');
    for (const damage of [text.slice(0, -9), text.replace('Build', 'Xuild'), 'x', '']) {
      await writeFile(rowsAt(repo), damage);
      expect(await names(repo)).toEqual(right);
      expect(await readFile(rowsAt(repo), 'latin1')).toBe(text);
    }
    await mark(repo);
    expect((await query(contextIn(repo, now, { build: 'two' }), 'tasks', {})).map((one) => one.text)).toEqual(
      right,
    );
    await names(repo);
    await mark(repo);
    for (let at = 100; at < 301; at++) await repo.write(`.agents/tasks/task-${at}.md`, taskOf(`task-${at}`));
    expect(await names(repo)).toContain('Xuild JWT');
    await repo.commitAll('many');
    expect(await names(repo)).not.toContain('Xuild JWT');
  });

  it('holds no record that may have a secret', async () => {
    await using repo = await opened();
    const secret = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`;
    await repo.write(taskPath, `${taskOf('task-001', { ...jwt, name: 'Hidden' })}\n${secret}\n`);
    await repo.commitAll('secret');
    for (const _ of [1, 2]) expect(await names(repo)).toContain('Hidden');
    const text = await readFile(rowsAt(repo), 'latin1');
    expect([text.includes('Build JWT'), text.includes('Hidden')]).toEqual([true, false]);
  });

  it('gives rows while git looks at the working tree, and the state of sessions as a machine writes it', async () => {
    await using repo = await opened();
    const context = contextIn(repo, now, { build: 'one' });
    await query(context, 'tasks', {});
    const early: (readonly QueryRow[])[] = [];
    const rows = await query(context, 'tasks', {}, { prepare: (expected) => early.push(expected) });
    expect(early).toEqual([rows]);
    const at = async (state: string) => (await query(context, 'sessions', { state })).length;
    expect([await at('johari_discovery'), await at('halted')]).toEqual([1, 0]);
    await expect(at('nowhere')).rejects.toThrow('nowhere');
  });
});
