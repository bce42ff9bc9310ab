import type { GitContext } from './environment.ts';
import { GitProcess } from './git-process.ts';
import { splitNul } from './spawn.ts';

/** Where a path is ignored, as git says: of a path that is not, `source` and `pattern` are empty. */
export interface IgnoreAnswer {
  readonly source: string;
  readonly line: string;
  readonly pattern: string;
  readonly path: string;
}

const args = ['check-ignore', '-z', '--verbose', '--non-matching', '--stdin'];

/** One `check-ignore` for a whole run: git answers each path before it reads the next. */
export class IgnoreReader {
  readonly #git: GitProcess;
  #chunks: Buffer[] = [];
  #left = 0;
  #answered: () => void = () => {};
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ cwd, env }: GitContext) {
    // The one command that refuses the mode that all others are run in.
    const context = { cwd, env: { ...env, GIT_LITERAL_PATHSPECS: undefined } };
    this.#git = new GitProcess(context, args, (chunk) => this.#push(chunk));
  }

  /** @throws BatonError with git's words, as for a path outside */
  ask(path: string): Promise<IgnoreAnswer> {
    const answer = this.#turn.then(() => this.#ask(path));
    this.#turn = answer.catch(() => {});
    return answer;
  }

  end(): void {
    this.#git.end();
  }

  async #ask(path: string): Promise<IgnoreAnswer> {
    await this.#git.ask(`${path}\0`, (answered) => {
      [this.#left, this.#answered] = [4, answered];
    });
    const [source = '', line = '', pattern = '', named = ''] = splitNul(Buffer.concat(this.#chunks));
    this.#chunks = [];
    return { source, line, pattern, path: named };
  }

  #push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    for (const byte of chunk) if (byte === 0) this.#left--;
    if (this.#left <= 0) this.#answered();
  }
}
