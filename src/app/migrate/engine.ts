import { migrateNote } from '../../migrate/migrate.ts';
import type { Migration } from '../../migrate/types.ts';
import { needRepository, type Workspace } from '../workspace/workspace.ts';
import { factsFor, openNoteRepository } from './repository-facts.ts';
import { wordsFor } from './words.ts';

/** Reads notes; each is compared with the repository that it lies in, where there is one. */
export interface Engine {
  /**
   * @param path from the top
   * @param text of the note
   */
  read(path: string, text: string): Promise<Migration>;
}

/**
 * @param notes the paths of the notes that will be read, from the top
 * @param since the revision that the work of the notes began after; else each note's own history tells
 * @param acceptGuesses whether what is less than sure is a value too
 * @throws BatonError `usage` for a revision that names no commit; `not-a-repository` for one without a repository
 */
export async function openEngine(
  workspace: Workspace,
  notes: readonly string[],
  { since, acceptGuesses }: { readonly since?: string; readonly acceptGuesses?: boolean },
): Promise<Engine> {
  const { repository } = workspace;
  const how = acceptGuesses ? { acceptGuesses } : {};
  const start =
    since === undefined ? undefined : await needRepository(workspace, '`--since`').resolveCommit(since);
  const asked = repository && (await openNoteRepository(repository, notes));
  if (!asked) return { read: async (_, text) => migrateNote(text, { words: await wordsFor(text), ...how }) };
  return {
    read: async (path, text) =>
      migrateNote(text, {
        words: await wordsFor(text),
        ...how,
        repository: await factsFor(asked, { path, text }, start),
      }),
  };
}
