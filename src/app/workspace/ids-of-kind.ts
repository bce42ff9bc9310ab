import { isRecordId } from '../../records/create/new-id.ts';
import type { Context } from './context.ts';
import { idsOf, openRecords } from './find-record.ts';

/**
 * The ids of the records of a kind, by the names of their files: no file is read, so that a shell can ask for them at each
 * key. An id with another character than ids have is left out: it would be typed into a shell.
 *
 * @param kind a kind of record, or `record` for all of them
 * @throws BatonError as `openRecords`
 */
export async function idsOfKind(context: Context, kind: string): Promise<readonly string[]> {
  const { entries, pathRules } = await openRecords(context);
  const asked = entries.filter(({ path }) => kind === 'record' || pathRules.classify(path)?.kind === kind);
  return idsOf(asked).filter(isRecordId).sort();
}
