import { git } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/**
 * Adds trailers to the file of a message that is being written, where git itself would: below the others, above comments
 * and scissors.
 *
 * @param path absolute
 */
export async function addTrailers(
  repository: Repository,
  path: string,
  trailers: readonly { readonly key: string; readonly value: string }[],
): Promise<void> {
  const added = trailers.flatMap(({ key, value }) => ['--trailer', `${key}: ${value}`]);
  const args = ['interpret-trailers', '--in-place', '--no-divider', '--where=end', '--if-exists=add'];
  await git(repository.context, [...args, ...added, '--', path]);
}
