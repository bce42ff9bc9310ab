import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { haltSession } from '../../../src/app/session/finish.ts';
import { recordSteps } from '../../../src/app/session/record.ts';
import { completeStep } from '../../../src/app/session/step.ts';
import { listSessions } from '../../../src/app/session/view.ts';
import { parseFullMarkdown } from '../../../src/records/markdown/full.ts';
import { HostConversation } from '../../support/agent-host.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { failure, findings } from '../../support/lint-repo.ts';
import { fakeSecret } from '../../support/secrets.ts';

const stepZero = 'share: a fix\nask: []\nacknowledge: none\nexplore: none';
const secret = fakeSecret('github');
const work = 'Fix the login, it drops people after a minute';

async function home(agents: string): Promise<{
  readonly repo: GitRepo;
  readonly agent: HostConversation;
  readonly prompt: (prompt: string) => Promise<string>;
  readonly sessions: () => ReturnType<typeof listSessions>;
  readonly context: ReturnType<typeof contextIn>;
}> {
  const repo = await gitRepo();
  await repo.write('.agents/baton.yaml', `agents: ${agents}\n`);
  const context = contextIn(repo, '2026-11-28T03:00:00Z');
  const agent = new HostConversation('claude', repo);
  agent.now = '2026-11-28T02:00:00Z';
  return {
    repo,
    agent,
    context,
    prompt: async (prompt) => (await agent.send('user-prompt', { prompt })).text,
    sessions: () => listSessions(context, undefined),
  };
}

/** The configuration that the guide shows: `sessions: auto`, `prompts: summary`. */
async function exampleOfDocs(): Promise<string> {
  const { fences } = parseFullMarkdown(await readFile('docs/agents.md', 'utf8'));
  return fences.find(({ lang, value }) => lang === 'yaml' && value.includes('agents:'))?.value ?? '';
}

describe('agents.sessions', () => {
  it('auto starts one for work, goes on with it, and takes any prompt as the answer to a halt', async () => {
    const { context, prompt, repo, sessions } = await home('{ sessions: auto }');
    await using _ = repo;
    expect(await prompt('What does the login do?')).toBe('');
    expect(await prompt('/clear')).toBe('');
    expect(await sessions()).toEqual([]);
    expect(await prompt(work)).toContain('# Step 0: Johari Window Discovery');
    const [first] = await sessions();
    const session = first?.id ?? '';
    expect(await prompt('thanks, go on')).toBe('');
    const goesOn = await prompt('Add a test of the logout too');
    expect(goesOn).toContain(`Session ${session} of this conversation is open, in JOHARI_DISCOVERY.`);
    expect(goesOn).toContain(`\`baton session show ${session}\``);
    expect(goesOn.length / 4).toBeLessThan(80);
    await completeStep(context, { session, step: '0', output: stepZero.replace('[]', '[Which page?]') });
    await haltSession(context, { session, reason: undefined, questions: [] });
    const answered = await prompt('the new one');
    expect(answered).toContain(`Session ${session}, “${work}”, halted with questions.`);
    const second = (await sessions()).find(({ resumes }) => resumes === session);
    expect(second?.query).toBe('the new one');
    expect(await repo.read(second?.path ?? '')).toContain('answer: the new one');
    expect(await findings(repo)).toEqual([]);
  });

  it('asked starts one where the prompt names Baton, never starts none', async () => {
    const asked = await home('{ sessions: asked }');
    await using _ = asked.repo;
    expect(await asked.prompt(work)).toBe('');
    expect(await asked.prompt(`${work}, with a Baton session`)).toContain('# Step 0');
    const never = await home('{ sessions: never }');
    await using __ = never.repo;
    expect(await never.prompt(`${work}, with a Baton session`)).toBe('');
    expect(await never.sessions()).toEqual([]);
  });
});

describe('agents.prompts', () => {
  it('verbatim keeps 2,000 characters', async () => {
    const { prompt, repo, sessions } = await home('{ prompts: verbatim }');
    await using _ = repo;
    await prompt(`${work} ${'x'.repeat(3000)}`);
    const [row] = await sessions();
    expect(row?.query).toHaveLength(2000);
    expect(row?.query.startsWith(work)).toBe(true);
    expect(row?.query.endsWith('x…')).toBe(true);
  });

  it('summary keeps the line that step 0 gives, and no word of the prompt', async () => {
    const { context, prompt, repo, sessions } = await home('{}');
    await using _ = repo;
    await repo.write('.agents/baton.yaml', await exampleOfDocs());
    const text = await prompt(work);
    expect(text).toContain('The prompt is not stored. Write the request in one line as `summary`');
    expect(text).toContain('```yaml output\nsummary: …\nshare: |\n');
    const [row] = await sessions();
    const { id: session, path } = row ?? { id: '', path: '' };
    expect(await repo.read(path)).toMatch(
      /^user_query: "?\[summary pending\]"?\n[\s\S]*\n# \[summary pending\]\n/m,
    );
    expect(await findings(repo)).toEqual([]);
    expect(await failure(completeStep(context, { session, step: '0', output: stepZero }))).toMatchObject({
      code: 'refused',
      message: expect.stringContaining('its output lacks `summary`'),
    });
    const output = `## Step 0\n\nsummary: |\n  Keep people\n  logged in\n${stepZero}\n`;
    await recordSteps(context, { session, text: output });
    const after = await repo.read(path);
    expect(after).toContain('user_query: Keep people logged in\n');
    expect(after).toContain('\n# Keep people logged in\n');
    expect(after).not.toContain('[summary');
    expect(after).not.toContain('drops');
    expect(await findings(repo)).toEqual([]);
  });

  it('off keeps nothing, as an answer neither', async () => {
    const { context, prompt, repo, sessions } = await home('{ prompts: off }');
    await using _ = repo;
    expect(await prompt(work)).not.toContain('summary');
    const [row] = await sessions();
    const session = row?.id ?? '';
    expect(row?.query).toBe('[not recorded]');
    await completeStep(context, { session, step: '0', output: stepZero.replace('[]', '[Which page?]') });
    await haltSession(context, { session, reason: undefined, questions: [] });
    await prompt('The secret page of our customer');
    const texts = await Promise.all((await sessions()).map(({ path }) => repo.read(path)));
    expect(texts).toHaveLength(2);
    expect(texts.join('')).not.toMatch(/drops|customer/);
    expect(await findings(repo)).toEqual([]);
  });

  it('starts no session for a prompt with a secret, and says what to do', async () => {
    const { agent, repo, sessions } = await home('{ prompts: verbatim }');
    await using _ = repo;
    const prompt = `Fix the deployment with ${secret}`;
    const { answer, stderr } = await agent.send('user-prompt', { prompt });
    expect(stderr).toContain('send the request without it; `agents.prompts: summary` in the configuration');
    expect(stderr + JSON.stringify(answer)).not.toContain(secret);
    expect(await sessions()).toEqual([]);
  });
});
