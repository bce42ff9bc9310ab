import { createHash, randomBytes } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { readdir, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isMissing } from '../errors.ts';
import { statLink } from './ground.ts';

/** No writer takes so long: what is older belongs to none, whatever process has its number now. */
const longest = 60 * 60 * 1000;

const pattern = /^\..+\.(?<pid>[1-9]\d*)-(?<machine>[0-9a-f]{8})-[0-9a-f]{12}\.baton\.tmp$/;

/**
 * A name for a temporary file next to a file. It says which process on which machine writes it. The line `.*.baton.tmp`
 * of `.gitignore` covers it.
 */
export function temporaryBeside(path: string): string {
  const own = `${process.pid}-${machine()}-${randomBytes(6).toString('hex')}`;
  return join(dirname(path), `.${basename(path)}.${own}.baton.tmp`);
}

/**
 * Removes the temporary files that killed writers left in a folder: those of a process that has ended, and those that no
 * writer can be at work on any more. Every other file stays. What cannot be removed stays as well: it is in nobody's way.
 *
 * @param folder absolute, no link
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const match = pattern.exec(name);
    if (!match?.groups) continue;
    const path = join(folder, name);
    const isOver = match.groups.machine === machine() && !isRunning(Number(match.groups.pid));
    try {
      const stats = await statLink(path);
      if (stats?.isFile() && (isOver || stats.mtimeMs + longest < Date.now())) await unlink(path);
    } catch (error) {
      if (!isMissing(error)) return; // a folder that takes no changes: the write itself says so
    }
  }
}

/** Whether a process is there, of whatever user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

let known: string | undefined;

/** Processes are numbered again on each machine and in each container: numbers say something within one only. */
function machine(): string {
  known ??= createHash('sha256').update(`${hostname()}\0${namespace()}`).digest('hex').slice(0, 8);
  return known;
}

function namespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return ''; // only Linux has them
  }
}
