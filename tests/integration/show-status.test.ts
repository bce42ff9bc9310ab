import stringWidth from 'string-width';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runLine } from '../support/command-line.ts';
import { gitRepo } from '../support/git-repo.ts';
import { ackPath, ack as ackText } from '../support/records-handoff.ts';
import { sessionPath } from '../support/records-session.ts';
import { resume, resumePath } from '../support/records-thread.ts';
import { closeWorlds, sessionAt, world } from '../support/world.ts';

// Many runs, each with processes of git's: slow where the machine does other things as well.
vi.setConfig({ testTimeout: 300_000 });
afterAll(closeWorlds);

const colour = /\u001b\[/;
const plain = (text: string) => text.replace(/\u001b\[[\d;]*m/g, '');

describe('baton show', () => {
  it('prints any record by its id and by its path, for people and for programs', async () => {
    await using repo = await world({ [ackPath]: ackText(), [resumePath]: resume() });
    const records: readonly (readonly [id: string, path: string, says: string])[] = [
      ['fbcd4d0d-3a1', sessionPath, 'Fix the login bug'],
      ['thread_pr94', '.agents/threads/thread_pr94/thread.md', 'PR #94 Architecture'],
      [
        'dec_20261127_k3v9qx7m',
        '.agents/threads/thread_pr94/dec_20261127_k3v9qx7m.md',
        'F030 must not ship before F032',
      ],
      ['hnd_20261127_k3v9qx7m', '.agents/handoffs/hnd_20261127_k3v9qx7m.yaml', 'Expand to Europe?'],
      ['task-005', '.agents/tasks/task-005.md', 'Use AuthContext'],
      ['lit-pm', '.agents/skills/lit-pm/SKILL.md', 'Does research.'],
      ['res_20261127_h2n8wz4d', resumePath, 'Continuing the review'],
    ];
    for (const [id, path, says] of records) {
      for (const name of [id, path]) {
        const { code, stderr, stdout } = await runLine(repo, ['show', name]);
        expect({ code, stderr }, name).toEqual({ code: 0, stderr: '' });
        expect(stdout, name).toContain(says);
        const json = await runLine(repo, ['show', name, '--json']);
        expect(JSON.parse(json.stdout).id, name).toBe(id);
      }
    }
    // An acknowledgement has the id of its payload's file: only its path names it alone.
    expect((await runLine(repo, ['show', ackPath])).stdout).toContain('accepted');
  });

  it('prints of a task all that its handoff says, quoted', async () => {
    await using repo = await world();
    const { stdout } = await runLine(repo, ['task', 'show', 'task-005']);
    for (const part of [
      'Task task-005, in_progress, outcome partial',
      '> - No test tenant (Nobody can log in; suggested: Ask; blocks task-002)',
      '> - Which browser? (blocking)',
      '> - Protect the routes',
      '> - Use AuthContext (react-context)',
      '> - The limit is 100/min (high; react-context)',
    ])
      expect(stdout).toContain(part);
    const { stdout: json } = await runLine(repo, ['task', 'show', 'task-005', '--json']);
    expect(JSON.parse(json)).toMatchObject({
      id: 'task-005',
      path: '.agents/tasks/task-005.md',
      outcome: 'partial',
    });
  });

  it('prints of a task how old its questions and blockers are: as old as its commit', async () => {
    await using repo = await world();
    const old = await runLine(repo, ['task', 'show', 'task-005']);
    expect(old.stdout).toMatch(/^Blocked by \(329 d\)$/m);
    expect(old.stdout).toMatch(/^Questions \(329 d\)$/m);
    await repo.write(
      '.agents/tasks/task-009.md',
      (await repo.read('.agents/tasks/task-005.md')).replaceAll('task-005', 'task-009'),
    );
    const fresh = await runLine(repo, ['task', 'show', 'task-009']);
    expect(fresh.stdout).toMatch(/^Blocked by \(not committed yet\)$/m);
    const { stdout: json } = await runLine(repo, ['task', 'show', 'task-009', '--json']);
    expect(JSON.parse(json)).toMatchObject({ addedAt: null });
  });

  it('says what is wrong with an invalid name', async () => {
    await using repo = await world();
    const near = await runLine(repo, ['show', 'task-05']);
    expect(near).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('did you mean `task-005`?'),
    });
  });
});

describe('baton status', () => {
  it('names what is open, waiting or broken, its age, and the command that goes on', async () => {
    await using repo = await world();
    const decide = ['decision', 'record', '--thread', 'thread_pr94', '--agent', 'a', '--confidence', '0.5'];
    for (const decision of ['One way', 'Another way'])
      await runLine(repo, [...decide, '--decision', decision, '--continues', 'dec_20261127_k3v9qx7m']);
    await repo.write(
      '.agents/tasks/task-003.md',
      '# Task task-003: X\n\n## Handoff\n\n```yaml\noutcome: blocked\n```\n',
    );
    const { code, stdout } = await runLine(repo, ['status']);
    expect(code).toBe(0);
    const expected = [
      [
        'Who owns it?',
        "baton decision record --thread thread_pr94 --resolves q1 --decision 'TEXT' --confidence 0.8 --agent NAME",
      ],
      ['Which browser?', 'baton show task-005'],
      ['No test tenant', 'baton show task-005'],
      ['perspective-swarm → lit-pm', 'baton handoff accept hnd_20261127_k3v9qx7m'],
      ['Fix the login bug', 'baton resume fbcd4d0d-3a1'],
      ['PR #94 Architecture', 'baton thread join thread_pr94'],
    ];
    const lines = stdout.split('\n');
    for (const [text = '', next = ''] of expected) {
      const at = lines.findIndex((line) => line.trim() === text);
      expect(at, text).toBeGreaterThan(0);
      expect(lines[at + 1]).toBe(`    → ${next}`);
    }
    expect(stdout).toContain('fbcd4d0d-3a1  JOHARI_DISCOVERY  17 h');
    expect(stdout).toContain('task-005  blocks  329 d');
    expect(stdout).toContain('task-005  blocks task-002  329 d');
    expect(stdout).toMatch(/2 heads/);
    expect(stdout).toMatch(/\d errors?, \d+ warnings? in \d+ records/);
    const { stdout: json } = await runLine(repo, ['status', '--json']);
    const data = JSON.parse(json);
    expect(Object.keys(data)).toEqual(['questions', 'blockers', 'handoffs', 'sessions', 'threads', 'lint']);
    expect(data.lint.errors).toBeGreaterThan(0);
    expect(data.blockers[0]).toMatchObject({ id: 'task-005', since: expect.stringContaining('2026-01-02') });
  });

  it('names a halted session until another one resumes it, and nothing where nothing waits', async () => {
    await using repo = await world({ [sessionPath]: sessionAt('COMPLETED') });
    const state = async () => JSON.parse((await runLine(repo, ['status', '--json'])).stdout).sessions;
    expect(await state()).toMatchObject([
      { state: 'dispatch pending', next: 'baton session dispatch fbcd4d0d-3a1' },
    ]);
    await repo.write(sessionPath, sessionAt('COMPLETED acknowledged'));
    expect(await state()).toEqual([]);
    await using empty = await gitRepo();
    expect((await runLine(empty, ['status'])).stdout).toBe(
      'Nothing is open, pending or broken here: 0 records checked.\n',
    );
  });
});

describe('baton query', () => {
  it.each(['questions', 'blockers'])(
    'says of %s how old they are, for programs since when',
    async (subject) => {
      await using repo = await world();
      const { stdout } = await runLine(repo, ['query', subject, '--task', 'task-005']);
      expect(stdout).toMatch(/age: 329 d/);
      const { stdout: json } = await runLine(repo, ['query', subject, '--task', 'task-005', '--json']);
      expect(JSON.parse(json).items).toMatchObject([{ since: expect.stringContaining('2026-01-02') }]);
      const before = await runLine(repo, ['query', subject, '--rev', 'HEAD', '--task', 'task-005']);
      expect(before.stdout).toBe(stdout);
    },
  );

  it('says of the question of a decision that it is as old as the decision', async () => {
    await using repo = await world();
    const { stdout } = await runLine(repo, ['query', 'questions', '--thread', 'thread_pr94']);
    expect(stdout).toMatch(/Who owns it\?\n.*age:\s+14 h/s);
  });

  it('has a title, ages and colour on a terminal only', async () => {
    await using repo = await world();
    const piped = await runLine(repo, ['query', 'decisions']);
    const shown = await runLine(repo, ['query', 'decisions'], { isTerminal: true });
    expect(shown.stdout).toMatch(colour);
    expect(plain(shown.stdout)).toMatch(/^1 decision\n\ndec_20261127_k3v9qx7m/);
    expect(plain(shown.stdout)).toMatch(/age:\s+14 h/);
    expect(piped.stdout).toMatch(/^dec_20261127_k3v9qx7m {2}\.agents/);
    expect(piped.stdout).not.toContain('age:');
  });
});

describe('lists', () => {
  const lines = [['session', 'list'], ['thread', 'list'], ['handoff', 'list'], ['task', 'list'], ['rules']];

  it.each(lines)('%s %s: has titles, ages and colour on a terminal only', async (...words) => {
    await using repo = await world();
    const args = words.filter((word) => word !== undefined);
    const piped = await runLine(repo, args);
    const shown = await runLine(repo, args, { isTerminal: true });
    const bare = await runLine(repo, args, { isTerminal: true, env: { NO_COLOR: '1' } });
    expect(piped.stdout).not.toMatch(colour);
    expect(piped.stdout).not.toMatch(/^[A-Z → ]+$/m);
    expect(shown.stdout).toMatch(colour);
    expect(bare.stdout).toBe(plain(shown.stdout));
    const [head = '', ...rows] = bare.stdout.trimEnd().split('\n');
    expect(head).toMatch(/^[A-Z]+ +[A-Z → ]+$/);
    expect(rows.length).toBeGreaterThan(0);
    if (args[0] !== 'rules') expect(head).toMatch(/ AGE /);
    for (const line of rows) expect(stringWidth(line)).toBeLessThanOrEqual(100);
    // The same again at the same time; of what a script reads only the age of a session depends on the time.
    expect((await runLine(repo, args)).stdout).toBe(piped.stdout);
  });

  it('align wide characters', async () => {
    await using repo = await world({
      '.agents/threads/thread_x/thread.md': `---\nschema: baton/thread@1\nid: thread_x\ntitle: 広い字\nstarted_by: a\ncreated_at: 2026-11-27T09:00:00Z\nstatus_history:\n  - { status: active, at: 2026-11-27T09:00:00Z, by: a }\nstatus: active\n---\n`,
    });
    const { stdout } = await runLine(repo, ['thread', 'list'], { isTerminal: true, env: { NO_COLOR: '1' } });
    const [head = '', ...rows] = stdout.trimEnd().split('\n');
    const at = head.indexOf('TITLE');
    expect(at).toBeGreaterThan(0);
    for (const title of ['広い字', 'PR #94 Architecture']) {
      const row = rows.find((line) => line.includes(title)) ?? '';
      expect(stringWidth(row.slice(0, row.indexOf(title)))).toBe(at);
    }
  });
});

describe('a refusal', () => {
  it('names every violation, in words and as data', async () => {
    await using repo = await world();
    const args = ['decision', 'record', '--thread', 'thread_pr94', '--agent', 'a', '--decision', 'b'];
    const wrong = [...args, '--confidence', '7', '--category', 'magic', '--continues', 'dec_none'];
    const { code, stderr } = await runLine(repo, wrong);
    expect(code).toBe(1);
    for (const part of ['`7`', '`magic`', '`dec_none`']) expect(stderr).toContain(part);
    const json = await runLine(repo, [...wrong, '--json']);
    const { error } = JSON.parse(json.stdout);
    expect(error.code).toBe('refused');
    expect(error.findings.length).toBeGreaterThanOrEqual(3);
    expect(json.stderr).toBe('');
  });

  it('of archive names every record that stays, and each name that is not one', async () => {
    await using repo = await world();
    const { code, stderr } = await runLine(repo, ['archive', 'fbcd4d0d-3a1', 'task-004', 'lit-pm']);
    expect(code).toBe(1);
    expect(stderr).toContain('lit-pm');
    const open = await runLine(repo, ['archive', 'fbcd4d0d-3a1', 'thread_pr94']);
    expect(open.code).toBe(1);
    for (const id of ['fbcd4d0d-3a1', 'thread_pr94']) expect(open.stderr).toContain(id);
    const none = await runLine(repo, ['archive', 'x1', 'x2']);
    expect(none.code).toBe(2);
    for (const id of ['`x1`', '`x2`']) expect(none.stderr).toContain(id);
  });

  it('of a step of a session names all that its output lacks', async () => {
    await using repo = await world({ [sessionPath]: sessionAt('TASK_ROUTING') });
    const { code, stderr } = await runLine(repo, ['session', 'step', 'fbcd4d0d-3a1', '4', '--output', '-'], {
      input: '```yaml output\nROUTE: elsewhere\n```\n',
    });
    expect(code).toBe(1);
    expect(stderr).toContain('`elsewhere`');
    expect(stderr).toContain('missing `REASON`');
  });
});

describe('migrate --prompt', () => {
  const note =
    '# Search\n\nWe looked at the index.\n\n## Next\n\n- Rank by field in `src/search.ts`\n- Should archived ones be searched?\n- It drifts\n';

  it('is short for a short note, and holds the note, what is asked and its schema only', async () => {
    await using repo = await world({ 'NOTE.md': note });
    const { code, stdout } = await runLine(repo, ['migrate', 'NOTE.md', '--prompt']);
    expect(code).toBe(0);
    expect(stdout.length).toBeLessThan(4000);
    expect(stdout).toContain(note.trim());
    expect(stdout).toMatch(/^1\. `outcome`.*Candidates: `completed`/m);
    const fences = [...stdout.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, text = '']) =>
      JSON.parse(text),
    );
    const [schema, read] = fences;
    expect(schema.outcome.enum).toContain('partial');
    expect(schema.files_created).toBeUndefined();
    expect(read.migrated_from).toBe('NOTE.md');
    const asked = Object.keys(schema);
    for (const key of Object.keys(read)) expect(['migrated_from', ...asked]).toContain(key);
    const answer = JSON.stringify({ ...read, outcome: 'partial', outcome_line: 3 });
    const written = await runLine(repo, ['migrate', '--answer', '-', '--write'], { input: answer });
    expect(written.stderr).toContain('review the diff');
    expect(written.code).toBe(0);
  });
});
