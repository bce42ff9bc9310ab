import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../../core/snapshot.ts';
import { BatonError } from '../../errors.ts';
import { isHandoffText } from '../../migrate/structured/structured.ts';
import { readDocument } from '../../records/read/document.ts';
import { closestMatch, didYouMean } from '../../text/closest-match.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import { fromTop } from '../workspace/workspace.ts';

/** Why a file is not taken for a note. */
export interface FileFault {
  /** From the top; as typed for a file outside. */
  readonly path: string;
  readonly message: string;
  readonly help: string;
}

/** A file that can be read. */
export interface NoteFile {
  readonly path: string;
  readonly source: Source & { readonly ok: true };
}

export type NamedFile = ({ readonly ok: true } & NoteFile) | ({ readonly ok: false } & FileFault);

const noteName = /\.(?:md|markdown|txt|ya?ml)$/i;
/** Formats that are text and no notes: values would be read out of their keys. */
const otherFormats: readonly (readonly [RegExp, string])[] = [
  [/\.(?:jsonl|ndjson)$/i, 'JSON Lines'],
  [/\.(?:json|jsonc|json5|geojson|ipynb)$/i, 'JSON'],
];
const otherHelp =
  'a note is markdown, plain text or YAML; `baton import --help` lists the formats of other tools that are read';
const yamlName = /\.ya?ml$/i;

/**
 * The files that a person names, each once and in that order. A folder stands for the markdown and text files in it that git
 * does not ignore, and for the YAML files that are handoffs; READMEs, CHANGELOGs, instructions for agents and the like, and other records than tasks
 * are left out.
 *
 * @param named as typed, from the current folder
 */
export async function readNoteFiles(
  records: WorktreeRecords,
  named: readonly string[],
): Promise<readonly NamedFile[]> {
  const found = new Map<string, NamedFile>();
  for (const typed of named) {
    for (const file of await filesNamed(records, typed))
      if (!found.has(file.path)) found.set(file.path, file);
  }
  return [...found.values()];
}

async function filesNamed(records: WorktreeRecords, typed: string): Promise<readonly NamedFile[]> {
  let path: string;
  try {
    path = fromTop(records.workspace, typed);
  } catch (error) {
    if (!(error instanceof BatonError)) throw error;
    const help = 'copy it into the repository, or name its own repository with `-C`';
    return [{ ok: false, path: typed, message: error.message, help }];
  }
  if (isFolder(join(records.workspace.top, path))) return filesIn(records, path);
  return [await readOne(records, path)];
}

async function filesIn(records: WorktreeRecords, folder: string): Promise<readonly NamedFile[]> {
  const entries = await records.snapshot.list(folder);
  const notes = entries.filter(
    ({ path, type }) => type === 'file' && noteName.test(path) && !projectDocument.test(path),
  );
  const read = await Promise.all(notes.map(({ path }) => readOne(records, path)));
  const found = read.filter(
    (file) =>
      !isOtherRecord(records, file) &&
      (!yamlName.test(file.path) || (file.ok && isHandoffText(file.source.text))),
  );
  if (found.length > 0) return found;
  const message = `Folder \`${folder === '' ? '.' : folder}\` contains no note`;
  const help =
    'a note is a markdown or text file, or a handoff in YAML, that git does not ignore; a README or an AGENTS.md is not a note';
  return [{ ok: false, path: folder === '' ? '.' : folder, message, help }];
}

/** A file at the path of another record than a task that is one, and no note that somebody put there. */
function isOtherRecord({ pathRules }: WorktreeRecords, file: NamedFile): boolean {
  const place = pathRules.classify(file.path);
  if (place === undefined || place.kind === 'task') return false;
  return !file.ok || readDocument(file.path, place, file.source) !== undefined;
}

async function readOne(records: WorktreeRecords, path: string): Promise<NamedFile> {
  const other = otherFormats.find(([name]) => name.test(path));
  if (other) return { ok: false, path, message: `\`${path}\` is ${other[1]}, no note`, help: otherHelp };
  const sources = await records.snapshot.read([{ path, type: 'file' }]);
  const source = sources.get(path) ?? { ok: false, reason: 'missing' };
  if (source.ok) return { ok: true, path, source };
  return { ok: false, path, ...(await faultOf(records, path, source)) };
}

async function faultOf(
  records: WorktreeRecords,
  path: string,
  source: Source & { ok: false },
): Promise<{ message: string; help: string }> {
  if (source.reason === 'missing') {
    const entries = await records.snapshot.list('');
    const near = closestMatch(
      path,
      entries.flatMap((entry) => (noteName.test(entry.path) ? [entry.path] : [])),
    );
    const help = didYouMean(near, 'name a note by its path from here');
    return { message: `\`${path}\` does not exist`, help };
  }
  if (source.reason === 'too-large') {
    const message = `\`${path}\` is too large for a note: ${source.size ?? 'over 1048576'} bytes, at most 1048576 are read`;
    return { message, help: 'remove logs and listings from it, or split it' };
  }
  if (source.reason === 'symlink') {
    return { message: `\`${path}\` is a link`, help: 'name the target of the link' };
  }
  if (source.reason === 'not-utf8') {
    return {
      message: `\`${path}\` is not UTF-8 text`,
      help: 'a note is text: save it as UTF-8, and do not name other files',
    };
  }
  return {
    message: `\`${path}\` cannot be read: ${source.detail ?? 'no reason given'}`,
    help: 'check that it is a file and that you may read it',
  };
}

/** What a project says to its readers and its agents, which is no note of somebody's work. */
const projectDocument =
  /(?:^|\/)(?:readme|changelog|changes|contributing|code_of_conduct|security|support|governance|licen[cs]e|agents(?:\.override)?|claude(?:\.local)?|gemini)\.[^/.]+$/i;

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
