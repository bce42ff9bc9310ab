import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { baton, batonProcess, repoOf } from '../support/cli.ts';
import { cli, type Gate } from '../support/gate.ts';
import type { CommandResult } from '../support/git-repo.ts';
import { gate } from '../support/installed-gate.ts';
import { renderSession, sessionId, sessionPath } from '../support/records-session.ts';
import { fakeSecrets } from '../support/secrets.ts';

const outputs: Readonly<Record<string, string>> = {
  '0': 'share: a defect\nask: []\nacknowledge: no access\nexplore: idle sockets\n',
  '3b': 'SKILL_DETECTED: true\nSKILL_NAME: lit-pm\n',
  '4': 'ROUTE: skill-orchestration\nSKILL: lit-pm\nREASON: one skill covers it\n',
};
const firstPass = ['0', '1', '2', '3', '3b', '4', '5', '6', '7', '8'];

/** Plays a session in a repository with the hook installed: what each verb wrote is committed. */
function player(made: Gate) {
  const run = async (args: readonly string[], input = ''): Promise<CommandResult> => {
    const result = await baton(made.repo, ['session', ...args], { input });
    expect(result, args.join(' ')).toMatchObject({ code: 0, stderr: '' });
    await made.git('add', '--all');
    const { code, stderr } = await made.commit(['--allow-empty']);
    expect({ code, stderr }, args.join(' ')).toEqual({ code: 0, stderr: '' });
    return result;
  };
  const steps = async (id: string, names: readonly string[]) => {
    for (const name of names)
      await run(['step', id, name, '--output', '-'], outputs[name] ?? `Found ${name}.\n`);
  };
  return { run, steps };
}

async function start(run: ReturnType<typeof player>['run'], ...more: string[]): Promise<string> {
  const { stdout } = await run(['start', 'Why does checkout time out?', '--json', ...more]);
  return JSON.parse(stdout).id;
}

describe('baton session, every verb committed with the hook on', () => {
  it('plays two loop-backs, and halts at the third contradiction', async () => {
    await using made = await gate();
    const { run, steps } = player(made);
    const id = await start(run);
    await steps(id, firstPass);
    for (const iteration of [1, 2]) {
      const { stdout } = await run(['loop-back', id, '--reason', 'step 7 contradicts the route']);
      expect(stdout).toContain(`baton session step ${id} 4 --output -`);
      await steps(id, ['4', '5', '6', '7', '8']);
      expect(await made.repo.read(`.agents/sessions/${id}.md`)).toContain(
        `## Step 4: Task Routing (iteration ${iteration})`,
      );
    }
    const { stdout } = await run(['loop-back', id, '--reason', 'payments may not change', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      state: 'HALTED',
      next: { questions: ['How should this be resolved: payments may not change'] },
    });
    expect(await made.baton('lint')).toMatchObject({ code: 0 });
  });

  it('completes, offers the dispatch until it is acknowledged, and learns afterwards', async () => {
    await using made = await gate();
    const { run, steps } = player(made);
    const id = await start(run);
    await steps(id, firstPass);
    const early = await baton(made.repo, ['session', 'complete', id]);
    expect(early.code).toBe(1);
    expect(early.stderr).toContain(`baton session route ${id} ROUTE`);
    await run(['route', id, 'skill-orchestration', '--justification', 'one skill covers it']);
    const { stdout } = await run(['complete', id]);
    expect(stdout).toContain('✔ Step 8 Knowledge Transfer: Found 8.');
    expect(stdout).toContain(`baton session learn ${id}`);
    expect(stdout).toContain('    skill-orchestration lit-pm\n');
    expect((await run(['dispatch', id])).stdout).toContain('    skill-orchestration lit-pm\n');
    await run(['dispatch', id, '--ack']);
    expect((await run(['dispatch', id])).stdout).toBe('No dispatch is pending.\n');
    await run(['learn', id, '--gotcha', 'sockets idle out', '--severity', 'high', '--applies-to', 'http']);
    const text = await made.repo.read(`.agents/sessions/${id}.md`);
    expect(text).toContain('sockets idle out');
    expect(text).toMatch(/^ {2}"3b": \{ started_at: /m);
    expect(await made.baton('lint')).toMatchObject({ code: 0 });
  });

  it('halts at step 0, and goes on in a new session with the answers, its thread and its mode', async () => {
    await using made = await gate();
    const { run, steps } = player(made);
    await made.baton('thread', 'create', 'Checkout', '--id', 'thread_checkout', '--by', 'ada');
    const old = await start(run, '--agent-mode', '--thread', 'thread_checkout');
    const asked = await run(
      ['step', old, '0', '--output', '-'],
      'share: a\nask: [Which phone?, Since when?]\nacknowledge: b\nexplore: c\n',
    );
    expect(asked.stdout).toContain('1. Which phone?\n2. Since when?\n');
    await run(['halt', old]);
    const few = await baton(made.repo, ['session', 'start', 'Again', '--resumes', old, '--answer', 'all']);
    expect(few.code).toBe(2);
    expect(few.stderr).toContain('2. Since when?');
    const id = await start(run, '--resumes', old, '--answer', 'all', '--answer', 'Monday');
    await steps(
      id,
      firstPass.filter((step) => step !== '4'),
    );
    await run(['complete', id]);
    const text = await made.repo.read(`.agents/sessions/${id}.md`);
    for (const part of ['thread: thread_checkout', 'is_agent_session: true', `resumes: ${old}`, 'Monday']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('TASK_ROUTING');
    expect(await made.baton('lint')).toMatchObject({ code: 0 });
  });
});

describe('baton session', () => {
  const atStep1 = renderSession({
    history: ['INITIALIZED', 'JOHARI_DISCOVERY', 'SEMANTIC_UNDERSTANDING'],
    times: {
      '0': ['2026-11-27T09:01:00Z', '2026-11-27T09:02:00Z'],
      '1': ['2026-11-27T09:02:00Z', null],
    },
    sections: [['Step 0: Johari Window Discovery', 'Clear.']],
  });
  const step = (name: string) => ['session', 'step', sessionId, name, '--output', '-'];

  it('lets one of two processes advance a session, tells the other, and loses nothing', async () => {
    await using repo = await repoOf({ [sessionPath]: atStep1 });
    const results = await Promise.all(
      ['First.', 'Second.'].map((input) => batonProcess(repo, step('1'), { input })),
    );
    expect(results.filter(({ code }) => code === 0)).toHaveLength(1);
    const won = results[0]?.code === 0 ? 'First.' : 'Second.';
    // It was refused as no longer its turn, or met the other one in the middle of its work.
    const lost = results.find(({ code }) => code === 1 || code === 2);
    expect(lost?.stderr).toMatch(/^baton: .+\nhelp: /);
    expect(lost?.stdout).toBe('');
    const text = await repo.read(sessionPath);
    expect(text).toContain(won);
    expect(text.match(/^ {4}- /gm)).toHaveLength(4);
  });

  it('has saved before it tells what comes next: a reader that is gone loses nothing', async () => {
    await using repo = await repoOf({ [sessionPath]: atStep1 });
    const child = spawn(process.execPath, [cli, ...step('1')], { cwd: repo.path, env: repo.env });
    child.stdout.destroy();
    child.stdin.end('Found.\n');
    expect(await new Promise((done) => child.on('close', done))).toBe(0);
    expect(await repo.read(sessionPath)).toContain('state: CHAIN_OF_THOUGHT');
  });

  it('writes nothing where a step is not its turn, or its output lacks what it needs', async () => {
    await using repo = await repoOf({ [sessionPath]: atStep1 });
    const refusals: readonly (readonly [string[], string, string])[] = [
      [step('2'), 'Found.', 'the session is at step 1 (Semantic Understanding)'],
      [step('9'), 'Found.', 'Unexpected step `9`'],
      [step('1'), '', 'is blank'],
      [step('1'), '```text\nopen', 'open code fence'],
      [step('1'), '```yaml output\na: [\n```', 'is not YAML'],
      [['session', 'complete', sessionId], '', 'step 8 is not completed yet'],
      [['session', 'loop-back', sessionId, '--reason', 'x'], '', 'step 8 is not completed yet'],
      [['session', 'halt', sessionId, '--reason', 'x', '--question', 'y'], '', 'only step 0 and step 8'],
      [['session', 'route', sessionId, 'skill-orchestra', '--justification', 'x'], '', 'Unexpected route'],
    ];
    for (const [args, input, words] of refusals) {
      const { code, stderr, stdout } = await baton(repo, args, { input });
      expect({ code, stdout }, args.join(' ')).toEqual({
        code: words.startsWith('Unexpected') ? 2 : 1,
        stdout: '',
      });
      expect(stderr).toContain(words);
    }
    expect(await repo.read(sessionPath)).toBe(atStep1);
  });

  it('refuses in the words of the rule what the rule would refuse', async () => {
    await using repo = await repoOf({ [sessionPath]: atStep1 });
    const secret = fakeSecrets.aws ?? '';
    const { code, stderr } = await baton(repo, step('1'), { input: `The key is ${secret}.` });
    expect(code).toBe(1);
    expect(stderr).toContain('(privacy/secret)');
    expect(stderr).not.toContain(secret);
    expect(await repo.read(sessionPath)).toBe(atStep1);
  });

  it('keeps CRLF, comments and unknown keys', async () => {
    const text = atStep1.replace('thread: x', '').replace('fsm:', '# the machine\nmood: good\nfsm:');
    await using repo = await repoOf({ [sessionPath]: text.replaceAll('\n', '\r\n') });
    expect(await baton(repo, step('1'), { input: 'Found.\nMore.\n' })).toMatchObject({ code: 0, stderr: '' });
    const after = await repo.read(sessionPath);
    expect(after).toContain('# the machine\r\nmood: good\r\nfsm:');
    expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('continues an imported session at its beginning, and a section that was written by hand', async () => {
    const text = renderSession({ sections: [['Step 0: Johari Window Discovery', 'By hand.']] });
    await using repo = await repoOf({ [sessionPath]: text });
    const { code, stderr } = await baton(repo, ['session', 'step', sessionId, '0']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const after = await repo.read(sessionPath);
    expect(after).toContain('state: SEMANTIC_UNDERSTANDING');
    expect(after).toContain('By hand.');
    expect(await baton(repo, ['lint'])).toMatchObject({ code: 0 });
  });

  it('starts a session with a machine of the configuration, and lists it by its state', async () => {
    const config =
      'machines:\n  review: { initial: OPEN, final: [DONE], edges: { OPEN: [READ], READ: [DONE] } }\n';
    await using repo = await repoOf({ '.agents/baton.yaml': config });
    const started = await baton(repo, ['session', 'start', 'Review it', '--machine', 'review', '--json']);
    expect(started).toMatchObject({ code: 0, stderr: '' });
    const { id, next, path, state } = JSON.parse(started.stdout);
    expect({ state, command: next.directive.command }).toEqual({
      state: 'OPEN',
      command: `baton session step ${id} READ --output -`,
    });
    const text = await repo.read(path);
    expect(text).toContain('machine: review\n');
    expect(text).toContain('step_timestamps: {}\nfsm:\n  history:\n    - OPEN\n  state: OPEN\n');
    expect(await baton(repo, ['lint'])).toMatchObject({ code: 0 });
    for (const verb of ['READ', 'DONE'])
      expect(await baton(repo, ['session', 'step', id, verb])).toMatchObject({ code: 0, stderr: '' });
    expect((await baton(repo, ['session', 'list', '--state', 'done'])).stdout).toContain(id);
    expect((await baton(repo, ['query', 'sessions', '--state', 'DONE'])).stdout).toContain(id);
    for (const [code, more] of [
      [2, ['--agent-mode']],
      [1, ['--resumes', id]],
    ] as const) {
      const wrong = await baton(repo, ['session', 'start', 'x', '--machine', 'review', ...more]);
      expect(wrong).toMatchObject({ code, stdout: '' });
    }
  });

  it('moves a session with a machine of its own along its edges only', async () => {
    const config =
      'machines:\n  review: { initial: OPEN, final: [DONE], edges: { OPEN: [READ], READ: [DONE, OPEN] } }\n';
    const text = [
      ...['---', 'schema: baton/session@1', `session_id: ${sessionId}`, 'user_query: Review it'],
      ...['query_timestamp: 2026-11-27T09:00:00Z', 'machine: review', 'fsm:', '  history:', '    - OPEN'],
      ...['  state: OPEN', '  is_final: false', 'status: in_progress', '---', '', '# Review it', ''],
    ].join('\n');
    await using repo = await repoOf({ [sessionPath]: text, '.agents/baton.yaml': config });
    const wrong = await baton(repo, ['session', 'step', sessionId, 'DONE']);
    expect(wrong).toMatchObject({ code: 1, stdout: '' });
    expect(wrong.stderr).toContain('Unexpected state `DONE` after `OPEN`, expected `READ`');
    const read = await baton(repo, step('READ'), { input: 'Opened it.' });
    expect(read).toMatchObject({ code: 0, stderr: '' });
    expect(read.stdout).toContain(
      `The next state is one of these: DONE, OPEN\n\nMANDATORY: run this command next`,
    );
    expect(read.stdout).toContain(`baton session step ${sessionId} STATE --output - <<'END_OF_STEP'`);
    expect(await baton(repo, ['session', 'step', sessionId, 'DONE'])).toMatchObject({ code: 0, stderr: '' });
    const after = await repo.read(sessionPath);
    expect(after).toContain('status: completed');
    expect(after).toContain('## OPEN\n\nOpened it.');
    expect(await baton(repo, ['lint'])).toMatchObject({ code: 0 });
  });

  it('tells to run what the configuration says, whatever a file holds', async () => {
    await using made = await gate();
    const { run, steps } = player(made);
    const id = await start(run);
    await steps(id, firstPass);
    await run(['route', id, 'skill-orchestration', '--justification', 'one skill covers it']);
    await run(['complete', id]);
    const path = `.agents/sessions/${id}.md`;
    const text = await made.repo.read(path);
    await made.repo.write(path, text.replace(/directive_command: [^,\n]+/, 'directive_command: rm -rf .'));
    await made.repo.write('.agents/baton.yaml', 'dispatch: { skill-orchestration: make orchestrate }\n');
    const { stdout } = await baton(made.repo, ['session', 'dispatch', id]);
    expect(stdout).toContain('```sh\nmake orchestrate\n```\n');
    expect(stdout).not.toContain('rm -rf');
  });
});
