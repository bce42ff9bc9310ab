import { relative } from 'node:path';
import { lintState } from '../../app/board/lint-state.ts';
import { BoardSource } from '../../app/board/source.ts';
import type { Context } from '../../app/workspace/context.ts';
import { failureOf } from '../../io/failure.ts';
import type { LintState } from '../../render/dashboard/views/now.ts';
import { watch } from '../hono.ts';

/** Changes that come within this time, in milliseconds, are reported together. */
const together = 80;

/**
 * How long a check waits, in milliseconds: it keeps the process busy, and what was asked for together with it, or what a page asks for
 * once it hears of a change, is to be answered first.
 */
const lintAfter = 400;
/** How long records in a folder that is not watched yet may wait until they are found, in milliseconds. */
const lookEvery = 5_000;

/** Called with what changed: `thread:ID`, kinds of records, `lint`. */
export type Listener = (changed: readonly string[]) => void;

/** The records of a worktree as a server shows them: read once, then what changes. */
export class LiveRecords implements AsyncDisposable {
  readonly source: BoardSource;
  readonly #contextNow: () => Context;
  readonly #listeners = new Set<Listener>();
  readonly #watcher = watch([], { ignoreInitial: true, followSymlinks: false });
  readonly #watched = new Set<string>();
  readonly #streams = new Set<() => void>();
  #pending = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #looking: NodeJS.Timeout | undefined;
  #lookedAt: number | undefined;
  #lint: LintState | string | undefined;
  #lintOf = 0;
  #version = 1;
  #isLinting = false;
  #lintTimer: NodeJS.Timeout | undefined;

  /** @param contextNow the context of one call, with its time @param ended aborts when the server is to end */
  constructor(contextNow: () => Context, ended: AbortSignal) {
    ended.addEventListener('abort', () => {
      for (const end of this.#streams) end();
    });
    this.#contextNow = contextNow;
    this.source = new BoardSource(contextNow);
    this.#watcher.on('all', (_event, path) => this.#changed(path));
    // What comes before everything is watched is not reported.
    this.#watcher.on('ready', () => void this.#take(this.source.look()));
    // A folder that cannot be watched shows its changes after the next request that reads it whole.
    this.#watcher.on('error', () => this.source.changed());
  }

  /** The findings of lint as far as they are known; a check of what changed begins. */
  lint(): LintState | string | undefined {
    if (!this.#isLinting && this.#lintOf !== this.#version) {
      this.#isLinting = true;
      this.#lintTimer = setTimeout(() => void this.#runLint(), lintAfter).unref();
    }
    return this.#lint;
  }

  /** Calls back when the server is to end, so that no stream keeps it. */
  onEnd(end: () => void): void {
    this.#streams.add(end);
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
    const now = Date.parse(this.#contextNow().now);
    const isRecent = this.#lookedAt === undefined || Math.abs(now - this.#lookedAt) < lookEvery;
    this.#lookedAt = isRecent ? (this.#lookedAt ?? now) : now;
    if (!isRecent) void this.#take(this.source.look());
  }

  /** Watches the folders that have records. To be called once records were read: new folders are watched then. */
  watchFolders(): void {
    const fresh = this.source.watched().filter((path) => !this.#watched.has(path));
    if (fresh.length === 0) return;
    for (const path of fresh) this.#watched.add(path);
    this.#watcher.add(fresh);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearTimeout(this.#timer);
    clearTimeout(this.#lintTimer);
    this.#stopLooking();
    this.#listeners.clear();
    await this.#watcher.close();
  }

  #changed(path: string): void {
    this.#pending.add(path);
    this.#timer ??= setTimeout(() => void this.#flush(), together);
  }

  async #flush(): Promise<void> {
    this.#timer = undefined;
    const paths = [...this.#pending];
    this.#pending = new Set();
    const top = this.source.top;
    // A configuration says what is a record at all.
    const isWhole =
      top === undefined ||
      paths.some((path) => !/\.(?:md|markdown|ya?ml|json|txt)$/i.test(path) || /baton\.yaml$/.test(path));
    this.source.changed(isWhole ? undefined : paths.map((path) => relative(top, path).split('\\').join('/')));
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
      this.watchFolders();
      if (changed.length === 0) return;
      this.#version++;
      this.#report([...changed, 'records']);
      if (this.#lint !== undefined) this.lint();
    } catch {
      // The next request says what is wrong.
      this.#report(['thread', 'decision', 'session', 'handoff', 'task']);
    }
  }

  #report(changed: readonly string[]): void {
    for (const listener of this.#listeners) listener(changed);
  }

  async #runLint(): Promise<void> {
    this.#lintOf = this.#version;
    try {
      this.#lint = await lintState(this.#contextNow());
    } catch (error) {
      this.#lint = (await failureOf(error)).message;
    }
    this.#isLinting = false;
    this.#report(['lint']);
    this.lint();
  }
}
