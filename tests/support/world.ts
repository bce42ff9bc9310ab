import { type GitRepo, gitRepo } from './git-repo.ts';
import { skillText } from './handoff-team.ts';
import { taskOf } from './knowledge.ts';
import { payloadV1, sealedPayload } from './records-handoff.ts';
import { sessionPath, sessionRun } from './records-session.ts';
import { decision, decisionPath, thread, threadPath } from './records-thread.ts';

/** The clock of the commands that run in the world. */
export const worldNow = '2026-11-28T02:00:00Z';

/** The text of the world's session at a stage of its run. */
export function sessionAt(name: string): string {
  const stage = sessionRun().findLast((one) => one.name === name);
  if (!stage) throw new Error(`no stage ${name}`);
  return stage.text;
}

const payloadPath = '.agents/handoffs/hnd_20261127_k3v9qx7m.yaml';
const payload = sealedPayload({
  timestamp: '2026-11-28T01:30:00Z',
  expires: '2099-01-01T00:00:00Z',
  source: '{ skill: perspective-swarm, workflow_id: swarm-1, session_path: runs/swarm }',
  meta: 'perspectives_completed: 1\nhandoff_chain: [perspective-swarm]',
});

const handedOn = [
  'outcome: partial',
  'patterns_discovered: [{ pattern: Use AuthContext, applies_to: [react-context] }]',
  'gotchas: [{ issue: The limit is 100/min, severity: high }]',
  'open_questions: [{ question: Which browser?, blocking: true }]',
  'blockers: [{ blocker: No test tenant, impact: Nobody can log in, suggested_resolution: Ask, blocking_tasks: [task-002] }]',
  'suggested_next_steps: [{ step: Protect the routes }]',
].join('\n');

/** Files with the names that the examples of `--help` use, and records with their ids. */
export const worldFiles: Readonly<Record<string, string>> = {
  [sessionPath]: sessionAt('JOHARI_DISCOVERY'),
  [threadPath]: thread(),
  [decisionPath]: decision({ open_questions: '\n  - { id: q1, question: Who owns it?, blocking: true }' }),
  [payloadPath]: payload,
  '.agents/handoffs/hnd_20260204_k3v9qx7m.yaml': payloadV1,
  '.agents/tasks/task-001-login.md': taskOf('task-001', {
    status: 'completed',
    handoff: 'outcome: completed',
  }),
  '.agents/tasks/task-002.md': taskOf('task-002', { status: 'pending', dependsOn: 'task-005' }),
  '.agents/tasks/task-004.md': taskOf('task-004', { status: 'pending' }),
  '.agents/tasks/task-005.md': taskOf('task-005', { status: 'in_progress', handoff: handedOn }),
  '.agents/skills/lit-pm/SKILL.md': skillText('lit-pm', 'research'),
  '.agents/skills/perspective-swarm/SKILL.md': skillText('perspective-swarm', 'analysis'),
  'runs/swarm/perspectives/critic.md': 'x\n',
  'found.md': 'share: a defect\nask: []\nacknowledge: no access\nexplore: idle sockets\n',
  'steps.md':
    '## Step 0\n\nshare: a defect\nask: []\nacknowledge: no access\nexplore: idle sockets\n\n## Step 1\n\nThe socket is closed.\n',
  'found.yaml':
    'original_prompt: Expand to Europe?\nproblem_type: strategic\ninsights:\n  uncertainties: [a, b, c]\n',
  'notes.yaml': 'patterns_discovered: [{ pattern: Use one clock }]\n',
  'draft.md': '---\nagent: emerson\ndecision: F032 ships first\nconfidence: 0.8\n---\nBecause.\n',
  'draft.yaml': 'thread: thread_pr94\nagent: emerson\ndecision: F032 ships first\nconfidence: 0.8\n',
  'task-draft.md': taskOf('task-001'),
  'HANDOFF.md': '# Login work\n\nStatus: partial\n\n## Next\n\n- Rank by field\n',
  'docs/handoffs/search.md': '# Search\n\nStatus: partial\n\n## Next\n\n- Rank by field\n',
  'reply.json': '{ "migrated_from": "HANDOFF.md", "outcome": "partial", "outcome_line": 3 }\n',
  'docs/adr/0001-yaml.md':
    '---\nstatus: accepted\ndate: 2026-11-01\ndecision-makers: ada\n---\n# Use YAML\n\n## Context and Problem Statement\n\nWhich format?\n\n## Considered Options\n\n* YAML\n* JSON\n\n## Decision Outcome\n\nChosen option: "YAML", because people read it.\n',
};

const made = new Map<string, Promise<GitRepo>>();

/**
 * A repository on main, with origin/main, two tags, ten commits and the records of the examples: a copy of one that is made
 * once. `closeWorlds` removes those.
 *
 * @param more files besides, or in the place of the world's
 */
export async function world(more: Readonly<Record<string, string>> = {}): Promise<GitRepo> {
  const key = JSON.stringify(more);
  const first = made.get(key) ?? makeWorld(more);
  made.set(key, first);
  return (await first).copy();
}

/** Removes what `world` copies from. */
export async function closeWorlds(): Promise<void> {
  const all = [...made.values()];
  made.clear();
  for (const repo of all) await (await repo)[Symbol.asyncDispose]();
}

async function makeWorld(more: Readonly<Record<string, string>>): Promise<GitRepo> {
  const repo = await gitRepo();
  await repo.write('src/login.ts', 'export {};\n');
  await repo.commitAll('Begin');
  await repo.git('branch', '-M', 'main');
  await repo.git('tag', 'v1.0');
  for (const [path, text] of Object.entries({ ...worldFiles, ...more })) await repo.write(path, text);
  await repo.commitAll('Add the records');
  for (let at = 0; at < 10; at++) await repo.git('commit', '--quiet', '--allow-empty', '-m', `Commit ${at}`);
  await repo.git('tag', 'v2.0');
  await repo.git('update-ref', 'refs/remotes/origin/main', 'HEAD~2');
  return repo;
}

/** The same with the session completed by two branches, one of them checked out. */
export async function divergedWorld(): Promise<GitRepo> {
  const repo = await world({ [sessionPath]: sessionAt('SEMANTIC_UNDERSTANDING') });
  await repo.git('branch', 'topic');
  await repo.write(sessionPath, sessionAt('CHAIN_OF_THOUGHT'));
  await repo.commitAll('Go on');
  await repo.git('switch', '--quiet', 'topic');
  const other = sessionAt('CHAIN_OF_THOUGHT').replace('What step 1 found.', 'What another one found.');
  await repo.write(sessionPath, other);
  await repo.commitAll('Go on elsewhere');
  await repo.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  await repo.git('switch', '--quiet', 'main');
  return repo;
}
