import { dirname, join } from 'node:path';
import { attributesFiles } from '../../git/tree/encoded-files.ts';
import { isUnconverted } from '../../git/tree/unconverted.ts';
import { blockedTasks } from '../../knowledge/board/attention.ts';
import { type Board, boardOf } from '../../knowledge/board/board.ts';
import { type BoardRecord, DamagedRecord } from '../../knowledge/board/record.ts';
import { threadOfRecord } from '../../knowledge/board/threads.ts';
import { namedPaths } from '../../knowledge/named-paths.ts';
import { datesOf } from '../knowledge/load.ts';
import { type Past, pastOf } from '../knowledge/merged.ts';
import type { Context } from '../workspace/context.ts';
import { noteUnreadPaths, openRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { rootForNew } from '../write/create-record.ts';
import { type BoardFile, BoardReader } from './board-reader.ts';
import { isNamed, relisted } from './relisted.ts';

/** How old the time of a board may be, in milliseconds: ages are shown in minutes. */
const fresh = 30_000;

type Records = readonly BoardRecord[];

/**
 * The records of a working tree, for a program that runs long: what did not change is not read again. Whoever watches the files
 * says which changed; without such a word nothing does.
 */
export class BoardSource {
  readonly #contextNow: () => Context;
  readonly #build: string | undefined;
  #worktree: WorktreeRecords | undefined;
  #files: ReadonlyMap<string, BoardFile> = new Map();
  /** By path. Another list for other records. */
  #records: Records | undefined;
  #board: { readonly of: Records; readonly board: Board; readonly at: number } | undefined;
  #past: { readonly of: Records; readonly past: Promise<Past> } | undefined;
  #added: { readonly of: Records; readonly dates: ReadonlyMap<string, string> } | undefined;
  #watched:
    | { readonly of: WorktreeRecords; readonly folders: readonly string[]; readonly trees: readonly string[] }
    | undefined;
  #stale: Set<string> | 'all' = 'all';
  #running: Promise<unknown> = Promise.resolve();
  /** False once what earlier runs kept was found to be damaged. */
  #isKeptTrusted = true;
  /** Has what is to be kept for the next run. */
  #unsaved: BoardReader | undefined;

  /**
   * @param contextNow the context of one call, with its time
   * @param build tells this build of the program from every other; undefined to keep nothing of records, and take nothing that is kept
   */
  constructor(contextNow: () => Context, build: string | undefined) {
    this.#contextNow = contextNow;
    this.#build = build;
  }

  /** Says that files changed. @param paths from the top, of files and folders; left out, any may have */
  changed(paths?: readonly string[]): void {
    if (paths === undefined || this.#stale === 'all') this.#stale = 'all';
    else for (const path of paths) this.#stale.add(path);
  }

  /**
   * Makes something of the board of now, which reads its parts when it is asked for them.
   *
   * @throws BatonError for a faulty configuration and every failure of git
   */
  async show<T>(make: (board: Board) => T | Promise<T>): Promise<T> {
    try {
      return await make(await this.#boardNow());
    } catch (error) {
      if (!(error instanceof DamagedRecord) || !this.#isKeptTrusted) throw error;
      this.#isKeptTrusted = false;
      this.#files = new Map();
      this.#records = undefined;
      this.#board = undefined;
      this.changed();
      return make(await this.#boardNow());
    }
  }

  /** Keeps what was read of records for the next run. */
  async save(): Promise<void> {
    const unsaved = this.#unsaved;
    this.#unsaved = undefined;
    await unsaved?.save();
  }

  /**
   * Reads what changed.
   *
   * @returns what is another one than before, as parts of pages name it: `thread:ID`, and the kind of each record
   */
  refresh(): Promise<readonly string[]> {
    return this.#inTurn(() => this.#refresh(false));
  }

  /** The same, also where nobody says that a file changed: finds records that came or went, wherever they are. */
  look(): Promise<readonly string[]> {
    return this.#inTurn(() => this.#refresh(true));
  }

  /** The top of the worktree; undefined before the first reading. */
  get top(): string | undefined {
    return this.#worktree?.workspace.top;
  }

  /** The folders that have records or may get some: single ones, that of the configuration among them, and trees; absolute. */
  watched(): { readonly folders: readonly string[]; readonly trees: readonly string[] } {
    if (!this.#worktree) return { folders: [], trees: [] };
    if (this.#watched?.of === this.#worktree) return this.#watched;
    const { entries, pathRules, workspace } = this.#worktree;
    // All files of a folder are in the same root.
    const byFolder = new Map(entries.map(({ path }) => [dirname(path), path]));
    const [folders, trees] = [new Set(['']), new Set([rootForNew(this.#worktree)])];
    for (const [folder, path] of byFolder) {
      const root = pathRules.classify(path)?.root ?? '';
      if (root === '') folders.add(folder);
      else trees.add(root);
    }
    const absolute = (paths: Iterable<string>) => [...paths].map((path) => join(workspace.top, path));
    this.#watched = { of: this.#worktree, folders: absolute(folders), trees: absolute(trees) };
    return this.#watched;
  }

  /** The names that files had before, which records may still use, by the path of today. */
  async earlierNames({ knowledge }: Board): Promise<ReadonlyMap<string, readonly string[]>> {
    const records = this.#records;
    if (!records) return new Map();
    if (this.#past?.of !== records) {
      const { repository } = await openWorkspace(this.#contextNow());
      if (!repository) return new Map();
      const past = repository.sharingProcesses(async () => {
        return pastOf(repository, namedPaths(knowledge), (await repository.head())?.commit);
      });
      past.catch(() => undefined);
      this.#past = { of: records, past };
    }
    return (await this.#past.past).names;
  }

  /** When blocked tasks were committed first, by path. What is known is not asked again before everything is read again. */
  async addedDates({ knowledge }: Board): Promise<ReadonlyMap<string, string>> {
    const { dates: known = new Map<string, string>(), of } = this.#added ?? {};
    const records = this.#records;
    if (!records || of === records) return known;
    const paths = blockedTasks(knowledge).flatMap(({ source }) =>
      known.has(source.path) ? [] : [source.path],
    );
    const dates = new Map([...known, ...(await datesOf(await openWorkspace(this.#contextNow()), paths))]);
    this.#added = { of: records, dates };
    return dates;
  }

  async #boardNow(): Promise<Board> {
    await this.refresh();
    const now = this.#contextNow().now;
    const at = Date.parse(now);
    const records = this.#records ?? [];
    if (this.#board?.of === records && Math.abs(at - this.#board.at) < fresh) return this.#board.board;
    const known = this.#board?.board.known;
    const board = boardOf(records, { now, ...(known && { known }) });
    this.#board = { of: records, board, at };
    return board;
  }

  #inTurn<T>(read: () => Promise<T>): Promise<T> {
    const run = this.#running.then(read);
    this.#running = run.catch(() => undefined);
    return run;
  }

  #opened(): Promise<WorktreeRecords> {
    return openRecords(this.#contextNow());
  }

  /** Where git cannot tell of some paths, of all: then it says what is wrong. */
  async #relisted(known: WorktreeRecords, paths: ReadonlySet<string>): Promise<WorktreeRecords> {
    return (await relisted(known, paths).catch(() => undefined)) ?? this.#opened();
  }

  /** @param isWanted reads the list of files also where nothing is known to have changed */
  async #refresh(isWanted: boolean): Promise<readonly string[]> {
    const stale = this.#stale;
    if (this.#records && stale !== 'all' && stale.size === 0 && !isWanted) return [];
    this.#stale = new Set();
    if (stale === 'all') this.#added = undefined;
    try {
      const known = this.#worktree;
      const worktree =
        known && stale !== 'all' && !isWanted ? await this.#relisted(known, stale) : await this.#opened();
      const before = this.#files;
      const isKnown = (path: string) => stale !== 'all' && before.has(path) && !isNamed(path, stale);
      const wanted = worktree.entries.filter(({ path }) => !isKnown(path));
      const isAsStored = stale === 'all' && (await areAsStored(worktree));
      const reader = new BoardReader(worktree, this.#build, isAsStored, this.#isKeptTrusted);
      const read = await reader.read(worktree, wanted);
      if (isAsStored) this.#unsaved = reader;
      this.#files = new Map(
        worktree.entries.flatMap(({ path }) => {
          const [old, now] = [before.get(path), isKnown(path) ? before.get(path) : read.get(path)];
          // The same file keeps the record, and with it what was computed from it.
          const file = old && now && isSame(old, now) ? old : now;
          return file ? [[path, file] as const] : [];
        }),
      );
      this.#worktree = worktree;
      const changed = this.#records ? changedIds(before, this.#files) : kindsOf(this.#files);
      if (changed.length > 0 || !this.#records) {
        this.#records = [...this.#files.values()].flatMap(({ record }) => record ?? []);
        const unread = this.#records.filter(({ isUnreadable, kind }) => isUnreadable && kind !== 'skill');
        noteUnreadPaths(
          worktree.workspace,
          worktree.snapshot.label,
          unread.map(({ path }) => path),
        );
      }
      return changed;
    } catch (error) {
      this.#stale = 'all';
      throw error;
    }
  }
}

/** Whether files hold what their blobs hold, where git says that they are the same. */
async function areAsStored({ snapshot, workspace }: WorktreeRecords): Promise<boolean> {
  const { repository, top } = workspace;
  return repository !== undefined && isUnconverted(repository, top, attributesFiles(await snapshot.list('')));
}

function isSame(a: BoardFile, b: BoardFile): boolean {
  return a.content === b.content && a.record?.line === b.record?.line;
}

/** The kinds of records that there are: at the first reading no page shows a single one. */
function kindsOf(files: ReadonlyMap<string, BoardFile>): readonly string[] {
  return [...new Set([...files.values()].flatMap(({ record }) => record?.kind ?? []))];
}

/** What differs between two readings, as parts of pages name it. */
function changedIds(
  before: ReadonlyMap<string, BoardFile>,
  after: ReadonlyMap<string, BoardFile>,
): readonly string[] {
  const ids = new Set<string>();
  const add = (record: BoardRecord | undefined) => {
    if (!record) return;
    const thread = threadOfRecord(record);
    ids.add(record.kind).add(`${record.kind}:${record.id ?? record.path}`);
    if (thread !== undefined) ids.add(`thread:${thread}`);
  };
  for (const [path, file] of after) {
    const old = before.get(path);
    if (old === file) continue;
    add(old?.record);
    add(file.record);
  }
  for (const [path, { record }] of before) if (!after.has(path)) add(record);
  return [...ids];
}
