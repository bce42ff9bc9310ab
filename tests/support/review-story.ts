import { sealedPayload } from './records-handoff.ts';
import { renderSession, type SessionParts, sessionRun, stageOf } from './records-session.ts';
import { decision, resume, thread } from './records-thread.ts';

/** Files by path. */
export type Files = Readonly<Record<string, string>>;

const folder = '.agents/threads/thread_pr94';
const session = '.agents/sessions/fbcd4d0d-3a1.md';
const payloads = '.agents/handoffs';

/** A session that had found its route, contradicts itself, goes back and takes another one. */
function sessions(): { before: string; after: string } {
  const before = sessionRun({ loopBacks: 1 }).find(({ name }) => name === 'KNOWLEDGE_TRANSFER')?.text ?? '';
  const parts = stageOf({ loopBacks: 1 }, 'COMPLETED');
  const route = 'dynamic-skill-sequencing';
  const rerouted: SessionParts = {
    ...parts,
    routes: parts.routes.map((text, index) =>
      index === 2
        ? text.replace('skill-orchestration', route).replace('matches develop-skill', 'two skills in turn')
        : text,
    ),
    decision: route,
    justification: 'two skills in turn, research and then build',
    dispatch: parts.dispatch?.replaceAll('skill-orchestration', route) ?? null,
    learnings: ['{ kind: gotcha, text: Redirects lose the query, at: 2026-11-27T09:30:00Z }'],
  };
  return { before, after: renderSession(rerouted) };
}

const first = 'dec_20261127_a1b2c3d4';
const second = 'dec_20261127_b2c3d4e5';
const doubt = 'dec_20261127_k3v9qx7m';

const decisions: Files = {
  [`${folder}/thread.md`]: thread(['active', 'paused']),
  [`${folder}/${first}.md`]: decision({
    id: first,
    agent: 'emerson',
    date: '2026-11-27T09:10:00Z',
    decision: 'F030 and F032 ship together',
    confidence: '0.85',
    open_questions: '["Should F030 integrate with F032?"]',
    next_steps: '[Write both specs]',
  }),
  [`${folder}/${second}.md`]: decision({
    id: second,
    agent: 'docs-agent',
    date: '2026-11-27T10:10:00Z',
    continues_decision: first,
    decision: 'One page documents both features',
    confidence: '0.8',
  }),
};

const doubts: Files = {
  [`${folder}/thread.md`]: thread(['active', 'paused', 'active']),
  [`${folder}/res_20261127_h2n8wz4d.yaml`]: resume(),
  [`${folder}/${doubt}.md`]: decision({
    continues_decision: first,
    supersedes: `[${first}]`,
    alternatives: '[{ option: Ship both at once, rejected_because: F030 reads what F032 creates }]',
    resolves_questions: '["Should F030 integrate with F032?"]',
    open_questions: '[{ question: "Who owns the migration?", blocking: true }]',
    next_steps: '[Spike the F032 guard]',
  }),
};

function skill(id: string, categories: string, description: string): string {
  const block = `  accepts_handoff: true\n  handoff_categories: [${categories}]\n  handoff_description: ${description}\n`;
  return `---\nname: ${id}\ndescription: ${description}\nhandoff:\n${block}---\n\n# ${id}\n\nRead the payload first.\n`;
}

const parent = 'hnd_20260102_p4r3nt5x';
const looping = 'hnd_20260102_k3v9qx7m';
const waiting = 'hnd_20260102_w4t1ng7m';

const parentPayload = sealedPayload({
  timestamp: '2026-01-02T01:50:00Z',
  expires: '2026-01-02T03:50:00Z',
  target: '{ skill: lit-pm, category: research }',
  insights:
    '{ uncertainties: ["True cost of GDPR compliance for our data model", "Currency fluctuation impact on pricing"] }',
  root: '  research_seeds: { open_questions: ["Which partnership models have succeeded in Europe?"] }',
  meta: 'handoff_chain: [perspective-swarm]',
});
const waitingPayload = sealedPayload({
  timestamp: '2026-01-02T01:55:00Z',
  expires: '2026-01-02T03:55:00Z',
  target: '{ skill: lit-pm, category: analysis }',
  context: '{ original_prompt: How large is the market?, problem_type: analytical }',
  meta: 'handoff_chain: [perspective-swarm]',
});
const loopingPayload = sealedPayload({
  timestamp: '2026-01-02T02:00:00Z',
  expires: '2026-01-02T03:00:00Z',
  source: '{ skill: lit-pm, workflow_id: lit-2, session_path: /tmp/lit-2/ }',
  target: '{ skill: perspective-swarm, category: creative }',
  insights: '{ uncertainties: ["How fast local competitors respond"] }',
  meta: `handoff_chain: [perspective-swarm, lit-pm]\nparent: ${parent}`,
});

const partial = `outcome: partial
files_created:
  - path: src/auth/jwt.ts
    purpose: Signs and verifies tokens
    lines: all
blockers:
  - blocker: No credentials for the identity provider
    impact: The login cannot be tried
    suggested_resolution: Ask the platform team
    blocking_tasks: [task-006]
suggested_next_steps:
  - step: Add token refresh
    priority: high
    depends_on: [jwt.ts]
`;
const completed = `outcome: completed
files_created:
  - path: src/auth/jwt.ts
    purpose: Signs and verifies tokens
    lines: all
  - path: src/auth/refresh.ts
    purpose: Refreshes tokens
    lines: 1-3
files_modified:
  - path: src/auth/session.ts
    lines: 1-2
    change_type: modify
    description: Sessions take refreshed tokens
  - path: src/app.ts
    lines: 40-90
    change_type: add
    description: Routes of the login
patterns_discovered:
  - pattern: Read the user from AuthContext.getCurrentUser()
    location: src/auth/session.ts
    applies_to: [auth]
gotchas:
  - issue: The API allows 100 calls a minute, not 1000 as documented
    discovered_in: the first load test
    mitigation: Retry with exponential backoff
    severity: high
dependencies_for_next:
  - file: src/auth/jwt.ts
    reason: Validates the tokens of protected routes
open_questions:
  - question: Where are refresh tokens stored?
    context: Security against comfort
    recommendation: In httpOnly cookies
    # baton-disable-next-line task/blocking-question -- decided with the platform team on Monday
    blocking: true
`;

function task(status: string, ticked: boolean, handoff: string): string {
  const box = ticked ? 'x' : ' ';
  return `# Task task-005: Add token refresh

## Metadata

| Field | Value |
| --- | --- |
| Status | ${status} |

## Acceptance Criteria

- [x] Tokens are signed
- [${box}] Tokens are refreshed

## Handoff

\`\`\`yaml
${handoff}\`\`\`
`;
}

const heir = `# Task task-006: Protect the routes

## Metadata

| Field | Value |
| --- | --- |
| Status | pending |
| Depends On | task-005 |
`;

const tidy = `# Task task-001: Set up the build

## Metadata

| Field | Value |
| --- | --- |
| Status | completed |

## Objective

One command builds the package, on every machine that has Node, and says what it built.

## Handoff

\`\`\`yaml
outcome: completed
files_created:
  - path: src/build.ts
    purpose: Builds the package
    lines: all
\`\`\`
`;
const untidy = tidy
  .replace('| Field | Value |\n| --- | --- |', '| Field  | Value     |\n|--------|-----------|')
  .replace('on every machine that has Node, and', 'on every machine\nthat has Node, and')
  .replace('purpose: Builds the package', 'purpose: "Builds the package"');

/** A repository as it is before the pull request of the story. */
export const storyBefore: Files = {
  '.agents/baton.yaml': 'claim: marked\n',
  [session]: sessions().before,
  ...decisions,
  [`${payloads}/${parent}.yaml`]: parentPayload,
  [`${payloads}/${waiting}.yaml`]: waitingPayload,
  '.agents/tasks/task-001.md': tidy,
  '.agents/tasks/task-005.md': task('in_progress', false, partial),
  '.agents/tasks/task-006.md': heir,
  '.agents/skills/lit-pm/SKILL.md': skill('lit-pm', 'research, analysis', 'Deep literature research'),
  '.agents/skills/perspective-swarm/SKILL.md': skill(
    'perspective-swarm',
    'creative',
    'Many views of one matter',
  ),
  'src/auth/jwt.ts': 'export const sign = 1;\nexport const verify = 2;\n',
  'src/auth/session.ts': 'export const session = 1;\nexport const end = 2;\n',
  'src/build.ts': 'export const build = 1;\n',
  'src/app.ts': 'export const app = 1;\n',
};

/**
 * The same after it: a session with a loop-back and another route; a decision that doubts one and forks the thread; a payload
 * whose chain loops and whose parent's uncertainties are lost; a task that is completed, with a file claimed and untouched and a
 * blocking question left; a skill that lost a category; a file that was only reformatted; a new configuration and a suppression.
 */
export const storyAfter: Files = {
  ...storyBefore,
  '.agents/baton.yaml': 'claim: marked\nrules:\n  task/tags: off\n',
  [session]: sessions().after,
  ...doubts,
  [`${payloads}/${looping}.yaml`]: loopingPayload,
  '.agents/tasks/task-001.md': untidy,
  '.agents/tasks/task-005.md': task('completed', true, completed),
  '.agents/skills/lit-pm/SKILL.md': skill('lit-pm', 'research', 'Deep literature research'),
  'src/auth/refresh.ts': 'export const refresh = 1;\n// tokens live an hour\nexport const hour = 3600;\n',
  'src/app.ts': 'export const app = 1;\nexport const login = 2;\n',
};
