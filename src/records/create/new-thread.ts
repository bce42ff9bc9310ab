import type { Document } from '../../core/document.ts';
import { applyEdits } from '../../core/text-edit.ts';
import { threadStatus } from '../../machines/thread.ts';
import { appendValue } from '../yaml/append-value.ts';
import { setValue } from '../yaml/set-value.ts';
import { renderFrontMatter, renderYaml } from '../yaml/write.ts';

/** A new thread. */
export interface NewThread {
  readonly id: string;
  readonly title: string;
  readonly by: string;
  /** RFC 3339. */
  readonly at: string;
  /** What it is about; may be blank. */
  readonly about: string;
}

/** The text of a new `thread.md` (convention, section 4). */
export function threadText({ id, title, by, at, about }: NewThread): string {
  const status = threadStatus.initial;
  return renderFrontMatter(
    {
      schema: 'baton/thread@1',
      id,
      title,
      started_by: by,
      created_at: at,
      status_history: [{ status, at, by }],
      status,
    },
    `# ${title.replace(/\s+/g, ' ').trim()}\n\n${about}`,
  );
}

/** A change of a thread's status. */
export interface StatusChange {
  readonly status: string;
  /** RFC 3339. */
  readonly at: string;
  readonly by: string;
  readonly note?: string | undefined;
}

/**
 * A thread's text with a new entry in its history, and the new status.
 *
 * @returns undefined where the front matter has no place for them
 */
export function withStatus(doc: Document, { status, at, by, note }: StatusChange): string | undefined {
  if (!doc.data) return undefined;
  const item = { status, at, by, note };
  const history = appendValue(doc.text, doc.data, 'status_history', item, ['status']);
  const last = setValue(doc.text, doc.data, 'status', status);
  return history && last ? applyEdits(doc.text, [history, last]) : undefined;
}

/** One agent resumes a thread. */
export interface NewResume {
  readonly id: string;
  readonly thread: string;
  readonly by: string;
  /** RFC 3339. */
  readonly at: string;
  readonly context?: string | undefined;
}

/** The text of a new resume. */
export function resumeText({ id, thread, by, at, context }: NewResume): string {
  return renderYaml({ schema: 'baton/resume@1', id, thread, by, at, context });
}
