import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FixRequest, type FixResult, fix } from '../../src/app/lint/fix.ts';
import { readFiles } from '../../src/check/check-files.ts';
import { renderDiff } from '../../src/render/diff.ts';
import { contextIn } from '../support/context.ts';
import { brokenNames, cleanRepo, corpusNow, stageBroken } from '../support/corpus.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { failure } from '../support/lint-repo.ts';

const all = ['safe', 'suggested'] as const;

function fixRepo(repo: GitRepo, request: Partial<FixRequest> = {}): Promise<FixResult> {
  return fix(contextIn(repo, corpusNow), {
    target: { type: 'worktree' },
    kinds: ['safe'],
    write: true,
    ...request,
  });
}

/** Every file of the work tree that is text, by path. */
async function filesOf(repo: GitRepo): Promise<Record<string, string>> {
  const names = await repo.git('ls-files', '--cached', '--others', '-z');
  const files: Record<string, string> = {};
  for (const name of new Set(names.split('\0').filter(Boolean))) {
    const bytes = await readFile(join(repo.path, name)).catch(() => undefined);
    const text = bytes?.toString('utf8');
    if (text !== undefined && bytes?.equals(Buffer.from(text))) files[name] = text;
  }
  return files;
}

const skills = new URL('../cases/skills/', import.meta.url);

/** Every case of a skill in one repository, each below a root of its own. */
async function skillRepo(): Promise<GitRepo> {
  const repo = await gitRepo();
  for (const name of readdirSync(skills, { recursive: true, encoding: 'utf8' })) {
    if (!/[\\/].*\.md$/i.test(name)) continue;
    const [first = '', ...rest] = name.split(/[\\/]/);
    const bytes = readFileSync(new URL(name.split(/[\\/]/).map(encodeURIComponent).join('/'), skills));
    await repo.write(`${first}/.agents/skills/${rest.join('/')}`, bytes);
  }
  return repo;
}

/** What fixing must keep, whatever it fixes. */
function expectKept(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): void {
  expect(Object.keys(after)).toEqual(Object.keys(before));
  const read = (files: Readonly<Record<string, string>>) =>
    new Map(readFiles(files).map((doc) => [doc.path, doc]));
  const [old, now] = [read(before), read(after)];
  for (const [path, text] of Object.entries(before)) {
    const fixed = after[path] ?? '';
    if (text === fixed) continue;
    const [was, is] = [old.get(path), now.get(path)];
    expect(is?.kind, path).toBe(was?.kind);
    if (was?.problems.length === 0) expect(is?.problems, path).toEqual([]);
    expect(commentsOf(fixed), path).toEqual(commentsOf(text));
    const added = keysOf(fixed).filter((key) => !keysOf(text).includes(key));
    expect(keysOf(text).filter((key) => !keysOf(fixed).includes(key)).length, path).toBeLessThanOrEqual(
      added.length,
    );
    if (!was?.frontMatter || !is?.frontMatter || was.kind === 'task') continue;
    // The prose is never touched.
    expect(fixed.slice(is.frontMatter.extent.to), path).toBe(text.slice(was.frontMatter.extent.to));
  }
}

const commentsOf = (text: string) => text.match(/^\s*(?:#(?!#| ).*|<!--.*-->)$/gm) ?? [];
const keysOf = (text: string): readonly string[] => text.match(/[\w-]+(?=:)/g) ?? [];

async function expectSettled(repo: GitRepo, kinds: FixRequest['kinds']): Promise<FixResult> {
  const before = await filesOf(repo);
  const first = await fixRepo(repo, { kinds });
  const after = await filesOf(repo);
  expectKept(before, after);
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(changed.sort()).toEqual(first.files.map(({ path }) => path));
  for (const file of first.files) expect(after[file.path]).toBe(file.after);
  const second = await fixRepo(repo, { kinds });
  expect(second.files).toEqual([]);
  expect(await filesOf(repo)).toEqual(after);
  expect(second.diagnostics, 'what was said to remain').toEqual(first.diagnostics);
  return first;
}

describe('the clean corpus', () => {
  it('has nothing to fix', async () => {
    await using repo = await cleanRepo();
    const before = await filesOf(repo);
    expect((await fixRepo(repo, { kinds: all })).files).toEqual([]);
    expect(await filesOf(repo)).toEqual(before);
  });
});

describe('the broken corpus', () => {
  for (const name of brokenNames) {
    it(`${name} settles as reviewed, and keeps what is not fixed`, async () => {
      await using repo = await stageBroken(name);
      const safe = await expectSettled(repo, ['safe']);
      const suggested = await expectSettled(repo, all);
      const diff = `# safe\n${renderDiff(safe.files)}# suggested\n${renderDiff(suggested.files)}`;
      await expect(diff).toMatchFileSnapshot(`snapshots/fix/${name}.diff`);
    });
  }
});

describe('the cases of skills', () => {
  it('settle, and keep what is not fixed', async () => {
    await using repo = await skillRepo();
    const first = await expectSettled(repo, ['safe']);
    const second = await expectSettled(repo, all);
    const diff = `# safe\n${renderDiff(first.files)}# suggested\n${renderDiff(second.files)}`;
    await expect(diff).toMatchFileSnapshot('snapshots/fix/cases-of-skills.diff');
  });
});

describe('line ends and byte order marks', () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');

  async function fixed(name: string, change: (text: string) => string): Promise<Map<string, string>> {
    await using repo = await stageBroken(name);
    for (const [path, text] of Object.entries(await filesOf(repo))) {
      if (/\.(?:md|yaml)$/.test(path) && !text.includes('\r')) await repo.write(path, change(text));
    }
    const { files } = await fixRepo(repo, { kinds: all, write: false });
    return new Map(files.map(({ path, after }) => [path, after]));
  }

  it.each(brokenNames)('of %s stay as they are', async (name) => {
    const plain = await fixed(name, (text) => text);
    const expected = [...plain].map(([path, text]): [string, string] => [path, crlf(text)]);
    expect(await fixed(name, crlf)).toEqual(new Map(expected));
  });

  it('keep a byte order mark in a record, and take it out of a skill', async () => {
    await using repo = await gitRepo();
    const task =
      '\uFEFF# Task task-001: A\n\n## Handoff\n\n```yaml\noutcome: completed\nfiles_created:\n  - { path: a.ts, purpose: Adds, lines: 7 } # one\n```\n';
    await repo.write('.agents/tasks/task-001.md', task);
    await repo.write('.agents/skills/x/SKILL.md', '\uFEFF---\nname: x\ndescription: Does\n---\n');
    await fixRepo(repo);
    expect(await repo.read('.agents/tasks/task-001.md')).toBe(task.replace('lines: 7', 'lines: 7-7'));
    expect(await repo.read('.agents/skills/x/SKILL.md')).toBe('---\nname: x\ndescription: Does\n---\n');
  });
});

const handoff = (timestamp: string, meta = '') =>
  `schema: baton/handoff@1\nhandoff:\n  version: "2.0"\n  timestamp: ${timestamp}\n  source: { skill: user, workflow_id: w-1 }\n  target: { skill: lit-pm }\n  context: { original_prompt: Expand?, problem_type: strategic }\n${meta}`;
const payloadPath = '.agents/handoffs/hnd_20261127_abcdefgh.yaml';

describe('a fix that would do harm', () => {
  it('is not made in what must not change any more, and is not counted', async () => {
    await using repo = await gitRepo();
    const text = handoff('2026-11-27 09:00:00Z');
    await repo.write(payloadPath, text);
    expect((await fixRepo(repo, { write: false })).files).toHaveLength(1);
    await repo.commitAll('payload');
    const result = await fixRepo(repo);
    expect(result.diagnostics.map(({ rule }) => rule)).toContain('record/timestamp-format');
    expect(result.files).toEqual([]);
    expect(await repo.read(payloadPath)).toBe(text);
  });

  it('leaves the others of its file to be made', async () => {
    await using repo = await gitRepo();
    const thread = (rows: string, status: string) =>
      `---\nschema: baton/thread@1\nid: thread_a\ntitle: A\nstatus: ${status}\ncreated_at: 2026-11-27T09:00:00Z\nstatus_history:\n${rows}---\n`;
    const first = '  - { status: active, at: 2026-11-27 09:00:00Z }\n';
    await repo.write('.agents/threads/thread_a/thread.md', thread(first, 'active'));
    await repo.commitAll('thread');
    const second = '  - { status: paused, at: 2026-11-28 09:00:00Z }\n';
    await repo.write('.agents/threads/thread_a/thread.md', thread(first + second, 'paused'));
    const { files } = await fixRepo(repo);
    expect(files.map(({ findings }) => findings)).toEqual([1]);
    expect(await repo.read('.agents/threads/thread_a/thread.md')).toBe(
      thread(first + second.replace('28 09', '28T09'), 'paused'),
    );
  });

  it('is not offered where a hash covers it', async () => {
    await using repo = await gitRepo();
    await repo.write(payloadPath, handoff('2026-11-27 09:00:00Z', '  meta: { payload_size_bytes: 1 }\n'));
    const { files } = await fixRepo(repo);
    expect(files).toEqual([]);
  });
});

describe('what is written', () => {
  const path = '.agents/skills/x/SKILL.md';
  const broken = '---\nname: x\ndescription: a: b\n---\n';
  const fixed = '---\nname: x\ndescription: "a: b"\n---\n';

  it('is the work tree alone, and only what was asked for', async () => {
    await using repo = await gitRepo();
    await repo.write(path, broken);
    await repo.write('.agents/skills/y/SKILL.md', broken.replace('x', 'y'));
    await repo.git('add', '--all');
    const result = await fixRepo(repo, { paths: ['.agents/skills/x'] });
    expect(result.diagnostics).toEqual([]);
    expect(await repo.read(path)).toBe(fixed);
    expect(await repo.git('show', `:${path}`)).toBe(broken.trimEnd());
    expect(await repo.read('.agents/skills/y/SKILL.md')).toBe(broken.replace('x', 'y'));
  });

  it('is nothing in a dry run', async () => {
    await using repo = await gitRepo();
    await repo.write(path, broken);
    const { files, diagnostics, before } = await fixRepo(repo, { write: false });
    expect(files).toEqual([{ path, before: broken, after: fixed, findings: 1 }]);
    expect([before.diagnostics.length, diagnostics.length]).toEqual([1, 0]);
    expect(await repo.read(path)).toBe(broken);
  });

  it('is nothing where a file that git sees unchanged does not exist', async () => {
    await using repo = await gitRepo();
    await repo.write(path, broken);
    await repo.commitAll('skill');
    await repo.git('update-index', '--skip-worktree', path);
    await rm(join(repo.path, path));
    const result = await fixRepo(repo);
    expect(result.diagnostics.map(({ rule }) => rule)).toEqual(['skill/yaml']);
    expect(result.files).toEqual([]);
    expect(await readFile(join(repo.path, path)).catch(() => 'none')).toBe('none');
  });

  it('is only what changed since a base', async () => {
    await using repo = await gitRepo();
    await repo.write(path, broken);
    await repo.commitAll('skill');
    await repo.write('.agents/skills/y/SKILL.md', broken.replace('x', 'y'));
    const { files } = await fixRepo(repo, { since: 'HEAD' });
    expect(files.map((file) => file.path)).toEqual(['.agents/skills/y/SKILL.md']);
  });

  it('is nothing at all where a file changed since it was read', async () => {
    await using repo = await gitRepo();
    await repo.write('.agents/skills/a/SKILL.md', broken.replace('x', 'a'));
    await repo.write(path, broken);
    const run = fix(contextIn(repo, corpusNow), {
      target: { type: 'worktree' },
      kinds: ['safe'],
      // The last thing that is asked before anything is written.
      get write() {
        writeFileSync(join(repo.path, path), 'mine\n');
        return true;
      },
    });
    expect((await failure(run)).code).toBe('unwritable');
    expect(await repo.read(path)).toBe('mine\n');
    expect(await repo.read('.agents/skills/a/SKILL.md')).toBe(broken.replace('x', 'a'));
  });

  it('is never the index nor a commit', async () => {
    await using repo = await gitRepo();
    await repo.write(path, broken);
    await repo.commitAll('skill');
    for (const target of [{ type: 'index' }, { type: 'revision', revision: 'HEAD' }] as const) {
      const { code, help } = await failure(fixRepo(repo, { target }));
      expect([code, help]).toEqual([
        'usage',
        'run `baton lint --fix`, review what it wrote and `git add` it',
      ]);
    }
  });
});
