import { mkdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOf, task } from '../support/gate.ts';
import { gitRepo } from '../support/git-repo.ts';
import { findings, lintRepo, staged } from '../support/lint-repo.ts';
import { renderSession } from '../support/records-session.ts';

const one = pathOf('task-001');
const session = '.agents/sessions/fbcd4d0d-3a1.md';
/** A record whose finding shows that the run went on. */
const witness = `task/outcome-requirements ${one}:10`;

const unreadable: Readonly<Record<string, { text: string | Buffer; finding: string }>> = {
  'bytes that are not UTF-8': {
    text: Buffer.from(renderSession().replace('login', 'l\u00f6gin'), 'latin1'),
    finding: `record/parse ${session}:4`,
  },
  'UTF-16': {
    text: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(renderSession(), 'utf16le')]),
    finding: `record/parse ${session}:1`,
  },
  '5,000 brackets': {
    text: renderSession().replace('metadata: {', `metadata: ${'['.repeat(5000)}{`),
    finding: `record/parse ${session}:6`,
  },
  'front matter without an end': {
    text: renderSession().replace('\n---\n', '\n'),
    finding: `record/parse ${session}:1`,
  },
  'a tab that indents': {
    text: renderSession().replace('  history:', '\thistory:'),
    finding: `record/parse ${session}:17`,
  },
  'conflict markers': {
    text: renderSession().replace('fsm:', '<<<<<<< HEAD\nfsm:'),
    finding: `record/parse ${session}:16`,
  },
};

describe('a record that cannot be read is one finding', () => {
  for (const [what, { text, finding }] of Object.entries(unreadable)) {
    it(`${what}: in the working tree and in the index`, async () => {
      await using repo = await gitRepo();
      await repo.write(session, text);
      await repo.write(one, task('task-001', false));
      expect(await findings(repo)).toEqual([finding, witness]);
      await repo.git('add', '--all');
      expect(await findings(repo, staged)).toEqual([finding, witness]);
    });
  }

  it('over 1 MiB: the file is not read', async () => {
    await using repo = await gitRepo();
    await repo.write(session, renderSession());
    await truncate(join(repo.path, session), 40 * 1024 * 1024);
    await repo.write(one, task('task-001', false));
    expect(await findings(repo)).toEqual([`record/size ${session}`, witness]);
    await truncate(join(repo.path, session), 1024 * 1024 + 1);
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([`record/size ${session}`, witness]);
  });

  it('a file that may not be opened', async (context) => {
    if (process.getuid?.() === 0) context.skip();
    await using repo = await gitRepo();
    await repo.write(session, renderSession());
    await repo.write(one, task('task-001', false));
    await repo.run('chmod', ['000', session]);
    expect(await findings(repo)).toEqual([`record/parse ${session}:1`, witness]);
  });

  it('a folder or a pipe where a tracked record was', async () => {
    await using repo = await gitRepo();
    await repo.write(session, renderSession());
    await repo.write(pathOf('task-002'), task('task-002'));
    await repo.write(one, task('task-001', false));
    await repo.commitAll('records');
    await repo.remove(session);
    await mkdir(join(repo.path, session));
    await repo.remove(pathOf('task-002'));
    await repo.run('mkfifo', [join(repo.path, pathOf('task-002'))]);
    const { diagnostics } = await lintRepo(repo);
    const paths = new Set(diagnostics.map(({ at }) => at.path));
    expect(paths).toContain(one);
    expect(paths).toContain(session);
    expect(paths).toContain(pathOf('task-002'));
  });

  it('shows a minimal right record of its kind', async () => {
    await using repo = await gitRepo();
    await repo.write(session, renderSession().replace('metadata: {', 'metadata: {{'));
    const { diagnostics } = await lintRepo(repo);
    expect(diagnostics).toMatchObject([{ rule: 'record/parse', severity: 'error' }]);
    expect(diagnostics[0]?.help).toContain('a minimal session is:\n---\nschema: baton/session@1\n');
  });

  it('a foreign note that is no YAML is nobody’s business', async () => {
    await using repo = await gitRepo();
    await repo.write('.agents/handoffs/notes.yaml', 'a: b: c\n');
    const { diagnostics } = await lintRepo(repo);
    expect(diagnostics).toMatchObject([{ rule: 'record/unclaimed', severity: 'info' }]);
  });
});
