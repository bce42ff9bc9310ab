import type { Document } from '../../core/document.ts';
import { taskFacts } from '../../records/kinds/task/facts.ts';
import { saysDone, taskHeading, taskStatus } from '../../records/kinds/task/model.ts';
import { type HandoffRow, listHandoffs } from '../handoff/list.ts';
import type { Context } from '../workspace/context.ts';
import { readRecords, type WorktreeRecords } from '../workspace/find-record.ts';

/** A task that can begin. */
export interface ReadyTask {
  readonly id: string;
  readonly name: string;
}

/** Work that waits for somebody to accept it. */
export interface Arrivals {
  /** Pending payloads for a skill that this repository has, newest first. */
  readonly payloads: readonly HandoffRow[];
  /** Tasks that nobody began and whose dependencies are all done, so that they inherit a handoff. */
  readonly tasks: readonly ReadyTask[];
}

/** What arrived in a work tree (agents, section 3). */
export async function arrivalsOf(context: Context, records: WorktreeRecords): Promise<Arrivals> {
  const skills = skillNames(records);
  const rows = skills.size === 0 ? [] : await listHandoffs(context, (state) => state === 'pending', records);
  return { payloads: rows.filter(({ to }) => skills.has(to)), tasks: await readyTasks(records) };
}

/** The folders of skills: a skill has the name of its folder. */
function skillNames({ entries, pathRules }: WorktreeRecords): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ path }) => {
      const place = pathRules.classify(path);
      return place?.kind === 'skill' && !place.archived ? (path.split('/').at(-2) ?? []) : [];
    }),
  );
}

async function readyTasks(records: WorktreeRecords): Promise<ReadyTask[]> {
  const { entries, pathRules } = records;
  const docs = await readRecords(
    records,
    entries.filter(({ path }) => pathRules.classify(path)?.kind === 'task'),
  );
  const done = new Set(docs.filter(saysDone).map(({ id }) => id));
  return docs.flatMap((doc): ReadyTask[] => {
    const dependsOn = taskFacts(doc).dependsOn.map(({ value }) => value);
    const isReady = dependsOn.length > 0 && dependsOn.every((id) => done.has(id));
    return isReady && isUntouched(doc) ? [{ id: doc.id ?? doc.path, name: nameOf(doc) }] : [];
  });
}

function isUntouched(doc: Document): boolean {
  return !doc.archived && (taskStatus(doc)?.status ?? 'pending') === 'pending';
}

function nameOf({ markdown }: Document): string {
  return (markdown && taskHeading(markdown)?.name) ?? '';
}
