import { describe, expect, it } from 'vitest';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { run } from '../../support/migrate.ts';
import { renderSession, stageOf } from '../../support/records-session.ts';
import { dec, graph } from '../../support/records-thread-graph.ts';

const lead = 'Recorded about `src/auth.ts`';

async function repoWith(files: Readonly<Record<string, string>> = {}): Promise<GitRepo> {
  const repo = await gitRepo();
  const decision = { files: '[src/auth.ts]', decision: 'Tokens in the header' };
  for (const [path, text] of Object.entries({ ...graph({ a: decision }), ...files }))
    await repo.write(path, text);
  await repo.write('src/auth.ts', 'export {};\n');
  await repo.write('src/other.ts', 'export {};\n');
  await repo.commitAll('records');
  return repo;
}

const step0 = (share: string) => `share: "${share}"\nask: []\nacknowledge: the API stays\nexplore: caches\n`;

/** Starts a session and completes its first steps. @returns its id, and what each step printed */
async function play(repo: GitRepo, outputs: readonly string[], more: readonly string[] = []) {
  const started = await run(repo, ['session', 'start', 'Fix the login', '--json', ...more]);
  const { id } = JSON.parse(started.stdout) as { id: string };
  const printed: string[] = [];
  for (const [step, output] of outputs.entries()) {
    const result = await run(repo, ['session', 'step', id, String(step), '--output', '-'], output);
    expect(result).toMatchObject({ code: 0 });
    printed.push(result.stdout);
  }
  return { id, printed };
}

describe('a session', () => {
  it('gets what is in force for a file before the step after the one that names it, once', async () => {
    await using repo = await repoWith();
    const { id, printed } = await play(repo, [
      step0('the login is slow'),
      'It is in `src/auth.ts:1-1`, and not in `src/none.ts` or src/other.ts.',
      'Again `src/auth.ts`.',
      'Nothing new.',
    ]);
    const found = printed.map((text) => text.split(lead).length - 1);
    expect(found).toEqual([0, 1, 0, 0]);
    const [, text = ''] = printed;
    expect(text).toContain(`- decision ${dec('a')} (2026-11-27, confidence 0.4): "Tokens in the header"`);
    expect(text.indexOf(lead)).toBeLessThan(text.indexOf('MANDATORY'));
    const resumed = await run(repo, ['resume', id]);
    expect(resumed.stdout.split(lead)).toHaveLength(2);
  });

  it('gets nothing before a step that acts', async () => {
    await using repo = await repoWith();
    const { printed } = await play(repo, [step0('slow'), 'Nothing.', 'Nothing.', 'See `src/auth.ts`.']);
    expect(printed.join('')).not.toContain(lead);
  });

  it('gets the patterns and gotchas of its thread once, and those with a tag that it names', async () => {
    const learned = (id: string, text: string, more: string) =>
      renderSession({ ...stageOf({}, 'COMPLETED'), id }).replace(
        '\nfsm:',
        `\n${more}learnings:\n  - { at: 2026-11-27T00:00:00Z, kind: gotcha, text: ${text}, applies_to: [login], severity: high }\nfsm:`,
      );
    await using repo = await repoWith({
      '.agents/sessions/aaaaaaaa-001.md': learned(
        'aaaaaaaa-001',
        'Times are seconds',
        'thread: thread_pr94\n',
      ),
      '.agents/sessions/bbbbbbbb-002.md': learned('bbbbbbbb-002', 'Logs are loud', ''),
    });
    const thread = ['--thread', 'thread_pr94'];
    const { printed } = await play(repo, [step0('slow'), 'It is about `login`.', 'Again `login`.'], thread);
    const found = printed.map((text) =>
      ['Times are seconds', 'Logs are loud'].map((one) => text.includes(one)),
    );
    expect(found).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
    expect(printed[0]).toMatch(/^- gotcha \S+ \(high\): "Times are seconds"$/m);
  });

  it('goes on where it cannot be known', async () => {
    await using repo = await repoWith();
    await repo.write('.agents/baton.yaml', 'protect: [main]\nunknown_key: 1\n');
    await repo.commitAll('break the configuration');
    await repo.write('.agents/baton.yaml', 'protect: [main]\n');
    const { printed } = await play(repo, [step0('see `src/auth.ts`')]);
    expect(printed[0]).toContain('What is in force for the files of this session is not known: ');
    expect(printed[0]).toContain('MANDATORY');
  });
});

describe('the context of a task', () => {
  const task = { '.agents/tasks/task-001.md': '# Task task-001: Sign in\n\nChange `src/auth.ts` first.\n' };

  it('has what is in force for the files that the task names, also within a budget, and resume has it too', async () => {
    await using repo = await repoWith(task);
    const { stdout } = await run(repo, ['context', 'task-001']);
    expect(stdout).toContain(lead);
    expect(stdout).toContain('Tokens in the header');
    expect((await run(repo, ['resume', 'task-001'])).stdout).toBe(stdout);
    const json = JSON.parse((await run(repo, ['context', 'task-001', '--json'])).stdout);
    expect(json.inForce.paths).toMatchObject([{ path: 'src/auth.ts', items: [{ id: dec('a') }] }]);
    expect((await run(repo, ['context', 'task-001', '--rev', 'HEAD'])).stdout).not.toContain(lead);
  });

  it('keeps within its budget', async () => {
    const letters = ['b', 'c', 'd', 'e'];
    const many = graph(
      Object.fromEntries(letters.map((one) => [one, { files: '[src]', decision: `"${one.repeat(300)}"` }])),
    );
    await using repo = await repoWith({ ...task, ...many });
    const { stdout } = await run(repo, ['context', 'task-001', '--budget', '700']);
    expect(stdout).toContain(lead);
    expect(stdout.length).toBeLessThanOrEqual(700 * 4);
    expect(stdout.slice(stdout.indexOf(lead)).length).toBeLessThanOrEqual(175 * 4);
  });

  it('repeats nothing that the tasks before it leave', async () => {
    const before = `# Task task-001: Sign\n\n## Handoff\n\n\`\`\`yaml
outcome: completed
patterns_discovered: [{ pattern: Use one key, location: src/auth.ts, applies_to: [auth] }]
dependencies_for_next: [{ file: src/auth.ts, reason: Signs }]
\`\`\`\n`;
    const after = '# Task task-002: Protect\n\n- **Depends On:** task-001\n';
    await using repo = await repoWith({
      '.agents/tasks/task-001.md': before,
      '.agents/tasks/task-002.md': after,
    });
    const { stdout } = await run(repo, ['context', 'task-002']);
    expect(stdout.split('Use one key')).toHaveLength(2);
    expect(stdout).toContain(lead);
  });
});
