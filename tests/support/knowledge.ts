import { readFiles } from '../../src/check/check-files.ts';
import type { Document } from '../../src/core/document.ts';
import { type Knowledge, knowledgeFrom } from '../../src/knowledge/gather.ts';
import { recordKnowledge } from '../../src/knowledge/kept/record-knowledge.ts';

export interface TaskText {
  readonly name?: string;
  readonly status?: string;
  readonly dependsOn?: string;
  /** The YAML of the handoff; left out, there is not one. */
  readonly handoff?: string;
}

/** The text of a task, as a template makes it. */
export function taskOf(id: string, { dependsOn, handoff, name = id, status }: TaskText = {}): string {
  return [
    `# Task ${id}: ${name}`,
    '',
    '## Metadata',
    '',
    ...(status === undefined ? ['- Priority: high'] : [`- Status: ${status}`]),
    ...(dependsOn === undefined ? [] : [`- Depends On: ${dependsOn}`]),
    '',
    ...(handoff === undefined ? [] : ['## Handoff', '', '````yaml', handoff.trimEnd(), '````', '']),
  ].join('\n');
}

/** Files of tasks by their ids. */
export function taskFiles(tasks: Readonly<Record<string, TaskText>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tasks).map(([id, parts]) => [`.agents/tasks/${id}.md`, taskOf(id, parts)]),
  );
}

/** What files in memory tell. */
export function knowledgeOf(files: Readonly<Record<string, string>>): Knowledge {
  return gatherKnowledge(readFiles(files));
}

/** A finished task that leaves something of everything to the next. */
export const jwt: TaskText = {
  name: 'Build JWT',
  status: 'completed',
  handoff: `outcome: completed
files_created:
  - { path: src/auth/jwt.ts, purpose: JWT validation, lines: all }
files_modified:
  - { path: src/config.ts, lines: 4-7, change_type: modify, description: Names the key }
patterns_discovered:
  - { pattern: Use AuthContext for user state, location: src/context.tsx, applies_to: [auth, react-context] }
gotchas:
  - { issue: The limit is 100 a minute, mitigation: Retry later, severity: high }
  - { issue: Logs are loud, mitigation: Filter them, severity: low }
dependencies_for_next:
  - { file: src/auth/jwt.ts, reason: Validates tokens }
open_questions:
  - { question: Cookies or storage?, recommendation: Cookies, blocking: true }
suggested_next_steps:
  - { step: Protect the routes, priority: high, depends_on: [src/auth/jwt.ts] }
`,
};

/** What records tell. Those that cannot be read are left out. */
export function gatherKnowledge(docs: readonly Document[]): Knowledge {
  return knowledgeFrom(docs.map(recordKnowledge));
}
