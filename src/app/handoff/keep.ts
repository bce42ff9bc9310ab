import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatonError } from '../../errors.ts';
import { writeWithFolders } from '../../store/files.ts';
import { unguarded } from '../../store/ground.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import type { ContextText } from './context.ts';
import { HandoffFailure } from './failure.ts';

/**
 * Runs what makes a payload; where it fails, nothing of what was to be handed off is lost: a file stays where it is,
 * and what came on standard input is written into the git folder (if there is none, the system's for temporary files).
 * The failure says where.
 *
 * @param id names the copy
 */
export async function keeping<T>(
  records: WorktreeRecords,
  context: ContextText,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isFailure = error instanceof HandoffFailure;
    if (!isFailure && (context.path !== undefined || context.text.trim() === '')) throw error;
    const kept = await keep(records, context, id);
    if (isFailure) error.preserved ??= kept;
    else if (error instanceof BatonError) throw withPlace(error, kept);
    throw error;
  }
}

async function keep(
  { workspace: { repository } }: WorktreeRecords,
  { from, path: file, text }: ContextText,
  id: string,
): Promise<string> {
  if (file !== undefined) return from;
  // Anybody may place a link in the system's folder.
  const [folder, ground] = repository
    ? ([repository.commonDir, unguarded] as const)
    : ([tmpdir(), { top: tmpdir() }] as const);
  const path = join(folder, 'baton', 'handoffs', `${id}.yaml`);
  await writeWithFolders(path, text, ground);
  return path;
}

function withPlace(error: BatonError, kept: string): BatonError {
  const place = `standard input is kept in \`${kept}\``;
  const help = error.help === undefined ? place : `${error.help}; ${place}`;
  return new BatonError(error.code, error.message, { help, cause: error });
}
