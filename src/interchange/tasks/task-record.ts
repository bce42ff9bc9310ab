import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { renderHandoff, renderTask, statusFor, taskIdOf } from '../../records/create/new-task.ts';
import type { Outcome } from '../../records/kinds/task/handoff.ts';
import { fenceAround, keptHeading } from '../../records/markdown/fence-around.ts';
import type { YamlData } from '../../records/yaml/write.ts';
import type { ForeignFile, ImportContext, ImportedRecord } from '../types.ts';

/** A handoff note of another tool, as a task. */
export interface ForeignTask {
  readonly file: ForeignFile;
  /** What its id is made of. */
  readonly slug: string;
  readonly name: string;
  /** Rows of the metadata besides the Status. */
  readonly metadata: readonly (readonly [key: string, value: string])[];
  readonly objective: string;
  /** null if the note does not say it. */
  readonly outcome: Outcome | null;
  /** The lists of the handoff. */
  readonly lists: YamlData;
}

/**
 * A note as a task whose handoff says where it comes from, so that what the note does not say is not a fault of it; the
 * note itself is below, whole.
 */
export function taskRecord({ file, ...task }: ForeignTask, context: ImportContext): ImportedRecord {
  const wanted = taskIdOf(task.slug) || `task-${bytesToHex(sha256(utf8ToBytes(file.name))).slice(0, 8)}`;
  const id = context.renamed('task', wanted);
  const name = [...oneLine(task.name)].slice(0, 120).join('').trim();
  const note = file.text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
  const text = [
    renderTask({
      id,
      name: name === '' ? `Notes of ${file.name}` : name,
      metadata: [
        ...(task.outcome === null ? [] : [['Status', statusFor[task.outcome]] as const]),
        ...task.metadata,
      ],
      objective: oneLine(task.objective) || name,
      dependsOn: [],
      criteria: [],
    }),
    renderHandoff({ outcome: task.outcome, migrated_from: file.name, ...task.lists }, undefined),
    `### ${keptHeading}`,
    '',
    ...fenceAround(note, 'text'),
    '',
  ].join('\n');
  return { kind: 'task', id, path: `tasks/${id}.md`, text, file: file.name };
}

/** The name of a file without its folders and its extension. */
export function stemOf({ name }: ForeignFile): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
}

/** A place that a text begins with: `src/a.ts:10-20`, in code marks or not. */
export interface FileReference {
  readonly path: string;
  readonly lines: string | undefined;
  /** What is said of it. */
  readonly rest: string;
}

/** Reads the file that an item names first; undefined if that is not a path of a repository. */
export function fileReference(text: string): FileReference | undefined {
  const found =
    /^[*_]*`?((?:[\w@.+-]+\/)*[\w@.+-]+\.\w+|(?:[\w@.+-]+\/)+[\w@.+-]*)(?::(\d+)(?:[-–](\d+))?)?`?[*_]*(?=$|[\s:,;)—–-])/.exec(
      text,
    );
  const [whole = '', path, from, to] = found ?? [];
  if (path === undefined || path.split('/').includes('..')) return undefined;
  const lines = from === undefined || Number(to ?? from) < Number(from) ? undefined : `${from}-${to ?? from}`;
  const rest = text
    .slice(whole.length)
    .replace(/^[\s:,;)—–-]+/, '')
    .trim();
  return { path: path.replace(/^\.\//, '').replace(/\/$/, ''), lines, rest };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
