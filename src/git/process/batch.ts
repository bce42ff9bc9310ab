import type { Source } from '../../core/snapshot.ts';
import { BatonError } from '../../errors.ts';
import { type BatchObject, BatchParser } from './batch-parser.ts';
import type { GitContext } from './environment.ts';
import { gitFailure } from './failure.ts';
import { blobSource, mostAtOnce } from './object-reader.ts';
import { sharedProcesses } from './shared.ts';
import { streamGit } from './spawn.ts';

const args = ['cat-file', '--batch', '--buffer'];

/**
 * Reads blobs by object id through one git. Of a blob over the limit only the start is kept while the rest runs past, so
 * memory holds the answers and never a large file.
 *
 * @param oids full ids; doubles are read once
 * @returns one answer for each id
 * @throws BatonError `unverifiable` if an object is not in this clone or is not a blob
 */
export async function readBlobs(
  context: GitContext,
  oids: Iterable<string>,
): Promise<ReadonlyMap<string, Source>> {
  const wanted = [...new Set(oids)];
  if (wanted.length === 0) return new Map();
  const shared = sharedProcesses(context);
  if (shared && wanted.length <= mostAtOnce) return shared.objects.blobs(wanted);
  const blobs = new Map<string, Source>();
  const parser = new BatchParser((object) => blobs.set(object.oid, blobSource(object)));
  const input = `${wanted.join('\n')}\n`;
  const { code, stderr } = await streamGit(context, args, { input, onData: (chunk) => parser.push(chunk) });
  if (code !== 0) throw gitFailure(args, code, stderr);
  const lost = wanted.find((oid) => !blobs.has(oid));
  if (lost) throw new BatonError('git', `git ended before it printed \`${lost}\`: ${stderr.trim()}`);
  return blobs;
}

/**
 * The objects that names stand for, such as `HEAD` or `<id>^{commit}`, in the order of the names. Of a blob over the limit only
 * the start.
 */
export async function readObjects(context: GitContext, names: readonly string[]): Promise<BatchObject[]> {
  const shared = sharedProcesses(context);
  if (shared) return shared.objects.objects(names);
  const found: BatchObject[] = [];
  const parser = new BatchParser((object) => found.push(object));
  const input = names.map((name) => `${name}\n`).join('');
  const { code, stderr } = await streamGit(context, args, { input, onData: (chunk) => parser.push(chunk) });
  if (code !== 0) throw gitFailure(args, code, stderr);
  return found;
}
