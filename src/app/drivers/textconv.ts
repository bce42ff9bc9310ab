import { BatonError } from '../../errors.ts';
import { normalForm } from '../../records/compare/normal-form.ts';
import { readExact } from '../../store/file-edit.ts';
import { unguarded } from '../../store/ground.ts';

/**
 * The form of a file in which git compares records (review, "Diff and merge drivers").
 *
 * @param path absolute; git names a temporary file or one of the work tree
 * @throws BatonError `unreadable` also for what is not UTF-8: git then shows the file as it is
 */
export async function textconv(path: string): Promise<string> {
  const text = await readExact(path, unguarded);
  if (text !== undefined) return normalForm(text);
  throw new BatonError('unreadable', `\`${path}\` does not exist`, { help: 'name a file' });
}
