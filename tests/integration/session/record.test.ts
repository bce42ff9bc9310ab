import { describe, expect, it } from 'vitest';
import { nextOf } from '../../../src/app/session/next.ts';
import { recordSteps } from '../../../src/app/session/record.ts';
import { startSession } from '../../../src/app/session/start.ts';
import { completeStep } from '../../../src/app/session/step.ts';
import { estimateTokens } from '../../../src/knowledge/context.ts';
import { HostConversation } from '../../support/agent-host.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { failure, findings } from '../../support/lint-repo.ts';
import { run } from '../../support/migrate.ts';
import { graph } from '../../support/records-thread-graph.ts';

const now = '2026-11-28T03:00:00Z';

const outputs: Readonly<Record<string, string>> = {
  '0': 'share: a fix\nask: []\nacknowledge: the API stays\nexplore: caches',
  '1': 'The login fails.',
  '2': 'Look at the form first.',
  '3': 'Form or server: the form.',
  '3b': 'SKILL_DETECTED: true\nSKILL_NAME: fixer\nCONFIDENCE: high',
  '4': 'ROUTE: skill-orchestration\nSKILL: fixer\nREASON: one skill covers it',
  '5': 'Two ways lead to the form.',
  '6': 'No assumption is left open.',
  '7': 'Nothing contradicts it.',
  '8': 'The form drops the query.',
};

const order = ['0', '1', '2', '3', '3b', '4', '5', '6', '7', '8'];

const textOf = (steps: Readonly<Record<string, string>>, names: readonly string[] = order) =>
  names.flatMap((step) => (step in steps ? [`## Step ${step}\n\n${steps[step]}\n`] : [])).join('\n');

const without = (...left: readonly string[]) =>
  Object.fromEntries(Object.entries(outputs).filter(([step]) => !left.includes(step)));

async function started(repo: GitRepo, more: Partial<Parameters<typeof startSession>[1]> = {}) {
  const context = contextIn(repo, now);
  const { id, path } = await startSession(context, { query: 'Fix the login', ...more });
  const record = (text: string) => recordSteps(context, { session: id, text });
  return { context, id, record, read: () => repo.read(path) };
}

describe('a session that is recorded in one call', () => {
  it('is what it is step by step, but for the note that it was recorded at once', async () => {
    await using repo = await gitRepo();
    const one = await started(repo);
    const result = await one.record(textOf(outputs));
    expect(result).toMatchObject({ recorded: order, questions: [] });
    expect(await findings(repo)).toEqual([]);
    expect(await nextOf(one.context, { session: one.id })).toMatchObject({ type: 'choice' });
    const two = await started(repo);
    for (const step of order)
      await completeStep(two.context, { session: two.id, step, output: outputs[step] });
    const text = await one.read();
    expect(text).toContain('recorded_at_once: true\n');
    const same = (await two.read()).replaceAll(two.id, one.id);
    expect(text.replace('recorded_at_once: true\n', '')).toBe(same);
  });

  it('goes on from where it stands, in any order of the text, as JSON too, and skips step 4 of an agent', async () => {
    await using repo = await gitRepo();
    const { context, id, read, record } = await started(repo, { isAgent: true });
    await completeStep(context, { session: id, step: '0', output: outputs['0'] });
    await record(textOf(without('0', '4', '6', '7', '8'), ['5', '3b', '3', '2', '1']));
    const left = { '6': outputs['6'], '7': outputs['7'], '8': outputs['8'] };
    expect((await record(JSON.stringify(left))).recorded).toEqual(['6', '7', '8']);
    expect(await findings(repo)).toEqual([]);
    expect((await read()).match(/^recorded_at_once: true$/gm)).toHaveLength(1);
  });

  it('reports what is wrong in all outputs at once, and is not changed', async () => {
    await using repo = await gitRepo();
    const { read, record } = await started(repo);
    const before = await read();
    const bad = {
      ...outputs,
      '0': 'share: a fix\nask: []',
      '2': '```\nopen\n```\n\n```',
      '4': 'ROUTE: somewhere',
    };
    const json = JSON.stringify(bad);
    const { code, message } = await failure(record(json));
    expect(code).toBe('refused');
    expect(message).toContain('step 0: its output lacks `acknowledge` and `explore`');
    expect(message).toContain('step 2: its output ends inside an open code fence');
    expect(message).toContain('step 4: its output has unexpected `ROUTE` `somewhere`');
    expect(message).not.toMatch(/step [135678]/);
    expect(await read()).toBe(before);
  });

  it.each([
    ['a gap', () => textOf(without('2', '3b')), 'missing steps `2` and `3b`'],
    ['a step that is twice there', () => `${textOf(outputs)}\n## Step 1\n\nAgain.\n`, 'step `1` twice'],
    ['a step that nobody knows', () => JSON.stringify({ ...outputs, '9': 'x' }), 'unexpected step `9`'],
    ['no step', () => 'It is done.', 'has no section of a step'],
    [
      'a step behind an open question',
      () => textOf({ ...outputs, '0': outputs['0']?.replace('[]', '[Which page?]') ?? '' }),
      'step 0: it has a question without an answer, and steps after it',
    ],
    [
      'a question in the prose of step 0',
      () => textOf({ '0': `### Ask\n\n- Which page?\n\n\`\`\`yaml output\n${outputs['0']}\n\`\`\`` }),
      'Unexpected question `Which page?`',
    ],
  ])('is refused for %s', async (_, text, message) => {
    await using repo = await gitRepo();
    const { read, record } = await started(repo);
    const before = await read();
    expect((await failure(record(text()))).message).toContain(message);
    expect(await read()).toBe(before);
  });

  it('waits where its last step asks', async () => {
    await using repo = await gitRepo();
    const { record } = await started(repo);
    const asking = { '0': outputs['0']?.replace('[]', '[Which page?]') ?? '' };
    expect(await record(textOf(asking))).toMatchObject({
      questions: ['Which page?'],
      state: 'JOHARI_DISCOVERY',
    });
  });

  it('takes three calls, and 1,500 tokens with the event that starts it', async () => {
    await using repo = await gitRepo();
    await repo.write('.agents/baton.yaml', 'agents: { sessions: auto }\n');
    const agent = new HostConversation('claude', repo);
    agent.now = '2026-11-28T01:00:00Z';
    const { text } = await agent.send('user-prompt', { prompt: 'Fix the login, it drops people' });
    // The agent is told the command that takes all steps.
    const [, id = ''] = /`session record (\S+) --file -`/.exec(text) ?? [];
    const route = ['route', id, 'skill-orchestration', '--justification', 'one skill covers it'];
    const calls = [
      await run(repo, ['session', 'record', id, '--file', '-'], textOf(outputs)),
      await run(repo, ['session', ...route]),
      await run(repo, ['session', 'complete', id]),
    ];
    for (const call of calls) expect(call).toMatchObject({ code: 0, stderr: '' });
    expect(calls[0]?.stdout).toContain('✔ Step 3b\n');
    expect(calls[2]?.stdout).toContain('skill-orchestration fixer');
    expect(estimateTokens([text, ...calls.map(({ stdout }) => stdout)].join(''))).toBeLessThanOrEqual(1_500);
    expect(await findings(repo)).toEqual([]);
  });

  it('offers its decision to its thread, with what the session says filled in', async () => {
    await using repo = await gitRepo();
    for (const [path, file] of Object.entries(graph({}))) await repo.write(path, file);
    await repo.write('src/form.ts', 'export {};\n');
    await repo.commitAll('Begin');
    const { id, record } = await started(repo, { thread: 'thread_pr94' });
    const step8 = "- Conclusion: The form drops the query's end. It is `src/form.ts:1`.\n- Confidence: 0.8";
    await record(textOf({ ...outputs, '8': step8 }));
    await run(repo, ['session', 'route', id, 'skill-orchestration', '--justification', 'one skill']);
    const { stdout } = await run(repo, ['session', 'complete', id]);
    const [, command = ''] = /\nbaton (decision record .*)\n/.exec(stdout) ?? [];
    expect(command).toBe(
      "decision record --thread thread_pr94 --agent 'NAME' --decision 'The form drops the query'\\''s end.' --confidence 0.8 --path src/form.ts --alternative 'OPTION -- WHY NOT'",
    );
    expect(stdout.indexOf(command)).toBeLessThan(stdout.indexOf('MANDATORY'));
    const words = command.match(/'(?:[^']|'\\'')*'|\S+/g) ?? [];
    const args = words.map((word) =>
      word.replaceAll("'\\''", '\0').replaceAll("'", '').replaceAll('\0', "'"),
    );
    expect(await run(repo, args)).toMatchObject({ code: 0 });
  });
});
