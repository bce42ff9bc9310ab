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
    const [oldMode = '', newMode = '', oldOid = '', newOid = '', status = ''] = (fields[at] ?? '')
      .slice(1)
      .split(' ');
    changes.push({
      path: fields[at + 1] ?? '',
      status,
      before: { type: typeOfMode(oldMode), oid: knownOid(oldOid) },
      after: { type: typeOfMode(newMode), oid: knownOid(newOid) },
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
  return /^0*$/.test(oid) ? undefined : oid;
}
