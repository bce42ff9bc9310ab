import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  type Stats,
} from 'node:fs';
import { join, sep } from 'node:path';
import type { Source } from '../../core/snapshot.ts';
import { isMissing, unreadable } from '../../errors.ts';
import { headBytes, maxBytes, sourceOf, tooLarge } from './source.ts';

/** Never follows a link, never waits for the other end of a pipe. Windows has neither flag. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Reads one regular file. Synchronous: with thousands of small files, the calls cost less than waiting for them.
 *
 * @returns why not, where it cannot be read
 */
export function readDisk(path: string): Source {
  let handle: number | undefined;
  try {
    // Where the flags do not exist, this still keeps links and pipes from being opened.
    if (!constants.O_NOFOLLOW && !lstatSync(path).isFile()) return { ok: false, reason: 'symlink' };
    handle = openSync(path, flags);
    const stats = fstatSync(handle);
    if (!stats.isFile()) return { ok: false, reason: 'unreadable', detail: 'it is not a regular file' };
    // One byte more than the limit, so that a file that grew meanwhile is noticed.
    const bytes = readBytes(handle, Math.min(stats.size, maxBytes) + 1);
    if (bytes.length <= maxBytes) return sourceOf(bytes);
    return tooLarge(Math.max(stats.size, bytes.length), bytes.subarray(0, headBytes));
  } catch (error) {
    if (isMissing(error)) return { ok: false, reason: 'missing' };
    if (isExhausted(error)) throw unreadable(path, error);
    if (error instanceof Error && 'code' in error && error.code === 'ELOOP') {
      return { ok: false, reason: 'symlink' };
    }
    return {
      ok: false,
      reason: 'unreadable',
      detail: error instanceof Error ? error.message : String(error),
    };
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** Whether it says nothing about the file: the process has as many files open as it may, or no memory is left. */
function isExhausted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:EMFILE|ENFILE|ENOMEM)$/.test(String(error.code));
}

/**
 * What is at a path, the link itself for a link; undefined for nothing.
 *
 * @throws BatonError `unreadable`
 */
export function statDisk(root: string, path: string): Stats | undefined {
  try {
    return lstatSync(join(root, path));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unreadable(join(root, path), error);
  }
}

/** Where a link leads, as it is written with `/`; undefined if it cannot be read. */
export function readLink(root: string, path: string): string | undefined {
  try {
    return readlinkSync(join(root, path)).replaceAll(sep, '/');
  } catch {
    return undefined; // gone meanwhile, or a file in place of the link: it leads nowhere
  }
}

function readBytes(handle: number, most: number): Buffer {
  const buffer = Buffer.allocUnsafe(most);
  let filled = 0;
  while (filled < most) {
    const read = readSync(handle, buffer, filled, most - filled, null);
    if (read === 0) break;
    filled += read;
  }
  return buffer.subarray(0, filled);
}
