import { acknowledge } from '../../src/app/handoff/acknowledge.ts';
import { type CreateRequest, createHandoff } from '../../src/app/handoff/create.ts';
import { HandoffFailure } from '../../src/app/handoff/failure.ts';
import type { Context } from '../../src/app/workspace/context.ts';
import { contextIn } from './context.ts';
import { type GitRepo, gitRepo } from './git-repo.ts';

export const now = '2026-11-28T03:00:00Z';
/** When what was made at `now` has expired. */
export const later = '2026-11-28T05:00:00Z';
/** What is handed on, where a test does not say. */
export const context =
  'original_prompt: Expand to Europe?\nproblem_type: strategic\ninsights:\n  uncertainties: [a, b, c]\n';

/** A SKILL.md that takes handoffs. @param more further lines of its `handoff:` block */
export function skillText(name: string, category: string, more = ''): string {
  return [
    '---',
    `name: ${name}`,
    `description: Does ${category}.`,
    'handoff:',
    '  accepts_handoff: true',
    `  handoff_categories: [${category}]`,
    `  handoff_description: ${category} in depth`,
    `  handoff_trigger: "/${name} --handoff {payload_path}"`,
    `${more}---`,
    '',
    `# ${name}`,
    '',
  ].join('\n');
}

/** The files of a team of three skills, and of a session folder with one perspective. */
export const teamFiles: Readonly<Record<string, string>> = {
  '.agents/skills/lit-pm/SKILL.md': skillText('lit-pm', 'research'),
  '.agents/skills/statistician/SKILL.md': skillText('statistician', 'analysis'),
  '.agents/skills/architect/SKILL.md': skillText('architect', 'architecture'),
  'runs/one/perspectives/critic.md': 'x\n',
};

/** A repository in which that team works. */
export async function team(): Promise<GitRepo> {
  const repo = await gitRepo();
  for (const [path, text] of Object.entries(teamFiles)) await repo.write(path, text);
  await repo.commitAll('Team');
  return repo;
}

/** Hands `context` on from the swarm to lit-pm, where the request does not say otherwise. */
export function create(repo: GitRepo, request: Partial<CreateRequest & Context> = {}) {
  const all = {
    ...contextIn(repo, now),
    from: 'perspective-swarm',
    to: 'lit-pm',
    context: '-',
    stdin: async () => context,
    session: 'runs/one',
    healthCheck: false,
    ...request,
  };
  return createHandoff(all, all);
}

/** The context of that team. */
export function inTeam(repo: GitRepo, at = now): Context {
  return contextIn(repo, at);
}

/** Takes a payload up, or refuses it. */
export function ack(repo: GitRepo, handoff: string, status: 'accepted' | 'rejected' = 'accepted', at = now) {
  return acknowledge(inTeam(repo, at), {
    handoff,
    status,
    by: 'lit-pm',
    ...(status === 'rejected' ? { reason: 'no time' } : {}),
  });
}

/** The failure that something ends with. */
export async function failed(run: Promise<unknown>): Promise<HandoffFailure> {
  const error = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof HandoffFailure) return error;
  throw new Error('expected a failure of the handoff', { cause: error });
}
