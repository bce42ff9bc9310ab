import { type ChildProcess, spawn } from 'node:child_process';
import type { EarlyAnswers, Environment, GitAnswer, GitContext } from './environment.ts';

/** A question that is on its way. */
interface Asked {
  readonly question: Question;
  readonly child: ChildProcess;
  /** Undefined where git could not be asked, or was ended. */
  readonly answer: Promise<GitAnswer | undefined>;
}

/** What is asked of git, where, and with which variables. */
export interface Question extends Pick<GitContext, 'cwd' | 'env'> {
  readonly args: readonly string[];
}

/**
 * Questions that git answers while the program is still loaded. Whoever asks the very same takes the answer, once; what failed is asked
 * again, and put into words, by who asks.
 */
export class AskedGits implements EarlyAnswers {
  #asked: Asked[] = [];

  ask(question: Question): void {
    const { args, cwd, env } = question;
    try {
      const child = spawn('git', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
      this.#asked.push({ question, child, answer: answerOf(child) });
    } catch {
      // Who asks again learns why.
    }
  }

  take({ cwd, env }: GitContext, args: readonly string[]): Promise<GitAnswer | undefined> | undefined {
    const isSame = ({ question }: Asked) =>
      question.cwd === cwd && isSameList(question.args, args) && isSameEnvironment(question.env, env);
    const found = this.#asked.find(isSame);
    this.#asked = this.#asked.filter((one) => one !== found);
    return found?.answer;
  }

  /** Ends what nobody took. */
  end(): void {
    for (const { child } of this.#asked) child.kill();
    this.#asked = [];
  }
}

function answerOf(child: ChildProcess): Promise<GitAnswer | undefined> {
  const [out, errors]: Buffer[][] = [[], []];
  child.stdout?.on('data', (chunk: Buffer) => out?.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => errors?.push(chunk));
  return new Promise((done) => {
    child.on('error', () => done(undefined));
    child.on('close', (code) =>
      done(
        code === null
          ? undefined
          : { code, stdout: Buffer.concat(out ?? []), stderr: Buffer.concat(errors ?? []).toString() },
      ),
    );
  });
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

function isSameEnvironment(a: Environment, b: Environment): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
