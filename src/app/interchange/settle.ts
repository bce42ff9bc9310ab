import { createHash } from 'node:crypto';
import type { RecordKind } from '../../core/document.ts';
import { BatonError } from '../../errors.ts';
import { importedId, importedSessionId } from '../../interchange/imported-id.ts';
import type { ForeignFile, Imported, ImportedRecord } from '../../interchange/types.ts';
import { normalForm } from '../../records/compare/normal-form.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import type { KnownRecords } from './known-records.ts';
import { placed } from './placed.ts';

/** What to do where a record of the same id says something else (formats, "Bundle"). */
export const conflictWays = ['keep_both', 'prefer_local', 'prefer_remote'] as const;
export type ConflictWay = (typeof conflictWays)[number];

/** What is to be written, and where it meets what is there. */
export interface Settled {
  readonly made: Imported;
  readonly states: readonly RecordState[];
  /** Why files are refused, by file: what they become is there and says something else. */
  readonly refused: ReadonlyMap<string, BatonError>;
}

export interface RecordState {
  readonly record: ImportedRecord;
  readonly state: 'new' | 'same' | 'differs';
  /** Where it is, or is to be. */
  readonly path: string;
  /** What is there. */
  readonly text: string;
}

/**
 * What is to be written, and where it meets what is there. Where both are to be kept, copies that an earlier import made are
 * found again first; then each record that still says something else gets an id of its own, and with it those that name it.
 */
export async function settled(
  records: WorktreeRecords,
  known: KnownRecords,
  files: readonly ForeignFile[],
  read: (renames: ReadonlyMap<string, string>) => Imported,
  way: ConflictWay | undefined,
): Promise<Settled> {
  const renames = new Map<string, string>();
  for (let isFirst = true; ; isFirst = false) {
    const made = read(renames);
    const states = await statesOf(records, known, made);
    const clashing = states.filter(({ state }) => state === 'differs');
    if (clashing.length === 0 || way === 'prefer_local' || way === 'prefer_remote')
      return { made, states, refused: new Map() };
    const taken = new Set(renames.values());
    if (way === undefined || clashing.some(({ record }) => taken.has(record.id)))
      return { made, states, refused: conflicts(clashing) };
    const copies = clashing.map(({ record }) => ({ record, id: copyId(record, files) }));
    const old = copies.filter(({ record, id }) => known.pathOf(record.kind, id) !== undefined);
    for (const { record, id } of isFirst && old.length > 0 ? old : copies) {
      renames.set(`${record.kind} ${record.id}`, id);
    }
  }
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

/** One refusal for each file, which names the first of its records. */
function conflicts(states: readonly RecordState[]): ReadonlyMap<string, BatonError> {
  const byFile = new Map<string, RecordState[]>();
  for (const state of states)
    byFile.set(state.record.file, [...(byFile.get(state.record.file) ?? []), state]);
  return new Map(
    [...byFile].map(([file, [first, ...others]]) => {
      const more = others.length > 0 ? `, and ${others.length} more of its kind` : '';
      const name = `the ${first?.record.kind} \`${first?.record.id}\` already exists and differs`;
      const message = `\`${file}\` cannot be imported: ${name} (\`${first?.path}\`)${more}`;
      const help =
        '`--conflict keep_both` imports it under another id, `prefer_local` skips it, `prefer_remote` replaces the existing record';
      return [file, new BatonError('refused', message, { help })];
    }),
  );
}

/** The id of a copy: the same again for the same file. */
function copyId({ file, id, kind, text }: ImportedRecord, files: readonly ForeignFile[]): string {
  const foreign = files.find(({ name }) => name === file)?.text ?? '';
  if (kind === 'session') return importedSessionId('copy', id, foreign);
  if (kind === 'task') return `${id}-${createHash('sha256').update(foreign).digest('hex').slice(0, 8)}`;
  const at = /^ *(?:date|timestamp): *["']?(\d{4}-\d\d-\d\d)/m.exec(text)?.[1] ?? '1970-01-01';
  const datedKind: Extract<RecordKind, 'handoff' | 'decision'> = kind === 'handoff' ? 'handoff' : 'decision';
  return importedId(datedKind, `${at}T00:00:00Z`, 'copy', id, foreign);
}
