import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { EventName, Host } from '../../src/agents/event.ts';
import { runAgentHook } from '../../src/cli/agent-hook/run.ts';
import { type Happened, senders, textIn } from './agent-payloads.ts';
import type { GitRepo } from './git-repo.ts';

/** What a host got back. */
export interface HostAnswer {
  readonly answer: Readonly<Record<string, unknown>> | undefined;
  /** What the model, or at the end the person, reads of it; '' for nothing. */
  readonly text: string;
  readonly stderr: string;
  readonly isLate: boolean;
}

/** One conversation in an agent program, whose events are answered in this process. */
export class HostConversation {
  readonly host: Host;
  readonly #repo: GitRepo;
  readonly #id: string;
  /** RFC 3339. */
  now = new Date().toISOString();
  /** Where the agent works, from the top; '' for the top. */
  folder = '';

  constructor(host: Host, repo: GitRepo, id = `${host}-1`) {
    this.host = host;
    this.#repo = repo;
    this.#id = id;
  }

  /** True if the host has the event. */
  has(name: EventName): boolean {
    return senders[this.host][name] !== undefined;
  }

  /** @param about `path` from the top */
  send(name: EventName, about: Pick<Happened, 'prompt' | 'path'> = {}): Promise<HostAnswer> {
    const make = senders[this.host][name];
    if (!make) throw new Error(`${this.host} has no ${name}`);
    const { named, payload } = make({
      conversation: this.#id,
      cwd: join(this.#repo.path, this.folder),
      ...about,
      ...(about.path === undefined ? {} : { path: join(this.#repo.path, about.path) }),
    });
    return this.sendRaw(named, JSON.stringify(payload));
  }

  async sendRaw(
    named: string,
    input: string,
    options: Parameters<typeof runAgentHook>[2] = {},
  ): Promise<HostAnswer> {
    const out = { stdout: '', stderr: '' };
    const sink = (name: keyof typeof out) => ({ write: (text: string) => (out[name] += text) });
    const isLate = await runAgentHook(
      named,
      {
        stdin: Readable.from([Buffer.from(input)]),
        stdout: sink('stdout'),
        stderr: sink('stderr'),
        cwd: this.#repo.path,
        env: this.#repo.env,
        now: this.now,
      },
      options,
    );
    const answer = out.stdout === '' ? undefined : JSON.parse(out.stdout);
    return { answer, text: textIn(answer), stderr: out.stderr, isLate };
  }
}
