import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baton } from './cli.ts';
import { cli } from './gate.ts';
import type { CommandResult, GitRepo } from './git-repo.ts';

const events = { 'user-prompt': 'UserPromptSubmit', 'session-start': 'SessionStart', stop: 'Stop' } as const;
export type AgentEvent = keyof typeof events;

/** What a coding agent got back from a hook. */
export interface HookAnswer {
  readonly answer: Readonly<Record<string, unknown>> | undefined;
  /** What the model reads of it; '' where nothing. */
  readonly told: string;
  readonly stderr: string;
}

/** A coding agent in one conversation: sends its hook events, and runs commands as they were printed. */
export class Agent {
  readonly repo: GitRepo;
  /** The folder that it works in, from the top. */
  readonly folder: string;
  readonly #conversation: string | undefined;
  readonly #bin: string;

  /** @param bin a folder for PATH, from `withBaton` */
  constructor(repo: GitRepo, bin: string, conversation: string | undefined, folder = '') {
    this.repo = repo;
    this.folder = folder;
    this.#bin = bin;
    this.#conversation = conversation;
  }

  /** The same conversation in another repository, such as a copy. */
  in(repo: GitRepo): Agent {
    return new Agent(repo, this.#bin, this.#conversation, this.folder);
  }

  /** @param more what the event sends besides, such as `prompt` */
  async hook(event: AgentEvent, more: object = {}): Promise<HookAnswer> {
    const { repo } = this;
    const sent = {
      ...(this.#conversation === undefined ? {} : { session_id: this.#conversation }),
      transcript_path: '/home/robin/.agent/projects/shop/7f2c9a10.jsonl',
      cwd: join(repo.path, this.folder),
      permission_mode: 'default',
      hook_event_name: events[event],
      ...more,
    };
    const input = JSON.stringify(sent);
    const ran = await baton(repo, ['agent-hook', event], { input });
    if (ran.code !== 0) throw new Error(`the hook ended with ${ran.code}: ${ran.stderr}`);
    const answer = ran.stdout === '' ? undefined : JSON.parse(ran.stdout);
    const told = answer?.hookSpecificOutput?.additionalContext ?? answer?.reason ?? '';
    return { answer, told, stderr: ran.stderr };
  }

  prompt(text: string): Promise<HookAnswer> {
    return this.hook('user-prompt', { prompt: text });
  }

  /** Runs a command as the shell of an agent does. */
  run(command: string): Promise<CommandResult> {
    const env = { PATH: `${this.#bin}:${this.repo.env.PATH}`, FORCE_COLOR: undefined, NO_COLOR: undefined };
    return this.repo.run('sh', ['-c', command], { env, cwd: this.folder });
  }
}

/** Puts the built `baton` into a folder for PATH, beside the repository. */
export async function withBaton(repo: GitRepo): Promise<string> {
  const bin = join(repo.path, '..', 'bin');
  await mkdir(bin, { recursive: true });
  for (const name of ['baton', 'git-baton'])
    await writeFile(join(bin, name), `#!/bin/sh\nexec '${process.execPath}' '${cli}' "$@"\n`);
  await Promise.all(['baton', 'git-baton'].map((name) => chmod(join(bin, name), 0o755)));
  return bin;
}

/** Makes Baton a dependency that is installed: what npm would put under `node_modules`. */
export async function installBaton(repo: GitRepo): Promise<void> {
  await repo.write('package.json', '{ "name": "shop", "devDependencies": { "git-baton": "*" } }\n');
  await repo.write('.gitignore', 'node_modules\n');
  const program = join('node_modules', '.bin', 'git-baton');
  await repo.write(program, `#!/bin/sh\nexec '${process.execPath}' '${cli}' "$@"\n`);
  await chmod(join(repo.path, program), 0o755);
}

/**
 * The commands that a text prints, as they stand there: blocks of shell, here-document and all, and code spans.
 *
 * @param own the words that run Baton
 */
export function commandsIn(text: string, own = 'baton'): string[] {
  const found: string[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [, fence, lang] = /^(`{3,})(\w*)$/.exec(lines[at] ?? '') ?? [];
    if (fence === undefined) {
      const spans = [...(lines[at] ?? '').matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
      found.push(...spans.filter((span) => span.startsWith(`${own} `)));
      continue;
    }
    const end = lines.indexOf(fence, at + 1);
    if (lang === 'sh') found.push(lines.slice(at + 1, end).join('\n'));
    at = end;
  }
  return found;
}

/** About how many tokens a text takes. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / 4);
}
