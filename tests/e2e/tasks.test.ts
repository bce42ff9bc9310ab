import { describe, expect, it } from 'vitest';
import { baton } from '../support/cli.ts';
import { gate } from '../support/installed-gate.ts';

const learned = `patterns_discovered: [{ pattern: Use AuthContext for user state, location: src/jwt.ts, applies_to: [auth] }]
gotchas: [{ issue: The limit is 100 a minute, discovered_in: The first run, mitigation: Retry later, severity: high }]
dependencies_for_next: [{ file: src/jwt.ts, reason: Validates tokens }]
suggested_next_steps: [{ step: Protect the routes, priority: high, depends_on: [src/jwt.ts] }]
files_created: [{ path: src/jwt.ts, purpose: Signs tokens }]
`;

describe('two tasks, one after the other', () => {
  it('are played with the hook on: each step is committed, and the second begins with what the first left', async () => {
    await using made = await gate();
    const { repo } = made;
    const step = async (args: readonly string[], input?: string) => {
      const result = await baton(repo, args, input === undefined ? {} : { input });
      expect(result).toMatchObject({ code: 0, stderr: '' });
      expect(await made.commit([])).toMatchObject({ code: 0 });
      return result.stdout;
    };
    await step(['task', 'new', 'Build JWT', '--id', 'task-001', '--stage']);
    await step(['task', 'status', 'task-001', 'in_progress', '--stage']);
    await repo.write('src/jwt.ts', 'export const sign = 1;\n');
    await made.git('add', '--all');
    const told = await step(
      ['task', 'handoff', 'task-001', '--outcome', 'completed', '--file', '-', '--stage', '--json'],
      learned,
    );
    expect(JSON.parse(told)).toMatchObject({ id: 'task-001', outcome: 'completed', added: [] });
    expect(await repo.read('.agents/tasks/task-001.md')).toContain(
      '{ path: src/jwt.ts, purpose: Signs tokens, lines: all }',
    );

    await step(['task', 'new', 'Protect routes', '--id', 'task-002', '--depends-on', 'task-001', '--stage']);
    const context = (await baton(repo, ['context', 'task-002'])).stdout;
    for (const part of [
      '- src/jwt.ts: Validates tokens',
      '- Use AuthContext for user state (see: src/jwt.ts)',
      '- [high] The limit is 100 a minute: Retry later',
      '- [high] Protect the routes',
    ]) {
      expect(context).toContain(part);
    }
    expect((await baton(repo, ['resume', 'task-002'])).stdout).toBe(context);

    const routes = await baton(repo, ['task', 'status', 'task-002', 'completed', '--stage']);
    expect(routes).toMatchObject({ code: 1, stdout: '' });
    expect(routes.stderr).toContain('task/handoff-missing');
    await repo.write('src/jwt.ts', 'export const sign = 2;\n');
    await made.git('add', '--all');
    await step(
      ['task', 'handoff', 'task-002', '--outcome', 'completed', '--file', '-', '--stage'],
      'files_modified: [{ path: src/jwt.ts, description: Signs for routes }]\n',
    );
    expect(await repo.read('.agents/tasks/task-002.md')).toContain(
      '{ path: src/jwt.ts, description: Signs for routes, lines: 1-1, change_type: modify }',
    );
    expect((await baton(repo, ['task', 'list', '--open'])).stdout).toBe('');
    expect(await baton(repo, ['lint'])).toMatchObject({ code: 0 });
  });
});
