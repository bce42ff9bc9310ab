import { afterAll, describe, expect, it, vi } from 'vitest';
import { getThreadStatus } from '../../src/operations.ts';
import { leaves, runLine } from '../support/command-line.ts';
import { connect } from '../support/mcp.ts';
import { startRpc } from '../support/rpc.ts';
import { closeWorlds, world, worldNow } from '../support/world.ts';

vi.setConfig({ testTimeout: 120_000 });
afterAll(closeWorlds);

/** Records that cannot be read, one of each kind. */
const broken = {
  decision: '.agents/threads/thread_pr94/dec_broken.md',
  task: '.agents/tasks/task-009.md',
  session: '.agents/sessions/broken.md',
  handoff: '.agents/handoffs/hnd_broken.yaml',
} as const;
type Kind = keyof typeof broken;
const all = Object.keys(broken) as Kind[];

const brokenWorld = () =>
  world({
    [broken.decision]: '---\nschema: baton/decision@1\nid: [\n---\n',
    [broken.task]: '---\nschema: baton/task@1\nid: [\n---\n# Task task-009: X\n',
    [broken.session]: '---\nschema: baton/session@1\nid: [\n---\n',
    [broken.handoff]: 'schema: baton/handoff@1\nhandoff: [\n',
  });

/** The readers: a line of each, and the kinds that it has to read. */
const readers: Readonly<Record<string, readonly [line: string, kinds: readonly Kind[]]>> = {
  show: ['show thread_pr94', ['decision']],
  status: ['status', all],
  'session show': ['session show fbcd4d0d-3a1', []],
  'session list': ['session list', ['session']],
  'thread status': ['thread status thread_pr94', ['decision']],
  'thread show': ['thread show thread_pr94', ['decision']],
  'thread list': ['thread list', ['decision']],
  'thread export': ['thread export thread_pr94', ['decision']],
  'decision show': ['decision show dec_20261127_k3v9qx7m', []],
  'handoff discover': ['handoff discover --context found.yaml', []],
  'handoff verify': ['handoff verify hnd_20261127_k3v9qx7m', ['handoff']],
  'handoff show': ['handoff show hnd_20261127_k3v9qx7m', []],
  'handoff list': ['handoff list', ['handoff']],
  'task show': ['task show task-005', []],
  'task list': ['task list', all],
  resume: ['resume thread_pr94', ['decision']],
  context: ['context task-002', all],
  'before-edit': ['before-edit src/login.ts', all],
  why: ['why src/login.ts', all],
  journal: ['journal', all],
  graph: ['graph', all],
  query: ['query decisions', all],
  stats: ['stats', all],
  export: ['export cstp-decision dec_20261127_k3v9qx7m', []],
  timeline: ['timeline thread_pr94', all],
  serve: ['serve --export ../site', all],
};

/** Commands that write, check, or read no records. */
const others = [
  ...['init', 'lint', 'audit', 'review', 'migrate', 'import', 'archive', 'redact', 'doctor', 'hook'],
  ...['agent-hook', 'agent-help', 'mcp', 'explain', 'rules', 'schema', 'completion', 'complete'],
  ...['merge-driver', 'textconv', 'thread create', 'thread resume', 'thread pause', 'thread block'],
  ...['thread complete', 'thread join', 'decision record', 'decision review', 'task new', 'task handoff'],
  ...['task status', 'handoff create', 'handoff accept', 'handoff reject', 'handoff upgrade'],
  ...[
    'start',
    'step',
    'record',
    'route',
    'loop-back',
    'halt',
    'complete',
    'dispatch',
    'learn',
    'abandon',
  ].map((verb) => `session ${verb}`),
  'session fork',
];

const noteOf = (path: string) =>
  `\`${path}\` cannot be read and is left out; \`baton lint ${path}\` prints why`;

describe('a record that cannot be read', () => {
  it('is looked for in every command', () => {
    const names = leaves().map(([name]) => name);
    expect([...Object.keys(readers), ...others].sort()).toEqual(names.sort());
  });

  it.each(Object.entries(readers))('is reported by `baton %s`', async (name, [line, kinds]) => {
    await using repo = await brokenWorld();
    const paths = kinds.map((kind) => broken[kind]).sort();
    const code = paths.length > 0 ? 2 : 0;
    const plain = await runLine(repo, line.split(' '));
    expect({ code: plain.code, stderr: plain.stderr.match(/^.*cannot be read.*$/gm) ?? [] }).toEqual({
      code,
      stderr: paths.map((path) => `baton: ${noteOf(path)}`),
    });
    // Nothing is in force for the file.
    if (name !== 'before-edit') expect(plain.stdout).not.toBe('');
    if (name === 'timeline') return;
    const json = await runLine(repo, [...line.split(' '), '--json']);
    const { unreadable = [] } = JSON.parse(json.stdout) as { unreadable?: readonly string[] };
    expect({ code: json.code, unreadable }).toEqual({ code, unreadable: paths });
  });

  it('is named as it is typed where the command runs, and with its version', async () => {
    await using repo = await brokenWorld();
    const inFolder = await runLine(repo, ['-C', '.agents/tasks', 'query', 'tasks']);
    expect(inFolder.stderr).toContain('`baton lint task-009.md` prints why');
    const head = (await repo.git('rev-parse', 'HEAD')).trim().slice(0, 10);
    const { stderr } = await runLine(repo, ['query', 'tasks', '--rev', 'HEAD']);
    const command = `baton lint --rev ${head} ${broken.task}`;
    expect(stderr).toContain(`\`${command}\` prints why`);
    const found = await runLine(repo, command.split(' ').slice(1));
    expect(found.stdout).toContain(broken.task);
    expect(found.code).toBe(1);
  });

  it('is named where what was asked for is unknown, since it may be that', async () => {
    await using repo = await brokenWorld();
    const { code, stderr } = await runLine(repo, ['context', 'task-010']);
    expect(code).toBe(2);
    expect(stderr).toContain(noteOf(broken.task));
  });

  it('is named by a command that writes, which is done once it has written', async () => {
    await using repo = await brokenWorld();
    const { code, stderr } = await runLine(repo, ['thread', 'pause', 'thread_pr94', '--by', 'ada']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: `baton: ${noteOf(broken.decision)}\n` });
  });

  it.each([
    ['get_thread_status', { threadId: 'thread_pr94' }, ['decision']],
    ['resume_thread', { threadId: 'thread_pr94', agentId: 'ada' }, ['decision']],
    ['context', { task: 'task-002' }, all],
    ['before_edit', { files: ['src/login.ts'] }, all],
    ['query', { subject: 'gotchas' }, all],
    ['handoff', { action: 'list' }, ['handoff']],
  ] as const)('is in the text and in the structured content of the tool %s', async (name, args, kinds) => {
    await using repo = await brokenWorld();
    await using mcp = await connect(repo);
    const { data, text } = await mcp.call(name, args);
    const paths = kinds.map((kind) => broken[kind]).sort();
    expect(data).toMatchObject({ unreadable: paths, notes: paths.map(noteOf) });
    for (const path of paths) expect(text).toContain(noteOf(path));
  });

  it('is in the resource of a thread', async () => {
    await using repo = await brokenWorld();
    await using mcp = await connect(repo);
    const { contents } = await mcp.client.readResource({ uri: 'baton://record/thread_pr94' });
    expect(JSON.stringify(contents)).toContain(noteOf(broken.decision));
  });

  it('is in the results of JSON-RPC and of the library', async () => {
    await using repo = await brokenWorld();
    await using rpc = await startRpc(repo);
    const { result } = await rpc.call('getThreadStatus', { threadId: 'thread_pr94' });
    expect(result).toMatchObject({ unreadable: [broken.decision], notes: [noteOf(broken.decision)] });
    const options = { cwd: repo.path, env: repo.env, now: worldNow };
    const answer = await getThreadStatus({ threadId: 'thread_pr94' }, options);
    expect(answer.unreadable).toEqual([broken.decision]);
  });
});
