import type { Document, RecordKind } from '../core/document.ts';
import { booleanOf, nodeAt, numberOf, stringOf, stringsOf, type YamlNode } from '../core/node.ts';
import { derivedId } from '../records/kinds/derived-id.ts';
import { taskFacts } from '../records/kinds/task/facts.ts';
import { handoffItems, outcomeOf } from '../records/kinds/task/handoff.ts';
import { taskHeading, taskStatus } from '../records/kinds/task/model.ts';

/** The source of a value: a record and its line, from 1. */
export interface Source {
  readonly kind: RecordKind;
  /** The record's id. */
  readonly record: string;
  readonly path: string;
  readonly line: number;
}

/** A pattern worth following or a gotcha worth avoiding, from a task's handoff or a session's learnings. */
export interface Lesson {
  readonly type: 'pattern' | 'gotcha';
  /** Stated, else derived from the text (convention, section 7). The same lesson has the same one everywhere. */
  readonly id: string;
  readonly text: string;
  readonly tags: readonly string[];
  /** high, medium or low; of gotchas. */
  readonly severity: string | undefined;
  /** Where a pattern is used; where a gotcha was found. */
  readonly place: string | undefined;
  readonly mitigation: string | undefined;
  readonly source: Source;
}

/** A file that a task created or modified. */
export interface FileClaim {
  readonly path: string;
  readonly lines: string | undefined;
  readonly change: 'created' | 'add' | 'modify' | 'delete' | 'refactor' | 'modified';
  readonly about: string | undefined;
  readonly source: Source;
}

/** A problem that stops a task. */
export interface Blocker {
  readonly text: string;
  readonly impact: string | undefined;
  readonly resolution: string | undefined;
  /** Ids of the tasks that it blocks. */
  readonly tasks: readonly string[];
  readonly source: Source;
}

/** A question that a task or decision leaves. */
export interface Question {
  readonly text: string;
  readonly blocking: boolean;
  readonly recommendation: string | undefined;
  readonly context: string | undefined;
  readonly source: Source;
}

/** A suggested step for the next agent. */
export interface Step {
  readonly text: string;
  readonly priority: string | undefined;
  readonly dependsOn: readonly string[];
}

/** A task with its handoff as knowledge reads it. */
export interface TaskKnowledge {
  readonly id: string;
  readonly name: string;
  readonly source: Source;
  readonly archived: boolean;
  /** As its metadata says; undefined where it says nothing. */
  readonly status: string | undefined;
  readonly outcome: string | undefined;
  readonly dependsOn: readonly string[];
  readonly files: readonly FileClaim[];
  readonly lessons: readonly Lesson[];
  readonly reads: readonly { readonly path: string; readonly reason: string | undefined }[];
  readonly questions: readonly Question[];
  readonly steps: readonly Step[];
  readonly blockers: readonly Blocker[];
}

/** The place of a value of a record. */
export function sourceOf(doc: Document, node: YamlNode | undefined): Source {
  const line = node ? doc.lines.span(node.extent).start.line : 1;
  return { kind: doc.kind, record: doc.id ?? doc.path, path: doc.path, line };
}

/** Reads a task. What is missing or of another type is left out. */
export function taskKnowledge(doc: Document): TaskKnowledge {
  const heading = doc.markdown && taskHeading(doc.markdown);
  const text = (node: YamlNode | undefined) => {
    const value = stringOf(node)?.trim();
    return value === '' ? undefined : value;
  };
  const strings = (node: YamlNode | undefined) => stringsOf(node).map(({ value }) => value);
  const list = <T>(
    name: string,
    main: string,
    make: (item: YamlNode, text: string, source: Source) => T,
  ): T[] =>
    handoffItems(doc, name).flatMap(({ item }) => {
      const value = text(nodeAt(item, main));
      return value === undefined ? [] : [make(item, value, sourceOf(doc, nodeAt(item, main)))];
    });
  // Gotchas of a task state no tags: those of the patterns beside them say what the task is about.
  const around = [
    ...new Set(
      handoffItems(doc, 'patterns_discovered').flatMap(({ item }) => strings(nodeAt(item, 'applies_to'))),
    ),
  ];
  const lines = (item: YamlNode) =>
    text(nodeAt(item, 'lines')) ?? numberOf(nodeAt(item, 'lines'))?.toString();
  return {
    id: doc.id ?? heading?.id ?? doc.path,
    name: heading?.name ?? '',
    source: sourceOf(doc, undefined),
    archived: doc.archived,
    status: taskStatus(doc)?.status,
    outcome: outcomeOf(doc)?.outcome,
    dependsOn: taskFacts(doc).dependsOn.map(({ value }) => value),
    files: [
      ...list('files_created', 'path', (item, path, source): FileClaim => {
        return { path, lines: lines(item), change: 'created', about: text(nodeAt(item, 'purpose')), source };
      }),
      ...list('files_modified', 'path', (item, path, source): FileClaim => {
        const type = text(nodeAt(item, 'change_type'));
        const change =
          (['add', 'modify', 'delete', 'refactor'] as const).find((one) => one === type) ?? 'modified';
        return { path, lines: lines(item), change, about: text(nodeAt(item, 'description')), source };
      }),
    ],
    lessons: [
      ...list('patterns_discovered', 'pattern', (item, pattern, source): Lesson => {
        const id = text(nodeAt(item, 'id')) ?? derivedId('pattern', pattern);
        const place = text(nodeAt(item, 'location'));
        const tags = strings(nodeAt(item, 'applies_to'));
        return {
          type: 'pattern',
          id,
          text: pattern,
          tags,
          severity: undefined,
          place,
          mitigation: undefined,
          source,
        };
      }),
      ...list(
        'gotchas',
        'issue',
        (item, issue, source): Lesson => ({
          type: 'gotcha',
          id: text(nodeAt(item, 'id')) ?? derivedId('gotcha', issue),
          text: issue,
          tags: ownOr(strings(nodeAt(item, 'applies_to')), around),
          severity: text(nodeAt(item, 'severity')),
          place: text(nodeAt(item, 'discovered_in')),
          mitigation: text(nodeAt(item, 'mitigation')),
          source,
        }),
      ),
    ],
    reads: list('dependencies_for_next', 'file', (item, path) => ({
      path,
      reason: text(nodeAt(item, 'reason')),
    })),
    questions: list(
      'open_questions',
      'question',
      (item, question, source): Question => ({
        text: question,
        blocking: booleanOf(nodeAt(item, 'blocking')) === true,
        recommendation: text(nodeAt(item, 'recommendation')),
        context: text(nodeAt(item, 'context')),
        source,
      }),
    ),
    steps: list('suggested_next_steps', 'step', (item, step) => ({
      text: step,
      priority: text(nodeAt(item, 'priority')),
      dependsOn: strings(nodeAt(item, 'depends_on')),
    })),
    blockers: list(
      'blockers',
      'blocker',
      (item, blocker, source): Blocker => ({
        text: blocker,
        impact: text(nodeAt(item, 'impact')),
        resolution: text(nodeAt(item, 'suggested_resolution')),
        tasks: strings(nodeAt(item, 'blocking_tasks')),
        source,
      }),
    ),
  };
}

function ownOr(own: readonly string[], others: readonly string[]): readonly string[] {
  return own.length > 0 ? own : others;
}

/** True where a task's work is over: its handoff or its status says completed. */
export function isFinished({ outcome, status }: TaskKnowledge): boolean {
  return outcome === 'completed' || (outcome === undefined && (status === 'completed' || status === 'done'));
}
