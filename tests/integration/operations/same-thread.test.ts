import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Operation, type OperationName, operations } from '../../../src/app/operations/operations.ts';
import * as library from '../../../src/operations.ts';
import { runLine } from '../../support/command-line.ts';
import type { GitRepo } from '../../support/git-repo.ts';
import { connect } from '../../support/mcp.ts';
import { startRpc } from '../../support/rpc.ts';
import { closeWorlds, world, worldNow } from '../../support/world.ts';

afterAll(closeWorlds);

const id = 'thread_queue';
const create = { title: 'Which queue?', agentId: 'ada', threadId: id, scope: 'The queue of the mailer.' };
const first = {
  threadId: id,
  agentId: 'ada',
  id: 'dec_20261128_aaaaaaaa',
  decision: 'Use a table of the database',
  confidence: 0.85,
  reasons: [{ type: 'analysis', text: 'One system less: "simple"' }],
  alternatives: [{ option: 'A broker', rejectedBecause: 'nobody runs it' }],
  openQuestions: [{ id: 'q1', question: 'How long may a mail wait?', blocking: true }],
  nextSteps: ['Measure it'],
  files: ['src/mail.ts'],
  tags: ['mail'],
  body: 'A mail may wait.\n\nNobody noticed until now.',
};
const second = {
  threadId: id,
  agentId: 'bob',
  id: 'dec_20261128_bbbbbbbb',
  decision: 'A mail may wait for a minute',
  confidence: 1,
  resolvesQuestions: ['q1'],
  tags: ['mail', 'naïve – ✓'],
};
const review = {
  decision: first.id,
  outcome: 'partial',
  by: 'dan',
  actualResult: 'It was slow',
  lessons: ['Measure first', 'Then build'],
  reviewNotes: ['By hand'],
};
const resume = { threadId: id, agentId: 'cara', context: 'I write the worker.' };

type Data = Readonly<Record<string, unknown>>;
type Play = (name: string, parameters: Data) => Promise<Data>;

/** The ways to call an operation. */
const ways: Readonly<Record<string, (repo: GitRepo) => Promise<Play & Partial<AsyncDisposable>>>> = {
  async library(repo) {
    const options = { cwd: repo.path, env: repo.env, now: worldNow };
    const called = library as unknown as Record<string, (...args: unknown[]) => Promise<{ data: Data }>>;
    return async (name, parameters) => (await called[name]?.(parameters, options))?.data ?? {};
  },
  async 'JSON-RPC'(repo) {
    const rpc = await startRpc(repo);
    const play: Play = async (name, parameters) =>
      (await rpc.call(operations[name as OperationName].method, parameters)).result ?? {};
    return Object.assign(play, { [Symbol.asyncDispose]: () => rpc[Symbol.asyncDispose]() });
  },
  async MCP(repo) {
    const mcp = await connect(repo);
    const play: Play = async (name, parameters) => {
      const { tool } = operations[name as OperationName] as Operation<object>;
      // Agents get no tool for a review: a person writes it on the page or by the command.
      if (tool === undefined) return ways.library?.(repo).then((play) => play(name, parameters)) ?? {};
      const { branch, worktree, ...data } = (await mcp.call(tool, parameters)).data;
      expect({ branch, worktree }).toEqual({ branch: 'main', worktree: repo.path });
      return data;
    };
    return Object.assign(play, { [Symbol.asyncDispose]: () => mcp[Symbol.asyncDispose]() });
  },
  async 'the command line'(repo) {
    return async (name, parameters) => {
      const { args, input, wrap } = lines[name]?.(parameters) ?? { args: [], wrap: (data: Data) => data };
      const { code, stderr, stdout } = await runLine(repo, [...args, '--json'], { input: input ?? '' });
      expect({ code, stderr }, args.join(' ')).toEqual({ code: 0, stderr: '' });
      return wrap(JSON.parse(stdout) as Data);
    };
  },
};

interface Line {
  readonly args: readonly string[];
  readonly input?: string;
  /** What the command prints, in the shape of the calls. */
  wrap(data: Data): Data;
}

const lines: Readonly<Record<string, (parameters: Data) => Line>> = {
  createThread: () => ({
    args: ['thread', 'create', create.title, '--id', id, '--by', create.agentId, '--about', create.scope],
    wrap: (thread) => ({ thread }),
  }),
  recordDecision: (given) => {
    const { agentId: agent, body = '', threadId: thread, ...fields } = given;
    const keys = { thread, agent, ...fields };
    const draft = Object.entries(keys).map(
      ([key, value]) =>
        `${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}: ${JSON.stringify(value)}`,
    );
    const input = `---\n${draft.join('\n')}\n---\n${body}\n`.replaceAll(
      'rejectedBecause',
      'rejected_because',
    );
    return { args: ['decision', 'record', '--file', '-'], input, wrap: (decision) => ({ decision }) };
  },
  resumeThread: () => ({
    args: ['thread', 'resume', id, '--agent', resume.agentId, '--context', resume.context],
    wrap: (thread) => ({ thread }),
  }),
  reviewDecision: () => ({
    args: [
      ...['decision', 'review', review.decision, '--outcome', review.outcome, '--by', review.by],
      ...['--result', review.actualResult, ...review.lessons.flatMap((one) => ['--lesson', one])],
      ...review.reviewNotes.flatMap((one) => ['--note', one]),
    ],
    wrap: (decision) => ({ decision }),
  }),
  getThreadStatus: () => ({
    args: ['thread', 'status', id],
    wrap: ({ id: threadId, ...rest }) => ({ threadId, ...rest }),
  }),
};

/** The id of a resume is always a new one. */
const withoutResumeId = (text: string) => text.replace(/res_\d{8}_[0-9a-z]{8}/g, 'res');

async function played(way: string): Promise<{ files: Data; answers: Data[] }> {
  await using repo = await world();
  const play = await ways[way]?.(repo);
  const answers: Data[] = [];
  for (const [name, parameters] of [
    ['createThread', create],
    ['recordDecision', first],
    ['recordDecision', second],
    ['reviewDecision', review],
    ['resumeThread', resume],
    ['getThreadStatus', { threadId: id }],
  ] as const) {
    answers.push((await play?.(name, parameters)) ?? {});
  }
  await play?.[Symbol.asyncDispose]?.();
  const changed = await repo.git('status', '--porcelain', '--untracked-files=all');
  expect(changed.split('\n').every((line) => line.startsWith(`?? .agents/threads/${id}/`))).toBe(true);
  const folder = `.agents/threads/${id}`;
  const files: Record<string, string> = {};
  for (const name of await readdir(join(repo.path, folder)))
    files[withoutResumeId(name)] = withoutResumeId(await repo.read(`${folder}/${name}`));
  return { files, answers };
}

it('writes the same files and answers the same, whichever way it is called', async () => {
  const expected = await played('library');
  expect(Object.keys(expected.files).sort()).toEqual([
    'dec_20261128_aaaaaaaa.md',
    'dec_20261128_bbbbbbbb.md',
    'res.yaml',
    'thread.md',
  ]);
  expect(expected.files['dec_20261128_bbbbbbbb.md']).toContain('continues_decision: dec_20261128_aaaaaaaa');
  expect(expected.files['dec_20261128_aaaaaaaa.md']).toContain('review_notes: By hand');
  expect(expected.answers.at(-1)).toMatchObject({ heads: [second.id], openQuestions: [] });
  for (const way of Object.keys(ways)) expect(await played(way), way).toEqual(expected);
});
