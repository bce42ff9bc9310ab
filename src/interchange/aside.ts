import { BatonError } from '../errors.ts';
import { isReadmeOrTemplate } from '../records/record-paths.ts';
import { partsOf } from './markdown-parts.ts';
import type { ForeignFile, Remark } from './types.ts';

/**
 * Leaves aside what only keeps the files of a format company, where a person names a whole folder: READMEs, indexes and
 * templates that are not of the format, or that nobody filled in. A file that is named alone is meant, and one with another
 * name that is not of the format is a fault.
 *
 * @param read what reads a file; throws BatonError `unreadable` for one that is not of the format
 * @returns the files that are to be imported, and a remark for each other one
 */
export function leaveAside(
  files: readonly ForeignFile[],
  read: (file: ForeignFile) => unknown,
): { readonly files: readonly ForeignFile[]; readonly remarks: readonly Remark[] } {
  const why = new Map(files.length > 1 ? files.map((file) => [file, reasonFor(file, read)]) : []);
  return {
    files: files.filter((file) => why.get(file) === undefined),
    remarks: files.flatMap((file): Remark[] => {
      const detail = why.get(file);
      return detail === undefined ? [] : [{ file: file.name, what: 'left out', field: 'file', detail }];
    }),
  };
}

function reasonFor(file: ForeignFile, read: (file: ForeignFile) => unknown): string | undefined {
  const folders = file.name.split('/');
  const name = folders.pop() ?? '';
  if (!isReadmeOrTemplate(name, folders.slice(-1)) && !/^index\.[^.]+$/i.test(name)) return undefined;
  try {
    read(file);
    return isUnfilled(file) ? 'an empty template' : undefined;
  } catch (error) {
    if (error instanceof BatonError && error.code === 'unreadable')
      return 'a README, index or template, not a file of the format';
    throw error;
  }
}

/** `# {short title}`, `# [Title]`, `# <title>`, `# NUMBER. TITLE`: how templates write what is to be filled in. */
function isUnfilled({ name, text }: ForeignFile): boolean {
  if (!/\.(?:md|markdown|txt)$/i.test(name)) return false;
  const title = partsOf(text).find(({ depth }) => depth === 1)?.title ?? '';
  return /^[^{[<]*(?:\{[^}]+\}|\[[^\]]+\]|<[^>]+>)$|\bTITLE\b|^(?:\W|\d|ADR)*[Tt]itle$/.test(title.trim());
}
