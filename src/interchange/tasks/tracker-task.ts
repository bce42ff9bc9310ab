import { renderHandoff, renderTask, taskIdOf } from '../../records/create/new-task.ts';
import type { Outcome } from '../../records/kinds/task/handoff.ts';
import { renderYaml, type YamlData } from '../../records/yaml/write.ts';
import type { Data } from '../read-file.ts';
import { partOfRecord } from '../safe-markdown.ts';
import type { ForeignFile, ImportContext, ImportedRecord } from '../types.ts';

/** How far the work of a task is. */
export type TrackerStatus = 'pending' | 'in_progress' | 'skipped' | Exclude<Outcome, 'partial'>;

/** What a box says, and whether it is ticked. */
export interface Criterion {
  readonly text: string;
  readonly isDone: boolean;
}

/** A task of a tracker: what is to be done, and how far it is. */
export interface TrackerTask {
  readonly file: ForeignFile;
  readonly id: string;
  readonly name: string;
  readonly status: TrackerStatus;
  /** Rows of the metadata besides Status and Depends On; those without a value are left out. */
  readonly metadata: readonly (readonly [key: string, value: string | undefined])[];
  /** Markdown. */
  readonly objective: string;
  readonly criteria: readonly Criterion[];
  /** Ids of tasks here. */
  readonly dependsOn: readonly string[];
  /** Markdown below headings of their own. */
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  /** What has no place, by its own keys, and the key that it is kept under. */
  readonly rest: Data;
  readonly restKey: string;
  /** Lists of the handoff, where the work has ended. */
  readonly lists?: YamlData;
}

/** Headings that mean something in a task. */
const own =
  /^(?:metadata|objective|acceptance criteria|context provided|execution log|handoff(?: notes?)?\b.*|original note)$/i;

/** A task of a tracker as a record. One whose work has ended has a handoff that says where it comes from. */
export function trackerTask(task: TrackerTask): ImportedRecord {
  const { criteria, dependsOn, file, id, lists, metadata, name, objective, rest, restKey, status } = task;
  const title = [...oneLine(name)].slice(0, 120).join('').trim();
  const isOver = status === 'completed' || status === 'blocked' || status === 'failed';
  const sections = task.sections.flatMap(({ title: heading, text }) => {
    const part = partOfRecord(text);
    const words = oneLine(heading).replace(/^#+\s*/, '');
    return part === '' ? [] : [{ title: own.test(words) ? `Imported: ${words}` : words, text: part }];
  });
  const kept =
    Object.keys(rest).length === 0
      ? []
      : [{ title: 'Imported', text: yamlFence({ [restKey]: rest as YamlData }) }];
  const text = renderTask({
    id,
    name: title === '' ? id : title,
    metadata: [
      ['Status', status],
      ...(dependsOn.length === 0 ? [] : [['Depends On', dependsOn.join(', ')] as const]),
      ...metadata.flatMap(([key, value]) => {
        const said = oneLine(value ?? '');
        return said === '' ? [] : [[key, said] as const];
      }),
    ],
    objective: partOfRecord(objective) || (title === '' ? id : title),
    dependsOn: [],
    criteria: criteria.filter(({ text: one }) => oneLine(one) !== ''),
    sections: [...sections, ...kept],
  });
  const handoff = isOver
    ? `\n${renderHandoff({ outcome: status, migrated_from: file.name, ...lists }, undefined)}`
    : '';
  return { kind: 'task', id, path: `tasks/${id}.md`, text: text + handoff, file: file.name };
}

function yamlFence(data: YamlData): string {
  return ['```yaml', renderYaml(data).trimEnd(), '```'].join('\n');
}

/** Ids of tasks of one run by what they are called where they come from. */
export interface TaskIds {
  readonly own: string;
  /** The id of a task of the run or of the tree; undefined where there is none. */
  of(name: string): string | undefined;
}

/**
 * Gives each task its id: its own where a record can have it, else one made of its name.
 *
 * @param names what each is called, with the id that it would like
 */
export function taskIds(
  names: readonly { readonly name: string; readonly wanted: string | undefined }[],
  context: ImportContext,
): (name: string) => TaskIds {
  const ids = new Map(
    names.map(({ name, wanted }) => [fold(name), context.renamed('task', wanted ?? taskIdOf(name))]),
  );
  return (own) => ({
    own: ids.get(fold(own)) ?? '',
    of: (name) => ids.get(fold(name)) ?? (context.has('task', name) ? name : undefined),
  });
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
