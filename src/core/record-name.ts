import type { RecordKind } from './document.ts';

/** The id that a record has by its path: the name of its file, for a thread or a skill the name of its folder. */
export function recordName(kind: RecordKind, path: string): string {
  const parts = path.split('/');
  const file = parts.pop() ?? '';
  if (kind === 'thread' || kind === 'skill') return parts.pop() ?? '';
  return file.replace(kind === 'ack' ? /\.ack\.[^.]+$/i : /\.[^.]+$/, '');
}

/** True where a record's file name fits an id: a task's name may be longer, `task-005-refresh.md`. */
export function isNamedBy(kind: RecordKind, path: string, id: string): boolean {
  const name = recordName(kind, path);
  return name === id || (kind === 'task' && name.startsWith(`${id}-`));
}
