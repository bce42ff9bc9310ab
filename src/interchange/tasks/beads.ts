import { idFrom } from '../decisions/decision-records.ts';
import { boxesIn } from '../markdown-parts.ts';
import { type Data, isData, listOf, notOfFormat, readLines, textOf, without } from '../read-file.ts';
import type { ForeignFile, ImportContext, Imported, Remark } from '../types.ts';
import { type TrackerStatus, taskIds, trackerTask } from './tracker-task.ts';

const restKey = 'x-beads';

const placed = [
  ...['id', 'title', 'description', 'status', 'priority', 'issue_type', 'assignee', 'labels', 'dependencies'],
  ...['notes', 'design', 'acceptance_criteria', 'close_reason', 'created_at', 'updated_at', 'closed_at'],
  ...['_type', 'content_hash'],
];

const statuses: Readonly<Record<string, TrackerStatus>> = {
  open: 'pending',
  ready: 'pending',
  deferred: 'pending',
  in_progress: 'in_progress',
  hooked: 'in_progress',
  pinned: 'in_progress',
  blocked: 'blocked',
  closed: 'completed',
};

/** A reason to close that says nothing was done. */
const undone =
  /\b(?:duplicate|won['’]?t[ -]?(?:fix|do)|not planned|obsolete|superseded|invalid|cancell?ed|abandoned|out of scope)\b/i;

interface Issue {
  readonly file: ForeignFile;
  readonly data: Data;
  readonly name: string;
}

/** The issues of beads, JSON by lines. @throws BatonError `unreadable` for another file */
export function importBeads(files: readonly ForeignFile[], context: ImportContext): Imported {
  const remarks: Remark[] = [];
  const issues = files.flatMap((file): Issue[] => {
    const lines = readLines(file).filter(({ value }) => isData(value));
    const found = lines.flatMap(({ value }): Issue[] => {
      const data = value as Data;
      const name = idFrom(data.id);
      const isIssue = data._type === undefined || data._type === 'issue';
      if (name === undefined || !isIssue || textOf(data.title) === undefined) return [];
      return [{ file, data, name }];
    });
    if (found.length === 0) {
      throw notOfFormat(file, 'list of beads issues', 'no line has an `id` and a `title`');
    }
    const gone = found.filter(({ data }) => data.status === 'tombstone');
    if (gone.length > 0) {
      const detail = `${gone.length} that were deleted`;
      remarks.push({ file: file.name, what: 'left out', field: 'issues', detail });
    }
    const others = lines.length - found.length;
    if (others > 0) {
      const detail = `${others} that are no issues`;
      remarks.push({ file: file.name, what: 'left out', field: 'lines', detail });
    }
    return found.filter((one) => !gone.includes(one));
  });
  const idsOf = taskIds(
    issues.map(({ name }) => ({ name, wanted: name })),
    context,
  );
  const records = issues.map((issue) => {
    const note = (what: Remark['what'], field: string, detail: string) =>
      remarks.push({ file: issue.file.name, what, field, detail });
    return importOne(issue, idsOf(issue.name), note);
  });
  return { records, additions: [], remarks };
}

function importOne(
  { data, file, name }: Issue,
  ids: ReturnType<ReturnType<typeof taskIds>>,
  note: (what: Remark['what'], field: string, detail: string) => void,
) {
  const reason = textOf(data.close_reason);
  const said = textOf(data.status) ?? '';
  const known = statuses[said];
  const status = known === 'completed' && undone.test(reason ?? '') ? 'skipped' : (known ?? 'pending');
  if (known === undefined) note('assumed', 'status', `pending, \`${said}\` is not a status of beads`);
  const links = listOf(data.dependencies).filter(isData);
  const kindOf = (link: Data) => textOf(link.type) ?? textOf(link.dep_type) ?? 'blocks';
  const idOf = (link: Data) => textOf(link.depends_on_id) ?? '';
  const blocks = links.filter((link) => kindOf(link) === 'blocks' && ids.of(idOf(link)) !== undefined);
  const parents = links.filter((link) => kindOf(link) === 'parent-child');
  const others = links.filter((link) => !blocks.includes(link) && !parents.includes(link));
  const rest: Data = {
    ...Object.fromEntries(
      Object.entries(without(data, placed)).filter(
        ([, value]) => listOf(value).length > 0 && value !== false && value !== '',
      ),
    ),
    ...(others.length === 0 ? {} : { dependencies: others.map((link) => ({ [kindOf(link)]: idOf(link) })) }),
    ...(Object.values(statuses).includes(status) &&
    ['open', 'in_progress', 'blocked', 'closed'].includes(said)
      ? {}
      : { status: said }),
  };
  for (const field of Object.keys(rest)) note('kept', field, `under \`${restKey}\``);
  const criteria = textOf(data.acceptance_criteria) ?? '';
  const boxes = boxesIn(criteria);
  const blockers = blocks.map((link) => `waits for ${ids.of(idOf(link))}`);
  return trackerTask({
    file,
    id: ids.own,
    name: textOf(data.title) ?? name,
    status,
    metadata: [
      ['Priority', typeof data.priority === 'number' ? `P${data.priority}` : textOf(data.priority)],
      ['Category', textOf(data.issue_type)],
      ['Assignee', textOf(data.assignee)],
      ['Tags', textOf(listOf(data.labels).map(String).join(', '))],
      ['Parent', textOf(parents.map(idOf).join(', '))],
      ['Created', textOf(data.created_at)],
      ['Updated', textOf(data.updated_at)],
      ['Completed', textOf(data.closed_at)],
    ],
    objective: textOf(data.description) ?? '',
    criteria: boxes,
    dependsOn: blocks.flatMap((link) => ids.of(idOf(link)) ?? []),
    sections: [
      ...(boxes.length > 0 ? [] : [{ title: 'Acceptance', text: criteria }]),
      { title: 'Design', text: textOf(data.design) ?? '' },
      { title: 'Notes', text: textOf(data.notes) ?? '' },
      { title: 'Why it was closed', text: reason ?? '' },
    ],
    rest,
    restKey,
    ...(status === 'blocked' && blockers.length > 0
      ? { lists: { blockers: blockers.map((blocker) => ({ blocker })) } }
      : {}),
  });
}
