import { createHash } from 'node:crypto';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { RecordKind } from '../../core/document.ts';
import { BatonError } from '../../errors.ts';
import type { Environment } from '../../git/process/environment.ts';
import { leaveAside } from '../../interchange/aside.ts';
import { importers } from '../../interchange/formats.ts';
import { importedId, importedSessionId } from '../../interchange/imported-id.ts';
import type {
  ForeignFile,
  ImportContext,
  Imported,
  ImportedRecord,
  ImportOptions,
  Remark,
} from '../../interchange/types.ts';
import { threadStatus } from '../../machines/thread.ts';
import { normalForm } from '../../records/compare/normal-form.ts';
import { loadThread, refuseArchived } from '../thread/load.ts';
import { openRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import { RefusedError } from '../workspace/refused.ts';
import type { Write } from '../write/check-writes.ts';
import { checkDrafts, createRecords, stager } from '../write/create-record.ts';
import { readForeignFiles } from './foreign-files.ts';
import { type KnownRecords, knownRecords } from './known-records.ts';
import { placed, withAdditions } from './placed.ts';

/** What to do where a record of the same id says something else (formats, "Bundle"). */
export const conflictWays = ['keep_both', 'prefer_local', 'prefer_remote'] as const;
export type ConflictWay = (typeof conflictWays)[number];

export interface ImportRequest {
  readonly cwd: string;
  readonly env: Environment;
  readonly format: string;
  readonly files: readonly string[];
  /** The thread that decisions, or sessions, are to belong to. */
  readonly thread?: string;
  readonly said: ImportOptions;
  readonly conflict?: ConflictWay;
  readonly dryRun: boolean;
  readonly stage: boolean;
  /** RFC 3339, to the second. */
  readonly now: string;
}

/** What became of a record. */
export interface ImportOutcome {
  readonly kind: RecordKind;
  readonly id: string;
  readonly path: string;
  /** The file that it was read from. */
  readonly file: string;
  /** `there`: the same already exists. `kept`: another one is, and stays. */
  readonly state: 'created' | 'replaced' | 'there' | 'kept';
}

export interface ImportResult {
  readonly records: readonly ImportOutcome[];
  readonly remarks: readonly Remark[];
  /** What the rules warn of since then. */
  readonly warnings: readonly Diagnostic[];
}

/**
 * Reads files of another tool and writes the records that they become: checked first, all of them or none, and never over what
 * is there unless the user prefers what comes in. READMEs and templates among them are left aside.
 *
 * @throws BatonError `unreadable` for a file that is not of the format; `refused` for a conflict, and with the words of the
 *   first rule that a record would break
 */
export async function importFiles(request: ImportRequest): Promise<ImportResult> {
  const records = await openRecords(request.cwd, request.env);
  const put = stager(records, request.stage && !request.dryRun);
  const named = await readForeignFiles(records.workspace, request.files, request.format);
  const known = await knownRecords(records);
  const thread = request.thread === undefined ? undefined : await threadNamed(records, request.thread);
  const { files, remarks } = leaveAside(named, (file) => run(request, [file], known, thread, new Map()));
  const read = (renames: ReadonlyMap<string, string>) => run(request, files, known, thread, renames);

  const { made, states } = await settled(records, known, files, read, request.conflict);
  const isRemote = request.conflict === 'prefer_remote';
  const fresh = states.filter(({ state }) => state === 'new');
  await refuseFinished(
    records,
    known,
    fresh.map(({ record }) => record),
  );
  const drafts = fresh.map(({ record }) => ({ ...record, path: placed(records, known, record) }));
  const replaced: Write[] = states.flatMap(({ state, path, text, record }) =>
    state === 'differs' && isRemote ? [{ path, before: text, after: record.text }] : [],
  );
  const { drafts: full, changes } = await withAdditions(records, known, drafts, replaced, made.additions);
  const sources = new Map(made.records.map((record) => [placed(records, known, record), record.file]));
  for (const { path, record } of states) sources.set(path, record.file);
  const what = (path: string) => `\`${sources.get(path) ?? path}\` cannot be imported`;
  const write = request.dryRun ? checkDrafts : createRecords;
  const warnings = await write(records, full, request.now, what, changes).catch((error: unknown) => {
    throw withOption(error);
  });
  if (!request.dryRun) await put([...full, ...changes].map(({ path }) => path));
  return {
    records: states.map(({ path, record: { file, id, kind }, state }) => ({
      kind,
      id,
      path,
      file,
      state: state === 'new' ? 'created' : state === 'same' ? 'there' : isRemote ? 'replaced' : 'kept',
    })),
    remarks: [...made.remarks, ...remarks],
    warnings,
  };
}

/**
 * What is to be written, and where it meets what is there. Where both are to be kept, copies that an earlier import made are
 * found again first; then each record that still says something else gets an id of its own, and with it those that name it.
 */
async function settled(
  records: WorktreeRecords,
  known: KnownRecords,
  files: readonly ForeignFile[],
  read: (renames: ReadonlyMap<string, string>) => Imported,
  way: ConflictWay | undefined,
): Promise<{ readonly made: Imported; readonly states: readonly RecordState[] }> {
  const renames = new Map<string, string>();
  for (let isFirst = true; ; isFirst = false) {
    const made = read(renames);
    const states = await statesOf(records, known, made);
    const clashing = states.filter(({ state }) => state === 'differs');
    if (clashing.length === 0 || way === 'prefer_local' || way === 'prefer_remote') return { made, states };
    const taken = new Set(renames.values());
    if (way === undefined || clashing.some(({ record }) => taken.has(record.id))) throw conflict(clashing);
    const copies = clashing.map(({ record }) => ({ record, id: copyId(record, files) }));
    const old = copies.filter(({ record, id }) => known.pathOf(record.kind, id) !== undefined);
    for (const { record, id } of isFirst && old.length > 0 ? old : copies) {
      renames.set(`${record.kind} ${record.id}`, id);
    }
  }
}

/** What the rules refuse of a payload and an option can say instead of its file. */
const sayable: Readonly<Record<string, string>> = {
  'handoff/perspectives-completed': '--session PATH',
  'handoff/session-path': '--session PATH',
  'handoff/source-skill': '--from SKILL',
  'handoff/target-skill': '--to SKILL',
};

/** A refusal that names the option which says what the file does not. */
function withOption(error: unknown): unknown {
  const option = error instanceof RefusedError ? sayable[error.findings[0].rule] : undefined;
  if (!(error instanceof RefusedError) || option === undefined) return error;
  const help = `say it with \`${option}\`, unless the payload is one of 2.0; or ${error.help}`;
  return new RefusedError(error.message, help, error.findings);
}

function run(
  { format, now, said }: ImportRequest,
  files: readonly ForeignFile[],
  known: KnownRecords,
  thread: string | undefined,
  renames: ReadonlyMap<string, string>,
): Imported {
  const importer = Object.hasOwn(importers, format) ? importers[format] : undefined;
  if (!importer) throw new Error(`no importer of ${format}`);
  const renamed = (kind: RecordKind, id: string) => renames.get(`${kind} ${id}`) ?? id;
  const context: ImportContext = {
    now,
    thread,
    said,
    decision: (name) => known.decision(name),
    has: (kind, id) => known.pathOf(kind, id) !== undefined,
    renamed,
    importedAt: (kind, name) => known.importedAt(kind, renamed(kind, name)),
  };
  const made = importer(files, context);
  refuseTwins(made.records);
  return made;
}

interface RecordState {
  readonly record: ImportedRecord;
  readonly state: 'new' | 'same' | 'differs';
  /** Where it is, or is to be. */
  readonly path: string;
  /** What is there. */
  readonly text: string;
}

async function statesOf(
  records: WorktreeRecords,
  known: KnownRecords,
  made: Imported,
): Promise<readonly RecordState[]> {
  const there = made.records.flatMap(({ kind, id }) => known.pathOf(kind, id) ?? []);
  const sources = await records.snapshot.read(there.map((path) => ({ path, type: 'file' as const })));
  return made.records.map((record) => {
    const path = known.pathOf(record.kind, record.id);
    if (path === undefined) return { record, state: 'new', path: placed(records, known, record), text: '' };
    const source = sources.get(path);
    const text = source?.ok ? source.text : '';
    return { record, state: normalForm(text) === normalForm(record.text) ? 'same' : 'differs', path, text };
  });
}

function refuseTwins(made: readonly ImportedRecord[]): void {
  const seen = new Map<string, ImportedRecord>();
  for (const record of made) {
    const key = `${record.kind} ${record.id}`;
    const other = seen.get(key);
    if (other) {
      throw new BatonError(
        'refused',
        `\`${other.file}\` and \`${record.file}\` both become the ${record.kind} \`${record.id}\``,
        {
          help: 'leave one of them out, or rename the file; nothing was written',
        },
      );
    }
    seen.set(key, record);
  }
}

function conflict(states: readonly RecordState[]): BatonError {
  const [first] = states;
  const more = states.length > 1 ? `, and ${states.length - 1} more of its kind` : '';
  const name = first
    ? `\`${first.record.file}\` cannot be imported: the ${first.record.kind} \`${first.record.id}\` is there`
    : '';
  return new BatonError('refused', `${name} and says something else (\`${first?.path}\`)${more}`, {
    help: '`--conflict keep_both` imports it under another id, `prefer_local` leaves it out, `prefer_remote` replaces what is there',
  });
}

/** The id of a copy: the same again for the same file. */
function copyId({ file, id, kind, text }: ImportedRecord, files: readonly ForeignFile[]): string {
  const foreign = files.find(({ name }) => name === file)?.text ?? '';
  if (kind === 'session') return importedSessionId('copy', id, foreign);
  if (kind === 'task') return `${id}-${createHash('sha256').update(foreign).digest('hex').slice(0, 8)}`;
  const at = /^ *(?:date|timestamp): *["']?(\d{4}-\d\d-\d\d)/m.exec(text)?.[1] ?? '1970-01-01';
  return importedId(kind === 'handoff' ? 'handoff' : 'decision', `${at}T00:00:00Z`, 'copy', id, foreign);
}

async function threadNamed(records: WorktreeRecords, typed: string): Promise<string> {
  const loaded = await loadThread(records, typed);
  refuseArchived(loaded, 'Nothing can be imported into it');
  return loaded.state.id;
}

/** A thread that is over takes no decision that settles nothing of it (convention, section 4). */
async function refuseFinished(
  records: WorktreeRecords,
  known: KnownRecords,
  fresh: readonly ImportedRecord[],
): Promise<void> {
  const threads = new Map(
    fresh.flatMap(({ file, kind, path }) =>
      kind === 'decision' ? [[path.split('/')[1] ?? '', file] as const] : [],
    ),
  );
  for (const [thread, file] of threads) {
    const path = known.pathOf('thread', thread);
    if (path === undefined) continue;
    const { state } = await loadThread(records, thread);
    if (!threadStatus.final.includes(state.status)) continue;
    throw new BatonError(
      'refused',
      `\`${file}\` cannot be imported: the thread \`${thread}\` is \`${state.status}\``,
      {
        help: 'name another thread with `--thread`, or open one with `baton thread create`',
      },
    );
  }
}
