import type { ChildProcess } from 'node:child_process';
import type { GitContext } from './environment.ts';
import { cannotStart, gitFailure, killedGit } from './failure.ts';
import { startGit } from './spawn.ts';

/**
 * A git that stays open and answers as often as it is asked, so that a long range needs no more processes than a short
 * one. Questions are answered in their order.
 */
export class GitProcess {
  readonly #child: ChildProcess;
  readonly #args: readonly string[];
  readonly #errors: Buffer[] = [];
  readonly #ended: Promise<void>;
  #failure: unknown;
  #fail: (error: unknown) => void = () => {};

  /** @param onData takes standard output piece by piece; what it throws ends the session and fails the question */
  constructor(context: GitContext, args: readonly string[], onData: (chunk: Buffer) => void) {
    this.#args = args;
    this.#child = startGit(context, args, 'pipe');
    this.#child.stdout?.on('data', (chunk: Buffer) => {
      try {
        onData(chunk);
      } catch (error) {
        this.#end(error);
        this.#child.kill();
      }
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => this.#errors.push(chunk));
    // A git that ended early has closed its end; its exit code says why.
    this.#child.stdin?.on('error', () => {});
    this.#ended = new Promise((done) => {
      this.#child.on('error', (error) => {
        this.#end(cannotStart(context, error));
        done();
      });
      this.#child.on('close', (code, signal) => {
        const said = Buffer.concat(this.#errors).toString();
        this.#end(code === null ? killedGit(this.#args, signal, said) : gitFailure(this.#args, code, said));
        done();
      });
    });
  }

  /**
   * Writes a question and waits until `answered` is called.
   *
   * @throws BatonError with git's own text where git ends before
   */
  ask(question: string, expect: (answered: () => void) => void): Promise<void> {
    return new Promise((done, fail) => {
      if (this.#failure !== undefined) return fail(this.#failure);
      this.#fail = fail;
      expect(done);
      this.#child.stdin?.write(question);
    });
  }

  /** Lets git go and waits for its end. */
  async close(): Promise<void> {
    this.#child.stdin?.end();
    await this.#ended;
  }

  #end(error: unknown): void {
    this.#failure ??= error;
    this.#fail(this.#failure);
  }
}
