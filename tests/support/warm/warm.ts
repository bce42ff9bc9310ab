import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { gitHooks } from '../../../src/app/init/hooks.ts';
import { cli } from '../built.ts';
import { spawnByShell } from './shells.mjs';

export interface Ended {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
}

export interface Start {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly input: string | Buffer;
}

interface Answer {
  readonly id: number;
  readonly answer: unknown;
  readonly error?: { readonly message: string; readonly code?: string };
}

/** A process beside the tests (process.mjs), which ends with them. */
class WarmProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #asked = 0;

  constructor() {
    const commitHooks = gitHooks.filter(({ refuses }) => refuses !== 'push').map(({ name }) => name);
    this.#child = fork(join(import.meta.dirname, 'process.mjs'), [dirname(cli), ...commitHooks], {
      serialization: 'advanced',
      execArgv: [],
    });
    this.#child.on('message', (answer: Answer) => {
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
    this.#child.unref();
    this.#child.channel?.unref();
  }

  ask(work: string, request: object = {}): Promise<unknown> {
    const id = this.#asked++;
    return new Promise((done, fail) => {
      this.#waiting.set(id, ({ answer, error }) => {
        if (error) fail(Object.assign(new Error(error.message), { code: error.code }));
        else done(answer);
      });
      this.#child.send({ id, work, request });
    });
  }
}

let program: WarmProcess | undefined;

/** Starts any program and waits for its end. @throws where it cannot be started */
export function startProgram(command: string, { args, cwd, env, input }: Start): Promise<Ended> {
  return new Promise((done, fail) => {
    const child = spawnByShell(command, args, {
      cwd,
      env: withoutUndefined(env),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.stdin.on('error', () => {});
    child.on('error', fail);
    child.on('close', (code) =>
      done({ code: code ?? -1, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr) }),
    );
    child.stdin.end(input);
  });
}

/** Runs a command line of the built program, in a Node that runs already. */
export function runBuilt({ args, cwd, env, input }: Start): Promise<Ended> {
  program ??= new WarmProcess();
  return program.ask('run', { args: [...args], cwd, env: withoutUndefined(env), input }) as Promise<Ended>;
}

/** What the Node that runs already has of its own: folder, variables, listeners and the like. */
export function stateOfBuilt(): Promise<unknown> {
  program ??= new WarmProcess();
  return program.ask('state');
}

let port: Promise<number> | undefined;

function hookPort(): Promise<number> {
  program ??= new WarmProcess();
  port ??= program.ask('listen') as Promise<number>;
  return port;
}

function withoutUndefined(env: Start['env']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Variables with which a hook runs in a Node of its own. */
export const ownNode = { BATON_TEST_OWN_NODE: '1' } as const;

/**
 * The text of a `node` that notes in a file which Node ran: `warm` is the one that runs already, which runs the hooks of the
 * checkout's program. What is about the process itself gets one of its own: another program, a variable that Node reads,
 * `ownNode`, `BATON_TEST_REQUIRE` with a file that is to be loaded first.
 */
export async function nodeScript(mark: string): Promise<string> {
  return `#!/bin/sh
case "$BATON_TEST_OWN_NODE$BATON_TEST_REQUIRE$NODE_OPTIONS:$TMPDIR:$1:$2" in
  ':${process.env.TMPDIR ?? ''}:${cli}:hook') ;;
  *)
    echo own >'${mark}'
    exec '${process.execPath}' \${BATON_TEST_REQUIRE:+--require="$BATON_TEST_REQUIRE"} "$@"
    ;;
esac
echo warm >'${mark}'
# Bash can open a port; at its start it complains about a locale that the machine does not have.
exec /bin/bash '${join(import.meta.dirname, 'ask.sh')}' ${await hookPort()} "$@" 3>&2 2>/dev/null
`;
}
