import type { Diagnostic } from '../../core/diagnostic.ts';
import type { RecordKind } from '../../core/document.ts';
import type { BatonError } from '../../errors.ts';
import { authoredDates } from '../../git/history/authored.ts';
import { leaveAside } from '../../interchange/aside.ts';
import type { ForeignFile, ImportOptions, Remark } from '../../interchange/types.ts';
import { loadThread, refuseArchived } from '../thread/load.ts';
import type { Context } from '../workspace/context.ts';
import { openRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import { refusing } from '../workspace/refused.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { createRecords, stager } from '../write/create-record.ts';
import { readForeignFiles } from './foreign-files.ts';
import { knownRecords } from './known-records.ts';
import { type ImportPlan, type ImportScene, isRefusal, makeRecords, planImport } from './plan.ts';
import type { ConflictWay } from './settle.ts';

export interface ImportRequest {
  /** A format, or `auto` for the one that each file looks like. */
  readonly format: string;
  /** Files and folders; revisions for a format of commits. */
  readonly files: readonly string[];
  /** The thread that decisions, or sessions, are to belong to. */
  readonly thread?: string | undefined;
  readonly said: ImportOptions;
  readonly conflict?: ConflictWay;
  readonly dryRun: boolean;
}

/** The result for a record. */
export interface ImportOutcome {
  readonly kind: RecordKind;
  readonly id: string;
  readonly path: string;
  /** The file that it was read from. */
  readonly file: string;
  /** `there`: the same already exists. `kept`: another one is, and stays. */
  readonly state: 'created' | 'replaced' | 'there' | 'kept';
}

/** A file that was not imported, and why. */
export interface ImportRefusal {
  readonly file: string;
  readonly error: BatonError;
}

export interface ImportResult {
  readonly records: readonly ImportOutcome[];
  readonly remarks: readonly Remark[];
  /** In the order of the files. */
  readonly refused: readonly ImportRefusal[];
  /** What the rules warn of since then. */
  readonly warnings: readonly Diagnostic[];
}

/**
 * Reads files of other tools and writes the records that they become, checked first. A file that is refused is reported and the
 * others are imported: all records of them, or none where writing fails. Nothing is written over what is there unless the user
 * prefers what comes in. READMEs and templates among the files are left aside.
 *
 * @throws BatonError where the only file that is named is refused, with its words; `usage` for an unknown thread
 */
export async function importFiles(context: Context, request: ImportRequest): Promise<ImportResult> {
  const { now, stage } = context;
  const { conflict, dryRun, said } = request;
  const records = await openRecords(context);
  const put = stager(records, stage && !dryRun);
  const read = await readForeignFiles(records.workspace, request.files, request.format);
  const scene: ImportScene = {
    records,
    known: await knownRecords(records),
    thread: request.thread === undefined ? undefined : await threadNamed(records, request.thread),
    said,
    conflict,
    now,
    added: await datesAdded(records.workspace, read.files),
  };
  const { files, remarks } = withoutAside(scene, read.files);
  const refused = new Map(read.refused);
  const plan = await planRest(scene, files, refused);
  const [only] = refused.values();
  if (only && refused.size === 1 && read.files.length + read.refused.size === 1) throw only;

  if (!dryRun) {
    await refusing(plan.subject, () => createRecords(records, plan.drafts, now, plan.changes));
    await put([...plan.drafts, ...plan.changes].map(({ path }) => path));
  }
  const names = [...read.files.map(({ name }) => name), ...read.refused.keys()];
  return {
    records: plan.states.map(({ path, record: { file, id, kind }, state }) => ({
      kind,
      id,
      path,
      file,
      state:
        state === 'new'
          ? 'created'
          : state === 'same'
            ? 'there'
            : conflict === 'prefer_remote'
              ? 'replaced'
              : 'kept',
    })),
    remarks: [...plan.made.remarks, ...remarks, ...read.remarks],
    refused: names.flatMap((file) => {
      const error = refused.get(file);
      return error ? [{ file, error }] : [];
    }),
    warnings: plan.warnings,
  };
}

/** A plan for the files that nothing speaks against. @param refused gets the others */
async function planRest(
  scene: ImportScene,
  files: readonly ForeignFile[],
  refused: Map<string, BatonError>,
): Promise<ImportPlan> {
  for (;;) {
    const made = await planImport(
      scene,
      files.filter(({ name }) => !refused.has(name)),
    );
    if (!isRefusal(made)) return made;
    const before = refused.size;
    for (const [name, error] of made) refused.set(name, error);
    if (refused.size === before) throw new Error(`refused again: ${[...made.keys()].join(', ')}`);
  }
}

/** Leaves aside what is only company, among the files of each format. */
function withoutAside(scene: ImportScene, all: readonly ForeignFile[]): ReturnType<typeof leaveAside> {
  const formats = [...new Set(all.map(({ format }) => format))];
  const parts = formats.map((format) =>
    leaveAside(
      all.filter((file) => file.format === format),
      (file) => makeRecords(scene, [file], new Map()),
    ),
  );
  const kept = new Set(parts.flatMap(({ files }) => files));
  return { files: all.filter((file) => kept.has(file)), remarks: parts.flatMap(({ remarks }) => remarks) };
}

/** When commits added the files that are in the work tree. */
async function datesAdded(
  { repository }: Workspace,
  files: readonly ForeignFile[],
): Promise<ReadonlyMap<string, string>> {
  const inside = files.filter(({ folder }) => folder !== undefined);
  const head = inside.length === 0 ? undefined : await repository?.head();
  if (!repository || !head) return new Map();
  return authoredDates(
    repository,
    head.commit,
    inside.map(({ name }) => name),
  );
}

async function threadNamed(records: WorktreeRecords, typed: string): Promise<string> {
  const loaded = await loadThread(records, typed);
  await refusing('Nothing can be imported into it', () => refuseArchived(loaded));
  return loaded.state.id;
}
