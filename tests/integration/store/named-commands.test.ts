import { describe, expect, it } from 'vitest';
import { baton, repoOf } from '../../support/cli.ts';

// Commands that are printed for people run as they are printed (commands, "Package and names").

const manifest = { 'package.json': '{ "devDependencies": { "git-baton": "*" } }' };
const blocked = '# Task task-001: A\n\n## Handoff\n\n```yaml\noutcome: blocked\n```\n';
const files = {
  '.agents/baton.yaml': 'claim: marked\n',
  '.agents/tasks/task-001.md': blocked,
  '.agents/tasks/essay.md': '# An essay\n\n## Context and Problem Statement\n\n## Decision Outcome\n',
  '.agents/threads/thread_a/thread.md':
    '---\nschema: baton/thread@1\nid: thread_a\ntitle: A\nstatus: blocked\nstarted_by: ada\ncreated_at: 2026-01-05T09:00:00Z\nstatus_history:\n  - { status: active, at: 2026-01-05T09:00:00Z, by: ada }\n  - { status: blocked, at: 2026-01-05T09:10:00Z, by: ada }\n---\n',
};

describe('the commands that are printed', () => {
  it.each([
    ['lint', []],
    ['lint', ['--fix', '--dry-run']],
    ['status', []],
    ['status', ['--json']],
    ['doctor', []],
    ['init', ['--dry-run']],
    ['audit', ['HEAD']],
    ['show', ['thread_a']],
    ['resume', ['thread_a']],
    ['thread', ['show', 'thread_a']],
    ['thread', ['status', 'thread_a']],
    ['thread', ['list', '--status', 'completed']],
    ['thread', ['show', 'thread_b']],
    ['query', ['decisions']],
    ['migrate', ['--check', '.agents/tasks/essay.md']],
    ['hook', ['pre-commit']],
    ['hook', ['commit-msg']],
  ])('of %s %j begin with npx where the repository has the package', async (command, args) => {
    await using repo = await repoOf({ ...manifest, ...files });
    await repo.git('add', '--all');
    const { stderr, stdout } = await baton(repo, [command, ...args]);
    expect(stdout + stderr).not.toMatch(/(?:`|→ |"next": ")baton /);
    await using other = await repoOf(files);
    await other.git('add', '--all');
    const bare = await baton(other, [command, ...args]);
    expect(bare.stdout + bare.stderr).not.toContain('npx');
  });

  it('are printed', async () => {
    await using repo = await repoOf({ ...manifest, ...files });
    const text = async (...args: string[]) => (await baton(repo, args)).stdout;
    const npx = 'npx --no -- git-baton';
    expect(await text('lint')).toContain(`\`${npx} explain record/unclaimed\``);
    expect(await text('status')).toContain(`→ ${npx} `);
    expect(await text('doctor')).toContain(`\`${npx} init\``);
    expect(await text('thread', 'show', 'thread_a')).toContain(`No decision yet; \`${npx} decision record`);
    expect((await baton(repo, ['thread', 'list', '--status', 'completed'])).stderr).toBe(
      `baton: no thread; \`${npx} thread create TITLE\` opens one\n`,
    );
  });
});
