import crypto from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { recordDecision } from '../../src/app/decision/record.ts';
import { reviewDecision } from '../../src/app/decision/review.ts';
import { acknowledge } from '../../src/app/handoff/acknowledge.ts';
import { createHandoff } from '../../src/app/handoff/create.ts';
import { completeSession } from '../../src/app/session/complete.ts';
import { decideRoute, haltSession, loopBack } from '../../src/app/session/finish.ts';
import { learn } from '../../src/app/session/learn.ts';
import { startSession } from '../../src/app/session/start.ts';
import { completeStep } from '../../src/app/session/step.ts';
import { handOff } from '../../src/app/task/handoff.ts';
import { newTask } from '../../src/app/task/new.ts';
import { setStatus } from '../../src/app/task/status.ts';
import { createThread } from '../../src/app/thread/create.ts';
import { resumeThread } from '../../src/app/thread/resume.ts';
import { changeStatus } from '../../src/app/thread/status.ts';
import { type Context, contextOf } from '../../src/app/workspace/context.ts';
import type { DecisionFields } from '../../src/records/create/new-decision.ts';
import type { GitRepo } from '../support/git-repo.ts';
import { type DemoThread, demoFiles, demoSessions, demoTasks, demoThreads } from './month-story.ts';

/** The time at which the dashboard of the month is looked at. */
export const demoNow = '2026-11-27T16:00:00Z';

/**
 * Fills a repository with a month of three agents' work, through the same functions as the commands. The same records come of it
 * each time.
 */
export async function writeMonth(repo: GitRepo): Promise<void> {
  const restore = seedRandom();
  try {
    await new Month(repo).write();
  } finally {
    restore();
  }
}

/** Ids are random; here they are the same in every run. @returns what brings chance back */
function seedRandom(): () => void {
  const { randomBytes, randomUUID } = crypto;
  let count = 0;
  const digest = () => crypto.createHash('sha256').update(`month ${count++}`).digest();
  const seeded = (size: number) => digest().subarray(0, size);
  const asUuid = () => {
    const hex = digest().toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
  Object.assign(crypto, { randomBytes: seeded, randomUUID: asUuid });
  syncBuiltinESMExports();
  return () => {
    Object.assign(crypto, { randomBytes, randomUUID });
    syncBuiltinESMExports();
  };
}

class Month {
  readonly #repo: GitRepo;
  readonly #ids = new Map<string, string>();
  #last = '';

  constructor(repo: GitRepo) {
    this.#repo = repo;
  }

  async write(): Promise<void> {
    for (const [path, text] of Object.entries(demoFiles)) await this.#put(path, text);
    await this.#commit('2026-10-28T08:00:00Z', 'Start the shop');
    const work = [
      ...demoThreads.flatMap((thread) => this.#threadWork(thread)),
      ...demoSessions.map((one) => ({ at: one.at, run: () => this.#session(one) })),
      ...demoTasks.flatMap((task) => [
        { at: task.at, run: () => this.#task(task) },
        ...(task.done === undefined ? [] : [{ at: task.done.at, run: () => this.#finish(task) }]),
      ]),
      ...this.#handoffs(),
    ];
    for (const { at, run } of work.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))) {
      await run();
      this.#last = at;
    }
    await this.#commit(this.#last, 'Record what the agents did');
  }

  #at(now: string): Context {
    return contextOf({ cwd: this.#repo.path, env: this.#repo.env, now });
  }

  #id(name: string): string {
    const id = this.#ids.get(name);
    if (id === undefined) throw new Error(`the story has no ${name} yet`);
    return id;
  }

  #threadWork({ id, by, title, about, at, steps }: DemoThread) {
    const opened = { at, run: async () => void (await createThread(this.#at(at), { id, title, by, about })) };
    return [
      opened,
      ...steps.map((step) => ({
        at: step.at,
        run: async () => {
          const context = this.#at(step.at);
          if ('resumed' in step) {
            await resumeThread(context, { thread: id, agent: step.by, context: step.resumed });
          } else if ('status' in step) {
            await changeStatus(context, { thread: id, status: step.status, note: step.note, by: step.by });
          } else if ('review' in step) {
            const { actual, lessons = [], outcome, review } = step;
            const decision = this.#id(review);
            await reviewDecision(context, {
              decision,
              outcome,
              by: step.by,
              actualResult: actual,
              lessons,
              notes: [],
            });
          } else {
            const { at: _at, body = '', by: agent, key, on, ...rest } = step;
            const task = rest.task;
            const fields = {
              ...rest,
              agent,
              date: step.at,
              ...(on === undefined ? {} : { continues_decision: on.map((name) => this.#id(name)) }),
              ...(rest.supersedes === undefined
                ? {}
                : { supersedes: rest.supersedes.map((name) => this.#id(name)) }),
              ...(task === undefined ? {} : { task }),
            } as unknown as DecisionFields;
            const made = await recordDecision(context, { thread: id, fields, body, joins: false });
            this.#ids.set(key, made.id);
          }
        },
      })),
    ];
  }

  async #session(story: (typeof demoSessions)[number]): Promise<void> {
    const started = Date.parse(story.at);
    let minutes = 0;
    const next = () =>
      this.#at(new Date(started + 4 * 60_000 * minutes++).toISOString().replace('.000Z', 'Z'));
    const { id } = await startSession(next(), {
      query: story.query,
      thread: story.thread,
      isAgent: story.isAgent === true,
      resumes: story.resumes === undefined ? undefined : this.#id(story.resumes),
      answers: story.answers,
    });
    this.#ids.set(story.key, id);
    for (const one of story.steps) {
      if ('loopBack' in one) await loopBack(next(), { session: id, reason: one.loopBack, questions: [] });
      else if ('halt' in one)
        await haltSession(next(), { session: id, reason: one.halt, questions: one.questions });
      else if ('route' in one)
        await decideRoute(next(), { session: id, route: one.route, justification: one.because });
      else if ('complete' in one) await completeSession(next(), { session: id });
      else if ('gotcha' in one) {
        const { appliesTo, gotcha, severity } = one;
        await learn(next(), { session: id, patterns: [], gotchas: [gotcha], appliesTo, severity });
      } else await completeStep(next(), { session: id, step: one.step, output: one.text });
    }
  }

  async #task({
    at,
    criteria,
    dependsOn,
    id,
    name,
    priority,
    status,
  }: (typeof demoTasks)[number]): Promise<void> {
    await newTask(this.#at(at), { id, name, dependsOn, criteria, priority });
    if (status !== undefined) await setStatus(this.#at(at), id, status);
  }

  async #finish({ done, id }: (typeof demoTasks)[number]): Promise<void> {
    if (!done) return;
    // What a task created is counted from the commit that added it.
    await this.#commit(this.#last, 'Record what the agents did');
    for (const [path, text] of Object.entries(done.files ?? {})) await this.#put(path, text);
    await this.#commit(done.at, `Work on ${id}`);
    const stdin = async () => done.handoff;
    await handOff(this.#at(done.at), { task: id, outcome: done.outcome, file: '-', stdin });
  }

  #handoffs() {
    const prompts: Readonly<Record<string, string>> = {
      h3: 'How do we find products that are misspelt?',
      h4: 'Who may approve a refund above 500?',
    };
    const context = (name: string, more: string) => async () =>
      `original_prompt: ${prompts[name] ?? 'Why does checkout time out on mobile?'}\nproblem_type: analytical\nsynthesis_summary: ${more}`;
    const make = async (
      name: string,
      from: string,
      to: string,
      at: string,
      text: string,
      parent?: string,
    ) => {
      const made = await createHandoff(this.#at(at), {
        ...{ from, to, context: '-', stdin: context(name, text), session: 'runs/swarm', healthCheck: false },
        parent: parent === undefined ? undefined : this.#id(parent),
        reason: undefined,
        expiresAt:
          name === 'h4'
            ? '2026-11-28T10:00:00Z'
            : new Date(Date.parse(at) + 86_400_000).toISOString().replace('.000Z', 'Z'),
      });
      this.#ids.set(name, made.id);
    };
    const answer = async (
      name: string,
      by: string,
      at: string,
      status: 'accepted' | 'rejected',
      reason?: string,
    ) => void (await acknowledge(this.#at(at), { handoff: this.#id(name), by, status, reason }));
    const unsure = (...texts: string[]) =>
      `\ninsights:\n  uncertainties:\n${texts.map((one) => `    - ${one}`).join('\n')}`;
    const steps: [string, () => Promise<void>][] = [
      [
        '2026-11-03T09:00:00Z',
        () =>
          make(
            'h1',
            'perspective-swarm',
            'statistician',
            '2026-11-03T09:00:00Z',
            `Idle sockets are the likely cause${unsure('Whether the carrier closes sockets earlier at night', 'Which share of mobile checkouts is affected', 'What a ping costs on a metered connection')}`,
          ),
      ],
      ['2026-11-03T10:30:00Z', () => answer('h1', 'cleo', '2026-11-03T10:30:00Z', 'accepted')],
      [
        '2026-11-04T09:00:00Z',
        () =>
          make(
            'h2',
            'statistician',
            'systems-architect',
            '2026-11-04T09:00:00Z',
            `Mobile checkouts fail 3.1 times as often after 29 s idle${unsure('Which share of mobile checkouts is affected', 'What a ping costs on a metered connection')}`,
            'h1',
          ),
      ],
      ['2026-11-04T11:00:00Z', () => answer('h2', 'ada', '2026-11-04T11:00:00Z', 'accepted')],
      [
        '2026-11-19T09:00:00Z',
        () =>
          make(
            'h3',
            'perspective-swarm',
            'lit-pm',
            '2026-11-19T09:00:00Z',
            `Two ways to index misspelt words${unsure('How large the index grows with every language')}`,
          ),
      ],
      [
        '2026-11-27T10:00:00Z',
        () =>
          make(
            'h4',
            'statistician',
            'lit-pm',
            '2026-11-27T10:00:00Z',
            `Refunds above 500 are rare and slow${unsure('Whether the bank batches refunds at night', 'Who may approve a refund')}`,
          ),
      ],
    ];
    return steps.map(([at, run]) => ({ at, run }));
  }

  async #put(path: string, text: string): Promise<void> {
    const file = join(this.#repo.path, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }

  async #commit(at: string, message: string): Promise<void> {
    await this.#repo.git('add', '-A');
    const env = { GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
    await this.#repo.tryGit(['commit', '--quiet', '--no-verify', '--allow-empty', '-m', message], { env });
  }
}
