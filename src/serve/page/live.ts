import { relative, sep } from 'node:path';
import { BoardSource } from '../../app/board/source.ts';
import type { Context } from '../../app/workspace/context.ts';
import { failureOf } from '../../io/failure.ts';
import type { Board } from '../../knowledge/board/board.ts';
import type { LintState } from '../../render/dashboard/views/now.ts';
import { FolderWatcher } from './folder-watcher.ts';
import type { LintRun, StartLint } from './lint-process.ts';

/** Changes that come within this time, in milliseconds, are reported together: a file that is written changes several times. */
const together = 15;
/** The same where a change was reported a moment ago: many files change together. */
const manyTogether = 150;
/** How long that moment is, in milliseconds. */
const moment = 500;

/** How long a check waits, in milliseconds: what a page asks for together, and what changes together, comes first. */
const lintAfter = 400;
/** How long after the first page what was read is kept for the next start, in milliseconds: pages come first. */
const saveAfter = 100;
/** How old a check may be, in milliseconds: a commit, or a file that is not watched, changes what it finds. */
const lintFresh = 30_000;
/** How long records in a folder that is not watched yet may wait until they are found, in milliseconds. */
const lookEvery = 5_000;

/** Called with what changed: `thread:ID`, kinds of records, `lint`. */
export type Listener = (changed: readonly string[]) => void;

/** The records of a worktree as a server shows them: read once, then what changes. */
export class LiveRecords implements Disposable {
  readonly source: BoardSource;
  readonly #contextNow: () => Context;
  readonly #listeners = new Set<Listener>();
  readonly #watcher: FolderWatcher;
  readonly #streams = new Set<() => void>();
  #pending = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #flushedAt = Number.NEGATIVE_INFINITY;
  #looking: NodeJS.Timeout | undefined;
  #saving: NodeJS.Timeout | undefined;
  #lookedAt: number | undefined;
  #lint: LintState | string | undefined;
  #lintedAt = 0;
  #lintTimer: NodeJS.Timeout | undefined;
  #lintRun: LintRun | undefined;
  readonly #startLint: StartLint;
  /** Where the server is to end nothing is begun any more. */
  readonly #ended: AbortSignal;

  /**
   * @param contextNow the context of one call, with its time
   * @param ended aborts when the server is to end
   * @param build as {@link BoardSource} takes it
   */
  constructor(
    contextNow: () => Context,
    ended: AbortSignal,
    startLint: StartLint,
    build: string | undefined,
  ) {
    ended.addEventListener('abort', () => {
      for (const end of this.#streams) end();
      this.#endLint();
    });
    this.#contextNow = contextNow;
    this.#startLint = startLint;
    this.#ended = ended;
    this.source = new BoardSource(contextNow, build);
    // A folder that cannot be watched shows its changes after the next request, which reads everything.
    this.#watcher = new FolderWatcher(
      (path) => this.#changed(path),
      () => this.source.changed(),
    );
  }

  /** Makes something of the board of now. @throws BatonError as {@link BoardSource.show} */
  async show<T>(make: (board: Board) => T | Promise<T>): Promise<T> {
    const made = await this.source.show(make);
    this.watchFolders();
    this.look();
    this.#saving ??= setTimeout(() => {
      this.#saving = undefined;
      void this.source.save();
    }, saveAfter).unref();
    return made;
  }

  /** The findings of lint as far as they are known; a check begins where they are old. */
  lint(): LintState | string | undefined {
    const isOld = this.#lint === undefined || Math.abs(this.#now - this.#lintedAt) > lintFresh;
    if (isOld && !this.#isLinting) this.#planLint();
    return this.#lint;
  }

  /**
   * Calls back when the server is to end, so that no stream keeps it: at once where it already is.
   *
   * @returns what takes it back
   */
  onEnd(end: () => void): () => void {
    if (this.#ended.aborted) end();
    this.#streams.add(end);
    return () => this.#streams.delete(end);
  }

  /** @returns what ends it */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.#looking ??= setInterval(() => this.look(), lookEvery).unref();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stopLooking();
    };
  }

  /** Looks for records in folders that are not watched, where the last look is some seconds ago: a root can be created anywhere. */
  look(): void {
    const now = this.#now;
    const isRecent = this.#lookedAt === undefined || Math.abs(now - this.#lookedAt) < lookEvery;
    this.#lookedAt = isRecent ? (this.#lookedAt ?? now) : now;
    if (!isRecent) void this.#take(this.source.look());
  }

  /** Watches the folders that have records. To be called once records were read: new folders are watched then. */
  watchFolders(): void {
    const { folders, trees } = this.source.watched();
    for (const folder of folders) this.#watcher.add(folder);
    for (const tree of trees) void this.#watchTree(tree);
  }

  async #watchTree(tree: string): Promise<void> {
    // What came before everything was watched is not told.
    if (await this.#watcher.addTree(tree)) await this.#take(this.source.look());
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#saving);
    this.#endLint();
    this.#stopLooking();
    this.#listeners.clear();
    this.#watcher.close();
  }

  #changed(path: string): void {
    // Next to a single record there may be anything.
    if (!this.#watcher.covers(path) && !/\.(?:md|markdown|ya?ml)$/i.test(path)) return;
    this.#pending.add(path);
    const isOneOfMany = performance.now() - this.#flushedAt < moment;
    this.#timer ??= setTimeout(() => void this.#flush(), isOneOfMany ? manyTogether : together);
  }

  async #flush(): Promise<void> {
    this.#timer = undefined;
    this.#flushedAt = performance.now();
    const paths = [...this.#pending];
    this.#pending = new Set();
    const top = this.source.top;
    // A configuration says what is a record at all.
    const isWhole = top === undefined || paths.some((path) => /baton\.yaml$/.test(path));
    this.source.changed(isWhole ? undefined : paths.map((path) => relative(top, path).split(sep).join('/')));
    await this.#take(this.source.refresh());
  }

  #stopLooking(): void {
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  /** Reports what a reading found. */
  async #take(reading: Promise<readonly string[]>): Promise<void> {
    try {
      const changed = await reading;
      if (this.#ended.aborted) return;
      if (changed.length > 0) this.#report([...changed, 'records']);
      this.watchFolders();
      if (changed.length === 0) return;
      if (this.#lint !== undefined || this.#isLinting) this.#planLint();
    } catch {
      // The next request says what is wrong.
      this.#report(['thread', 'decision', 'session', 'handoff', 'task']);
    }
  }

  #report(changed: readonly string[]): void {
    for (const listener of this.#listeners) listener(changed);
  }

  get #now(): number {
    return Date.parse(this.#contextNow().now);
  }

  get #isLinting(): boolean {
    return this.#lintTimer !== undefined || this.#lintRun !== undefined;
  }

  /** Begins a check in a moment. One that runs is of what is no more, and is ended. */
  #planLint(): void {
    this.#endLint();
    if (this.#ended.aborted) return;
    this.#lintTimer = setTimeout(() => void this.#runLint(), lintAfter).unref();
  }

  #endLint(): void {
    clearTimeout(this.#lintTimer);
    this.#lintRun?.end();
    this.#lintTimer = undefined;
    this.#lintRun = undefined;
  }

  async #runLint(): Promise<void> {
    this.#lintTimer = undefined;
    try {
      this.#lintRun = this.#startLint(this.#contextNow());
      this.#lint = await this.#lintRun.found;
    } catch (error) {
      this.#lint = (await failureOf(error)).message;
    }
    this.#lintRun = undefined;
    this.#lintedAt = this.#now;
    this.#report(['lint']);
  }
}
