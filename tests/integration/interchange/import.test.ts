import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordDecision } from '../../../src/app/decision/record.ts';
import { exportRecord } from '../../../src/app/interchange/export.ts';
import { type ImportRequest, importFiles } from '../../../src/app/interchange/import.ts';
import { createThread } from '../../../src/app/thread/create.ts';
import type { Context } from '../../../src/app/workspace/context.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { failure, findings, now } from '../../support/lint-repo.ts';

const run = (
  repo: GitRepo,
  format: string,
  files: string | readonly string[],
  more: Partial<ImportRequest & Context> = {},
) => {
  const all = {
    ...contextIn(repo, now),
    format,
    files: typeof files === 'string' ? [files] : files,
    said: {},
    dryRun: false,
    ...more,
  };
  return importFiles(all, all);
};
const out = (repo: GitRepo, format: string, record: string, more = {}) =>
  exportRecord(contextIn(repo, now), { format, record, ...more });

const adr = (title: string) =>
  `---\ndate: 2026-01-08T12:00:00Z\n---\n\n# ${title}\n\n## Context\n\nx\n\n## Decision\n\ny\n`;
const decision = (id: string, more = '') =>
  `id: ${id}\nsummary: s\ndecision: D\nconfidence: 0.5\ndate: 2026-01-08T12:00:00Z\nrecorded_by: ada\n${more}`;
const states = ({ records }: { records: readonly { kind: string; state: string }[] }) =>
  records.map(({ kind, state }) => `${kind} ${state}`);

async function recordsOf(repo: GitRepo): Promise<readonly string[]> {
  const { stdout } = await repo.run('find', ['.agents', '-type', 'f']);
  return stdout
    .split('\n')
    .filter((path) => path !== '')
    .sort();
}

describe('importFiles', () => {
  it('writes records that lint takes, and finds them there the next time', async () => {
    await using repo = await gitRepo();
    await repo.write('docs/adr/0001-a.md', adr('A'));
    await repo.write('docs/adr/0002-b.md', adr('B'));
    const files = ['docs/adr/0001-a.md', 'docs/adr/0002-b.md', 'docs/adr/../adr/0001-a.md'];
    expect(states(await run(repo, 'madr', files, { stage: true }))).toEqual([
      ...['thread created', 'decision created', 'thread created', 'decision created'],
    ]);
    expect((await repo.git('diff', '--cached', '--name-only')).split('\n')).toEqual(await recordsOf(repo));
    expect(await findings(repo)).toEqual([]);
    const before = await repo.fingerprint();
    expect(states(await run(repo, 'madr', files, { now: '2027-01-01T00:00:00Z' }))).toEqual([
      'decision there',
      'decision there',
    ]);
    expect(await repo.fingerprint()).toEqual(before);
  });

  it('writes nothing in a dry run, which refuses what a run would', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', adr('A'));
    expect(states(await run(repo, 'madr', 'a.md', { dryRun: true, stage: true }))).toEqual([
      'thread created',
      'decision created',
    ]);
    await repo.write('p.yaml', 'handoff: { version: "2.0" }\n');
    for (const dryRun of [true, false]) {
      const refused = await failure(run(repo, 'payload', 'p.yaml', { dryRun }));
      expect(refused.message).toMatch(
        /^`p.yaml` cannot be imported:\n {2}Missing key `handoff.context` \(record\/schema\)\n/,
      );
    }
    expect((await repo.git('status', '--short')).split('\n')).toEqual(['?? a.md', '?? p.yaml']);
  });

  it('names every file that is refused, for whatever reason, and imports the rest', async () => {
    await using repo = await gitRepo();
    const token = ['gh', 'p_', 'A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8'].join('');
    await repo.write('docs/adr/0001-a.md', adr('A'));
    await repo.write('docs/adr/0002-notes.md', '# Notes\n');
    await repo.write('docs/adr/0003-secret.md', adr(`Use ${token}`));
    await repo.write('docs/adr/0004-broken.md', '---\nstatus: [\n---\n\n# B\n\n## Decision\n\nx\n');
    await repo.write('docs/adr/0005-c.md', adr('C'));
    const made = await run(repo, 'madr', ['docs/adr', 'gone.md']);
    expect(states(made)).toEqual([
      ...['thread created', 'decision created', 'thread created', 'decision created'],
    ]);
    expect(made.refused.map(({ error, file }) => [file, error.code])).toEqual([
      ['docs/adr/0002-notes.md', 'unreadable'],
      ['docs/adr/0003-secret.md', 'refused'],
      ['docs/adr/0004-broken.md', 'unreadable'],
      ['gone.md', 'unreadable'],
    ]);
    const told = made.refused.map(({ error }) => error.message).join('\n');
    expect(told).toContain('`docs/adr/0002-notes.md` is not a MADR decision');
    expect(told).toContain('`docs/adr/0003-secret.md` cannot be imported');
    expect(told).toContain('`docs/adr/0004-broken.md:');
    expect(told).not.toContain(token);
    expect(await findings(repo)).toEqual([]);
  });

  it('imports a file alone or not at all, and says why as the run does', async () => {
    await using repo = await gitRepo();
    await repo.write('b.md', '# Notes\n');
    expect((await failure(run(repo, 'madr', ['b.md']))).message).toContain('`b.md` is not a MADR decision');
    expect(await recordsOf(repo)).toEqual([]);
  });

  it('lets nothing continue what was refused', async () => {
    await using repo = await gitRepo();
    await repo.write('a.yaml', 'summary: [1]\n');
    await repo.write('b.yaml', decision('b', 'parent_decision_id: a\n'));
    const made = await run(repo, 'cstp-decision', ['a.yaml', 'b.yaml']);
    expect(made.refused.map(({ file }) => file)).toEqual(['a.yaml']);
    const path = made.records.at(-1)?.path ?? '';
    expect(await repo.read(path)).toContain('x-cstp: { parent_decision_id: a }');
    expect(await findings(repo)).toEqual([]);
  });

  it('leaves READMEs and templates of a folder aside, not what is wrong in it', async () => {
    await using repo = await gitRepo();
    await repo.write('docs/adr/README.md', '# Decisions\n');
    await repo.write('docs/adr/template.md', adr('{short title}'));
    await repo.write('docs/adr/0001-a.md', adr('A'));
    const files = ['README.md', 'template.md', '0001-a.md'].map((name) => `docs/adr/${name}`);
    const made = await run(repo, 'madr', files);
    expect(states(made)).toEqual(['thread created', 'decision created']);
    expect(made.remarks.filter(({ what }) => what === 'left out').map(({ file }) => file)).toEqual([
      'docs/adr/README.md',
      'docs/adr/template.md',
    ]);
    await repo.write('docs/adr/0002-b.md', '# B\n');
    const refused = await run(repo, 'madr', [...files, 'docs/adr/0002-b.md']);
    expect(refused.refused.map(({ file }) => file)).toEqual(['docs/adr/0002-b.md']);
  });

  it('finds the format of each file', async () => {
    await using repo = await gitRepo();
    await repo.write('in/0001-a.md', adr('A').replace('## Decision', '## Decision\n\ny\n\n## Consequences'));
    await repo.write('in/d.yaml', decision('a', 'stakes: low\nstatus: pending\n'));
    await repo.write('in/p.yaml', '---\nsession: s\n---\ngoal: x\n');
    await repo.write('in/README.md', '# Here\n');
    await repo.write('in/notes.md', '# Notes\n');
    await repo.write('other.md', '# Notes\n');
    const made = await run(repo, 'auto', ['in', 'other.md']);
    expect(made.records.map(({ file, kind }) => `${file} ${kind}`)).toEqual([
      ...['in/0001-a.md thread', 'in/0001-a.md decision', 'in/d.yaml thread', 'in/d.yaml decision'],
      'in/p.yaml task',
    ]);
    expect(made.remarks.filter(({ field }) => field === 'file').map(({ detail }) => detail)).toEqual([
      'a README or template of no format that is known',
      '1 of no format that is known: `notes.md`',
    ]);
    expect(made.refused.map(({ error }) => error.message)).toEqual([
      '`other.md` looks like no format that is known',
    ]);
  });

  it('finds decision records by their names and by headings of other languages, and imports the rest beside three bad files', async () => {
    await using repo = await gitRepo();
    await repo.write('adr/0001-queue.md', '# 큐\n\n## 결정 (Decision)\n\nRedis를 사용한다.\n');
    await repo.write(
      'adr/AgDR-0007-cache.md',
      'In the context of pages, facing load, I decided for a cache.\n',
    );
    await repo.write('adr/0002-bad.md', Buffer.from([0xff, 0xfe, 0]));
    await repo.write('adr/0003-bad.md', '---\na: [\n---\n# A\n\n## Decision\n\nx\n');
    await repo.write('adr/0004-bad.yaml', 'decision: x\nstakes: low\nstatus: 5\nsummary: [\n');
    const made = await run(repo, 'auto', 'adr');
    expect(new Set(made.records.map(({ file }) => file))).toEqual(
      new Set(['adr/0001-queue.md', 'adr/AgDR-0007-cache.md']),
    );
    expect(made.refused.map(({ file }) => file).sort()).toEqual([
      'adr/0002-bad.md',
      'adr/0003-bad.md',
      'adr/0004-bad.yaml',
    ]);
  });

  it('dates what says no date by the commit that added its file, also where it moved since', async () => {
    await using repo = await gitRepo();
    const text = adr('A').replace(/^date.*\n/m, 'status: accepted\n');
    await repo.write('adr/a.md', text);
    await repo.git('add', '.');
    await repo.git('commit', '-q', '-m', 'Decide', '--date', '2025-03-04T05:06:07+01:00');
    await repo.write('docs/adr/a.md', text);
    await repo.remove('adr/a.md');
    await repo.commitAll('Move');
    const made = await run(repo, 'madr', 'docs/adr');
    const path = made.records[1]?.path ?? '';
    expect(await repo.read(path)).toContain('date: 2025-03-04T05:06:07+01:00');
    expect(made.remarks).toContainEqual(
      expect.objectContaining({
        what: 'assumed',
        field: 'date',
        detail: expect.stringContaining('a commit'),
      }),
    );
    expect(states(await run(repo, 'madr', 'docs/adr', { now: '2027-01-01T00:00:00Z' }))).toEqual([
      'decision there',
    ]);
  });

  it('names the option that says what a payload does not', async () => {
    await using repo = await gitRepo();
    const text =
      'handoff:\n  timestamp: 2026-01-08T12:00:00Z\n  payload: { original_prompt: x, problem_type: decision }\n';
    await repo.write('in/p.yaml', `${text}  context: { perspectives_completed: 3 }\n`);
    const counted = await failure(run(repo, 'payload', 'in/p.yaml'));
    expect([counted.message, counted.help]).toEqual([
      expect.stringContaining('handoff/perspectives-completed'),
      expect.stringMatching(/^add `--session PATH`, unless .*; or write `perspectives_completed: 0`/),
    ]);
    const source = await failure(
      run(repo, 'payload', 'in/p.yaml', { said: { from: 'nobody', session: '/x' } }),
    );
    expect(source.help).toMatch(/^add `--from SKILL`/);
  });

  it('says what a bundle says of its decisions once in the thread that it goes into', async () => {
    await using repo = await gitRepo();
    await createThread(contextIn(repo, now), { by: 'ada', id: 'thread_a', title: 'A' });
    const item = { id: 'a', decision: 'A', confidence: 1, date: '2026-01-08T12:00:00Z' };
    const bundle = { format: 'cstp-bundle/v1', agent: 'ada', decisions: [item], guardrails: ['ask first'] };
    await repo.write('b.json', JSON.stringify(bundle));
    await run(repo, 'cstp-bundle', 'b.json', { thread: 'thread_a' });
    expect(await repo.read('.agents/threads/thread_a/thread.md')).toContain('guardrails: [ask first]');
    const before = await repo.fingerprint();
    expect(states(await run(repo, 'cstp-bundle', 'b.json', { thread: 'thread_a' }))).toEqual([
      'decision there',
    ]);
    expect(await repo.fingerprint()).toEqual(before);
  });

  it('takes back what it wrote where a later file cannot be written', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', adr('A'));
    const { records } = await run(repo, 'madr', 'a.md', { dryRun: true });
    await mkdir(join(repo.path, records[1]?.path ?? ''), { recursive: true });
    const { message } = await failure(run(repo, 'madr', 'a.md'));
    expect(message).toMatch(/^`a.md` cannot be imported: `.*` already exists$/);
    expect(await recordsOf(repo)).toEqual([]);
  });

  it('writes the rest where a run was killed on the way', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', adr('A'));
    const [, made] = (await run(repo, 'madr', 'a.md')).records;
    const text = await repo.read(made?.path ?? '');
    await repo.remove(made?.path ?? '');
    expect(states(await run(repo, 'madr', 'a.md'))).toEqual(['decision created']);
    expect(await repo.read(made?.path ?? '')).toBe(text);
  });

  it('finds again what the file has no time for', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', adr('A').replace(/^date.*\n/m, ''));
    await repo.write(
      'p.yaml',
      'handoff: { payload: { original_prompt: x, problem_type: decision }, session_path: /tmp/x }\n',
    );
    await run(repo, 'madr', 'a.md');
    await run(repo, 'payload', 'p.yaml');
    const later = { now: '2027-01-01T00:00:00Z' };
    expect(states(await run(repo, 'madr', 'a.md', later))).toEqual(['decision there']);
    expect(states(await run(repo, 'payload', 'p.yaml', later))).toEqual(['handoff there']);
  });

  it('goes into the thread that is named, unless it is over', async () => {
    await using repo = await gitRepo();
    await createThread(contextIn(repo, now), { by: 'ada', id: 'thread_a', title: 'A' });
    await repo.write('a.md', adr('A'));
    await repo.write('b.md', adr('B'));
    const made = await run(repo, 'madr', 'a.md', { thread: 'thread_a' });
    expect(made.records.map(({ path }) => path.split('/')[2])).toEqual(['thread_a']);
    const thread = await repo.read('.agents/threads/thread_a/thread.md');
    await repo.write(
      '.agents/threads/thread_a/thread.md',
      thread.replace('\nstatus: active', `\n  - { status: completed, at: ${now} }\nstatus: completed`),
    );
    expect((await failure(run(repo, 'madr', 'b.md', { thread: 'thread_a' }))).message).toContain(
      'the thread `thread_a` is `completed`',
    );
    expect((await failure(run(repo, 'madr', 'b.md', { thread: 'thread_b' }))).message).toContain(
      'Unknown thread `thread_b`',
    );
  });

  it('joins what it continues, also where that was imported before', async () => {
    await using repo = await gitRepo();
    await repo.write('a.yaml', decision('a'));
    await repo.write('b.yaml', decision('b', 'parent_decision_id: a\n'));
    const [thread] = (await run(repo, 'cstp-decision', 'a.yaml')).records;
    const [second] = (await run(repo, 'cstp-decision', 'b.yaml')).records;
    expect(second?.path).toBe(`.agents/threads/${thread?.id}/b.md`);
    expect(await repo.read(second?.path ?? '')).toContain('continues_decision: a\n');
    expect(await findings(repo)).toEqual([]);
  });

  it('keeps the name alone of a file outside, and writes no folder of this machine', async () => {
    await using repo = await gitRepo();
    const folder = await mkdtemp(join(tmpdir(), 'baton-outside-'));
    try {
      await writeFile(join(folder, 'a.md'), adr('A'));
      const { records } = await run(repo, 'madr', join(folder, 'a.md'));
      for (const { path } of records) expect(await repo.read(path)).not.toContain(folder);
      expect(await repo.read(records[1]?.path ?? '')).toContain('imported_from: a.md');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each([
    ['empty', 'usage', '`empty` contains no file that can be of the format `madr`'],
    ['gone.md', 'unreadable', '`gone.md` does not exist'],
    ['latin.md', 'unreadable', '`latin.md` is not UTF-8 text'],
    ['big.md', 'unreadable', 'expected at most 8388608'],
  ])('says what is wrong with %s', async (file, code, message) => {
    await using repo = await gitRepo();
    await repo.write('empty/a.png', 'x');
    await repo.write('latin.md', Buffer.from([0xe4, 0x0a]));
    if (file === 'big.md') await repo.write(file, 'x'.repeat(8 * 1_048_576 + 1));
    const error = await failure(run(repo, 'madr', file));
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });

  it('says which two files become the same record', async () => {
    await using repo = await gitRepo();
    await repo.write('a/x.yaml', 'session: s\ngoal: a\n');
    await repo.write('b/x.yaml', 'session: s\ngoal: b\n');
    const made = await run(repo, 'continuous-claude', ['a/x.yaml', 'b/x.yaml']);
    expect(made.refused.map(({ error, file }) => [file, error.message])).toEqual(
      ['a/x.yaml', 'b/x.yaml'].map((file) => [
        file,
        '`a/x.yaml` and `b/x.yaml` both become the task `task-s-x`',
      ]),
    );
    expect(made.records).toEqual([]);
  });

  it('refuses a secret like any commit', async () => {
    await using repo = await gitRepo();
    const token = ['gh', 'p_', 'A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8'].join('');
    await repo.write('a.md', adr(`Use ${token}`));
    const { message } = await failure(run(repo, 'madr', 'a.md'));
    expect(message).toContain('privacy/secret');
    expect(message).not.toContain(token);
    expect(await recordsOf(repo)).toEqual([]);
  });
});

describe('formats that are more than a file', () => {
  it('reads the Lore trailers of a range, and prints a decision as such', async () => {
    await using repo = await gitRepo();
    await repo.write('src/a.ts', 'a');
    await repo.commitAll(
      'Use a queue\n\nThe vendor is slow.\n\nRejected: a cron job | late\nConfidence: high\n',
    );
    await repo.write('src/b.ts', 'b');
    await repo.commitAll('Fix a typo');
    const made = await run(repo, 'lore', 'HEAD', { stage: true });
    expect(states(made)).toEqual(['thread created', 'decision created']);
    const path = made.records[1]?.path ?? '';
    const text = await repo.read(path);
    expect(text).toContain('decision: Use a queue\n');
    expect(text).toContain('files: [src/a.ts]\n');
    expect(await findings(repo)).toEqual([]);
    expect(states(await run(repo, 'lore', 'HEAD', { now: '2027-01-01T00:00:00Z' }))).toEqual([
      'decision there',
    ]);
    expect((await out(repo, 'lore', path)).text).toBe('Rejected: a cron job | late\nConfidence: high\n');
    expect(await failure(run(repo, 'lore', 'nowhere..HEAD'))).toMatchObject({
      code: 'usage',
      message: 'Unexpected revision `nowhere..HEAD`, expected a commit of this repository',
    });
    expect(states(await run(repo, 'lore', 'HEAD..HEAD'))).toEqual([]);
  });

  it('reads a change of OpenSpec once, whichever of its files is named', async () => {
    await using repo = await gitRepo();
    const folder = 'openspec/changes/add-queue';
    await repo.write(`${folder}/tasks.md`, '## 1. Work\n- [ ] 1.1 Add it\n');
    await repo.write(`${folder}/proposal.md`, '# Change: Add a queue\n\n## Why\n\nMail is slow.\n');
    await repo.write(`${folder}/specs/mail/spec.md`, '## ADDED Requirements\n');
    for (const files of [[folder], [`${folder}/proposal.md`, `${folder}/tasks.md`], ['openspec']]) {
      for (const format of ['openspec', 'auto']) {
        const made = await run(repo, format, files, { dryRun: true });
        expect(made.records.map(({ id }) => id)).toEqual(['add-queue']);
        expect(made.refused).toEqual([]);
      }
    }
    const [task] = (await run(repo, 'auto', 'openspec')).records;
    expect(await repo.read(task?.path ?? '')).toContain('Mail is slow.');
    expect(await findings(repo)).toEqual([]);
  });

  it('reads trackers and transcripts in one run, and leaves out what it only recognises', async () => {
    await using repo = await gitRepo();
    const todo = { content: 'Ship', status: 'pending', activeForm: 'Shipping' };
    const call = { type: 'tool_use', id: 't', name: 'TodoWrite', input: { todos: [todo] } };
    const line = {
      sessionId: 'cfa1e878-62b5',
      isSidechain: false,
      cwd: '/x',
      type: 'assistant',
      message: { content: [call] },
    };
    await repo.write('in/cfa1e878.jsonl', `${JSON.stringify(line)}\n`);
    await repo.write(
      'in/issues.jsonl',
      `${JSON.stringify({ id: 'bd-1', title: 'X', status: 'open', priority: 1 })}\n`,
    );
    await repo.write(
      'in/task-1 - x.md',
      '---\nid: task-1\ntitle: X\nstatus: Done\nassignee: []\n---\n\n## Description\n\nx\n',
    );
    await repo.write('in/specs/001-a/tasks.md', '# Tasks: A\n\n## Phase 1: Setup\n\n- [ ] T001 a\n');
    await repo.write('in/metadata.json', JSON.stringify({ checkpoint_id: 'a', files_touched: ['x'] }));
    const made = await run(repo, 'auto', 'in');
    expect(made.records.map(({ id }) => id).sort()).toEqual([
      ...['001-a-phase-1', 'bd-1', 'task-1', 'task-session-cfa1e878-62b'],
    ]);
    expect(made.remarks).toContainEqual({
      file: 'in/metadata.json',
      what: 'left out',
      field: 'file',
      detail: 'a checkpoint of Entire, which is not imported',
    });
    // Information only: a transcript says no outcome and no priorities.
    expect((await findings(repo)).map((one) => one.split(' ')[0])).toEqual(['task/incomplete-item']);
  });
});

describe('a record of the same id that says something else', () => {
  async function clash(): Promise<GitRepo> {
    const repo = await gitRepo();
    await repo.write('a.yaml', decision('a', 'status: pending\n'));
    await run(repo, 'cstp-decision', 'a.yaml');
    await repo.commitAll('Local');
    return repo;
  }

  it('is left alone until the user says what to do', async () => {
    await using repo = await clash();
    await repo.write('a.yaml', decision('a').replace('decision: D', 'decision: E'));
    const error = await failure(run(repo, 'cstp-decision', 'a.yaml'));
    expect(error.message).toMatch(
      /^`a.yaml` cannot be imported: the decision `a` already exists and differs/,
    );
    expect(error.help).toContain('--conflict keep_both');
  });

  it('keep_both imports it under another id, once', async () => {
    await using repo = await clash();
    await repo.write('a.yaml', decision('a').replace('decision: D', 'decision: E'));
    await repo.write('b.yaml', decision('b', 'parent_decision_id: a\n'));
    const files = ['a.yaml', 'b.yaml'];
    const made = await run(repo, 'cstp-decision', files, { conflict: 'keep_both' });
    expect(states(made)).toEqual(['decision created', 'decision created']);
    const [copy, child] = made.records;
    expect(copy?.id).toMatch(/^dec_20260108_\w{8}$/);
    expect(await repo.read(copy?.path ?? '')).toContain('x-cstp: { id: a }');
    // What continues it in the run continues the copy, not the other decision of its name.
    expect(await repo.read(child?.path ?? '')).toContain(`continues_decision: ${copy?.id}`);
    expect(states(await run(repo, 'cstp-decision', files, { conflict: 'keep_both' }))).toEqual([
      'decision there',
      'decision there',
    ]);
  });

  it('prefer_local leaves it out', async () => {
    await using repo = await clash();
    await repo.write('a.yaml', decision('a').replace('decision: D', 'decision: E'));
    const before = await repo.git('rev-parse', 'HEAD');
    expect(states(await run(repo, 'cstp-decision', 'a.yaml', { conflict: 'prefer_local' }))).toEqual([
      'decision kept',
    ]);
    expect(await repo.git('diff', '--stat', before, '--', '.agents')).toBe('');
  });

  it('prefer_remote takes a review over, and nothing that may not change', async () => {
    await using repo = await clash();
    await repo.write('a.yaml', decision('a', 'status: reviewed\noutcome: success\n'));
    expect(states(await run(repo, 'cstp-decision', 'a.yaml', { conflict: 'prefer_remote' }))).toEqual([
      'decision replaced',
    ]);
    expect(await repo.git('diff', '--', '.agents')).toContain('+outcome: success');
    await repo.write('a.yaml', decision('a').replace('decision: D', 'decision: E'));
    const { message } = await failure(run(repo, 'cstp-decision', 'a.yaml', { conflict: 'prefer_remote' }));
    expect(message).toContain('(thread/decision-immutable)');
  });

  it('prefer_remote moves a session on, and takes none of it back', async () => {
    await using repo = await gitRepo();
    const state = (history: readonly string[], times: object) =>
      JSON.stringify({
        session_id: 'fbcd4d0d-3a1',
        user_query: 'Fix it',
        query_timestamp: now,
        status: 'in_progress',
        fsm: { state: history.at(-1), history, is_final: false },
        step_outputs: history.length > 2 ? { 0: { open: [] } } : {},
        step_timestamps: times,
      });
    const start = state(['INITIALIZED', 'JOHARI_DISCOVERY'], { 0: { started_at: now, completed_at: null } });
    await repo.write('s.json', start);
    await run(repo, 'reasoning-state', 's.json');
    await repo.commitAll('Start');
    await repo.write(
      's.json',
      state(['INITIALIZED', 'JOHARI_DISCOVERY', 'SEMANTIC_UNDERSTANDING'], {
        0: { started_at: now, completed_at: now },
      }),
    );
    expect(states(await run(repo, 'reasoning-state', 's.json', { conflict: 'prefer_remote' }))).toEqual([
      'session replaced',
    ]);
    await repo.commitAll('Go on');
    await repo.write('s.json', start);
    const { message } = await failure(run(repo, 'reasoning-state', 's.json', { conflict: 'prefer_remote' }));
    expect(message).toContain('(session/history-append-only)');
    const both = await run(repo, 'reasoning-state', 's.json', { conflict: 'keep_both' });
    expect(both.records[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{3}$/);
    expect(await findings(repo)).toEqual([]);
  });
});

describe('a thread', () => {
  it('goes to another repository and back as a bundle', async () => {
    await using here = await gitRepo();
    await using there = await gitRepo();
    const context = contextIn(here, now);
    await createThread(context, {
      id: 'thread_pr94',
      title: 'PR #94',
      by: 'emerson',
      about: 'What ships first.',
    });
    const record = (fields: object, body = '') =>
      recordDecision(context, {
        thread: 'thread_pr94',
        fields: { agent: 'ada', confidence: 0.8, ...fields },
        body,
        joins: false,
      });
    const first = await record(
      {
        decision: 'F032 first',
        open_questions: [{ question: 'Who owns it?', blocking: true }],
        tags: ['f032'],
      },
      'Because.',
    );
    await record({
      decision: 'Ada owns it',
      resolves_questions: ['Who owns it?'],
      supersedes: first.id,
      next_steps: ['Ship'],
    });

    const sent = await out(here, 'cstp-bundle', 'thread_pr94', { output: 'bundle.json' });
    await there.write('bundle.json', await here.read('bundle.json'));
    const made = await run(there, 'cstp-bundle', 'bundle.json');
    expect(states(made)).toEqual(['thread created', 'decision created', 'decision created']);
    expect(made.records[0]?.id).toBe('thread_pr94');
    expect(await findings(there)).toEqual([]);
    expect(states(await run(there, 'cstp-bundle', 'bundle.json'))).toEqual([
      'decision there',
      'decision there',
    ]);

    const back = await out(there, 'cstp-bundle', 'thread_pr94');
    expect(back.document).toEqual(sent.document);
    // At home nothing of it is new: what differs is where it has been.
    await here.write('back.json', back.text);
    const home = await run(here, 'cstp-bundle', 'back.json', { conflict: 'prefer_local' });
    expect(states(home)).toEqual(['decision kept', 'decision kept']);
    expect(await findings(here)).toEqual([]);
  });
});

describe('exportRecord', () => {
  it('tells what a record is exported as, and writes over no record', async () => {
    await using repo = await gitRepo();
    await createThread(contextIn(repo, now), { by: 'ada', id: 'thread_a', title: 'A' });
    const wrong = await failure(out(repo, 'payload', 'thread_a'));
    expect(wrong.message).toBe('`.agents/threads/thread_a/thread.md` is a thread, expected a handoff');
    expect(wrong.help).toContain('`baton export cstp-bundle thread_a`');
    const over = await failure(
      out(repo, 'cstp-bundle', 'thread_a', { output: '.agents/threads/thread_a/thread.md' }),
    );
    expect(over.message).toContain('is a record path');
  });

  it('tells one decision as a bundle', async () => {
    await using repo = await gitRepo();
    await repo.write('a.yaml', decision('a', 'category: security\nstakes: low\nstatus: pending\n'));
    await run(repo, 'cstp-decision', 'a.yaml');
    const { document } = await out(repo, 'cstp-bundle', 'a');
    expect(document).toMatchObject({
      format: 'cstp-bundle/v1',
      decisions: [{ id: 'a', recorded_by: 'ada' }],
    });
  });
});
