import { randomUUID } from 'node:crypto';
import type { GitContext } from '../process/environment.ts';
import { missingObjects } from '../process/failure.ts';
import { GitProcess } from '../process/git-process.ts';
import { splitNul } from '../process/spawn.ts';
import { changesFrom, type PathChange } from './diff.ts';

/** Two versions to compare. */
export type TreePair =
  /** Commits; `before` is left out for a root commit, which is compared with nothing. */
  | { readonly type: 'commits'; readonly before?: string | undefined; readonly after: string }
  /** Ids of trees. */
  | { readonly type: 'trees'; readonly before: string; readonly after: string };

const args = ['diff-tree', '--stdin', '--always', '--root', '-r', '-m', '-z', '--raw', '--no-renames'];

const colon = 0x3a;

/**
 * One `diff-tree --stdin` for a whole run. Each pair is a question of its own, a commit with one parent: so a merge is
 * compared with every parent, and one that it equals leaves no gap in the answers.
 */
export class TreeDiffer {
  readonly #git: GitProcess;
  /** Git echoes a line that is not an object id, and flushes: the end of an answer. Nobody can guess it in a path. */
  readonly #end = Buffer.from(`end-${randomUUID()}\n`);
  #chunks: Buffer[] = [];
  #answered: (() => void) | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(context: GitContext) {
    this.#git = new GitProcess(context, [...args, '--no-abbrev'], (chunk) => this.#push(chunk));
  }

  /**
   * What differs in each pair, in their order, over all paths, in git's order.
   *
   * @throws BatonError `unverifiable` if an object is not in this clone
   */
  diff(pairs: readonly TreePair[]): Promise<PathChange[][]> {
    if (pairs.length === 0) return Promise.resolve([]);
    const answer = this.#turn.then(() => this.#ask(pairs));
    this.#turn = answer.catch(() => {});
    return answer;
  }

  /** Lets git go, once nothing will be compared any more: it ends while the rest is done. */
  end(): void {
    this.#git.end();
  }

  close(): Promise<void> {
    return this.#git.close();
  }

  #push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    const tail = this.#chunks.at(-1) ?? chunk;
    const isShort = tail.length < this.#end.length;
    const last = isShort ? Buffer.concat(this.#chunks) : tail;
    if (isShort) this.#chunks = [last];
    if (last.subarray(-this.#end.length).equals(this.#end)) this.#answered?.();
  }

  async #ask(pairs: readonly TreePair[]): Promise<PathChange[][]> {
    const lines = pairs.map((pair) => `${lineOf(pair)}\n`);
    await this.#git.ask(`${lines.join('')}${this.#end}`, (answered) => {
      this.#answered = answered;
    });
    const output = Buffer.concat(this.#chunks);
    this.#chunks = [];
    return parseAnswers(output.subarray(0, -this.#end.length), pairs);
  }
}

/** A commit is before its parent, two trees in the order of time. */
function lineOf({ type, before, after }: TreePair): string {
  if (before === undefined) return after;
  return type === 'commits' ? `${after} ${before}` : `${before} ${after}`;
}

function parseAnswers(output: Buffer, pairs: readonly TreePair[]): PathChange[][] {
  let at = 0;
  return pairs.map((pair) => {
    const head = Buffer.from(pair.type === 'commits' ? `${pair.after}\0` : `${lineOf(pair)}\n`);
    if (!output.subarray(at, at + head.length).equals(head)) {
      throw missingObjects(
        `Cannot verify: \`${lineOf(pair)}\` cannot be compared, this clone does not have all of it`,
      );
    }
    const from = at + head.length;
    at = from;
    // Each change is two fields, what git says of it and its path.
    while (output[at] === colon) at = output.indexOf(0, output.indexOf(0, at) + 1) + 1;
    return changesFrom(splitNul(output.subarray(from, at)));
  });
}
