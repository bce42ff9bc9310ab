import { dirname, join } from 'node:path';
import type { Document } from '../../core/document.ts';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import { blockedTasks } from '../../knowledge/board/attention.ts';
import { type Board, boardOf } from '../../knowledge/board/board.ts';
import type { KnownThreads } from '../../knowledge/board/threads.ts';
import { type DocumentKnowledge, gatherKnowledge } from '../../knowledge/gather.ts';
import { namedPaths } from '../../knowledge/in-force.ts';
import { factsOf } from '../../records/facts.ts';
import { threadOf } from '../../records/kinds/thread/graph.ts';
import { readDocument } from '../../records/read/document.ts';
import { datesOf } from '../knowledge/load.ts';
import { type Past, pastOf } from '../knowledge/merged.ts';
import { maskText } from '../secrets/hide-secrets.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';
import type { Context } from '../workspace/context.ts';
import { noteUnreadIn, openRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import { unreadOf } from '../workspace/unread.ts';
import { rootForNew } from '../write/create-record.ts';

/** How old the time of a board may be, in milliseconds: ages are shown in minutes. */
const fresh = 30_000;

/**
 * The records of a working tree, for a program that runs long: what did not change is not read again. Whoever watches the files
 * says which changed; without such a word nothing does.
 */
export class BoardSource {
  readonly #contextNow: () => Context;
  #records: WorktreeRecords | undefined;
  /** By path; undefined for a file that is no record. */
  #docs = new Map<string, Document | undefined>();
  #knowledge: DocumentKnowledge | undefined;
  #board: { readonly board: Board; readonly at: number } | undefined;
  #known: KnownThreads = new Map();
  #past: { readonly of: DocumentKnowledge; readonly past: Promise<Past> } | undefined;
  #added: { readonly of: DocumentKnowledge; readonly dates: ReadonlyMap<string, string> } | undefined;
  #watched:
    | { readonly of: WorktreeRecords; readonly folders: readonly string[]; readonly trees: readonly string[] }
    | undefined;
  #stale: Set<string> | 'all' = 'all';
  #running: Promise<unknown> = Promise.resolve();

  /** @param contextNow the context of one call, with its time */
  constructor(contextNow: () => Context) {
    this.#contextNow = contextNow;
  }

  /** Says that files changed. @param paths from the top, of files and folders; left out, any may have */
  changed(paths?: readonly string[]): void {
    if (paths === undefined || this.#stale === 'all') this.#stale = 'all';
    else for (const path of paths) this.#stale.add(path);
  }

  /** The board of now. @throws BatonError for a faulty configuration and every failure of git */
  async board(): Promise<Board> {
    await this.refresh();
    const now = this.#contextNow().now;
    const at = Date.parse(now);
    const knowledge = this.#knowledge ?? gatherKnowledge([]);
    if (this.#board && this.#board.board.knowledge === knowledge && Math.abs(at - this.#board.at) < fresh) {
      return this.#board.board;
    }
    const board = boardOf(knowledge, {
      addedAt: await this.#addedDates(knowledge),
      known: this.#known,
      now,
      unreadable: this.#unreadable(),
    });
    this.#known = board.known;
    this.#board = { board, at };
    return board;
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
    return this.#records?.workspace.top;
  }

  /** The folders that have records or may get some: single ones, that of the configuration among them, and trees; absolute. */
  watched(): { readonly folders: readonly string[]; readonly trees: readonly string[] } {
    if (!this.#records) return { folders: [], trees: [] };
    if (this.#watched?.of === this.#records) return this.#watched;
    const { entries, pathRules, workspace } = this.#records;
    // All files of a folder are in the same root.
    const byFolder = new Map(entries.map(({ path }) => [dirname(path), path]));
    const [folders, trees] = [new Set(['']), new Set([rootForNew(this.#records)])];
    for (const [folder, path] of byFolder) {
      const root = pathRules.classify(path)?.root ?? '';
      if (root === '') folders.add(folder);
      else trees.add(root);
    }
    const absolute = (paths: Iterable<string>) => [...paths].map((path) => join(workspace.top, path));
    this.#watched = { of: this.#records, folders: absolute(folders), trees: absolute(trees) };
    return this.#watched;
  }

  /** The names that files had before, which records may still use, by the path of today. */
  async earlierNames(): Promise<ReadonlyMap<string, readonly string[]>> {
    await this.refresh();
    const repository = this.#records?.workspace.repository;
    const knowledge = this.#knowledge;
    if (!repository || !knowledge) return new Map();
    if (this.#past?.of !== knowledge) {
      const past = repository.sharingProcesses(async () => {
        return pastOf(repository, namedPaths(knowledge), (await repository.head())?.commit);
      });
      past.catch(() => undefined);
      this.#past = { of: knowledge, past };
    }
    return (await this.#past.past).names;
  }

  /** When blocked tasks were committed first. What is known is not asked again before everything is read again. */
  async #addedDates(knowledge: DocumentKnowledge): Promise<ReadonlyMap<string, string>> {
    const { dates: known = new Map<string, string>(), of } = this.#added ?? {};
    if (of === knowledge || !this.#records) return known;
    const paths = blockedTasks(knowledge).flatMap(({ source }) =>
      known.has(source.path) ? [] : [source.path],
    );
    const dates = new Map([...known, ...(await datesOf(this.#records.workspace, paths))]);
    this.#added = { of: knowledge, dates };
    return dates;
  }

  #inTurn<T>(read: () => Promise<T>): Promise<T> {
    const run = this.#running.then(read);
    this.#running = run.catch(() => undefined);
    return run;
  }

  #unreadable(): readonly string[] {
    return unreadOf([...this.#docs.values()].filter((doc) => doc !== undefined)).map(({ path }) => path);
  }

  /** @param isWanted reads the list of files also where nothing is known to have changed */
  async #refresh(isWanted: boolean): Promise<readonly string[]> {
    const stale = this.#stale;
    if (this.#knowledge && stale !== 'all' && stale.size === 0 && !isWanted) return [];
    this.#stale = new Set();
    if (stale === 'all') this.#added = undefined;
    try {
      const records = await openRecords(this.#contextNow());
      const before = this.#docs;
      const isKnown = (path: string) => stale !== 'all' && before.has(path) && !isNamed(path, stale);
      const wanted = records.entries.filter(({ path }) => !isKnown(path));
      const read = await readMasked(records, wanted);
      noteUnreadIn(records.workspace, records.snapshot, [...read.values()]);
      this.#docs = new Map(
        records.entries.map(({ path }) => {
          const [old, now] = [before.get(path), isKnown(path) ? before.get(path) : read.get(path)];
          // The same text keeps the document, and with it what was computed from it.
          return [path, old && now && old.text === now.text ? old : now] as const;
        }),
      );
      this.#records = records;
      const changed = changedIds(before, this.#docs);
      if (changed.length > 0 || !this.#knowledge) {
        this.#knowledge = gatherKnowledge([...this.#docs.values()].filter((doc) => doc !== undefined));
      }
      return changed;
    } catch (error) {
      this.#stale = 'all';
      throw error;
    }
  }
}

/** Whether a path, or a folder that it is in, is among some. */
function isNamed(path: string, names: ReadonlySet<string>): boolean {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    if (names.has(at)) return true;
  }
  return false;
}

/** Reads records by their paths, with stars in the place of secrets: a page shortens texts, and half a secret is one. */
async function readMasked(
  { pathRules, snapshot }: WorktreeRecords,
  entries: readonly SnapshotEntry[],
): Promise<ReadonlyMap<string, Document>> {
  const docs = new Map<string, Document>();
  for (const [path, source] of await snapshot.read(entries)) {
    const place = pathRules.classify(path);
    const shown =
      source.ok && mayHoldSecret(source.text) ? { ...source, text: await maskText(source.text) } : source;
    const doc = place && readDocument(path, place, shown);
    if (doc) docs.set(path, doc);
  }
  return docs;
}

/** What differs between two readings, as parts of pages name it. */
function changedIds(
  before: ReadonlyMap<string, Document | undefined>,
  after: ReadonlyMap<string, Document | undefined>,
): readonly string[] {
  const ids = new Set<string>();
  const add = (doc: Document | undefined) => {
    if (!doc) return;
    const facts = factsOf(doc);
    const thread = facts.kind === 'decision' || facts.kind === 'resume' ? threadOf(facts) : undefined;
    ids.add(doc.kind).add(`${doc.kind}:${doc.id ?? doc.path}`);
    if (thread !== undefined) ids.add(`thread:${thread}`);
  };
  for (const [path, doc] of after) {
    const old = before.get(path);
    if (old === doc) continue;
    add(old);
    add(doc);
  }
  for (const [path, doc] of before) if (!after.has(path)) add(doc);
  return [...ids];
}
