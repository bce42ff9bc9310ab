import type { Document } from '../core/document.ts';
import { nodeAt, stringOf, type YamlMap } from '../core/node.ts';
import { handoffItems, isMigrated } from '../records/kinds/task/handoff.ts';
import type { Claim } from './detail.ts';
import type { FileChange } from './sides.ts';

/** What a handoff says was done to a file. */
interface Said {
  readonly path: string;
  readonly said: Claim['said'];
  readonly lines: string | null;
}

/** The files that a task says it made, changed or deleted, in the order of its handoff. */
function saidBy(doc: Document): readonly Said[] {
  const of = (list: string, said: (item: YamlMap) => Claim['said']) =>
    handoffItems(doc, list).flatMap(({ item }): Said[] => {
      const path = stringOf(nodeAt(item, 'path'))?.trim().replace(/^\.\//, '');
      if (!path) return [];
      return [{ path, said: said(item), lines: stringOf(nodeAt(item, 'lines')) ?? null }];
    });
  return [
    ...of('files_created', () => 'created'),
    ...of('files_modified', (item) =>
      stringOf(nodeAt(item, 'change_type')) === 'delete' ? 'deleted' : 'modified',
    ),
  ];
}

/** The paths that tasks claim, so that the range can be asked about them. */
export function claimedPaths(docs: readonly Document[]): readonly string[] {
  return [
    ...new Set(
      docs.filter(({ kind }) => kind === 'task').flatMap((doc) => saidBy(doc).map(({ path }) => path)),
    ),
  ];
}

/**
 * Holds every file that a task claims against what the range did. A claim of the version before is not expected in this
 * change again; one made from a freeform note is not checked.
 */
export function claimsOf(
  before: Document | undefined,
  after: Document,
  files: ReadonlyMap<string, FileChange>,
): readonly Claim[] {
  const known = new Set((before ? saidBy(before) : []).map(keyOf));
  const isNote = isMigrated(after);
  return saidBy(after).map((one) => {
    const file = files.get(one.path);
    const found = file ? verdictOf(one, file) : 'missing';
    const isExpected = !known.has(keyOf(one)) && !isNote;
    return {
      ...one,
      verdict: isExpected || found === 'in-change' ? found : 'earlier',
      added: file?.changed ? file.added : 0,
      removed: file?.changed ? file.removed : 0,
      length: file?.after ? file.length : null,
    };
  });
}

function keyOf({ path, said, lines }: Said): string {
  return JSON.stringify([path, said, lines]);
}

function verdictOf({ said, lines }: Said, file: FileChange): Claim['verdict'] {
  if (said === 'deleted') {
    if (file.after) return 'still-there';
    return file.before ? 'in-change' : 'missing';
  }
  if (!file.after) return 'missing';
  if (said === 'created' && file.before) return 'existed';
  if (!file.changed) return 'untouched';
  const last = /^\d+-(\d+)$/.exec(lines ?? '')?.[1];
  if (last !== undefined && file.length !== null && Number(last) > file.length) return 'out-of-range';
  return 'in-change';
}
