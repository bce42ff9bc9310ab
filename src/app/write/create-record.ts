import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { RecordKind } from '../../core/document.ts';
import { BatonError } from '../../errors.ts';
import { ignoredPaths } from '../../git/setup/health.ts';
import { stagePaths } from '../../git/write/stage.ts';
import { type DatedKind, idBytes, isRecordId, newId } from '../../records/create/new-id.ts';
import { createFile } from '../../store/create-file.ts';
import { removeFile } from '../../store/files.ts';
import { realPlaceOf } from '../../store/ground.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import { Refusal } from '../workspace/refused.ts';
import { fromTop, needRepository } from '../workspace/workspace.ts';
import { replaceFiles, undoing } from './change-record.ts';
import { checkWrites, type Write } from './check-writes.ts';

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
export function rootForNew({ workspace, pathRules, entries, configs }: WorktreeRecords): string {
  const nested = new Set([
    ...entries.flatMap(({ path }) => {
      const place = pathRules.classify(path);
      return place === undefined || place.root === '' || place.kind === 'skill' ? [] : [place.root];
    }),
    ...configs.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))),
  ]);
  for (let folder = fromTop(workspace, '.'); folder !== '' && folder !== '.'; folder = dirname(folder)) {
    if (nested.has(`${folder}/.agents`)) return `${folder}/.agents`;
  }
  return pathRules.configOf('').root;
}

/** An id that no record has yet, of a day and a random part. */
export function freshId(kind: DatedKind, now: string): string {
  return newId(kind, now, randomBytes(idBytes));
}

/** An id that a person chose can be one. @throws BatonError `usage` */
export function needRecordId(id: string | undefined, example: string): void {
  if (id === undefined || isRecordId(id)) return;
  throw new BatonError('usage', `Unexpected id \`${id}\`, expected letters, digits, \`.\`, \`_\` and \`-\``, {
    help: `write one such as \`--id ${example}\`, or remove \`--id\``,
  });
}

/**
 * Creates a record: the rules check it first, in the tree as it is now; then the file appears as a whole, and never over
 * one that is there.
 *
 * @param changes of other files that go with it: checked with it, and written before it
 * @throws Refusal with every rule that it would break, also where something of its name is there; BatonError
 *   `unwritable`
 */
export async function createRecord(
  records: WorktreeRecords,
  draft: RecordDraft,
  now: string,
  changes: readonly Write[] = [],
): Promise<CreatedRecord> {
  const warnings = await createRecords(records, [draft], now, changes);
  return { path: draft.path, warnings };
}

/**
 * The same for several records that go together: all of them or none. They appear in their order, so that a run which is
 * killed on the way leaves whole records, and none that another one needs is missing.
 */
export async function createRecords(
  records: WorktreeRecords,
  drafts: readonly RecordDraft[],
  now: string,
  changes: readonly Write[] = [],
): Promise<readonly Diagnostic[]> {
  const warnings = await checkDrafts(records, drafts, now, changes);
  await undoing(async (undo) => {
    await replaceFiles(records, changes, undo);
    const { top } = records.workspace;
    for (const { path, text } of drafts) {
      const file = join(top, path);
      if (!(await createFile(file, text, { top }))) {
        throw taken(path);
      }
      undo.unshift(() => removeFile(file, { top }));
    }
  });
  return warnings;
}

/** What the rules say of records before they are written. @throws Refusal */
export async function checkDrafts(
  records: WorktreeRecords,
  drafts: readonly RecordDraft[],
  now: string,
  changes: readonly Write[] = [],
): Promise<readonly Diagnostic[]> {
  for (const draft of drafts) {
    refuseTaken(records, draft);
    await refusePlace(records, draft);
  }
  const writes = drafts.map(({ path, text }) => ({ path, before: undefined, after: text }));
  return checkWrites(records, [...changes, ...writes], now, {
    nextOf: (finding) => helpForDraft(finding, drafts),
  });
}

/** What the finding tells to write is what the user may write instead; a command on a file that was never written is no help. */
export function helpForDraft({ help, rule }: Diagnostic, drafts: readonly RecordDraft[]): string | undefined {
  if (rule === 'privacy/secret')
    return 'revoke it where it was issued, and remove it from the text; nothing was written';
  return drafts.some(({ path }) => help?.includes(path)) ? undefined : help;
}

/** What rules say of a record in the place of another one only leads astray. */
function refuseTaken({ entries }: WorktreeRecords, { path }: RecordDraft): void {
  if (entries.some((entry) => entry.path === path)) throw taken(path);
}

function taken(path: string): Refusal {
  const help = 'read the existing file; a new record needs its own id';
  return new Refusal([{ message: `\`${path}\` already exists`, help, path }]);
}

/** A file that nobody would ever read is not written. */
async function refusePlace(
  { workspace, pathRules }: WorktreeRecords,
  { kind, path }: RecordDraft,
): Promise<void> {
  const { top } = workspace;
  const refuse = (message: string, help: string) => new Refusal([{ message, help, path }]);
  await realPlaceOf(join(top, path), { top });
  if (pathRules.isIgnored(path)) {
    throw refuse(
      `\`ignore\` of the configuration excludes \`${path}\``,
      'make the glob narrower, or choose another id; `baton lint --print-config` prints the effective configuration',
    );
  }
  if (pathRules.classify(path)?.kind !== kind) {
    throw refuse(
      `\`${path}\` is not a record path for a ${kind}`,
      'choose another id: letters, digits, `.`, `_` and `-`, and not the name of a template',
    );
  }
  const { repository } = workspace;
  const [ignored] = repository ? await ignoredPaths(repository.context, [path]) : [];
  if (!ignored) return;
  const line = `${ignored.source}:${ignored.line}`;
  throw refuse(
    `git ignores \`${path}\` (\`${line}\`), so it would never be committed`,
    `remove \`${ignored.pattern}\` from \`${ignored.source}\``,
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
