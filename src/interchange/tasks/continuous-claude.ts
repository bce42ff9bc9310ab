import type { Outcome } from '../../records/kinds/task/handoff.ts';
import type { YamlData } from '../../records/yaml/write.ts';
import { scalarText } from '../../text/scalar.ts';
import { type Data, isData, listOf, notOfFormat, readDocuments, textOf } from '../read-file.ts';
import type { ForeignFile, ImportContext, Imported, ImportedRecord, Remark } from '../types.ts';
import { fileReference, stemOf, taskRecord } from './task-record.ts';

/** Keys that go into a field of the task or of its handoff. */
const placed = [
  'session',
  'date',
  'status',
  'outcome',
  'goal',
  'now',
  'blockers',
  'questions',
  'worked',
  'failed',
  'next',
  'next_steps',
  'in_progress',
  'blocked',
  'errors',
  'files',
];

/**
 * Handoffs in the style of Continuous-Claude, a YAML file of two documents, as tasks.
 *
 * @throws BatonError `unreadable` for anything else
 */
export function importContinuousClaude(files: readonly ForeignFile[], context: ImportContext): Imported {
  const remarks: Remark[] = [];
  const records = files.map((file) => importOne(file, context, remarks));
  return { records, additions: [], remarks };
}

function importOne(file: ForeignFile, context: ImportContext, remarks: Remark[]): ImportedRecord {
  const documents = readDocuments(file);
  const data: Data = Object.fromEntries(documents.flatMap((one) => Object.entries(one)));
  if (!['goal', 'now', 'done_this_session', 'next', 'next_steps'].some((key) => Object.hasOwn(data, key))) {
    throw notOfFormat(
      file,
      'Continuous-Claude handoff',
      'it has none of `goal`, `now`, `done_this_session` and `next`',
      `\`baton migrate ${file.name}\` reads freeform notes`,
    );
  }
  const note = (what: Remark['what'], field: string, detail: string) =>
    remarks.push({ file: file.name, what, field, detail });
  const files = isData(data.files) ? data.files : {};
  const pathsOf = (key: string) =>
    listOf(files[key]).flatMap((one) => {
      const text = phraseOf(one);
      const reference = fileReference(text);
      if (!reference)
        note('kept', `files.${key}`, `in the note: \`${text}\` is not a path of the repository`);
      return reference ? [reference] : [];
    });
  const created = pathsOf('created');
  const modified = pathsOf('modified');
  for (const [key, value] of Object.entries(data)) {
    if (!placed.includes(key) && listOf(value).length > 0)
      note('kept', key, 'in the note, which the task keeps unchanged');
  }
  const outcome = outcomeOf(data);
  if (outcome === null) note('assumed', 'outcome', 'none, the note does not say it (add it to the handoff)');
  const [session, goal, now] = [textOf(data.session), textOf(data.goal), textOf(data.now)];
  const stem = stemOf(file);
  // What is under way comes before what is to follow.
  const steps = [
    ...(now === undefined ? [] : [now]),
    ...['in_progress', 'next', 'next_steps'].flatMap((key) => phrases(data[key])),
  ];
  return taskRecord(
    {
      file,
      slug: session === undefined || stem.includes(session) ? stem : `${session} ${stem}`,
      name: goal ?? session ?? '',
      metadata: [
        ...(textOf(data.date) === undefined ? [] : [['Created', String(data.date)] as const]),
        ...(session === undefined ? [] : [['Session', session] as const]),
      ],
      objective: goal ?? '',
      outcome,
      lists: {
        files_created: created.map(
          ({ path, lines, rest }): YamlData => ({ path, lines, purpose: rest || undefined }),
        ),
        files_modified: modified.map(
          ({ path, lines, rest }): YamlData => ({ path, lines, description: rest || undefined }),
        ),
        patterns_discovered: phrases(data.worked).map((pattern) => ({ pattern })),
        gotchas: [...phrases(data.failed), ...phrases(data.errors)].map((issue) => ({ issue })),
        open_questions: phrases(data.questions).map((question) => ({ question })),
        suggested_next_steps: [...new Set(steps)].map((step) => ({ step })),
        blockers: [...phrases(data.blockers), ...phrases(data.blocked)].map((blocker) => ({ blocker })),
      },
    },
    context,
  );
}

/** Its outcome: the outcome where it says more than the status. */
function outcomeOf({ outcome, status }: Data): Outcome | null {
  const [came, stands] = [scalarText(outcome).toUpperCase(), scalarText(status).toLowerCase()];
  if (came === 'FAILED') return 'failed';
  if (stands === 'blocked') return 'blocked';
  if (came.startsWith('PARTIAL') || stands === 'partial') return 'partial';
  return came === 'SUCCEEDED' || stands === 'complete' ? 'completed' : null;
}

function phrases(value: unknown): readonly string[] {
  return listOf(value)
    .filter((one) => typeof one !== 'boolean')
    .map(phraseOf)
    .filter((text) => text !== '' && !/^(?:none|n\/a)$/i.test(text));
}

/** An item in one line: a string, or `name: detail` for each pair. */
function phraseOf(value: unknown): string {
  const text = isData(value)
    ? Object.entries(value)
        .map(([key, one]) => `${key}: ${typeof one === 'string' ? one : JSON.stringify(one)}`)
        .join('; ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value ?? '');
  return text.replace(/\s+/g, ' ').trim();
}
