import type { YamlData } from '../records/yaml/write.ts';
import {
  firstParagraph,
  itemsIn,
  type Part,
  partNamed,
  partsOf,
  plainText,
  wholeText,
} from './markdown-parts.ts';
import { listOf, notOfFormat, readMarkdown, textOf } from './read-file.ts';
import { type FileReference, fileReference, stemOf, taskRecord } from './task-record.ts';
import type { ForeignFile, ImportContext, Imported, ImportedRecord, Remark } from './types.ts';

const sections = {
  tasks: /^task\(?s?\)?$/i,
  references: /^critical references$/i,
  changes: /^recent changes$/i,
  learnings: /^learnings$/i,
  artifacts: /^artifacts$/i,
  next: /^(?:action items(?: (?:&|and) next steps)?|next steps)$/i,
} as const;

/** Handoffs in the style of HumanLayer as tasks. @throws BatonError `unreadable` for what is none */
export function importHumanLayer(files: readonly ForeignFile[], context: ImportContext): Imported {
  const remarks: Remark[] = [];
  const records = files.map((file) => importOne(file, context, remarks));
  return { records, additions: [], remarks };
}

function importOne(file: ForeignFile, context: ImportContext, remarks: Remark[]): ImportedRecord {
  const { data, body } = readMarkdown(file);
  const parts = partsOf(body);
  const part = (name: keyof typeof sections) => partNamed(parts, sections[name]);
  if (!part('next') && !part('learnings') && !part('tasks')) {
    throw notOfFormat(
      file,
      'HumanLayer handoff',
      'it has no heading `Task(s)`, `Learnings` or `Action Items & Next Steps`',
      `\`baton migrate ${file.name}\` reads freeform notes`,
    );
  }
  const items = (name: keyof typeof sections) => itemsIn(wholeText(parts, part(name)));
  const changes = items('changes').map(fileReference);
  const references = items('references').map(fileReference);
  const title = plainText(parts.find(({ depth }) => depth === 1)?.title ?? '').replace(/^handoff:?\s*/i, '');
  const placed = new Set<Part | undefined>(
    [part('tasks'), part('learnings'), part('next')].concat(
      changes.every(Boolean) ? [part('changes')] : [],
      references.every(Boolean) ? [part('references')] : [],
    ),
  );
  for (const one of parts) {
    if (one.depth !== 2 || placed.has(one) || wholeText(parts, one) === '') continue;
    remarks.push({
      file: file.name,
      what: 'kept',
      field: one.title,
      detail: 'in the note, which the task keeps whole',
    });
  }
  remarks.push({
    file: file.name,
    what: 'assumed',
    field: 'outcome',
    detail: 'none, the format does not say it (write it into the handoff)',
  });
  const tasks = wholeText(parts, part('tasks'));
  return taskRecord(
    {
      file,
      slug: stemOf(file),
      name: textOf(data.topic) ?? title,
      metadata: metadataOf(data),
      objective: plainText(itemsIn(tasks).join('; ') || firstParagraph(tasks)),
      outcome: null,
      lists: {
        files_modified: changes.flatMap((one) => (one ? [changed(one)] : [])),
        patterns_discovered: items('learnings').map((text) => patternOf(text)),
        dependencies_for_next: references.flatMap((one) =>
          one ? [{ file: one.path, ...(one.rest === '' ? {} : { reason: plainText(one.rest) }) }] : [],
        ),
        suggested_next_steps: items('next').map((step) => ({ step: plainText(step) })),
      },
    },
    context,
  );
}

function changed({ lines, path, rest }: FileReference): YamlData {
  return { path, lines, description: rest === '' ? undefined : plainText(rest) };
}

function patternOf(text: string): YamlData {
  const named = /`([^`\s]+\.\w+(?::\d+(?:-\d+)?)?)`/.exec(text)?.[1];
  return { pattern: plainText(text), location: named };
}

/** Front matter that says where the work stood; what the file itself is, such as its status, stays in the note. */
function metadataOf(data: Readonly<Record<string, unknown>>): (readonly [string, string])[] {
  const rows = {
    date: 'Created',
    researcher: 'Researcher',
    git_commit: 'Commit',
    branch: 'Branch',
    repository: 'Repository',
    tags: 'Tags',
  };
  return Object.entries(rows).flatMap(([key, name]) => {
    const value = listOf(data[key]).map(String).join(', ').trim();
    return value === '' ? [] : [[name, value] as const];
  });
}
