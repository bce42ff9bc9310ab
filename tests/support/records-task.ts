export const taskPath = '.agents/tasks/task-005.md';

export interface TaskParts {
  /** The Status of the metadata; null for a task without one. Default `done`. */
  readonly status?: string | null;
  /** The YAML of the fence; null for none. */
  readonly handoff?: string | null;
  /** Markdown between the metadata and the handoff. */
  readonly body?: string;
}

/** The text of a task file. Its handoff's first line is line 9 where there is no body, `outcome:` mostly. */
export function taskText({ status = 'done', handoff = 'outcome: completed', body }: TaskParts = {}): string {
  return [
    '# Task task-005: Add token refresh',
    '',
    '## Metadata',
    status === null ? '- Priority: high' : `- **Status:** ${status}`,
    '',
    ...(body === undefined ? [] : [body, '']),
    ...(handoff === null ? [] : ['## Handoff', '', '```yaml', handoff.trimEnd(), '```', '']),
  ].join('\n');
}

/** A case of one task file. */
export function task(parts: TaskParts = {}): { after: Record<string, string> } {
  return { after: { [taskPath]: taskText(parts) } };
}

/** The template of a task's handoff as the schema prints it. */
export const templateHandoff = `outcome: [completed | partial | failed | blocked]
files_created:
  - path: [path]
    purpose: [purpose]
    lines: [range]
files_modified:
  - path: [path]
    lines: [range]
    change_type: [type]
    description: [description]
patterns_discovered:
  - pattern: [pattern description]
    location: [where]
    applies_to: [tags]
gotchas:
  - issue: [issue]
    discovered_in: [context]
    mitigation: [how to avoid]
    severity: [high | medium | low]
dependencies_for_next:
  - file: [path]
    reason: [why needed]
suggested_next_steps:
  - step: [what to do]
    priority: [high | medium | low]
    depends_on: [dependencies]
`;
