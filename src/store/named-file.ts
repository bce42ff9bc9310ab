import { constants, type Stats, write } from 'node:fs';
import { appendFile, type FileHandle, open, readlink, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { BatonError, isMissing, reasonOf } from '../errors.ts';
import { writeFileAtomic } from './files.ts';
import { statLink, unguarded } from './ground.ts';

/** As many links as Linux follows. */
const mostLinks = 40;

const streams: Readonly<Record<string, number>> = { stdin: 0, stdout: 1, stderr: 2 };

/**
 * Writes a text to a path that the user gave, as a shell's `>` would: links are followed, also to a file that does not
 * exist yet; a pipe, a device and an open file (`/dev/stdout`, `/dev/fd/3`) are written to. A regular file is replaced as a
 * whole.
 *
 * @param path absolute
 * @throws BatonError `unwritable`, for a folder too
 */
export async function writeNamedFile(path: string, text: string): Promise<void> {
  try {
    const target = await targetOf(path);
    if (target.type === 'open') await writeAll(target.descriptor, Buffer.from(text));
    else if (!target.stats || target.stats.isFile()) await writeFileAtomic(target.path, text, unguarded);
    else if (target.stats.isDirectory()) throw new Error('it is a folder');
    else await writeInto(target.path, text);
  } catch (error) {
    if (error instanceof BatonError) throw error;
    const message = `\`${path}\` cannot be written: ${isMissing(error) ? await missingPart(path) : reasonOf(error)}`;
    throw new BatonError('unwritable', message, {
      help: 'name a file in a folder that exists',
      cause: error,
    });
  }
}

/** Writes a text after what a file holds that the user or GitHub named. @throws BatonError `unwritable` */
export async function appendToNamedFile(path: string, text: string): Promise<void> {
  try {
    await appendFile(path, text);
  } catch (error) {
    throw new BatonError('unwritable', `\`${path}\` cannot be written: ${reasonOf(error)}`, {
      help: 'check that its folder exists and that you may write to it',
      cause: error,
    });
  }
}

type Target =
  | { readonly type: 'open'; readonly descriptor: number }
  /** Without links; `stats` is undefined if nothing is there. */
  | { readonly type: 'path'; readonly path: string; readonly stats: Stats | undefined };

/** Follows links one by one: a link to an open file looks like any other link once it is followed to its end. */
async function targetOf(named: string): Promise<Target> {
  let path = named;
  for (let links = 0; links <= mostLinks; links++) {
    const place = join(await realpath(dirname(path)), basename(path));
    const descriptor = descriptorOf(path) ?? descriptorOf(place);
    if (descriptor !== undefined) return { type: 'open', descriptor };
    const stats = await statLink(place);
    if (!stats?.isSymbolicLink()) return { type: 'path', path: place, stats };
    path = resolve(dirname(place), await readlink(place));
  }
  throw new Error('too many links follow each other');
}

/** The number of this process's open file that a path names. */
function descriptorOf(path: string): number | undefined {
  const stream = /^\/dev\/(stdin|stdout|stderr)$/.exec(path)?.[1];
  if (stream !== undefined) return streams[stream];
  const own = new RegExp(`^(?:/dev|/proc/(?:self|thread-self|${process.pid}(?:/task/\\d+)?))/fd/(\\d+)$`);
  const number = own.exec(path)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Never makes a file, never cuts one. Opening a pipe waits for its reader. */
async function writeInto(path: string, text: string): Promise<void> {
  const file: FileHandle = await open(path, constants.O_WRONLY | (constants.O_NOCTTY ?? 0));
  try {
    await writeAll(file.fd, Buffer.from(text));
  } finally {
    await file.close();
  }
}

const writeSome = promisify(write);

async function writeAll(descriptor: number, bytes: Buffer): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    try {
      done += (await writeSome(descriptor, bytes, done, bytes.length - done, null)).bytesWritten;
    } catch (error) {
      // A pipe that does not block, whose reader is slower.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      await wait(5);
    }
  }
}

async function missingPart(path: string): Promise<string> {
  let folder = dirname(path);
  const there = await stat(folder).catch(() => undefined);
  if (there?.isDirectory()) return 'it is a link into a folder that does not exist';
  while (dirname(folder) !== folder && !(await stat(dirname(folder)).catch(() => undefined)))
    folder = dirname(folder);
  return `\`${folder}\` ${there ? 'is a file' : 'does not exist'}`;
}
