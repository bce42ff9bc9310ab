import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isTemplateText } from '../../records/kinds/placeholder.ts';
import { shorten } from '../../text/shorten.ts';

/** What the task of a note is called. */
export interface TaskName {
  readonly id: string;
  readonly name: string;
  /** The id of the task that holds the note as it was before. */
  readonly dependsOn?: string;
}

const idCharacters = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const longestName = 120;

/** Whether a text can be the id of a record (convention, section 2). */
export function isTaskId(text: string): boolean {
  return idCharacters.test(text);
}

/**
 * The id and the name of the task that a note becomes: the id as asked for, else as a heading `Task ID: Name` states it,
 * else the note's path as a slug (migration, "The command's line").
 *
 * @param path of the note, from the top
 * @param title the text of its first heading
 */
export function taskNameOf(path: string, title: string | undefined, asked: string | undefined): TaskName {
  const [, stated = '', rest = ''] = /^Task\s+([^:]+?)\s*:\s*(.*)$/i.exec(oneLine(title ?? '')) ?? [];
  const name = isTaskId(stated) ? rest : oneLine(title ?? '');
  const isName = /[\p{L}\p{N}]/u.test(name) && !isTemplateText(name);
  return {
    id: asked ?? (isTaskId(stated) ? stated : slugOf(path)),
    name: shorten(isName ? name : `Notes of ${path}`, longestName),
  };
}

/**
 * A path as an id: lower case, words joined by hyphens, without its extension. Where letters had to be left out, as of
 * other scripts, a hash of the path keeps two notes apart.
 */
export function slugOf(path: string): string {
  const stem = path
    .replace(/\.[^./]+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  const slug = stem
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug !== '' && !/[^\p{ASCII}]/u.test(stem.replace(/[^\p{L}\p{N}]/gu, ''))) return slug;
  const hash = bytesToHex(sha256(utf8ToBytes(path.normalize('NFC')))).slice(0, 8);
  return slug === '' ? `note-${hash}` : `${slug}-${hash}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
