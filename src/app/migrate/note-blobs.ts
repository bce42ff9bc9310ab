import { blobIds, filesHeld } from '../../git/history/held.ts';
import { protectedTips } from '../branches/protected-tips.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import type { Note } from './read-notes.ts';

/**
 * The blobs of notes that a protected ref has at their path, so that a task need not keep a copy (migration, "Truth before
 * recall"). A task in the place of its note keeps the note, and so does that of a note with secrets, which may be removed from history.
 *
 * @returns ids by the path of the note
 */
export async function protectedBlobs(
  { workspace: { repository } }: WorktreeRecords,
  notes: readonly Note[],
): Promise<ReadonlyMap<string, string>> {
  const files = notes.flatMap((one) => {
    if (!repository || one.state === 'fault' || one.note.inPlace || one.note.secrets.length > 0) return [];
    const { path, source } = one.note;
    return blobIds(source, repository.objectFormat).map((oid) => ({ path, oid }));
  });
  if (!repository) return new Map();
  const tipsOf = async () => [...new Set((await protectedTips(repository)).map(({ commit }) => commit))];
  const held = await filesHeld(repository, tipsOf, files);
  return new Map(held.map(({ path, oid }) => [path, oid]));
}
