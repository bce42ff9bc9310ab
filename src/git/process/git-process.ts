import { type ChildProcess, spawn } from 'node:child_process';
import type { GitContext } from './environment.ts';
import { cannotStart, gitFailure, killedGit } from './failure.ts';

/** How a git ended that nothing kept from answering. */
export interface GitEnd {
  readonly code: number;
  /** What it wrote to standard error. */
  readonly stderr: string;
}

/**
 * A git beside simple-git, for what that cannot do: standard input, output in pieces, the exact exit code, questions without end,
 * and no import to wait for in a hook. Environment and failures are the same. Never a shell, never a pager.
 */
export class GitProcess {
  readonly #context: GitContext;
  readonly #args: readonly string[];
  readonly #child: ChildProcess;
  /** Settled as soon as it is known how it ended; a git that is killed for its output may still run then. */
  readonly #end: Promise<GitEnd>;
  /** Resolved once it runs no more. */
  readonly #gone: Promise<void>;
  #failure: unknown;
  #fail: (error: unknown) => void = () => {};

  /**
   * @param onData takes standard output piece by piece, in order; what it throws ends the process, and is its failure
   * @param stdin `ignore` where nothing will be written
   * @throws BatonError where the system refuses at once, as for want of memory
   */
  constructor(
    context: GitContext,
    args: readonly string[],
    onData: (chunk: Buffer) => void,
    stdin: 'ignore' | 'pipe' = 'pipe',
  ) {
    this.#context = context;
    this.#args = args;
    this.#child = this.#start(stdin);
    const errors: Buffer[] = [];
    this.#child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
    // A git that ended early has closed its end; its exit code says why.
    this.#child.stdin?.on('error', () => {});
    this.#end = new Promise((done, fail) => {
      const failWith = (error: unknown) => {
        fail(error);
        this.#stop(error);
      };
      this.#child.stdout?.on('data', (chunk: Buffer) => {
        try {
          onData(chunk);
        } catch (error) {
          failWith(error);
          this.#child.kill();
        }
      });
      this.#child.on('error', (error) => failWith(cannotStart(context, error)));
      this.#child.on('close', (code, signal) => {
        const stderr = Buffer.concat(errors).toString();
        if (code === null) return failWith(killedGit(args, signal, stderr));
        done({ code, stderr });
        this.#stop(gitFailure(args, code, stderr));
      });
    });
    // Whoever asks or waits gets the failure.
    this.#end.catch(() => {});
    this.#gone = new Promise((done) => {
      this.#child.on('error', () => done());
      this.#child.on('close', () => done());
    });
  }

  /**
   * Writes a question and waits until `answered` is called. Questions are answered in their order.
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

  /**
   * Writes all there is to write, and waits until git ends by itself.
   *
   * @throws BatonError `git` where git cannot be started or was killed
   */
  finish(input?: string | Buffer): Promise<GitEnd> {
    this.#child.stdin?.end(input);
    return this.#end;
  }

  /** Lets git go: it ends with its input. */
  end(): void {
    this.#child.stdin?.end();
  }

  /** Lets git go and waits until it runs no more, whatever came of it. */
  async close(): Promise<void> {
    this.end();
    await this.#gone;
  }

  /** Where the system refuses later, the child emits `error`, and has no streams where too many files are open. */
  #start(stdin: 'ignore' | 'pipe'): ChildProcess {
    const { cwd, env } = this.#context;
    try {
      return spawn('git', this.#args, { cwd, env, stdio: [stdin, 'pipe', 'pipe'], windowsHide: true });
    } catch (error) {
      throw error instanceof Error && 'code' in error ? cannotStart(this.#context, error) : error;
    }
  }

  #stop(error: unknown): void {
    this.#failure ??= error;
    this.#fail(this.#failure);
  }
}
