import { blobIds, filesHeld } from '../../git/history/held.ts';
import { protectedTips } from '../branches/protected-tips.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import type { Note } from './read-notes.ts';

/** The commits of protected refs, which git is asked for once. */
export class NoteTips {
  readonly #records: WorktreeRecords;
  #asked: Promise<readonly string[]> | undefined;

  constructor(records: WorktreeRecords) {
    this.#records = records;
  }

  /** Asks where git has one of some notes, so that it answers while they are read. @param paths from the top */
  async askFor(paths: readonly string[]): Promise<void> {
    const wanted = new Set(paths);
    const entries = await this.#records.snapshot.list('');
    // A failure is seen by who takes the answer.
    if (entries.some(({ path, oid }) => oid !== undefined && wanted.has(path))) this.get().catch(() => {});
  }

  /** @returns ids */
  get(): Promise<readonly string[]> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  async #ask(): Promise<readonly string[]> {
    const { repository } = this.#records.workspace;
    if (!repository) return [];
    return [...new Set((await protectedTips(repository)).map(({ commit }) => commit))];
  }
}

/**
 * The blobs of notes that a protected ref has at their path, so that a task need not keep a copy (migration, "Truth before
 * recall"). A task in the place of its note keeps the note, and so does that of a note with secrets, which may be removed from history.
 *
 * @returns ids by the path of the note
 */
export async function protectedBlobs(
  { workspace: { repository } }: WorktreeRecords,
  notes: readonly Note[],
  tips: NoteTips,
): Promise<ReadonlyMap<string, string>> {
  const files = notes.flatMap((one) => {
    if (!repository || one.state === 'fault' || one.note.inPlace || one.note.secrets.length > 0) return [];
    const { path, source } = one.note;
    return blobIds(source, repository.objectFormat).map((oid) => ({ path, oid }));
  });
  if (!repository) return new Map();
  const held = await filesHeld(repository, () => tips.get(), files);
  return new Map(held.map(({ path, oid }) => [path, oid]));
}
