import { idFrom } from '../decisions/decision-records.ts';
import { boxesIn, type Part, partsOf, wholeText } from '../markdown-parts.ts';
import { type Data, listOf, notOfFormat, readMarkdown, textOf, without } from '../read-file.ts';
import type { ForeignFile, ImportContext, Imported, Remark } from '../types.ts';
import { type TrackerStatus, taskIds, trackerTask } from './tracker-task.ts';

const restKey = 'x-backlog';

/** Keys of the front matter that have a place of their own. */
const placed = [
  ...['id', 'title', 'status', 'assignee', 'labels', 'dependencies', 'priority', 'milestone'],
  ...['created_date', 'updated_date', 'parent_task_id'],
];

/** The statuses that a project has from the start, and others that many have. */
const statuses: readonly (readonly [RegExp, TrackerStatus])[] = [
  [/^(?:to ?do|backlog|draft|open|planned|ready)$/i, 'pending'],
  [/^(?:in[ _-]progress|doing|started|(?:in )?review)$/i, 'in_progress'],
  [/^(?:done|complete|completed|closed)$/i, 'completed'],
  [/^(?:blocked|on hold|waiting)$/i, 'blocked'],
  [/^(?:cancell?ed|won['’]?t do|wontfix|duplicate|obsolete)$/i, 'skipped'],
];

interface Read {
  readonly file: ForeignFile;
  readonly data: Data;
  readonly parts: readonly Part[];
  readonly name: string;
}

/** Tasks of Backlog.md, each a markdown file. @throws BatonError `unreadable` for another file */
export function importBacklog(files: readonly ForeignFile[], context: ImportContext): Imported {
  const read = files.map((file): Read => {
    const { body, data } = readMarkdown(file);
    const inName = /(?:^|\/)([\w-]+-\d[\w.]*) - [^/]*$/.exec(file.name)?.[1];
    const name = idFrom(data.id) ?? inName;
    if (name === undefined || textOf(data.status) === undefined || textOf(data.title) === undefined) {
      throw notOfFormat(file, 'Backlog.md task', 'its front matter lacks `id`, `title` or `status`');
    }
    return { file, data, name, parts: partsOf(withoutMarks(body)) };
  });
  const idsOf = taskIds(
    read.map(({ name }) => ({ name, wanted: name })),
    context,
  );
  const remarks: Remark[] = [];
  const records = read.map((one) => {
    const note = (what: Remark['what'], field: string, detail: string) =>
      remarks.push({ file: one.file.name, what, field, detail });
    return importOne(one, idsOf(one.name), note);
  });
  return { records, additions: [], remarks };
}

function importOne(
  { data, file, name, parts }: Read,
  ids: ReturnType<ReturnType<typeof taskIds>>,
  note: (what: Remark['what'], field: string, detail: string) => void,
) {
  const said = textOf(data.status) ?? '';
  const status = statuses.find(([words]) => words.test(said))?.[1] ?? 'pending';
  const isUsual = /^(?:to do|in progress|done)$/i.test(said);
  if (!statuses.some(([words]) => words.test(said)))
    note('assumed', 'status', `pending, \`${said}\` is a status of the project`);
  const wanted = listOf(data.dependencies).map(String);
  const unknown = wanted.filter((one) => ids.of(one) === undefined);
  const rest: Data = {
    ...Object.fromEntries(
      Object.entries(without(data, placed)).filter(([, value]) => listOf(value).length > 0),
    ),
    ...(isUsual ? {} : { status: said }),
    ...(unknown.length === 0 ? {} : { dependencies: unknown }),
  };
  for (const field of Object.keys(rest)) note('kept', field, `under \`${restKey}\``);
  const top = parts.filter(({ depth }) => depth === 2);
  const part = (words: RegExp) => top.find(({ title }) => words.test(title));
  const [description, criteria] = [part(/^description$/i), part(/^acceptance criteria$/i)];
  // What is before the first section says what it is about, but for a title that repeats that of the front matter.
  const head = parts.filter(({ depth, text }) => depth < 2 && text !== '').map(({ text }) => text);
  const modified = listOf(data.modified_files).map(String);
  const isDone = status === 'completed';
  return trackerTask({
    file,
    id: ids.own,
    name: textOf(data.title) ?? name,
    status,
    metadata: [
      ['Priority', textOf(data.priority)],
      ['Assignee', inOneCell(data.assignee)],
      ['Tags', inOneCell(data.labels)],
      ['Milestone', textOf(data.milestone)],
      ['Parent', textOf(data.parent_task_id)],
      ['Created', textOf(data.created_date)],
      ['Updated', textOf(data.updated_date)],
    ],
    objective: [...head, wholeText(parts, description)].filter((one) => one !== '').join('\n\n'),
    criteria: boxesIn(wholeText(parts, criteria)).map(({ isDone: isTicked, text }) => ({
      isDone: isTicked,
      text: text.replace(/^#\d+\s+/, ''),
    })),
    dependsOn: wanted.flatMap((one) => ids.of(one) ?? []),
    sections: top
      .filter((one) => one !== description && one !== criteria)
      .map((one) => ({ title: one.title, text: wholeText(parts, one) })),
    rest,
    restKey,
    ...(isDone && modified.length > 0
      ? { lists: { files_modified: modified.map((path) => ({ path })) } }
      : {}),
  });
}

function inOneCell(value: unknown): string | undefined {
  return textOf(listOf(value).map(String).join(', '));
}

/** The comments between which the tool finds its sections again. */
function withoutMarks(body: string): string {
  return body.replace(/^[ \t]*<!-- (?:SECTION:[A-Z_]+|AC|DOD):(?:BEGIN|END) -->[ \t]*\n?/gm, '');
}
