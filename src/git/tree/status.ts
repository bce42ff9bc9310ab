import { askStatus } from '../process/questions.ts';
import { splitNul, tryGit } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** A line of `git status --porcelain=v2` about a tracked path; see its page for the modes and ids. */
export interface TrackedStatus {
  readonly path: string;
  /** Whether the file on the disk is what the index has. */
  readonly isAsStaged: boolean;
  readonly modes: { readonly head: string; readonly disk: string };
  readonly oids: { readonly head: string; readonly index: string };
}

/** What `git status` says of a working tree. */
export interface Status {
  /** What git wrote, byte for byte. */
  readonly output: Buffer;
  /** The commit that HEAD names; undefined before the first one. */
  readonly commit: string | undefined;
  /** Paths that differ from HEAD, in the index or on the disk. */
  readonly tracked: readonly TrackedStatus[];
  readonly unmerged: readonly string[];
  /** Neither tracked nor ignored; of a repository inside this one the folder, with a slash at its end. */
  readonly untracked: readonly string[];
}

/**
 * Asks git for the commit of HEAD and all that differs from it, in one question.
 *
 * @returns undefined where git failed, or could not look into a folder: who asks in parts learns why
 */
export async function statusOf({ context }: Repository): Promise<Status | undefined> {
  const { code, stdout, stderr } = await tryGit(context, askStatus);
  if (code !== 0 || stderr !== '') return undefined;
  const fields = splitNul(stdout);
  return {
    output: stdout,
    commit: /^# branch\.oid ([0-9a-f]{40,64})$/.exec(fields[0] ?? '')?.[1],
    tracked: fields.flatMap((field) => (field.startsWith('1 ') ? [trackedIn(field)] : [])),
    unmerged: fields.flatMap((field) => (field.startsWith('u ') ? [afterSpaces(field, 10)] : [])),
    untracked: fields.flatMap((field) => (field.startsWith('? ') ? [field.slice(2)] : [])),
  };
}

/** Reads `1 <XY> <sub> <mode of HEAD> <of the index> <of the disk> <id of HEAD> <of the index> <path>`. */
function trackedIn(field: string): TrackedStatus {
  const [, states = '', , head = '', , disk = '', oid = '', index = ''] = field.split(' ', 8);
  return {
    path: afterSpaces(field, 8),
    isAsStaged: states[1] === '.',
    modes: { head, disk },
    oids: { head: oid, index },
  };
}

/** What stands after so many spaces. */
function afterSpaces(text: string, count: number): string {
  let at = -1;
  for (let left = count; left > 0; left--) at = text.indexOf(' ', at + 1);
  return text.slice(at + 1);
}
