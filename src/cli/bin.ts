#!/usr/bin/env node
import { fstatSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { AskedGits } from '../git/process/asked.ts';
import type { ExitCode, Io, Output } from '../io/io.ts';
import { compileLate, holdLittle, stopGrowing, underUsualFlags } from '../io/v8-flags.ts';
import { explainSystemError } from '../system-errors.ts';
import { commandOf, quickAnswer } from './quick/answer.ts';
import { built } from './quick/built.ts';
import { earlyQuestions } from './quick/early.ts';

// Everything else is loaded below: where the system opens no further file, that fails, and is to be said in words.

/** Says why nothing was done, by the least there is: what prints it well may not load any more. */
function giveUp(error: unknown): never {
  const known = explainSystemError(error);
  const stack = error instanceof Error ? error.stack : undefined;
  try {
    writeSync(
      2,
      known ? `baton: ${known.message}\nhelp: ${known.help}\n` : `baton: ${stack ?? String(error)}\n`,
    );
  } catch {
    // There is nobody left to tell; the exit code does.
  }
  process.exit(2);
}

// Node would end with 1, which means findings.
process.on('uncaughtException', giveUp);

/** Whether anything may be on its way to a stream. */
let isPrinted = false;

/** A stream of the process, made when it is first used. A reader that has seen enough, such as `head`, is no failure. */
function output(name: 'stdout' | 'stderr'): () => Output {
  let stream: NodeJS.WriteStream | undefined;
  return () => {
    isPrinted = true;
    stream ??= process[name].on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') giveUp(error);
    });
    return stream;
  };
}

/** What git is asked while the program is loaded. */
let asked: AskedGits | undefined;

let ended: AbortSignal | undefined;

/** The first signal asks the program to end, a second one ends the process. */
function endSignal(): AbortSignal {
  const controller = new AbortController();
  const end = () => {
    process.off('SIGINT', end).off('SIGTERM', end);
    controller.abort();
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  return controller.signal;
}

const [stdout, stderr] = [output('stdout'), output('stderr')];

/** Opening the streams takes longer than many a hook takes: they are opened by whoever uses them. */
const io: Io = {
  get stdin() {
    return process.stdin;
  },
  get stdout() {
    return stdout();
  },
  get stderr() {
    return stderr();
  },
  cwd: process.cwd(),
  env: process.env,
  now: new Date().toISOString(),
  build: built.build,
  get asked() {
    return asked;
  },
  get ended() {
    ended ??= endSignal();
    return ended;
  },
};

/** Undefined where standard output is no terminal. */
function columns(): number | undefined {
  return fstatSync(1).isCharacterDevice() && process.stdout.isTTY ? process.stdout.columns : undefined;
}

/** What a bundle exports. */
type Main = (argv: readonly string[], io: Io) => Promise<ExitCode>;

async function run(argv: readonly string[]): Promise<void> {
  const answer = quickAnswer(argv, columns, built);
  if (answer !== undefined) {
    stdout().write(answer);
    return;
  }
  const command = commandOf(argv, built.commands);
  const { loadBundle } = await import('../store/code-cache.ts');
  const questions = earlyQuestions(argv, command.purpose, io);
  if (questions.length > 0) {
    const { AskedGits } = await import('../git/process/asked.ts');
    asked = new AskedGits();
    for (const question of questions) asked.ask(question);
  }
  const { bundle, purpose } = command;
  const file = join(import.meta.dirname, `${bundle}.js`);
  const { exports, keep } = loadBundle({ file, build: built.build, purpose }, io, underUsualFlags);
  compileLate();
  stopGrowing();
  if (command.readsMuch) holdLittle();
  const code = await (exports as { readonly main: Main }).main(argv, io);
  process.exitCode = code;
  asked?.end();
  if (code === 2) return;
  keep();
  // A commit waits for a hook, and one that printed nothing has nothing left to do: the gits that answered it end with their input.
  if (bundle === 'hook' && !isPrinted) process.exit(code);
}

run(process.argv.slice(2)).catch(giveUp);
