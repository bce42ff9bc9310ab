import type { Diagnostic } from '../../core/diagnostic.ts';
import { memorySnapshot } from '../../core/memory-snapshot.ts';
import { listingOf } from '../../git/tree/listed.ts';
import { overlay } from '../../git/tree/snapshots.ts';
import { rules } from '../../rules/index.gen.ts';
import { checkSnapshot } from '../version/check-snapshot.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import { refusalBy } from '../workspace/refused.ts';

/** What a file is to become. */
export interface Write {
  /** From the top, with `/`. */
  readonly path: string;
  /** Undefined: there is no file. */
  readonly before: string | undefined;
  readonly after: string;
}

export interface CheckWritesOptions {
  readonly nextOf?: ((finding: Diagnostic) => string | undefined) | undefined;
  readonly strict?: readonly string[];
}

/**
 * Checks files that are to be written as a commit of them would be, from what is in the working tree now: the rules say
 * what they would say afterwards, of these files and of the tree with them.
 *
 * @param how `nextOf`: the next action for who wanted the writes; that of a finding is about fixing the record by hand.
 *   `strict`: rules whose warnings the writes must not bring with them either
 * @returns warnings that the writes bring with them
 * @throws Refusal with every rule that they would break
 */
export async function checkWrites(
  records: WorktreeRecords,
  writes: readonly Write[],
  now: string,
  { nextOf, strict = [] }: CheckWritesOptions = {},
): Promise<readonly Diagnostic[]> {
  const found = await findingsOf(records, writes, now);
  if (found.length === 0) return [];
  const old = writes.flatMap((write) =>
    write.before === undefined ? [] : [{ ...write, after: write.before }],
  );
  const known = new Set(old.length === 0 ? [] : (await findingsOf(records, old, now)).map(keyOf));
  const fresh = found.filter((diagnostic) => !known.has(keyOf(diagnostic)));
  const [error, ...others] = fresh.filter(
    ({ rule, severity }) => severity === 'error' || strict.includes(rule),
  );
  if (error) throw refusalBy([error, ...others], nextOf);
  return fresh.filter(({ severity }) => severity === 'warning');
}

async function findingsOf(
  { snapshot, pathRules }: WorktreeRecords,
  writes: readonly Write[],
  now: string,
): Promise<readonly Diagnostic[]> {
  const texts = new Map(writes.map(({ path, after }) => [path, after]));
  const textsBefore = Object.fromEntries(
    writes.flatMap(({ path, before }) => (before === undefined ? [] : [[path, before]])),
  );
  // What is right in the working tree only would be refused by the next commit.
  const after = { ...overlay(snapshot, texts), label: { type: 'index' } } as const;
  const changes = writes.map(({ path, before }) => ({
    path,
    after: { type: 'file' } as const,
    ...(before === undefined
      ? { status: 'A' as const }
      : { status: 'M' as const, before: { type: 'file' as const } }),
  }));
  const { diagnostics } = await checkSnapshot({
    rules,
    pathRules,
    after,
    listing: await listingOf(after),
    bases: [{ changes, snapshot: memorySnapshot(textsBefore), source: 'HEAD' }],
    scope: 'changed',
    isAsked: () => true,
    clock: now,
    baseDate: now,
  });
  return diagnostics;
}

function keyOf({ rule, at, message }: Diagnostic): string {
  return JSON.stringify([rule, at.path, message]);
}
