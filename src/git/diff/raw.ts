import type { EntryType } from '../../core/snapshot.ts';

/** One record of `--raw -z`, which `diff-index`, `diff-files` and `diff-tree` share. */
export interface RawChange {
  readonly path: string;
  readonly status: string;
  readonly before: RawSide;
  readonly after: RawSide;
}

export interface RawSide {
  /** Undefined if nothing is on this side. */
  readonly type: EntryType | undefined;
  /** Undefined if git does not know it: nothing there, or a work tree file that it has not read. */
  readonly oid: string | undefined;
}

/** Reads `:<mode> <mode> <oid> <oid> <status>` and path in turn, as `splitNul` gives them. */
export function parseRaw(fields: readonly string[]): RawChange[] {
  const changes: RawChange[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const field = fields[at] ?? '';
    // Modes have six digits: a first import has as many of these lines as files.
    const middle = field.indexOf(' ', 15);
    const end = field.indexOf(' ', middle + 1);
    changes.push({
      path: fields[at + 1] ?? '',
      status: field.slice(end + 1),
      before: { type: typeOfMode(field.slice(1, 7)), oid: knownOid(field.slice(15, middle)) },
      after: { type: typeOfMode(field.slice(8, 14)), oid: knownOid(field.slice(middle + 1, end)) },
    });
  }
  return changes;
}

/** What an octal mode of git's stands for; undefined for none and for a folder. */
export function typeOfMode(mode: string): EntryType | undefined {
  if (mode.startsWith('100')) return 'file';
  if (mode === '120000') return 'symlink';
  return mode === '160000' ? 'gitlink' : undefined;
}

/** All zeros, of whatever length, is git's word for no object. */
function knownOid(oid: string): string | undefined {
  return /^[1-9a-f]/.test(oid) || !/^0*$/.test(oid) ? oid : undefined;
}
