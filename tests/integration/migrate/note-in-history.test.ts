import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repoOf } from '../../support/cli.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { run } from '../../support/migrate.ts';

const note = '# Login\n\nStatus: completed\n\n## Gotchas\n\n- The clock of the build machine drifts\n';
const task = '.agents/tasks/handoff.md';
const copy = '### Original note\n';

/** A repository whose main has the note. */
async function committed(text: string): Promise<GitRepo> {
  const repo = await repoOf({ 'HANDOFF.md': text, 'a.txt': 'a\n' });
  await repo.commitAll('note');
  return repo;
}

const blobOf = (repo: GitRepo, revision = 'HEAD') => repo.git('rev-parse', `${revision}:HANDOFF.md`);
const write = (repo: GitRepo) => run(repo, ['migrate', 'HANDOFF.md', '--write']);
const check = (repo: GitRepo) => run(repo, ['migrate', 'HANDOFF.md', '--check']);

describe('a note that a protected ref has', () => {
  it('is named by its blob and not copied, and lint has one line for the task', async () => {
    await using repo = await committed(note);
    const preview = await run(repo, ['migrate', 'HANDOFF.md', '--format', 'markdown']);
    const yaml = await run(repo, ['migrate', 'HANDOFF.md']);
    const { code, stderr } = await write(repo);
    const text = await repo.read(task);
    expect(code).toBe(0);
    expect(stderr).toContain('`git show BLOB` prints it');
    expect(text).toBe(
      `${[
        '# Task handoff: Login',
        '',
        '## Metadata',
        '',
        '| Field | Value |',
        '| --- | --- |',
        '| Status | completed |',
        '',
        '## Handoff',
        '',
        '```yaml',
        'outcome: completed',
        `migrated_from: HANDOFF.md@blob:${await blobOf(repo)}`,
        '',
        'gotchas:',
        '  - issue: The clock of the build machine drifts',
        '',
        'evidence:',
        '  outcome: 3',
        '  gotchas: [7]',
        '```',
      ].join('\n')}\n`,
    );
    expect(preview.stdout).toBe(text);
    expect(text).toContain(yaml.stdout);
    const lint = await run(repo, ['lint', '--format', 'json']);
    expect(lint.stdout.match(/"severity": "\w+"/g)).toEqual(['"severity": "info"']);
    expect((await check(repo)).code).toBe(0);
    expect((await write(repo)).stdout).toContain('(unchanged)');
    expect(await repo.read(task)).toBe(text);
  });

  it('is compared by its blob: a rewritten one is the next task, also with that version gone from main', async () => {
    await using repo = await committed(note);
    await write(repo);
    await repo.write('HANDOFF.md', note.replace('drifts', 'stops'));
    await repo.commitAll('rewritten');
    expect((await check(repo)).stdout).toBe(`HANDOFF.md changed since it was written into ${task}\n`);
    await write(repo);
    const next = await repo.read('.agents/tasks/handoff-2.md');
    expect(next).toContain('| Depends On | handoff |\n');
    expect(next).toContain(`@blob:${await blobOf(repo)}\n`);
    expect((await check(repo)).code).toBe(0);
    await repo.write('HANDOFF.md', note);
    expect((await check(repo)).code).toBe(0);
  });

  it.each([
    ['its line breaks', (text: string) => text.replaceAll('\n', '\r\n')],
    ['line breaks at its end', (text: string) => `${text}\n\n`],
  ])('is the same where only %s are others', async (_, change) => {
    await using repo = await committed(note);
    await write(repo);
    await repo.write('HANDOFF.md', change(note));
    expect((await check(repo)).code).toBe(0);
    await rm(join(repo.path, task));
    await write(repo);
    expect((await repo.read(task)).includes(copy)).toBe(change(note).endsWith('\n\n'));
  });

  it('is found in what came before the tip, on a side that was merged, and for many notes at once', async () => {
    await using repo = await committed(note);
    const blob = await blobOf(repo);
    await repo.git('switch', '--quiet', '--create', 'side');
    await repo.write('side.md', note);
    await repo.commitAll('a note of the side');
    await repo.git('rm', '--quiet', 'side.md');
    await repo.git('commit', '--quiet', '--message', 'without it');
    await repo.git('switch', '--quiet', 'main');
    await repo.write('HANDOFF.md', 'Another.\n');
    await repo.commitAll('another');
    await repo.git('merge', '--quiet', '--no-ff', '--message', 'merge', 'side');
    await repo.write('HANDOFF.md', note);
    await repo.write('side.md', note);
    await run(repo, ['migrate', 'HANDOFF.md', 'side.md', '--write']);
    expect(await repo.read(task)).toContain(`migrated_from: HANDOFF.md@blob:${blob}\n`);
    expect(await repo.read('.agents/tasks/side.md')).toContain(`migrated_from: side.md@blob:${blob}\n`);
  });

  it('is asked about and answered again where it was rewritten', async () => {
    await using repo = await committed(note);
    await write(repo);
    await repo.write('HANDOFF.md', '# Login\n\nWe looked at the clock, and it drifts.\n');
    const { stdout } = await run(repo, ['migrate', 'HANDOFF.md', '--prompt']);
    expect(stdout).toContain('"migrated_from": "HANDOFF.md"');
    await repo.write('reply.json', '{"outcome": null, "gotchas": [{"issue": "it drifts", "line": 3}]}');
    const answered = await run(repo, ['migrate', 'HANDOFF.md', '--answer', 'reply.json', '--write']);
    expect([answered.code, answered.stdout]).toEqual([
      0,
      'HANDOFF.md → .agents/tasks/handoff-2.md (written)\n',
    ]);
    expect(await repo.read('.agents/tasks/handoff-2.md')).toContain('  - issue: it drifts\n');
  });

  it('works with object ids of SHA-256', async () => {
    await using repo = await gitRepo({ sha256: true });
    await repo.write('HANDOFF.md', note);
    await repo.commitAll('note');
    await write(repo);
    expect(await repo.read(task)).toMatch(/@blob:[\da-f]{64}\n/);
    expect((await check(repo)).code).toBe(0);
  });
});

describe('a note is copied where', () => {
  const secret = `ghp_${'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC2dE4fG6'}`;
  it.each<[string, string, (repo: GitRepo) => Promise<unknown>]>([
    ['it is not committed', note, (repo) => repo.write('HANDOFF.md', `${note}- More\n`)],
    [
      'only a branch that is not protected has it',
      'Old.\n',
      async (repo) => {
        await repo.git('switch', '--quiet', '--create', 'topic');
        await repo.write('HANDOFF.md', note);
        await repo.commitAll('note');
      },
    ],
    [
      'no protected branch of the remote is known',
      note,
      (repo) => repo.git('remote', 'add', 'origin', '../x'),
    ],
    [
      'main has it at another path',
      note,
      async (repo) => {
        await repo.git('mv', 'HANDOFF.md', 'OLD.md');
        await repo.git('commit', '--quiet', '--amend', '--message', 'note');
        await repo.write('HANDOFF.md', note);
      },
    ],
    [
      'it has a secret, which may be removed from history',
      `${note}- Deploy with ${secret}\n`,
      async () => {},
    ],
  ])('%s', async (_, text, change) => {
    await using repo = await committed(text);
    await change(repo);
    await write(repo);
    const written = await repo.read(task);
    expect(written).toContain('\nmigrated_from: HANDOFF.md\n');
    expect(written).toContain(copy);
    expect((await check(repo)).code).toBe(0);
  });
});

describe('what cannot be compared is reported', () => {
  const other = `migrated_from: HANDOFF.md@blob:${'c'.repeat(40)}`;
  const from = (line: string) =>
    `# Task handoff: Login\n\n## Handoff\n\n\`\`\`yaml\noutcome: null\n${line}\n\`\`\`\n`;

  it('where the blob is not in this clone', async () => {
    await using repo = await committed(note);
    await repo.write(task, from(other));
    const { code, stdout, stderr } = await check(repo);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`this clone does not have that\nhelp: fetch what is missing`);
    expect((await run(repo, ['migrate', 'HANDOFF.md', '--check', '--json'])).stdout).toContain(
      '"uncompared"',
    );
    const written = await write(repo);
    expect([written.code, written.stdout]).toEqual([2, `HANDOFF.md → ${task} (uncompared)\n`]);
    expect((await run(repo, ['doctor'])).stdout).toContain('`HANDOFF.md`');
    await repo.write('HANDOFF.md', '');
    await repo.write(
      task,
      from(`migrated_from: HANDOFF.md@blob:${await repo.git('hash-object', 'HANDOFF.md')}`),
    );
    expect((await check(repo)).code).toBe(0);
  });

  it('in a shallow clone, unless the note is that blob', async () => {
    await using repo = await committed(note);
    await write(repo);
    await repo.commitAll('task');
    await repo.write('a.txt', 'b\n');
    await repo.commitAll('more');
    await repo.git('clone', '--quiet', '--depth=1', `file://${repo.path}`, 'clone');
    const clone = { path: join(repo.path, 'clone'), env: repo.env };
    expect((await run(clone, ['migrate', 'HANDOFF.md', '--check'])).code).toBe(0);
    await repo.write('HANDOFF.md', note.replace('drifts', 'stops'));
    await repo.commitAll('rewritten');
    await repo.git('-C', 'clone', 'fetch', '--quiet', '--depth=1');
    await repo.git('-C', 'clone', 'reset', '--quiet', '--hard', 'origin/main');
    await repo.git('-C', 'clone', 'reflog', 'expire', '--expire=now', '--all');
    await repo.git('-C', 'clone', 'gc', '--quiet', '--prune=now');
    const { code, stderr } = await run(clone, ['migrate', 'HANDOFF.md', '--check']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('git fetch --unshallow')]);
  });

  it('where the task keeps no version, and the next task is written where it is named', async () => {
    await using repo = await committed(note);
    await repo.write(task, from('migrated_from: HANDOFF.md'));
    const { code, stderr } = await check(repo);
    expect([code, stderr]).toEqual([
      0,
      `baton: \`HANDOFF.md\` cannot be compared: \`${task}\` keeps no version of it\nhelp: write \`migrated_from: HANDOFF.md@blob:ID\` there for the version that it was made from, or \`--task ID --write\` makes the next task of it\n`,
    ]);
    expect((await write(repo)).stdout).toBe(`HANDOFF.md → ${task} (uncompared)\n`);
    await run(repo, ['migrate', 'HANDOFF.md', '--task', 'next', '--write']);
    expect(await repo.read('.agents/tasks/next.md')).toContain('| Depends On | handoff |\n');
    const after = await check(repo);
    expect([after.code, after.stderr]).toEqual([0, '']);
  });
});
