import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { isObjectId } from '../refs/object-id.ts';
import { maxBytes } from '../tree/source.ts';
import type { BatchObject } from './batch-parser.ts';

/** More than the type and the size of an object take. */
const headerBytes = 32;

/**
 * Reads objects that git has written and not packed yet, such as a file that was just staged: each is a file by itself, compressed,
 * that begins with its type and size (Pro Git, "Git Objects"). Git takes longer to start than a few of them to be read.
 */
export class LooseObjects {
  readonly #folder: string;

  /** @param folder `objects` in the common git folder, absolute */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param name any; only a whole object id names a file
   * @returns undefined for what is not here, is large, or is not as git writes it: then git is asked, which says what is wrong
   */
  read(name: string): BatchObject | undefined {
    if (!isObjectId(name)) return undefined;
    const bytes = inflated(join(this.#folder, name.slice(0, 2), name.slice(2)));
    if (!bytes) return undefined;
    const end = bytes.indexOf(0);
    const [, type, size] = /^(blob|commit) (\d+)$/.exec(bytes.toString('latin1', 0, Math.max(0, end))) ?? [];
    const content = bytes.subarray(end + 1);
    if (type === undefined || content.length !== Number(size) || content.length > maxBytes) return undefined;
    return { oid: name, type, size: content.length, content };
  }
}

function inflated(file: string): Buffer | undefined {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found?.isFile() || found.size > maxBytes) return undefined;
    return inflateSync(readFileSync(file), { maxOutputLength: maxBytes + headerBytes });
  } catch {
    return undefined;
  }
}
