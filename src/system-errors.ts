interface Refusal {
  readonly what: string;
  readonly help: string;
}

const disk = 'free some space on that disk, and run it again';
const permission = 'check who owns the path and its folder, and that you may read and write there';
const files = 'raise the limit (`ulimit -n 1024`), and run it again';
const processes = 'end other programs, or raise the limit (`ulimit -u`), and run it again';
const memory = 'end other programs or add memory, and run it again';

/**
 * What an operating system refuses, by the code that Node gives it (`man errno`). Everything that is not here is a bug: a
 * path that does not exist is one, unless whoever asked for it says otherwise.
 */
const refusals: Readonly<Record<string, Refusal>> = {
  EMFILE: { what: 'Too many files are open in this process', help: files },
  ENFILE: { what: 'Too many files are open on this machine', help: 'end other programs, and run it again' },
  ENOSPC: { what: 'The disk is full', help: disk },
  EDQUOT: { what: 'Your share of the disk is full', help: disk },
  EROFS: { what: 'The file system can only be read', help: 'work in a folder that can be written to' },
  EACCES: { what: 'Permission is denied', help: permission },
  EPERM: { what: 'The operation is not permitted', help: permission },
  ENOMEM: { what: 'There is not enough memory', help: memory },
  EAGAIN: { what: 'The system starts no further process', help: processes },
  E2BIG: { what: 'The command line is too long', help: 'name fewer paths, or a folder' },
  EIO: { what: 'The disk cannot be read or written', help: 'check the disk, then run it again' },
  ENAMETOOLONG: { what: 'A file name is too long', help: 'use a shorter name' },
};

/** A failure of the operating system as Node reports it. */
interface SystemError extends Error {
  readonly code: string;
  readonly syscall?: unknown;
  readonly path?: unknown;
}

/** What a failure of the operating system means to a person. */
export interface SystemFailure {
  readonly message: string;
  /** The next action. */
  readonly help: string;
}

/**
 * Puts a failure of the operating system into words.
 *
 * @param error anything that was thrown
 * @returns undefined where the system did not refuse anything, or where its answer can only be a bug
 */
export function explainSystemError(error: unknown): SystemFailure | undefined {
  if (!isSystemError(error)) return undefined;
  const { code, path, syscall } = error;
  if (code === 'ENOENT' && syscall === 'uv_cwd')
    return { message: 'The current folder does not exist any more', help: 'go to another folder: `cd ~`' };
  const refusal = refusals[code];
  if (!refusal) return undefined;
  const doing = typeof syscall === 'string' ? `${syscall} ` : '';
  const where = typeof path === 'string' ? `\`${path}\`: ` : '';
  return { message: `${refusal.what} (${where}${doing}${code})`, help: refusal.help };
}

/** A failure of the operating system as Node reports it. */
interface SystemError extends Error {
  readonly code: string;
  readonly syscall?: unknown;
  readonly path?: unknown;
}

function isSystemError(error: unknown): error is SystemError {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return 'syscall' in error || 'errno' in error;
}
