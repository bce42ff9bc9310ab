import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { leaves, runLine } from '../support/command-line.ts';
import { bareGate, packageFolder } from '../support/gate.ts';
import { GitRepo } from '../support/git-repo.ts';
import { sessionPath } from '../support/records-session.ts';
import { fakeSecrets } from '../support/secrets.ts';
import { closeWorlds, divergedWorld, sessionAt, world } from '../support/world.ts';

type Shape = 'object' | 'list' | 'report' | 'own';

/** How a command is made to end in each way. A line is split at spaces; `_` stands for one inside of a word. */
interface Case {
  readonly ok: string;
  /** Undefined where the rules have nothing to refuse. */
  readonly refused?: string;
  readonly failed: string;
  /** Of what `--json` prints; `own` for what answers git, an agent or a shell, and for the listed exceptions. */
  readonly shape: Shape;
  readonly input?: string;
  /** The repository that it runs in. */
  readonly place?: () => Promise<GitRepo>;
  /** Changes it before the refused line. */
  readonly spoil?: (repo: GitRepo) => Promise<unknown>;
}

// Many runs, each with processes of git's: slow where the machine does other things as well.
vi.setConfig({ testTimeout: 300_000 });
afterAll(closeWorlds);

const at = (stage: string) => () => world({ [sessionPath]: sessionAt(stage) });
const s = 'fbcd4d0d-3a1';
const d = 'dec_20261127_k3v9qx7m';
const h = 'hnd_20261127_k3v9qx7m';
const t = 'thread_pr94';
const found = 'share: a\nask: []\nacknowledge: b\nexplore: c\n';
const lint = async (repo: GitRepo) =>
  repo.write(
    '.agents/tasks/task-003.md',
    '# Task task-003: X\n\n## Handoff\n\n```yaml\noutcome: blocked\n```\n',
  );
const blocked = async (repo: GitRepo) => {
  await lint(repo);
  await repo.commitAll('Break a task');
};
const ended = async (repo: GitRepo) => repo.write(sessionPath, sessionAt('COMPLETED acknowledged'));
const decide = `decision record --thread ${t} --agent a --decision b`;

const cases: Readonly<Record<string, Case>> = {
  init: { ok: 'init --dry-run', failed: 'init --drvers', shape: 'report' },
  lint: { ok: 'lint', refused: 'lint', spoil: lint, failed: 'lint nowhere.md', shape: 'report' },
  audit: {
    ok: 'audit HEAD',
    refused: 'audit HEAD',
    spoil: blocked,
    failed: 'audit nowhere',
    shape: 'report',
  },
  review: {
    ok: 'review v1.0..v2.0',
    refused: 'review --worktree --fail-on warning',
    spoil: lint,
    failed: 'review --trees x',
    shape: 'report',
  },
  show: { ok: `show ${s}`, failed: 'show nothing', shape: 'object' },
  status: { ok: 'status', failed: 'status --jsn', shape: 'report' },
  'session start': {
    ok: 'session start Fix',
    refused: `session start Fix --resumes ${s}`,
    failed: 'session start Fix --machine none',
    shape: 'object',
  },
  'session step': {
    ok: `session step ${s} 0 --output -`,
    input: found,
    refused: `session step ${s} 3 --output -`,
    failed: 'session step none 0',
    shape: 'object',
  },
  'session record': {
    ok: `session record ${s} --file -`,
    input: `## Step 0\n\n${found}`,
    refused: `session record ${s} --file found.md`,
    failed: 'session record none --file nothing.md',
    shape: 'object',
  },
  'session route': {
    place: at('KNOWLEDGE_TRANSFER done'),
    ok: `session route ${s} skill-orchestration --justification x`,
    spoil: ended,
    refused: `session route ${s} skill-orchestration --justification x`,
    failed: `session route ${s} none --justification x`,
    shape: 'object',
  },
  'session loop-back': {
    place: at('KNOWLEDGE_TRANSFER done'),
    ok: `session loop-back ${s} --reason x`,
    spoil: ended,
    refused: `session loop-back ${s} --reason x`,
    failed: `session loop-back ${s}`,
    shape: 'object',
  },
  'session halt': {
    place: at('KNOWLEDGE_TRANSFER done'),
    ok: `session halt ${s} --reason x --question y`,
    spoil: ended,
    refused: `session halt ${s} --reason x --question y`,
    failed: `session halt ${s}`,
    shape: 'object',
  },
  'session complete': {
    place: at('KNOWLEDGE_TRANSFER routed'),
    ok: `session complete ${s}`,
    refused: `session complete ${s}`,
    spoil: ended,
    failed: 'session complete none',
    shape: 'object',
  },
  'session dispatch': {
    place: at('COMPLETED'),
    ok: `session dispatch ${s} --ack`,
    refused: `session dispatch ${s} --ack`,
    spoil: ended,
    failed: 'session dispatch none',
    shape: 'object',
  },
  'session learn': {
    ok: `session learn ${s} --pattern x`,
    refused: `session learn ${s} --gotcha ${fakeSecrets.aws}`,
    failed: `session learn ${s}`,
    shape: 'object',
  },
  'session show': { ok: `session show ${s}`, failed: 'session show none', shape: 'object' },
  'session list': { ok: 'session list', failed: 'session list --state none', shape: 'list' },
  'session abandon': {
    ok: `session abandon ${s} --reason x`,
    refused: `session abandon ${s} --reason x`,
    spoil: ended,
    failed: `session abandon ${s}`,
    shape: 'object',
  },
  'session fork': {
    place: divergedWorld,
    ok: `session fork ${s} --from topic`,
    refused: `session fork ${s} --from main`,
    failed: `session fork ${s} --from none`,
    shape: 'object',
  },
  'thread create': {
    ok: 'thread create Title --by a',
    refused: `thread create Title --id ${t} --by a`,
    failed: 'thread create Title --id ../x',
    shape: 'object',
  },
  'thread resume': {
    ok: `thread resume ${t} --agent a`,
    refused: `thread resume ${t} --agent a`,
    spoil: (repo) => runLine(repo, ['archive', t]).then(() => archived(repo)),
    failed: `thread resume ${t}`,
    shape: 'object',
  },
  'thread status': { ok: `thread status ${t}`, failed: 'thread status none', shape: 'object' },
  'thread pause': {
    ok: `thread pause ${t} --by a`,
    refused: `thread pause ${t} --by a`,
    spoil: (repo) => runLine(repo, ['thread', 'pause', t, '--by', 'a']),
    failed: 'thread pause none',
    shape: 'object',
  },
  'thread block': {
    ok: `thread block ${t} --by a`,
    refused: `thread block ${t} --by a`,
    spoil: (repo) => runLine(repo, ['thread', 'block', t, '--by', 'a']),
    failed: 'thread block none',
    shape: 'object',
  },
  'thread complete': {
    ok: `thread complete ${t} --by a`,
    place: resolvedWorld,
    refused: `thread complete ${t} --by a`,
    spoil: archived,
    failed: 'thread complete none',
    shape: 'object',
  },
  'thread join': {
    ok: `thread join ${t} --agent a --decision b --confidence 0.5`,
    place: forkedWorld,
    refused: `thread join ${t} --agent a --decision b --confidence 7`,
    failed: `thread join ${t} --agent a`,
    shape: 'object',
  },
  'thread show': { ok: `thread show ${t}`, failed: 'thread show none', shape: 'object' },
  'thread list': { ok: 'thread list', failed: 'thread list --status none', shape: 'list' },
  'thread export': { ok: `thread export ${t}`, failed: 'thread export none', shape: 'object' },
  'decision record': {
    ok: `${decide} --confidence 0.5`,
    refused: `${decide} --confidence 7 --category magic`,
    failed: decide,
    shape: 'object',
  },
  'decision review': {
    ok: `decision review ${d} --outcome success --by a`,
    refused: `decision review ${d} --outcome success --by a --result ${fakeSecrets.aws}`,
    failed: `decision review ${d}`,
    shape: 'object',
  },
  'decision show': { ok: `decision show ${d}`, failed: 'decision show none', shape: 'object' },
  'handoff discover': {
    ok: 'handoff discover --context found.yaml',
    refused: 'handoff discover --context broken.yaml',
    spoil: (repo) => repo.write('broken.yaml', 'context: [\n'),
    failed: 'handoff discover --context none.yaml',
    shape: 'list',
  },
  'handoff create': {
    ok: 'handoff create --from perspective-swarm --to lit-pm --context found.yaml --session runs/swarm',
    refused: 'handoff create --from perspective-swarm --to nobody --context found.yaml',
    failed: 'handoff create --from x',
    shape: 'object',
  },
  'handoff verify': {
    ok: `handoff verify ${h}`,
    refused: `handoff verify ${h}`,
    spoil: tampered,
    failed: 'handoff verify none',
    shape: 'object',
  },
  'handoff accept': {
    ok: `handoff accept ${h} --by a`,
    refused: `handoff accept ${h} --by a`,
    spoil: tampered,
    failed: 'handoff accept none',
    shape: 'object',
  },
  'handoff reject': {
    ok: `handoff reject ${h} --by a --reason x`,
    refused: `handoff reject ${h} --by b --reason x`,
    spoil: (repo) => runLine(repo, ['handoff', 'accept', h, '--by', 'a']),
    failed: `handoff reject ${h}`,
    shape: 'object',
  },
  'handoff upgrade': {
    ok: 'handoff upgrade hnd_20260204_k3v9qx7m',
    refused: `handoff upgrade ${h}`,
    failed: 'handoff upgrade none',
    shape: 'object',
  },
  'handoff show': { ok: `handoff show ${h}`, failed: 'handoff show none', shape: 'object' },
  'handoff list': { ok: 'handoff list', failed: 'handoff list --pnding', shape: 'list' },
  'task new': {
    ok: 'task new Title',
    refused: 'task new Title --depends-on task-099',
    failed: 'task new Title --id a/b',
    shape: 'object',
  },
  'task handoff': {
    ok: 'task handoff task-004 --outcome completed',
    refused: 'task handoff task-004 --outcome blocked',
    failed: 'task handoff task-004',
    shape: 'object',
  },
  'task status': {
    ok: 'task status task-004 in_progress',
    refused: 'task status task-004 completed',
    failed: 'task status task-004 odd',
    shape: 'object',
  },
  'task show': { ok: 'task show task-005', failed: 'task show task-099', shape: 'object' },
  'task list': { ok: 'task list', failed: 'task list --status none', shape: 'list' },
  resume: { ok: `resume ${t}`, failed: `resume ${d}`, shape: 'object' },
  context: { ok: 'context task-002', failed: 'context task-099', shape: 'object' },
  'before-edit': { ok: 'before-edit src/auth.ts', failed: 'before-edit', shape: 'report' },
  why: { ok: 'why src/login.ts:1', failed: 'why src/login.ts:99', shape: 'report' },
  journal: {
    ok: 'journal',
    refused: 'journal --update-tasks',
    spoil: secretBlocker,
    failed: 'journal --write --rev HEAD',
    shape: 'report',
  },
  graph: { ok: 'graph', failed: 'graph --format odd', shape: 'report' },
  query: { ok: 'query gotchas', failed: 'query odd', shape: 'list' },
  stats: { ok: 'stats', failed: 'stats --rev nowhere', shape: 'report' },
  migrate: {
    ok: 'migrate HANDOFF.md',
    refused: 'migrate --check HANDOFF.md',
    failed: 'migrate',
    shape: 'own',
  },
  import: {
    ok: 'import madr docs/adr/0001-yaml.md',
    refused: 'import madr docs/adr/0001-yaml.md --thread thread_done',
    spoil: doneThread,
    failed: 'import odd x.md',
    shape: 'report',
  },
  export: { ok: `export cstp-bundle ${t}`, failed: 'export odd x', shape: 'object' },
  archive: {
    ok: 'archive task-001-login',
    refused: `archive ${s} task-004`,
    failed: 'archive none nobody',
    shape: 'list',
  },
  redact: {
    ok: `redact ${d} --field decision --reason x --by a`,
    refused: `redact ${d} --field id --reason x --by a`,
    failed: `redact ${d} --field none --reason x --by a`,
    shape: 'object',
  },
  doctor: {
    ok: 'doctor',
    place: installed,
    refused: 'doctor',
    spoil: (repo) => repo.remove('.git/hooks'),
    failed: 'doctor --jsn',
    shape: 'report',
  },
  hook: {
    ok: 'hook pre-commit',
    refused: 'hook pre-commit',
    spoil: async (repo) => {
      await lint(repo);
      await repo.git('add', '--all');
    },
    failed: 'hook none',
    shape: 'own',
  },
  'agent-hook': { ok: 'agent-hook stop', input: '{}', failed: '', shape: 'own' },
  'agent-help': { ok: 'agent-help', failed: 'agent-help none', shape: 'report' },
  mcp: { ok: 'mcp', failed: 'mcp --alow x', shape: 'own' },
  timeline: { ok: 'timeline thread_pr94', failed: 'timeline none', shape: 'own' },
  serve: { ok: 'serve --port 0', failed: 'serve --port x', shape: 'report' },
  'merge-driver': {
    ok: `merge-driver found.md found.md found.md ${sessionPath}`,
    refused: `merge-driver base.md found.md theirs.md ${sessionPath}`,
    spoil: async (repo) => {
      await repo.write('base.md', 'base\n');
      await repo.write('theirs.md', 'theirs\n');
    },
    failed: 'merge-driver a',
    shape: 'own',
  },
  textconv: { ok: `textconv ${sessionPath}`, failed: 'textconv', shape: 'own' },
  explain: { ok: 'explain task/tags', failed: 'explain task/none', shape: 'object' },
  rules: { ok: 'rules', failed: 'rules all', shape: 'list' },
  schema: { ok: 'schema decision', failed: 'schema none', shape: 'own' },
  completion: { ok: 'completion bash', failed: 'completion none', shape: 'own' },
  complete: { ok: 'complete bash -- li', failed: 'complete none', shape: 'own' },
};

async function archived(repo: GitRepo): Promise<void> {
  const folder = `.agents/threads/${t}`;
  await repo.write(`.agents/archive/threads/${t}/thread.md`, await repo.read(`${folder}/thread.md`));
  await repo.remove(folder);
}

async function resolvedWorld(): Promise<GitRepo> {
  const repo = await world();
  await run(repo, `${decide} --confidence 0.5 --resolves q1`);
  return repo;
}

async function forkedWorld(): Promise<GitRepo> {
  const repo = await world();
  for (let at = 0; at < 2; at++) await run(repo, `${decide} --confidence 0.5 --continues ${d}`);
  return repo;
}

async function doneThread(repo: GitRepo): Promise<void> {
  await run(repo, 'thread create Done --id thread_done --by a');
  await run(repo, 'thread complete thread_done --by a');
}

/** A blocker that may not be copied into the task that it blocks. */
async function secretBlocker(repo: GitRepo): Promise<void> {
  const blocker = `{ blocker: "${fakeSecrets.github}", impact: x, suggested_resolution: x, blocking_tasks: [task-004] }`;
  const handoff = `\`\`\`yaml\noutcome: blocked\nblockers: [${blocker}]\n\`\`\`\n`;
  await repo.write('.agents/tasks/task-090.md', `# Task task-090: Wait\n\n## Handoff\n\n${handoff}`);
}

async function tampered(repo: GitRepo): Promise<void> {
  const path = `.agents/handoffs/${h}.yaml`;
  await repo.write(path, (await repo.read(path)).replace('Expand to Europe?', 'Sell everything?'));
}

/** With hooks that find the program. */
async function installed(): Promise<GitRepo> {
  const { path, repo } = await bareGate();
  const made = new GitRepo(dirname(repo.path), repo.path, { ...repo.env, PATH: path });
  await run(made, 'init');
  return made;
}

function run(repo: GitRepo, line: string, input?: string) {
  const words = line.split(' ').filter((word) => word !== '');
  return runLine(repo, words, input === undefined ? {} : { input });
}

const ajv = new Ajv2020.default({ strict: false });
const isError = ajv.compile(
  JSON.parse(readFileSync(join(packageFolder, 'schemas/error.schema.json'), 'utf8')),
);
const schemaOf: Readonly<Record<string, string>> = {
  lint: 'lint-result',
  audit: 'audit-result',
  review: 'review',
  import: 'import-result',
  export: 'export-result',
  migrate: 'migration-result',
};

function expectShape(shape: Shape, name: string, text: string): void {
  const data = JSON.parse(text) as { id?: unknown; items?: unknown };
  if (shape === 'object') expect(typeof data.id).toBe('string');
  if (shape === 'list') expect(Object.keys(data)).toEqual(['items']);
  if (shape === 'list') expect(Array.isArray(data.items)).toBe(true);
  if (shape === 'report') expect(Array.isArray(data)).toBe(false);
  const schema = schemaOf[name];
  if (schema === undefined) return;
  const path = join(packageFolder, 'schemas', `${schema}.schema.json`);
  const text2 = readFileSync(path, 'utf8');
  const { $id } = JSON.parse(text2) as { $id: string };
  const validate = ajv.getSchema($id) ?? ajv.compile(JSON.parse(text2));
  expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
}

interface Row {
  readonly name: string;
  readonly ok: number;
  readonly refused: number | undefined;
  readonly failed: number | undefined;
  readonly shape: string;
}

const rows: Row[] = [];
const shapes: Readonly<Record<Shape, string>> = {
  object: '`{ id, … }`',
  list: '`{ items: […] }`',
  report: '`{ … }`',
  own: 'its own form',
};

describe('the contract of every command', () => {
  it('covers the commands that are registered, and no other', () => {
    expect(Object.keys(cases).sort()).toEqual(
      leaves()
        .map(([name]) => name)
        .sort(),
    );
  });

  it('offers --json wherever data is printed', () => {
    const without = leaves().filter(([, command]) => !command.options.some(({ long }) => long === '--json'));
    // A timeline is a drawing: `thread show --json` has its data.
    const own = [
      'agent-hook',
      'complete',
      'completion',
      'hook',
      'mcp',
      'merge-driver',
      'textconv',
      'timeline',
    ];
    expect(without.map(([name]) => name).sort()).toEqual(own);
  });

  for (const [name, one] of Object.entries(cases)) {
    it(`baton ${name}`, async () => {
      const { ok, refused, failed, shape, input, place = world, spoil } = one;
      const json = shape !== 'own' || name === 'migrate' || name === 'schema';
      await using repo = await place();
      const row = { name, refused: undefined as number | undefined, failed: undefined as number | undefined };
      if (failed !== '') {
        const plain = await run(repo, failed, input);
        expect({ code: plain.code, stdout: plain.stdout }, failed).toEqual({ code: 2, stdout: '' });
        expect(plain.stderr).toMatch(/^baton: |^Usage/m);
        row.failed = plain.code;
        const asJson = await run(repo, `${failed} --json`, input);
        expect(asJson.code).toBe(2);
        expect(isError(JSON.parse(asJson.stdout)), asJson.stdout).toBe(true);
      }
      if (json) {
        await using fresh = await place();
        const done = await run(fresh, `${ok} --json`, input);
        expect({ code: done.code, stderr: done.code === 0 ? '' : done.stderr }, ok).toEqual({
          code: 0,
          stderr: '',
        });
        expectShape(shape, name, done.stdout);
      }
      if (refused !== undefined) {
        await using fresh = await place();
        await spoil?.(fresh);
        const words = `${refused}${json ? ' --json' : ''}`;
        const no = await run(fresh, words, input);
        expect(no.code, `${words}\n${no.stdout}${no.stderr}`).toBe(1);
        row.refused = no.code;
        if (json && !['lint', 'audit', 'review', 'doctor', 'migrate'].includes(name))
          expect(isError(JSON.parse(no.stdout)), no.stdout).toBe(true);
      }
      const done = await run(repo, ok, input);
      expect({ code: done.code, stderr: done.code === 0 ? '' : done.stderr }, ok).toEqual({
        code: 0,
        stderr: '',
      });
      rows.push({ ...row, ok: done.code, shape: shapes[shape] });
    });
  }
});

const lead = `# Commands

Generated by \`tests/integration/commands-contract.test.ts\`, which runs each command in each of these ways.
[json.md](json.md) says what the codes and forms mean. A dash means that the command never ends with this code.

| command | done | refused | could not run | JSON |
| --- | --- | --- | --- | --- |
`;

it('stands in docs/commands.md', async ({ skip }) => {
  const order = Object.keys(cases);
  // A run of some of the tests only has no whole table.
  if (rows.length !== order.length) return skip('needs the outcome of every command');
  const lines = rows
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map(({ failed, name, ok, refused, shape }) => {
      const cell = (code: number | undefined) => (code === undefined ? '–' : String(code));
      return `| \`${name}\` | ${cell(ok)} | ${cell(refused)} | ${cell(failed)} | ${shape} |`;
    });
  await expect(`${lead}${lines.join('\n')}\n`).toMatchFileSnapshot('../../docs/commands.md');
});
