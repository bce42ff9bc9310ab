import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, unreadable } from '../../errors.ts';
import { addTrailers } from '../../git/history/trailers.ts';
import { commentChar } from '../../git/setup/comment-char.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { squashedTrailers } from '../../records/compare/squash.ts';
import { commentOf, parseTrailers } from '../../records/trailers.ts';

/** What git keeps while it makes commits out of others, whose messages are as they were. */
const states = ['rebase-merge', 'rebase-apply', 'sequencer', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'];

/**
 * Adds the `Baton-` trailers of the commits that SQUASH_MSG tells of to a message that lacks them. Does nothing without a
 * squash, and during rebase, cherry-pick and revert.
 *
 * @param path absolute: the file of the message
 */
export async function carrySquashed(repository: Repository, path: string): Promise<void> {
  if (states.some((name) => existsSync(join(repository.gitDir, name)))) return;
  const squashed = await readIfThere(join(repository.gitDir, 'SQUASH_MSG'));
  const message = squashed === undefined ? undefined : await readIfThere(path);
  if (squashed === undefined || message === undefined) return;
  const comment = commentOf(message, await commentChar(repository));
  const own = new Set(parseTrailers(message, comment).map(identityOf));
  const missing = squashedTrailers(squashed).filter((one) => !own.has(identityOf(one)));
  if (missing.length > 0) await addTrailers(repository, path, missing);
}

function identityOf({ key, value }: { readonly key: string; readonly value: string }): string {
  return `${key.toLowerCase()}: ${value}`;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unreadable(path, error);
  }
}
