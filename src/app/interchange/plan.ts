import type { Diagnostic } from '../../core/diagnostic.ts';
import { BatonError } from '../../errors.ts';
import { ClashError } from '../../interchange/clash.ts';
import { importers } from '../../interchange/formats.ts';
import type {
  ForeignFile,
  ImportContext,
  Imported,
  ImportedRecord,
  ImportOptions,
} from '../../interchange/types.ts';
import { threadStatus } from '../../machines/thread.ts';
import { loadThread } from '../thread/load.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import { type Reason, Refusal, RefusedError, refusedError, refusing } from '../workspace/refused.ts';
import type { Write } from '../write/check-writes.ts';
import { checkDrafts, type RecordDraft } from '../write/create-record.ts';
import type { KnownRecords } from './known-records.ts';
import { placed, withAdditions } from './placed.ts';
import { type ConflictWay, type RecordState, settled } from './settle.ts';

/** What an import is made in. */
export interface ImportScene {
  readonly records: WorktreeRecords;
  readonly known: KnownRecords;
  /** The thread that the user names. */
  readonly thread: string | undefined;
  readonly said: ImportOptions;
  readonly conflict: ConflictWay | undefined;
  /** RFC 3339, to the second. */
  readonly now: string;
  /** The author dates of the commits that added the files, by name. */
  readonly added: ReadonlyMap<string, string>;
}

/** What is to be written: nothing of it breaks a rule. */
export interface ImportPlan {
  readonly made: Imported;
  readonly states: readonly RecordState[];
  readonly drafts: readonly RecordDraft[];
  readonly changes: readonly Write[];
  readonly warnings: readonly Diagnostic[];
  /** What was asked for with the file that the record at a path was read from. */
  subject(path: string): string;
}

/** Why files cannot be imported, by their names. */
export type RefusedFiles = ReadonlyMap<string, BatonError>;

/**
 * Makes records of files and checks them. Nothing is written.
 *
 * @returns a plan for all files, or why some of them are refused: at least one, so that the caller can go on without them
 */
export async function planImport(
  scene: ImportScene,
  files: readonly ForeignFile[],
): Promise<ImportPlan | RefusedFiles> {
  const { conflict, known, now, records } = scene;
  const read = (renames: ReadonlyMap<string, string>) => makeRecords(scene, files, renames);
  const unread = refusedReading(scene, files);
  if (unread.size > 0) return unread;
  const { made, refused, states } = await settled(records, known, files, read, conflict);
  if (refused.size > 0) return refused;
  const fresh = states.filter(({ state }) => state === 'new');
  const finished = await refusedFinished(scene, fresh);
  if (finished.size > 0) return finished;

  const replaced: Write[] = states.flatMap(({ state, path, text, record }) =>
    state === 'differs' && conflict === 'prefer_remote' ? [{ path, before: text, after: record.text }] : [],
  );
  const bare = fresh.map(({ record }) => ({ ...record, path: placed(records, known, record) }));
  const { drafts, changes } = await withAdditions(records, known, bare, replaced, made.additions);
  const sources = new Map(states.map(({ path, record }) => [path, record.file]));
  const subject = (path: string) => `\`${sources.get(path) ?? path}\` cannot be imported`;
  try {
    const warnings = await checkDrafts(records, drafts, now, changes);
    return { made, states, drafts, changes, warnings, subject };
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof BatonError)) throw error;
    const byRule = error instanceof Refusal ? refusedByRules(error, sources, subject) : new Map();
    if (byRule.size > 0) return byRule;
    const alone = await refusedAlone(scene, drafts, sources, subject);
    if (alone.size > 0) return alone;
    throw error instanceof Refusal ? refusedError(subject, error) : error;
  }
}

/** True for why files are refused, false for a plan. */
export function isRefusal(made: ImportPlan | RefusedFiles): made is RefusedFiles {
  return made instanceof Map;
}

/** Records of files, each read as its format. @throws BatonError `unreadable`; ClashError */
export function makeRecords(
  { added, known, now, said, thread }: ImportScene,
  files: readonly ForeignFile[],
  renames: ReadonlyMap<string, string>,
): Imported {
  const renamed = (kind: ImportedRecord['kind'], id: string) => renames.get(`${kind} ${id}`) ?? id;
  const context: ImportContext = {
    now,
    thread,
    said,
    decision: (name) => known.decision(name),
    has: (kind, id) => known.pathOf(kind, id) !== undefined,
    renamed,
    importedAt: (kind, name) => known.importedAt(kind, renamed(kind, name)),
    addedAt: ({ name }) => added.get(name),
  };
  const formats = [...new Set(files.map(({ format }) => format))];
  const all = formats.map((format) => {
    const importer = Object.hasOwn(importers, format) ? importers[format] : undefined;
    if (!importer) throw new Error(`no importer of ${format}`);
    return importer(
      files.filter((file) => file.format === format),
      context,
    );
  });
  const made = {
    records: all.flatMap(({ records }) => records),
    additions: all.flatMap(({ additions }) => additions),
    remarks: all.flatMap(({ remarks }) => remarks),
  };
  refuseTwins(made.records);
  return made;
}

/** Files that are not of their format, or that say they are the same thing. */
function refusedReading(scene: ImportScene, files: readonly ForeignFile[]): RefusedFiles {
  const problem = reading(scene, files);
  if (problem === undefined) return new Map();
  if (problem instanceof ClashError) return new Map(problem.files.map((file) => [file, problem]));
  const refused = new Map<string, BatonError>();
  for (const file of files) {
    const own = reading(scene, [file]);
    if (own) refused.set(file.name, own);
  }
  if (refused.size === 0) throw problem;
  return refused;
}

function reading(scene: ImportScene, files: readonly ForeignFile[]): BatonError | undefined {
  try {
    makeRecords(scene, files, new Map());
    return undefined;
  } catch (error) {
    if (error instanceof BatonError) return error;
    throw error;
  }
}

function refuseTwins(made: readonly ImportedRecord[]): void {
  const seen = new Map<string, ImportedRecord>();
  for (const record of made) {
    const key = `${record.kind} ${record.id}`;
    const other = seen.get(key);
    if (other) {
      const name = `the ${record.kind} \`${record.id}\``;
      const message =
        other.file === record.file
          ? `\`${record.file}\` contains ${name} twice`
          : `\`${other.file}\` and \`${record.file}\` both become ${name}`;
      throw new ClashError(message, [...new Set([other.file, record.file])]);
    }
    seen.set(key, record);
  }
}

/** A thread that is over takes no decision that settles nothing of it (convention, section 4). */
async function refusedFinished(
  { known, records }: ImportScene,
  fresh: readonly RecordState[],
): Promise<RefusedFiles> {
  const refused = new Map<string, BatonError>();
  const statuses = new Map<string, string>();
  for (const { record } of fresh) {
    const thread = record.path.split('/')[1] ?? '';
    if (record.kind !== 'decision' || known.pathOf('thread', thread) === undefined) continue;
    const status = statuses.get(thread) ?? (await loadThread(records, thread)).state.status;
    statuses.set(thread, status);
    if (!threadStatus.final.includes(status)) continue;
    const message = `\`${record.file}\` cannot be imported: the thread \`${thread}\` is \`${status}\``;
    const help = 'name another thread with `--thread`, or create one with `baton thread create`';
    refused.set(record.file, new BatonError('refused', message, { help }));
  }
  return refused;
}

/** What the rules refuse of a payload and an option can say instead of its file. */
const sayable: Readonly<Record<string, string>> = {
  'handoff/perspectives-completed': '--session PATH',
  'handoff/session-path': '--session PATH',
  'handoff/source-skill': '--from SKILL',
  'handoff/target-skill': '--to SKILL',
};

/** What the rules say, for each file by itself. */
function refusedByRules(
  { reasons }: Refusal,
  sources: ReadonlyMap<string, string>,
  subject: ImportPlan['subject'],
): RefusedFiles {
  const byFile = new Map<string, [Reason, ...Reason[]]>();
  for (const reason of reasons) {
    const file = sources.get(reason.finding?.at.path ?? '');
    if (file === undefined) continue;
    const others = byFile.get(file);
    if (others) others.push(reason);
    else byFile.set(file, [reason]);
  }
  return new Map(
    [...byFile].map(([file, own]) => [file, withOption(refusedError(subject, new Refusal(own)))]),
  );
}

/** A refusal that names the option which says what the file does not. */
function withOption(error: BatonError): BatonError {
  if (!(error instanceof RefusedError)) return error;
  const option = sayable[error.findings[0].rule];
  if (option === undefined) return error;
  const help = `add \`${option}\`, unless the payload is of version 2.0; or ${error.help}`;
  return new RefusedError(error.message, help, error.findings);
}

/** What is refused of the records of each file by itself, where a refusal names no file. */
async function refusedAlone(
  { now, records }: ImportScene,
  drafts: readonly RecordDraft[],
  sources: ReadonlyMap<string, string>,
  subject: ImportPlan['subject'],
): Promise<RefusedFiles> {
  const refused = new Map<string, BatonError>();
  for (const file of new Set(sources.values())) {
    const own = drafts.filter(({ path }) => sources.get(path) === file);
    try {
      await refusing(subject, () => checkDrafts(records, own, now));
    } catch (error) {
      if (!(error instanceof BatonError)) throw error;
      refused.set(file, error);
    }
  }
  return refused;
}
