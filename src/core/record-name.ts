import type { RecordKind } from './document.ts';

/** The id that a record has by its path: the name of its file, for a thread or a skill the name of its folder. */
export function recordName(kind: RecordKind, path: string): string {
  if (kind === 'thread' || kind === 'skill') return folderName(path);
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (kind === 'ack') return file.replace(/\.ack\.[^.]+$/i, '');
  const dot = file.lastIndexOf('.');
  return dot === -1 || dot === file.length - 1 ? file : file.slice(0, dot);
}

/** The name of the folder that a file is in; '' at the top. */
export function folderName(path: string): string {
  const cut = path.lastIndexOf('/');
  return cut === -1 ? '' : path.slice(path.lastIndexOf('/', cut - 1) + 1, cut);
}

/** True where a record's file name fits an id: a task's name may be longer, `task-005-refresh.md`. */
export function isNamedBy(kind: RecordKind, path: string, id: string): boolean {
  const name = recordName(kind, path);
  return name === id || (kind === 'task' && name.startsWith(`${id}-`));
}
