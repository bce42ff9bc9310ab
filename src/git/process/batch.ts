import type { Source } from '../../core/snapshot.ts';
import { BatonError } from '../../errors.ts';
import { maxBytes, sourceOf, tooLarge } from '../tree/source.ts';
import { type BatchObject, BatchParser } from './batch-parser.ts';
import type { GitContext } from './environment.ts';
import { gitFailure, missingObjects } from './failure.ts';
import { streamGit } from './spawn.ts';

const args = ['cat-file', '--batch', '--buffer'];

/**
 * Reads blobs by object id through one git. Of a blob over the limit only the start is kept while the rest runs past, so
 * memory holds the answers and never a large file.
 *
 * @param oids full ids; doubles are read once
 * @returns one answer for each id
 * @throws BatonError `unverifiable` where an object is not in this clone or is no blob
 */
export async function readBlobs(
  context: GitContext,
  oids: Iterable<string>,
): Promise<ReadonlyMap<string, Source>> {
  const wanted = [...new Set(oids)];
  if (wanted.length === 0) return new Map();
  const blobs = new Map<string, Source>();
  const parser = new BatchParser((object) => blobs.set(object.oid, blobSource(object)));
  const input = `${wanted.join('\n')}\n`;
  const { code, stderr } = await streamGit(context, args, { input, onData: (chunk) => parser.push(chunk) });
  if (code !== 0) throw gitFailure(args, code, stderr);
  const lost = wanted.find((oid) => !blobs.has(oid));
  if (lost) throw new BatonError('git', `git ended before it gave \`${lost}\`: ${stderr.trim()}`);
  return blobs;
}

/** The text of a blob. @throws BatonError `unverifiable` for another object */
export function blobSource({ oid, type, size, content }: BatchObject): Source {
  if (type !== 'blob')
    throw missingObjects(`Cannot verify: expected a blob, git answered \`${oid} ${type} ${size}\``);
  return size > maxBytes ? tooLarge(size, content) : sourceOf(content);
}
