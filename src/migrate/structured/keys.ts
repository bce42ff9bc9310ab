import type { ListField } from '../types.ts';

/**
 * What is under a key of a handoff in YAML: a list of the handoff, its outcome, or something that lists are read from.
 */
export type KeyRole =
  | ListField
  | 'outcome'
  | 'status'
  /** `created` and `modified` below it, or paths. */
  | 'files'
  /** Work done, with the files of each piece. */
  | 'done'
  /** Findings of any kind: their words decide. */
  | 'words';

/**
 * The keys of handoffs in YAML: the schema's own, and those of other tools (formats, "Older task notes" and "Others' handoffs").
 * Lower case, words joined by `_`.
 */
export const keyRoles: ReadonlyMap<string, KeyRole> = new Map<string, KeyRole>([
  ['outcome', 'outcome'],
  ['status', 'status'],
  ['files', 'files'],
  ...named('done', 'done_this_session|completed_this_session|work_done'),
  ...named('words', 'findings|learnings|lessons|lessons_learned'),
  ...named('files_created', 'files_created|created_files|new_files'),
  ...named('files_modified', 'files_modified|files_changed|modified_files|changed_files'),
  ...named('patterns_discovered', 'patterns_discovered|patterns|conventions|decisions|key_decisions|worked'),
  ...named('gotchas', 'gotchas|pitfalls|known_issues|warnings|failed|did_not_work'),
  ...named('dependencies_for_next', 'dependencies_for_next|key_files|read_first|critical_references'),
  ...named('open_questions', 'open_questions|questions'),
  ...named('suggested_next_steps', 'suggested_next_steps|now|next|next_steps|remaining'),
  ...named('blockers', 'blockers|blocked_by'),
]);

function named(role: KeyRole, names: string): (readonly [string, KeyRole])[] {
  return names.split('|').map((name) => [name, role] as const);
}

/** Keys that only handoffs have; the others are in YAML of any kind. */
export const handoffOnlyKeys: ReadonlySet<string> = new Set(
  'outcome|done_this_session|completed_this_session|work_done|files_created|files_modified|files_changed|patterns_discovered|gotchas|dependencies_for_next|open_questions|suggested_next_steps|next_steps|blockers'.split(
    '|',
  ),
);

/** The keys under which an item of a list says what it is; the schema's own comes first. */
export const mainKeys: Readonly<Record<ListField, readonly string[]>> = {
  files_created: ['path', 'file', 'name'],
  files_modified: ['path', 'file', 'name'],
  patterns_discovered: ['pattern', 'rule', 'decision', ...['title', 'name', 'description', 'text']],
  gotchas: ['issue', 'gotcha', 'problem', 'warning', ...['title', 'name', 'description', 'text']],
  dependencies_for_next: ['file', 'path', 'name'],
  open_questions: ['question', ...['title', 'name', 'description', 'text']],
  suggested_next_steps: ['step', 'task', 'action', ...['title', 'name', 'description', 'text']],
  blockers: ['blocker', 'issue', 'problem', ...['title', 'name', 'description', 'text']],
};
