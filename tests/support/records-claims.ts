import type { MemoryCase } from './check-memory.ts';
import { taskPath, taskText } from './records-task.ts';

/** A task in work, without a handoff. */
export const pending = { [taskPath]: taskText({ status: 'in_progress', handoff: null }) };

/** A text of so many lines. */
export const lines = (count: number, text = 'line') => `${Array(count).fill(text).join('\n')}\n`;

type Files = Readonly<Record<string, string>>;

/** What a case differs in from a task that was pending when its span began and is handed off now. */
export interface ClaimsCase extends Partial<Omit<MemoryCase, 'after'>> {
  /** Work files when the task started. */
  readonly start?: Files;

  /** Work files now; as they were where left out. */
  readonly files?: Files;
  /** The YAML of the handoff. */
  readonly handoff: string;
}

/** A case of a task whose handoff is new; its first line is line 9. */
export function claims({ start = {}, files = start, handoff, ...rest }: ClaimsCase): MemoryCase {
  const before = { ...pending, ...start };
  return {
    before,
    claimsSince: before,
    after: { ...files, [taskPath]: taskText({ handoff }) },
    ...rest,
  };
}

/** A handoff with one item in `files_modified`; its path stands in line 11. */
export function modified(path: string, more = ''): string {
  return `outcome: completed\nfiles_modified:\n  - path: ${path}\n${more}    change_type: modify`;
}

/** A handoff with one item in `files_created`; its path stands in line 11. */
export function created(path: string, more = ''): string {
  return `outcome: completed\nfiles_created:\n  - path: ${path}\n${more}    purpose: x`;
}

/** A handoff with one deleted file; its path stands in line 11. */
export function deleted(path: string): string {
  return `outcome: completed\nfiles_modified:\n  - path: ${path}\n    change_type: delete`;
}
