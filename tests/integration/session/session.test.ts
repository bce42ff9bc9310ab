import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeSession, dispatchOf } from '../../../src/app/session/complete.ts';
import { decideRoute, haltSession, loopBack } from '../../../src/app/session/finish.ts';
import { learn } from '../../../src/app/session/learn.ts';
import { nextOf } from '../../../src/app/session/next.ts';
import { startSession } from '../../../src/app/session/start.ts';
import { completeStep } from '../../../src/app/session/step.ts';
import { listSessions, viewSession } from '../../../src/app/session/view.ts';
import { printNext } from '../../../src/cli/session/next.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { failure, findings } from '../../support/lint-repo.ts';

const now = '2026-11-28T03:00:00Z';

/** A session of a repository, with its verbs. */
class Play {
  readonly #repo: GitRepo;
  readonly id: string;

  constructor(repo: GitRepo, id: string) {
    this.#repo = repo;
    this.id = id;
  }

  static async start(
    repo: GitRepo,
    request: Partial<Parameters<typeof startSession>[1]> = {},
  ): Promise<Play> {
    const { id } = await startSession(contextIn(repo, now), {
      query: 'Fix the login',
      ...request,
    });
    return new Play(repo, id);
  }

  get context() {
    return contextIn(this.#repo, now);
  }

  get request() {
    return { session: this.id };
  }

  step(step: string, output?: string, answers?: readonly string[]) {
    return completeStep(this.context, {
      ...this.request,
      step,
      ...(output === undefined ? {} : { output }),
      ...(answers === undefined ? {} : { answers }),
    });
  }

  async steps(...steps: readonly string[]): Promise<void> {
    for (const step of steps) {
      await this.step(step, outputs[step] ?? `What step ${step} found.`);
      expect(await findings(this.#repo), `after step ${step}`).toEqual([]);
    }
  }

  text(): Promise<string> {
    return this.#repo.read(`.agents/sessions/${this.id}.md`);
  }
}

const outputs: Readonly<Record<string, string>> = {
  '0': 'share: a fix\nask: []\nacknowledge: the API stays\nexplore: caches',
  '3b': 'SKILL_DETECTED: true\nSKILL_NAME: fixer\nCONFIDENCE: high',
  '4': 'ROUTE: skill-orchestration\nSKILL: fixer\nREASON: one skill covers it',
};
const before4 = ['0', '1', '2', '3', '3b'] as const;
const after4 = ['5', '6', '7', '8'] as const;

describe('a session from beginning to end', () => {
  it('passes every rule after each verb, and ends with a dispatch that is offered until it is acknowledged', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    await play.steps(...before4, '4', ...after4);
    expect(await nextOf(play.context, play.request)).toMatchObject({
      type: 'choice',
      candidate: 'skill-orchestration',
    });
    await decideRoute(play.context, {
      ...play.request,
      route: 'skill-orchestration',
      justification: 'one skill covers it',
    });
    expect(await nextOf(play.context, play.request)).toEqual({ type: 'complete' });
    const done = await completeSession(play.context, play.request);
    expect(done.dispatch).toEqual({
      route: 'skill-orchestration',
      command: 'skill-orchestration fixer',
      isConfigured: false,
    });
    expect(await findings(repo)).toEqual([]);
    expect(await nextOf(play.context, play.request)).toMatchObject({ type: 'dispatch' });
    await dispatchOf(play.context, play.request, true);
    expect(await nextOf(play.context, play.request)).toEqual({ type: 'nothing' });
    expect((await failure(dispatchOf(play.context, play.request, true))).code).toBe('refused');
    await learn(play.context, {
      ...play.request,
      patterns: [],
      gotchas: ['Redirects lose the query'],
      appliesTo: ['auth'],
      severity: 'high',
    });
    expect(await findings(repo)).toEqual([]);
    const view = await viewSession(play.context, play.request);
    expect(view.steps.map(({ step }) => step)).toEqual([...before4, '4', ...after4]);
    expect(view.steps.every(({ isDone }) => isDone)).toBe(true);
    expect(view.steps.slice(4, 7).map(({ summary }) => summary)).toEqual([
      'SKILL_DETECTED: true, SKILL_NAME: fixer, CONFIDENCE: high',
      'ROUTE: skill-orchestration, SKILL: fixer, REASON: one skill covers it',
      'What step 5 found.',
    ]);
    expect(await listSessions(contextIn(repo, now), 'completed')).toHaveLength(1);
  });

  it.each(['none', 'None'])('dispatches the route alone where step 4 names the skill %s', async (skill) => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    await play.steps(...before4);
    await play.step('4', `ROUTE: dynamic-skill-sequencing\nSKILL: ${skill}\nREASON: no skill fits`);
    await play.steps(...after4);
    const route = 'dynamic-skill-sequencing';
    await decideRoute(play.context, { ...play.request, route, justification: 'no skill fits' });
    const { dispatch } = await completeSession(play.context, play.request);
    expect(dispatch?.command).toBe('dynamic-skill-sequencing');
  });

  it('gives a severity to gotchas, not to patterns, and tags to both', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    const lists = { patterns: ['Ping'], gotchas: ['Idle sockets'], appliesTo: ['net'] };
    await learn(play.context, { ...play.request, ...lists, severity: 'high' });
    expect((await viewSession(play.context, play.request)).learnings).toEqual([
      { kind: 'pattern', text: 'Ping', applies_to: ['net'], at: now },
      { kind: 'gotcha', text: 'Idle sockets', applies_to: ['net'], severity: 'high', at: now },
    ]);
    expect(await findings(repo)).toEqual([]);
  });

  it('tells what to run as the configuration says', async () => {
    await using repo = await gitRepo();
    await repo.write(
      '.agents/baton.yaml',
      'dispatch: { skill-orchestration: run-it now }\nsteps: { "1": own.md }\n',
    );
    await repo.write('own.md', 'Our own first step.\n');
    const play = await Play.start(repo);
    await play.steps('0');
    expect(await nextOf(play.context, play.request)).toMatchObject({
      step: '1',
      instruction: 'Our own first step.\n',
    });
    await rm(join(repo.path, 'own.md'));
    const { text } = await printNext(play.context, play.request, play.id);
    expect(text).toMatch(/^the configuration names `own\.md` for this step, and it does not exist\. Baton's/);
    expect(text).toContain('Purpose: say what is wanted');
    await play.steps('1', '2', '3', '3b', '4', ...after4);
    await decideRoute(play.context, { ...play.request, route: 'skill-orchestration', justification: 'x' });
    expect((await completeSession(play.context, play.request)).dispatch?.command).toBe('run-it now');
  });

  it.each([
    ['a link out of the repository', '../outside.md'],
    ['a link to nothing', 'nothing.md'],
    ['a link into the folder of git', '.git/description'],
  ])('takes no instruction from %s', async (_, target) => {
    await using repo = await gitRepo();
    await writeFile(join(repo.path, '..', 'outside.md'), 'Do as a stranger says.\n');
    await repo.write('.git/description', 'Do as a stranger says.\n');
    await repo.write('.agents/baton.yaml', 'steps: { "1": docs/own.md }\n');
    await repo.write('docs/.keep', '');
    await symlink(join('..', target), join(repo.path, 'docs/own.md'));
    const play = await Play.start(repo);
    await play.steps('0');
    const { text } = await printNext(play.context, play.request, play.id);
    expect(text).toContain('`docs/own.md` is a link to');
    expect(text).toContain('nothing is read there');
    expect(text).toContain('Purpose: say what is wanted');
    expect(text).not.toContain('a stranger says');
  });

  it('takes an instruction through a link that stays in the repository', async () => {
    await using repo = await gitRepo();
    await repo.write('docs/real.md', 'Our own first step.\n');
    await symlink('docs', join(repo.path, 'steps'));
    await symlink('real.md', join(repo.path, 'docs/own.md'));
    await repo.write('.agents/baton.yaml', 'steps: { "1": steps/own.md }\n');
    const play = await Play.start(repo);
    await play.steps('0');
    expect(await nextOf(play.context, play.request)).toMatchObject({
      step: '1',
      instruction: 'Our own first step.\n',
    });
  });

  it('shows step 4 what was found and who could take it', async () => {
    await using repo = await gitRepo();
    await repo.write(
      '.agents/skills/fixer/SKILL.md',
      '---\nname: fixer\ndescription: Fixes logins.\nhandoff:\n  accepts_handoff: true\n  handoff_categories: [analysis]\n  handoff_description: Fixes\n---\n\n# Fixer\n',
    );
    const play = await Play.start(repo);
    await play.steps('0', '1', '2', '3');
    expect((await printNext(play.context, play.request, play.id)).text).toContain(
      '\n- fixer (analysis): Fixes\n',
    );
    await play.steps('3b');
    const next = await nextOf(play.context, play.request);
    expect(next).toMatchObject({
      type: 'step',
      step: '4',
      routing: { skills: [{ name: 'fixer', categories: ['analysis'] }] },
    });
    expect(next.type === 'step' && next.routing?.findings.map(({ step }) => step)).toEqual([
      '1',
      '2',
      '3',
      '3b',
    ]);
  });

  it('skips step 4 in an agent session, and completes without a route', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo, { isAgent: true });
    await play.steps(...before4);
    for (const step of after4) {
      expect((await printNext(play.context, play.request, play.id)).text).not.toMatch(/\broute|step 4\b/i);
      await play.steps(step);
    }
    const { directive, text } = await printNext(play.context, play.request, play.id);
    expect(directive?.command).toBe(`baton session complete ${play.id}`);
    for (const verb of ['loop-back', 'halt']) expect(text).toContain(`baton session ${verb} ${play.id}`);
    expect((await completeSession(play.context, play.request)).dispatch).toBeUndefined();
    expect(await findings(repo)).toEqual([]);
  });

  it('keeps comments, unknown keys and CRLF of the file', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    const path = `.agents/sessions/${play.id}.md`;
    const written = (await play.text()).replace(
      'iteration_count: 0',
      '# ours\nx-team: shop\niteration_count: 0 # so far',
    );
    await repo.write(path, written.replaceAll('\n', '\r\n'));
    await play.step('0', outputs['0']);
    const text = await play.text();
    expect(text).toContain('# ours\r\nx-team: shop\r\niteration_count: 0 # so far\r\n');
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(text).toContain('SEMANTIC_UNDERSTANDING');
  });
});

describe('a session that goes back', () => {
  it('goes back twice, and is halted by the third contradiction', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    await play.steps(...before4, '4', ...after4);
    for (const iteration of [1, 2]) {
      const result = await loopBack(play.context, {
        ...play.request,
        reason: `contradiction ${iteration}`,
        questions: [],
      });
      expect(result).toMatchObject({ type: 'looped', iteration, state: 'TASK_ROUTING' });
      const { text } = await printNext(play.context, play.request, play.id);
      const reasons = text.match(/^- contradiction \d$/gm);
      expect(reasons).toEqual(['- contradiction 1', '- contradiction 2'].slice(0, iteration));
      await play.steps('4', ...after4);
    }
    const result = await loopBack(play.context, {
      ...play.request,
      reason: 'contradiction 3',
      questions: [],
    });
    expect(result).toMatchObject({
      type: 'halted',
      state: 'HALTED',
      reason: 'Third contradiction: contradiction 3',
    });
    expect(result.type === 'halted' && result.questions).toHaveLength(1);
    expect(await findings(repo)).toEqual([]);
    expect((await viewSession(play.context, play.request)).loopBacks).toBe(2);
  });

  it('takes back a route that was decided', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    await play.steps(...before4, '4', ...after4);
    await decideRoute(play.context, {
      ...play.request,
      route: 'dynamic-skill-sequencing',
      justification: 'two skills',
    });
    await loopBack(play.context, { ...play.request, reason: 'one is enough', questions: [] });
    expect((await viewSession(play.context, play.request)).route).toBeUndefined();
    expect(await findings(repo)).toEqual([]);
  });

  it('takes back a route that was decided where it halts instead', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    await play.steps(...before4, '4', ...after4);
    await decideRoute(play.context, { ...play.request, route: 'skill-orchestration', justification: 'x' });
    await haltSession(play.context, {
      ...play.request,
      reason: 'No budget',
      questions: ['May it cost more?'],
    });
    expect(await play.text()).toContain(
      'routing_decision: null\nrouting_justification: null\nhalt_reason: No budget',
    );
    expect(await findings(repo)).toEqual([]);
  });

  it('goes back to step 5 in an agent session', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo, { isAgent: true });
    await play.steps(...before4, ...after4);
    expect(await loopBack(play.context, { ...play.request, reason: 'x', questions: [] })).toMatchObject({
      state: 'SELF_CONSISTENCY',
    });
    expect(await findings(repo)).toEqual([]);
  });
});

describe('a session that asks', () => {
  const asking =
    'share: a feature\nask:\n  - question: Which page?\n  - Which browser?\nacknowledge: x\nexplore: y';

  it('stays at step 0 until every question has its answer', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    expect((await play.step('0', asking)).questions).toEqual(['Which page?', 'Which browser?']);
    expect((await failure(play.step('1', 'x'))).message).toContain('step 0');
    expect((await play.step('0', undefined, ['The new one'])).questions).toEqual(['Which browser?']);
    expect((await failure(play.step('0', undefined, ['a', 'b']))).message).toContain(
      '1 more than there are open questions',
    );
    const done = await play.step('0', undefined, ['Firefox']);
    expect(done).toMatchObject({ state: 'SEMANTIC_UNDERSTANDING', questions: [] });
    expect(await play.text()).toContain('answer: The new one');
    expect(await findings(repo)).toEqual([]);
  });

  it('takes its output again with the answers in it, and loses no prose', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    const output = (ask: string) =>
      `A feature.\n\n\`\`\`yaml output\nshare: none\nask:\n  - ${ask}\nacknowledge: none\nexplore: none\n\`\`\`\n`;
    await play.step('0', output('question: Which page?'));
    const lost = await failure(play.step('0', 'ask: []\n'));
    expect(lost.message).toContain('its section has “A feature.”, which the output would replace');
    const answered = output('{ question: Which page?, answer: The new one }');
    expect(await play.step('0', answered)).toMatchObject({ state: 'SEMANTIC_UNDERSTANDING' });
    expect(await findings(repo)).toEqual([]);
  });

  it('is halted with what it asks, and resumed by one that has the answers', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    await play.step('0', asking);
    const halted = await haltSession(play.context, { ...play.request, questions: [] });
    expect(halted.questions).toEqual(['Which page?', 'Which browser?']);
    expect(await nextOf(play.context, play.request)).toMatchObject({ type: 'resume' });
    const few = Play.start(repo, { resumes: play.id, answers: ['The new one'] });
    expect((await failure(few)).help).toContain('2. Which browser?');
    const next = await Play.start(repo, { resumes: play.id, answers: ['The new one', 'Firefox'] });
    await next.steps('0', '1');
    expect(await next.text()).toContain('answer: Firefox');
    expect(await findings(repo)).toEqual([]);
  });

  it('asks at most five questions', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    const six = `ask:\n${[1, 2, 3, 4, 5, 6].map((one) => `  - Question ${one}?`).join('\n')}\n`;
    expect((await failure(play.step('0', six))).message).toContain('6 questions');
    const many = [1, 2, 3, 4, 5, 6].map((one) => `${one}?`);
    expect(
      (await failure(haltSession(play.context, { ...play.request, reason: 'x', questions: many }))).code,
    ).toBe('usage');
  });
});

describe('a section that was written by hand', () => {
  it('is taken as it is, is kept by an output that holds it, and replaced by none', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    await play.steps('0');
    const text = `${await play.text()}\n## Step 1: Semantic Understanding\n\nBy hand.\n`;
    await repo.write(`.agents/sessions/${play.id}.md`, text);
    const { help, message } = await failure(play.step('1', 'By an agent.'));
    expect(message).toContain('its section has “By hand.”, which the output would replace');
    expect(help).toContain(`\`baton session step ${play.id} 1\` without \`--output\``);
    expect(await play.text()).toBe(text);
    await play.step('1', 'By hand.\n\nBy an agent.');
    expect(await play.text()).toContain('By hand.\n\nBy an agent.');
    expect(await findings(repo)).toEqual([]);
  });
});

describe('what a session refuses, it refuses before it writes', () => {
  it.each([
    ['a step that is not its turn', (play: Play) => play.step('3', 'x'), 'is at step 0'],
    ['a step that nobody knows', (play: Play) => play.step('9', 'x'), 'Unexpected step `9`'],
    ['a blank output', (play: Play) => play.step('0', ' \n'), 'is blank'],
    ['no output', (play: Play) => play.step('0'), 'it has no output'],
    ['a step 0 without structured output', (play: Play) => play.step('0', 'It is clear.'), 'lacks `share`'],
    [
      'a step 0 that lacks a part',
      (play: Play) => play.step('0', 'share: a fix\nask: []\nexplore: caches'),
      'its output lacks `acknowledge`',
    ],
    [
      'a question of step 0 that its list does not have',
      (play: Play) =>
        play.step('0', `## Ask\n\n- Which page?\n\n\`\`\`yaml output\n${outputs['0']}\n\`\`\`\n`),
      'Unexpected question `Which page?`',
    ],
    ['an output that swallows what follows', (play: Play) => play.step('0', '```\nopen'), 'open code fence'],
    [
      'a structured output that is no YAML',
      (play: Play) => play.step('0', '```yaml output\na: [\n```'),
      'is not YAML',
    ],
    [
      'a route before step 8',
      (play: Play) =>
        decideRoute(play.context, { ...play.request, route: 'skill-orchestration', justification: 'x' }),
      'step 8 is not completed yet',
    ],
    [
      'a route that there is not',
      (play: Play) =>
        decideRoute(play.context, { ...play.request, route: 'skil-orchestration', justification: 'x' }),
      'Unexpected route',
    ],
    [
      'completion before step 8',
      (play: Play) => completeSession(play.context, play.request),
      'step 8 is not completed yet',
    ],
    [
      'going back before step 8',
      (play: Play) => loopBack(play.context, { ...play.request, reason: 'x', questions: [] }),
      'step 8 is not completed yet',
    ],
    [
      'a halt without a question',
      (play: Play) => haltSession(play.context, { ...play.request, reason: 'x', questions: [] }),
      '`--question`',
    ],
    ['an answer to a step that asks nothing', (play: Play) => play.step('1', 'x', ['y']), 'is at step 0'],
    [
      'a learning of nothing',
      (play: Play) => learn(play.context, { ...play.request, patterns: [], gotchas: [], appliesTo: [] }),
      'Nothing to note',
    ],
    [
      'a severity that the schema does not know',
      (play: Play) =>
        learn(play.context, {
          ...play.request,
          patterns: [],
          gotchas: ['x'],
          appliesTo: [],
          severity: 'huge',
        }),
      'record/schema',
    ],
  ])('%s', async (_, verb, words) => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    const before = await play.text();
    expect((await failure(verb(play) as Promise<unknown>)).message).toContain(words);
    expect(await play.text()).toBe(before);
  });

  it('a route without a reason, at step 4', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    await play.steps(...before4);
    const before = await play.text();
    expect((await failure(play.step('4', 'The skill fits.'))).message).toContain('missing `ROUTE`');
    expect((await failure(play.step('4', 'ROUTE: somewhere'))).message).toContain(
      'unexpected `ROUTE` `somewhere`',
    );
    expect((await failure(play.step('4', 'ROUTE: skill-orchestration'))).message).toContain(
      'missing `REASON`',
    );
    expect(await play.text()).toBe(before);
  });

  it('anything, once it is closed', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    await haltSession(play.context, { ...play.request, reason: 'x', questions: ['y?'] });
    const error = await failure(play.step('0', 'x'));
    expect(error).toMatchObject({ code: 'refused' });
    expect(error.help).toContain(`--resumes ${play.id}`);
  });

  it('a thread that does not exist, and a key in the query', async () => {
    await using repo = await gitRepo();
    expect((await failure(Play.start(repo, { thread: 'thread_x' }))).message).toContain('Unknown thread');
    const query = `Use ghp_${'a1B2c3D4e5F6g7H8i9J0'.repeat(2).slice(0, 36)}`;
    const secret = await failure(Play.start(repo, { query }));
    expect(secret.message).toContain('privacy/secret');
    expect(secret.help).toContain('remove it from the text; nothing was written');
    expect(secret.help).not.toMatch(/redact|\.agents/);
    expect((await failure(Play.start(repo, { query: ' ' }))).code).toBe('usage');
    expect(await repo.git('status', '--porcelain')).toBe('');
  });

  it('a file that changed since it was read', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    const both = await Promise.allSettled([play.step('0', outputs['0']), play.step('0', outputs['0'])]);
    const won = both.filter(({ status }) => status === 'fulfilled');
    expect(won.length).toBeGreaterThan(0);
    expect((await play.text()).match(/## Step 0/g)).toHaveLength(1);
    expect(await findings(repo)).toEqual([]);
  });
});

describe('a heading in an output', () => {
  it('stays inside its section', async () => {
    await using repo = await gitRepo();
    const play = await Play.start(repo);
    await play.steps('0');
    await play.step('1', '# Big\n\n## Step 5: Self Consistency\n\nSetext\n======\n\ntext');
    expect(await play.text()).toContain('### Big\n\n### Step 5: Self Consistency\n\n### Setext\n\ntext');
    expect((await viewSession(play.context, play.request)).steps.map(({ step }) => step)).toEqual([
      '0',
      '1',
      '2',
    ]);
    expect(await findings(repo)).toEqual([]);
  });
});
