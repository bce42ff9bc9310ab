import { join } from 'node:path';
import { changesSinceHead } from '../../git/diff/diff.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { sortByPath } from '../../git/tree/entries.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import { knowledgeFrom } from '../../knowledge/gather.ts';
import { QueryRows, writeQueryRows } from '../../knowledge/kept/query-rows.ts';
import { unreadableOf } from '../../knowledge/kept/unreadable.ts';
import { answersAmong, candidatesOf, type SubjectOfOne } from '../../knowledge/query/candidates.ts';
import { isRowWanted } from '../../knowledge/query/filtering.ts';
import type { QueryFilters } from '../../knowledge/query/filters.ts';
import { kindsOf } from '../../knowledge/query/query.ts';
import type { QueryRow } from '../../knowledge/query/row.ts';
import { keepText, printOf, readKeptBytes } from '../../store/kept-text.ts';
import { loadPathRules } from '../config/load-config.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';
import { sessionStates, stateNamed } from '../session/states.ts';
import type { Context } from '../workspace/context.ts';
import { noteUnreadPaths } from '../workspace/find-record.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { listOf } from './listed.ts';
import { mostChanged, RecordReader } from './record-reader.ts';
import { changedSince, type SinceCommit } from './since-commit.ts';

/** Is given rows that will probably be in the answer, while git looks at the working tree. */
export type Prepare = (expected: readonly QueryRow[]) => void;

/**
 * Answers a query about the working tree from the rows of a commit, which are written down, and from the records that differ from it
 * (performance, "How it gets there"). Those that cannot be read are noted in the workspace.
 *
 * @returns undefined where nothing may be kept, HEAD has no commit or a faulty configuration, or git converts files
 * @throws BatonError `usage` for an unknown state; for a faulty configuration of the working tree, and every failure of git
 */
export function askRows(
  context: Context,
  workspace: Workspace,
  subject: SubjectOfOne,
  { state, ...filters }: QueryFilters,
  prepare?: Prepare,
): Promise<readonly QueryRow[] | undefined> {
  const { build } = context;
  const { repository } = workspace;
  if (build === undefined || repository?.topLevel === undefined) return Promise.resolve(undefined);
  return repository.whileNothingChanges(async () => {
    const asking = changesSinceHead(repository);
    // A failure is reported below.
    asking.catch(() => {});
    const reader = new RecordReader(context, repository, kindsOf[subject]);
    const all = new CommitRows(repository, reader, subject, build);
    // Git looks at the working tree meanwhile.
    const kept = all.kept();
    const early = kept?.wanted(filters) ?? [];
    if (state === undefined) prepare?.(early.map(({ row }) => row));
    const head = (await asking)?.commit ?? (await repository.head())?.commit;
    const base = head === undefined ? undefined : await all.near(head, kept);
    if (!base) return undefined;
    const { entries, isSame, pathRules, rows, snapshot } = base;
    const differing = sortByPath([...rows.head.unwritten.filter(({ path }) => isSame(path)), ...entries]);
    const fresh = await reader.readChanged(snapshot, differing, pathRules);
    await reader.save();
    const unreadable = new Set([...unreadableOf(fresh), ...rows.head.unreadable.filter(isSame)]);
    noteUnreadPaths(workspace, { type: 'worktree' }, [...unreadable].sort());
    const wanted = state === undefined ? {} : { state: stateNamed(state, sessionStates(pathRules)) };
    const same = (rows === kept ? early : rows.wanted(filters)).filter(({ row }) => isSame(row.source.path));
    const others = answersAmong(knowledgeFrom(fresh), subject, filters);
    return rows.among(same, others).filter((row) => isRowWanted(row, wanted));
  });
}

/** The rows of a commit, and what of the working tree differs from it. */
interface BaseRows extends SinceCommit {
  readonly rows: QueryRows;
}

/** The rows of a subject that commits of a worktree have. */
class CommitRows {
  readonly #repository: Repository;
  readonly #reader: RecordReader;
  readonly #subject: SubjectOfOne;
  readonly #build: string;
  readonly #path: string;
  readonly #print: string;

  constructor(repository: Repository, reader: RecordReader, subject: SubjectOfOne, build: string) {
    this.#repository = repository;
    this.#reader = reader;
    this.#subject = subject;
    this.#build = build;
    // Each worktree has its own: they are at different commits.
    this.#path = join(repository.gitDir, 'baton', `query-${subject}`);
    this.#print = printOf([build, subject]);
  }

  /** Those that an earlier run wrote down, of any commit. */
  kept(): QueryRows | undefined {
    const bytes = readKeptBytes(this.#path, this.#print);
    try {
      return bytes && new QueryRows(this.#subject, bytes);
    } catch {
      return undefined; // a text of another form is made anew
    }
  }

  /** The kept rows where little has changed since their commit, else those of HEAD. @returns undefined where there can be none */
  async near(head: string, kept: QueryRows | undefined): Promise<BaseRows | undefined> {
    const isHere = kept?.head.commit === head || (kept && (await this.#repository.find(kept.head.commit)));
    if (kept && isHere) {
      const since = await this.#since(kept);
      const isNear = kept.head.commit === head || !since || since.entries.length <= mostChanged;
      if (isNear) return since && { ...since, rows: kept };
    }
    const rows = await this.#make(head);
    const since = rows && (await this.#since(rows));
    return since && { ...since, rows };
  }

  #since({ head: { commit, settings } }: QueryRows): Promise<SinceCommit | undefined> {
    const snapshotOf = (of: string) => treeSnapshot(this.#repository, of);
    return changedSince(this.#repository, commit, settings, snapshotOf);
  }

  async #make(commit: string): Promise<QueryRows | undefined> {
    const list = await listOf(this.#repository, this.#build, this.#reader, commit);
    if (!list) return undefined;
    const { settings, unreadable } = list;
    const snapshot = treeSnapshot(this.#repository, commit);
    const files = list.files(kindsOf[this.#subject]);
    const records = await this.#reader.read(snapshot, files, await loadPathRules(snapshot, settings), true);
    const isUnkept = ({ path }: { readonly path: string }) => this.#reader.isUnkept(path);
    const head = { commit, settings, unreadable, unwritten: files.filter(isUnkept) };
    const known = knowledgeFrom(records.filter((one) => !isUnkept(one)));
    const text = writeQueryRows(this.#subject, head, candidatesOf[this.#subject](known));
    if (!mayHoldSecret(text)) await keepText(this.#path, this.#print, text);
    return new QueryRows(this.#subject, Buffer.from(text, 'latin1'));
  }
}
