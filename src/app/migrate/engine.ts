import { migrateNote } from '../../migrate/migrate.ts';
import type { Migration } from '../../migrate/types.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import { needRepository } from '../workspace/workspace.ts';
import { factsFor, openNoteRepository, prepareFacts } from './repository-facts.ts';
import { wordsFor } from './words.ts';

/** Reads notes; each is compared with the repository that it is in, where there is one. */
export interface Engine {
  /**
   * @param path from the top
   * @param text of the note
   */
  read(path: string, text: string): Promise<Migration>;
  /** Lets go of git. */
  close(): Promise<void>;
}

/** A note with its text. */
interface NoteText {
  /** From the top. */
  readonly path: string;
  readonly text: string;
}

/**
 * @param notes those that will be read: git is asked about all of them at once
 * @param since the revision that the work of the notes began after; else each note's own history tells
 * @param acceptGuesses whether what is less than sure is a value too
 * @param wordsOnly whether git is not asked what the work did, as where only the state of the notes counts
 * @throws BatonError `usage` for a revision that names no commit; `not-a-repository` for one without a repository
 */
export async function openEngine(
  { workspace, snapshot }: WorktreeRecords,
  notes: readonly NoteText[],
  {
    since,
    acceptGuesses,
    wordsOnly,
  }: {
    readonly since?: string | undefined;
    readonly acceptGuesses?: boolean | undefined;
    readonly wordsOnly?: boolean | undefined;
  },
): Promise<Engine> {
  const { repository } = workspace;
  const how = acceptGuesses ? { acceptGuesses } : {};
  const start =
    since === undefined ? undefined : await needRepository(workspace, '`--since`').resolveCommit(since);
  const paths = notes.map(({ path }) => path);
  const asked = repository && !wordsOnly && (await openNoteRepository(repository, snapshot, paths));
  if (!asked) {
    const read: Engine['read'] = async (path, text) =>
      migrateNote(text, { words: await wordsFor(text), folder: folderOf(path), ...how });
    return { read, close: async () => {} };
  }
  try {
    await prepareFacts(asked, notes, start);
  } catch (error) {
    await asked.close();
    throw error;
  }
  return {
    close: asked.close,
    read: async (path, text) =>
      migrateNote(text, {
        words: await wordsFor(text),
        folder: folderOf(path),
        ...how,
        repository: await factsFor(asked, { path, text }, start),
      }),
  };
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
