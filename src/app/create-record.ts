import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../core/diagnostic.ts';
import type { RecordKind } from '../core/document.ts';
import { BatonError } from '../errors.ts';
import { ignoredPaths } from '../git/health.ts';
import { stagePaths } from '../git/stage.ts';
import { type DatedKind, idBytes, newId } from '../records/new-id.ts';
import { createFile } from '../store/create-file.ts';
import { replaceFile } from './change-record.ts';
import type { WorktreeRecords } from './find-record.ts';
import { judgeWrites, type Write } from './judge-writes.ts';
import { fromTop, needRepository } from './workspace.ts';

/** A record that is to be written. */
export interface RecordDraft {
  readonly kind: RecordKind;
  /** From the top, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** A record that was written. */
export interface CreatedRecord {
  readonly path: string;
  /** What the rules warn of since it is there. */
  readonly warnings: readonly Diagnostic[];
}

/**
 * The root folder that new records go to: the nearest one that has records or a configuration of its own, from the current
 * folder upwards; else the repository's.
 */
export function rootForNew({ workspace, places, entries, configs }: WorktreeRecords): string {
  const nested = new Set([
    ...entries.flatMap(({ path }) => {
      const place = places.placeOf(path);
      return place === undefined || place.root === '' || place.kind === 'skill' ? [] : [place.root];
    }),
    ...configs.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))),
  ]);
  for (let folder = fromTop(workspace, '.'); folder !== '' && folder !== '.'; folder = dirname(folder)) {
    if (nested.has(`${folder}/.agents`)) return `${folder}/.agents`;
  }
  return places.configOf('').root;
}

/** An id that no record has yet, of a day and a random part. */
export function freshId(kind: DatedKind, now: string): string {
  return newId(kind, now, randomBytes(idBytes));
}

/**
 * Creates a record: the rules judge it first, in the tree as it is now; then the file appears as a whole, and never over
 * one that is there.
 *
 * @param what what is done, as a refusal names it: `The decision cannot be recorded`
 * @param changes of other files that go with it: judged with it, and written before it
 * @throws BatonError `refused` with the words of the first rule that it would break, also where something of its name is
 *   there; `unwritable`
 */
export async function createRecord(
  records: WorktreeRecords,
  draft: RecordDraft,
  now: string,
  what: string,
  changes: readonly Write[] = [],
): Promise<CreatedRecord> {
  const { path, text } = draft;
  const write = { path, before: undefined, after: text };
  await refusePlace(records, draft, what);
  // What the finding tells to write is what the user may write instead.
  const warnings = await judgeWrites(records, [...changes, write], now, what, ({ help }) => help);
  for (const change of changes) await replaceFile(records, change);
  if (await createFile(join(records.workspace.top, path), text)) return { path, warnings };
  throw new BatonError('refused', `${what}: \`${path}\` is there already`, {
    help: 'look at what is there; a new record takes an id of its own',
  });
}

/** A file that nobody would ever read is not written. */
async function refusePlace(
  { workspace, places }: WorktreeRecords,
  { kind, path }: RecordDraft,
  what: string,
): Promise<void> {
  if (places.isIgnored(path)) {
    throw new BatonError('refused', `${what}: \`ignore\` of the configuration leaves \`${path}\` out`, {
      help: 'narrow the glob, or choose another id; `baton lint --print-config` shows what holds',
    });
  }
  if (places.placeOf(path)?.kind !== kind) {
    throw new BatonError('refused', `${what}: \`${path}\` is no place of a ${kind}`, {
      help: 'choose another id: letters, digits, `.`, `_` and `-`, and not the name of a template',
    });
  }
  const { repository } = workspace;
  const [ignored] = repository ? await ignoredPaths(repository.context, [path]) : [];
  if (!ignored) return;
  const line = `${ignored.source}:${ignored.line}`;
  throw new BatonError(
    'refused',
    `${what}: git ignores \`${path}\` (\`${line}\`), it would never be committed`,
    {
      help: `take \`${ignored.pattern}\` out of \`${ignored.source}\``,
    },
  );
}

/**
 * Stages what was written, where that was asked for.
 *
 * @returns what does it, made before anything is written
 * @throws BatonError `not-a-repository`
 */
export function stager(
  { workspace }: WorktreeRecords,
  isAsked: boolean,
): (paths: readonly string[]) => Promise<void> {
  if (!isAsked) return async () => {};
  const repository = needRepository(workspace, '`--stage`');
  return (paths) => stagePaths(repository, paths);
}
