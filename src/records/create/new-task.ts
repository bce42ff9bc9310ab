import type { Outcome } from '../kinds/task/handoff.ts';
import { renderEntry, type YamlData } from '../yaml/write.ts';

/** What a new task says. */
export interface NewTask {
  readonly id: string;
  readonly name: string;
  /** Rows of the metadata, in their order. */
  readonly metadata: readonly (readonly [key: string, value: string])[];
  readonly objective: string;
  /** Ids of the tasks that it depends on. */
  readonly dependsOn: readonly string[];
  readonly criteria: readonly (string | { readonly text: string; readonly isDone: boolean })[];
  /** Further sections, before the log of the work. */
  readonly sections?: readonly { readonly title: string; readonly text: string }[];
}

/** The template of a task (convention, section 7); its handoff comes when the work ends. */
export function renderTask({
  criteria,
  dependsOn,
  id,
  metadata,
  name,
  objective,
  sections = [],
}: NewTask): string {
  return [
    `# Task ${id}: ${name}`,
    '',
    '## Metadata',
    '',
    '| Field | Value |',
    '| --- | --- |',
    ...metadata.map(([key, value]) => `| ${key} | ${value.replace(/\|/g, '\\|').replace(/\s+/g, ' ')} |`),
    '',
    '## Objective',
    '',
    objective,
    '',
    ...(criteria.length === 0 ? [] : ['## Acceptance Criteria', '', ...criteria.map(boxOf), '']),
    ...(dependsOn.length === 0
      ? []
      : ['## Context Provided', '', `Handoff of ${dependsOn.join(', ')}: \`baton context ${id}\``, '']),
    ...sections.flatMap(({ text, title }) => [`## ${title}`, '', text, '']),
    '## Execution Log',
    '',
  ].join('\n');
}

function boxOf(criterion: NewTask['criteria'][number]): string {
  const { isDone, text } = typeof criterion === 'string' ? { isDone: false, text: criterion } : criterion;
  return `- [${isDone ? 'x' : ' '}] ${text.replace(/\s+/g, ' ').trim()}`;
}

/** A handoff section: its heading, its fence, and the line that says when the task was completed. */
export function renderHandoff(handoff: YamlData, completedAt: string | undefined): string {
  const lines = Object.entries(handoff).flatMap(([key, value]) =>
    value === undefined || (Array.isArray(value) && value.length === 0) ? [] : renderEntry(key, value),
  );
  const fence = '`'.repeat(
    Math.max(3, ...lines.map((line) => (/^`+/.exec(line.trim())?.[0].length ?? 0) + 1)),
  );
  return ['## Handoff', '', `${fence}yaml`, ...lines, fence, '', ...footer(completedAt)].join('\n');
}

function footer(completedAt: string | undefined): readonly string[] {
  return completedAt === undefined ? [] : ['---', '', completedLine(completedAt), ''];
}

/** The footer of a task (convention, section 7). */
export function completedLine(at: string): string {
  return `*Task completed: ${at}*`;
}

/** The Status that a finished task gets. */
export const statusFor: Readonly<Record<Outcome, string>> = {
  completed: 'completed',
  partial: 'in_progress',
  failed: 'failed',
  blocked: 'blocked',
};

/** An id for a task without one: its name in lower case, words joined by hyphens. */
export function taskIdOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? '' : `task-${slug}`;
}
