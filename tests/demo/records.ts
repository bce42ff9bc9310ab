/**
 * Shows the records at work, with the gates on: the decision thread of three agents, a session that loops back and one that
 * is halted at step 0 and resumed, a handoff chain of three skills with a refused loop, two dependent tasks, and what is
 * derived from all of it. Everything is committed step by step. Exit code 1 where something does not go as it should.
 */
import { bareGate } from '../support/gate.ts';

/** A longer output is cut for the reader. */
const mostLines = 16;

const faults: string[] = [];
await using gate = await bareGate();
let commits = 0;

await begin();
await thread();
await loopingSession();
await haltedSession();
await handoffChain();
await tasks();
await derived();

process.stdout.write(
  faults.length === 0
    ? `\n✔ ${commits} commits, each taken by the gates, and nothing to find in their history\n`
    : `\n✖ not as it should be:\n${faults.map((one) => `  ${one}\n`).join('')}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

async function begin(): Promise<void> {
  title('A repository with three skills');
  await gate.repo.write('README.md', '# Shop\n');
  for (const [name, category] of [
    ['lit-pm', 'research'],
    ['statistician', 'analysis'],
    ['systems-architect', 'architecture'],
  ] as const) {
    await gate.repo.write(
      `.agents/skills/${name}/SKILL.md`,
      `---\nname: ${name}\ndescription: Does ${category} for the shop.\nhandoff:\n  accepts_handoff: true\n  handoff_categories: [${category}]\n  handoff_description: ${category} in depth\n  handoff_trigger: "/${name} --handoff {payload_path}"\n---\n\n# ${name}\n`,
    );
  }
  await run('baton init');
  await commit('Install Baton');
}

async function thread(): Promise<void> {
  title('A decision thread that three agents carry on');
  await run('baton thread create "PR #94 Architecture" --id thread_pr94 --by emerson');
  await commit('Open the thread');
  const first = await made(
    'baton decision record --thread thread_pr94 --agent emerson --decision "Write four feature specs" --confidence 0.85 --thought "Checked the scaling results first" --reason "analysis: four features match the findings" --question "Should F030 integrate with F032?" --next "Code review" --next "Documentation"',
  );
  await commit('Plan');
  await run(
    'baton thread resume thread_pr94 --agent code-reviewer --context "Continuing the review that emerson began"',
  );
  await commit('Take the thread up');
  await run(
    `baton decision record --thread thread_pr94 --agent code-reviewer --continues ${first} --decision "F030 must not ship before F032" --confidence 0.4 --resolves "Should F030 integrate with F032?" --reason "constraint: F030 reads tables that F032 creates"`,
  );
  await commit('Review');
  await run(
    `baton decision record --thread thread_pr94 --agent docs-agent --continues ${first} --decision "One page documents both features" --confidence 0.8`,
  );
  await commit('Document');
  await run('baton thread status thread_pr94');
  await run(
    'baton thread join thread_pr94 --agent emerson --decision "Ship F032 first, document both on one page" --confidence 0.75',
  );
  await commit('Bring both together');
  await run('baton thread complete thread_pr94 --by emerson');
  await commit('Complete the thread');
}

async function loopingSession(): Promise<void> {
  title('A session that contradicts itself, and goes back');
  const id = await made('baton session start "Why does checkout time out on mobile?"', 'session_id');
  await commit('Start the session');
  await step(
    id,
    '0',
    'share: a defect in an existing flow\nask: []\nacknowledge: no access to the carrier\nexplore: idle sockets',
  );
  for (const [number, text] of [
    ['1', 'The client gives up after 30 s; the server answers after 31.'],
    ['2', 'The gateway drops idle sockets after 29 s.'],
    ['3', 'A slow gateway, or a dropped socket: only mobile is hit, so the socket.'],
    [
      '3b',
      'SKILL_DETECTED: true\nSKILL_NAME: systems-architect\nSKILL_TYPE: atomic\nCONFIDENCE: medium\nREASONING: the gateway is its field',
    ],
    ['4', 'ROUTE: skill-orchestration\nSKILL: systems-architect\nREASON: one skill covers it'],
    ['5', 'Two more paths lead to the socket.'],
    ['6', 'Would desktop fail behind the same gateway? It does not.'],
    ['7', 'A keep-alive touches the payment client, which the architect may not change alone.'],
    ['8', 'Step 7 speaks against the route.'],
  ] as const) {
    await step(id, number, text);
  }
  await run(
    `baton session loop-back ${id} --reason "step 7: two skills are needed, one may not change payments"`,
  );
  await commit('Loop back');
  for (const [number, text] of [
    [
      '4',
      'ROUTE: dynamic-skill-sequencing\nSKILL: statistician\nREASON: measure first, then change the gateway',
    ],
    ['5', 'The paths agree.'],
    ['6', 'Nothing new speaks against it.'],
    ['7', 'Payments stay untouched until the numbers are there.'],
    ['8', 'Proceed.'],
  ] as const) {
    await step(id, number, text);
  }
  await run(`baton session route ${id} dynamic-skill-sequencing --justification "measure first"`);
  await commit('Decide the route');
  await run(`baton session complete ${id}`);
  await run(
    `baton session learn ${id} --gotcha "The gateway drops idle sockets after 29 s" --applies-to payments --severity high`,
  );
  await run(`baton session dispatch ${id} --ack`);
  await commit('Complete the session');
}

async function haltedSession(): Promise<void> {
  title('A session that only the user can let go on');
  const id = await made('baton session start "Speed up the login"', 'session_id');
  await step(
    id,
    '0',
    'share: a feature\nask:\n  - question: Which login page is meant?\nacknowledge: the API stays\nexplore: caches',
  );
  await run(`baton session halt ${id}`);
  await commit('Ask');
  const next = await made(
    `baton session start "Speed up the login" --resumes ${id} --answer "The one of the app"`,
    'session_id',
  );
  await step(next, '0', 'share: a feature of the app\nask: []\nacknowledge: the API stays\nexplore: caches');
  await run(`baton session show ${next}`);
}

async function handoffChain(): Promise<void> {
  title('Work that goes from skill to skill, and never round in a circle');
  await gate.repo.write('runs/swarm/perspectives/critic.md', 'The gateway is not ours.\n');
  await gate.repo.write(
    'found.yaml',
    'original_prompt: Why does checkout time out on mobile?\nproblem_type: analytical\nsynthesis_summary: Idle sockets\ninsights:\n  uncertainties: [The limit of the carrier, The share of mobile, The cost of a ping]\n',
  );
  await commit('Put down what was found');
  await run('baton handoff discover --context found.yaml');
  const create = (from: string, to: string, more = '') =>
    `baton handoff create --from ${from} --to ${to} --context found.yaml --session runs/swarm${more}`;
  const first = await made(create('perspective-swarm', 'statistician'));
  await commit('Hand over to the statistician');
  await run(`baton handoff accept ${first} --by statistician`);
  const second = await made(create('statistician', 'lit-pm', ` --parent ${first}`));
  await commit('Hand over to the researcher');
  await run(`baton handoff accept ${second} --by lit-pm`);
  await run(create('lit-pm', 'statistician', ` --parent ${second}`), { code: 1 });
  await run(create('lit-pm', 'systems-architect', ` --parent ${second}`));
  await commit('Hand over to the architect');
  await run('baton handoff list');
}

async function tasks(): Promise<void> {
  title('Two tasks, and what the first leaves to the second');
  await run('baton task new "Ping idle sockets" --id task-001');
  await run('baton task new "Show the ping in the dashboard" --id task-002 --depends-on task-001');
  await commit('Plan two tasks');
  await gate.repo.write('src/ping.ts', 'export const seconds = 25;\n');
  await commit('Ping');
  const file = 'handoff.yaml';
  await gate.repo.write(
    `.git/${file}`,
    [
      'files_created:',
      '  - path: src/ping.ts',
      '    purpose: Keeps the socket of a payment awake',
      'patterns_discovered:',
      '  - pattern: Ping through keepAlive(), never by hand',
      '    location: src/ping.ts',
      '    applies_to: [payments]',
      'gotchas:',
      '  - issue: The gateway drops idle sockets after 29 s',
      '    discovered_in: load test',
      '    mitigation: Ping every 25 s',
      '    severity: high',
      'dependencies_for_next:',
      '  - file: src/ping.ts',
      '    reason: Holds the interval',
      '',
    ].join('\n'),
  );
  await run(`baton task handoff task-001 --outcome completed --file .git/${file}`);
  await commit('Hand the first task over');
  await run('baton context task-002');
}

async function derived(): Promise<void> {
  title('What is known now');
  await run('baton journal --write');
  await commit('Keep the journal');
  await run('baton graph --format mermaid');
  await run('baton query gotchas --severity high');
  await run("baton query decisions --confidence '<0.5'");
  await run('baton stats');
  title('And its history');
  await run('baton audit --all');
}

function title(text: string): void {
  process.stdout.write(`\n━━ ${text} ━━\n`);
}

/** Completes a step of a session and commits it. */
async function step(id: string, number: string, output: string): Promise<void> {
  await run(`baton session step ${id} ${number} --output -`, { input: `${output}\n`, isShort: true });
  await commit(`Step ${number}`);
}

/** Runs a command line that makes a record, and returns its id. */
async function made(line: string, key = 'id'): Promise<string> {
  const output = await run(`${line} --json`, { isShort: true });
  try {
    const value = JSON.parse(output) as Record<string, unknown> & { decision?: { id?: unknown } };
    return String(value[key] ?? value.decision?.id ?? '');
  } catch {
    faults.push(`no id: ${line}`);
    return '';
  }
}

async function commit(message: string): Promise<void> {
  await gate.git('add', '--all');
  await run(`git commit --quiet -m "${message}"`, { isQuiet: true });
  commits++;
}

interface Expected {
  readonly code?: number;
  readonly input?: string;
  /** Only the first lines matter. */
  readonly isShort?: boolean;
  /** Printed only where it does not go well. */
  readonly isQuiet?: boolean;
}

/** Runs a command line as a person would, prints what that person sees, and returns standard output. */
async function run(
  line: string,
  { code: expected = 0, input, isQuiet = false, isShort = false }: Expected = {},
) {
  const script = `baton() { git-baton "$@"; }\n${line}`;
  const { code, stdout, stderr } = await gate.run('sh', ['-c', script], {
    env: { NO_COLOR: '1' },
    ...(input === undefined ? {} : { input }),
  });
  if (code !== expected) faults.push(`exit ${code}, expected ${expected}: ${line}\n${stderr}`);
  if (isQuiet && code === expected) return stdout;
  const text = `${stdout}${stderr}`.replaceAll(gate.repo.path, '~/shop').replaceAll(gate.outside, '~');
  const lines = text.trimEnd().split('\n');
  const most = isShort ? 4 : mostLines;
  const shown =
    lines.length > most + 1 ? [...lines.slice(0, most), `… ${lines.length - most} more lines`] : lines;
  process.stdout.write(`\n$ ${line}\n${shown.join('\n')}\n`);
  if (code !== 0) process.stdout.write(`(exit ${code})\n`);
  return stdout;
}
