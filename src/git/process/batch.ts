import type { Source } from '../../core/snapshot.ts';
import { BatonError } from '../../errors.ts';
import { type BatchObject, BatchParser } from './batch-parser.ts';
import type { GitContext } from './environment.ts';
import { gitFailure } from './failure.ts';
import { GitProcess } from './git-process.ts';
import { blobSource, mostAtOnce } from './object-reader.ts';
import { sharedProcesses } from './shared.ts';

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
  const said = await readThrough(context, wanted, (object) => blobs.set(object.oid, blobSource(object)));
  const lost = wanted.find((oid) => !blobs.has(oid));
  if (lost) throw new BatonError('git', `git ended before it printed \`${lost}\`: ${said}`);
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
  await readThrough(context, names, (object) => found.push(object));
  return found;
}

/** Reads objects through a git of their own. @returns what it wrote to standard error */
async function readThrough(
  context: GitContext,
  names: readonly string[],
  take: (object: BatchObject) => void,
): Promise<string> {
  const parser = new BatchParser(take);
  const reader = new GitProcess(context, args, (chunk) => parser.push(chunk));
  const { code, stderr } = await reader.finish(names.map((name) => `${name}\n`).join(''));
  if (code !== 0) throw gitFailure(args, code, stderr);
  return stderr.trim();
}
