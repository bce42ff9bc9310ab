import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** A running program, as the system tells it. */
export interface Program {
  readonly parent: number;
  readonly args: readonly string[];
}

/** Looks one process up; undefined if the system does not say. */
export type LookUp = (pid: number) => Promise<Program | undefined>;

/** A chain of processes is short; this ends one that the system misreports. */
const mostAncestors = 64;

/**
 * The arguments of the nearest git among the processes that started this one: in a hook, of the command that runs it.
 *
 * @returns `git` first; undefined if there is none, or the system does not say
 */
export async function callingGit(
  pid: number = process.ppid,
  lookUp: LookUp = process.platform === 'linux' ? fromProc : fromPs,
): Promise<readonly string[] | undefined> {
  let at = pid;
  for (let left = mostAncestors; left > 0 && at > 0; left--) {
    const program = await lookUp(at);
    if (!program) return undefined;
    if (/^git(?:-commit)?(?:\.exe)?$/.test(basename(program.args[0] ?? ''))) return program.args;
    at = program.parent;
  }
  return undefined;
}

/** Reads what Linux keeps of a process, its arguments exactly as they were passed. */
export async function fromProc(pid: number): Promise<Program | undefined> {
  try {
    const [stat, command] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    // The program's name, in brackets, may hold brackets and spaces itself.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(parent), args: command.split('\0').slice(0, -1) };
  } catch {
    return undefined;
  }
}

/** Asks `ps`, as on macOS, whose arguments are separated by spaces only. */
export function fromPs(pid: number): Promise<Program | undefined> {
  return new Promise((done) => {
    execFile('ps', ['-ww', '-o', 'ppid=,args=', '-p', String(pid)], (error, stdout) => {
      const [parent = '', ...args] = stdout.trim().split(/\s+/);
      done(error || !/^\d+$/.test(parent) ? undefined : { parent: Number(parent), args });
    });
  });
}
