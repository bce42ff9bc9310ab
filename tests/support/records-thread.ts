/** Paths of the records below. */
export const threadPath = '.agents/threads/thread_pr94/thread.md';
export const decisionPath = '.agents/threads/thread_pr94/dec_20261127_k3v9qx7m.md';
export const resumePath = '.agents/threads/thread_pr94/res_20261127_h2n8wz4d.yaml';

/** Lines of a front matter by key: each replaces or follows the builder's own; undefined leaves one out. */
export type Keys = Readonly<Record<string, string | undefined>>;

/** An entry of a status history at an hour of the day: `entry('paused', 10)`. */
export function entry(status: string, hour: number, by: string | undefined = 'emerson'): string {
  const time = `2026-11-27T${String(hour).padStart(2, '0')}:00:00Z`;
  return `  - { status: ${status}, at: ${time}${by === undefined ? '' : `, by: ${by}`} }`;
}

/** A `thread.md` with these statuses, an hour apart from 9:00, the last of them its status. */
export function thread(
  statuses: readonly string[] = ['active'],
  keys: Keys = {},
  body = '\nWhat #94 builds.\n',
): string {
  return markdown(
    {
      schema: 'baton/thread@1',
      id: 'thread_pr94',
      title: '"PR #94 Architecture"',
      started_by: 'emerson',
      created_at: '2026-11-27T09:00:00Z',
      status_history: `\n${statuses.map((status, index) => entry(status, 9 + index)).join('\n')}`,
      status: statuses.at(-1) ?? 'active',
      ...keys,
    },
    body,
  );
}

/** A decision, the root of its thread. */
export function decision(keys: Keys = {}, body = '\nF032 guards what F030 sends.\n'): string {
  return markdown(
    {
      schema: 'baton/decision@1',
      id: 'dec_20261127_k3v9qx7m',
      thread: 'thread_pr94',
      agent: 'code-reviewer',
      date: '2026-11-27T11:42:00Z',
      decision: 'F030 must not ship before F032',
      confidence: '0.4',
      ...keys,
    },
    body,
  );
}

/** A resume: a YAML file. */
export function resume(keys: Keys = {}): string {
  return yaml({
    schema: 'baton/resume@1',
    id: 'res_20261127_h2n8wz4d',
    thread: 'thread_pr94',
    by: 'code-reviewer',
    at: '2026-11-27T11:00:00Z',
    context: 'Continuing the review',
    ...keys,
  });
}

function markdown(keys: Keys, body: string): string {
  return `---\n${yaml(keys)}---\n${body}`;
}

function yaml(keys: Keys): string {
  return Object.entries(keys)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}:${value === '' || value?.startsWith('\n') ? '' : ' '}${value}\n`)
    .join('');
}
