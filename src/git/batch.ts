import type { Source } from '../core/snapshot.ts';
import { BatonError } from '../errors.ts';
import type { GitContext } from './environment.ts';
import { gitFailure, missingObjects } from './failure.ts';
import { headBytes, maxBytes, sourceOf, tooLarge } from './source.ts';
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
  const parser = new BatchParser();
  const input = `${wanted.join('\n')}\n`;
  const { code, stderr } = await streamGit(context, args, { input, onData: (chunk) => parser.push(chunk) });
  if (code !== 0) throw gitFailure(args, code, stderr);
  const lost = wanted.find((oid) => !parser.blobs.has(oid));
  if (lost) throw new BatonError('git', `git ended before it gave \`${lost}\`: ${stderr.trim()}`);
  return parser.blobs;
}

/** Reads `<oid> <type> <size>\n<bytes>\n` from pieces that end anywhere. */
class BatchParser {
  readonly blobs = new Map<string, Source>();
  #header: Buffer[] = [];
  #oid = '';
  #size = 0;
  /** Bytes of the object, and its closing line break, that are still to come; 0 while a header is read. */
  #left = 0;
  #kept: Buffer[] = [];
  #toKeep = 0;

  push(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) at = this.#left > 0 ? this.#body(chunk, at) : this.#head(chunk, at);
  }

  #head(chunk: Buffer, from: number): number {
    const end = chunk.indexOf(0x0a, from);
    this.#header.push(chunk.subarray(from, end === -1 ? chunk.length : end));
    if (end === -1) return chunk.length;
    const header = Buffer.concat(this.#header).toString('latin1');
    this.#header = [];
    const [oid = '', type, size] = header.split(' ');
    if (type === 'missing') throw missingObjects(`Cannot verify: the object \`${oid}\` is not in this clone`);
    if (type !== 'blob') throw missingObjects(`Cannot verify: expected a blob, git answered \`${header}\``);
    this.#oid = oid;
    this.#size = Number(size);
    this.#left = this.#size + 1;
    this.#toKeep = this.#size > maxBytes ? headBytes : this.#size;
    return end + 1;
  }

  #body(chunk: Buffer, from: number): number {
    const taken = Math.min(this.#left, chunk.length - from);
    const kept = Math.min(this.#toKeep, taken);
    if (kept > 0) this.#kept.push(chunk.subarray(from, from + kept));
    this.#toKeep -= kept;
    this.#left -= taken;
    if (this.#left === 0) this.#finish();
    return from + taken;
  }

  #finish(): void {
    const bytes = this.#kept.length === 1 ? this.#kept[0] : undefined;
    const content = bytes ?? Buffer.concat(this.#kept);
    this.#kept = [];
    this.blobs.set(this.#oid, this.#size > maxBytes ? tooLarge(this.#size, content) : sourceOf(content));
  }
}
