import type { Outcome } from '../../records/kinds/task/handoff.ts';
import type { YamlData } from '../../records/yaml/write.ts';
import {
  firstParagraph,
  type Item,
  itemsIn,
  nestedItems,
  type Part,
  partNamed,
  partsOf,
  plainText,
  wholeText,
} from '../markdown-parts.ts';
import { listOf, notOfFormat, readMarkdown, textOf } from '../read-file.ts';
import type { ForeignFile, ImportContext, Imported, ImportedRecord, Remark } from '../types.ts';
import { type FileReference, fileReference, stemOf, taskRecord } from './task-record.ts';

const sections = {
  tasks: /^task\(?s?\)?$/i,
  references: /^critical references$/i,
  changes: /^recent changes$/i,
  learnings: /^learnings$/i,
  artifacts: /^artifacts$/i,
  next: /^(?:action items(?: (?:&|and) next steps)?|next steps)$/i,
} as const;

/** Handoffs in the style of HumanLayer as tasks. @throws BatonError `unreadable` for another file */
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
  const items = (name: keyof typeof sections) => nestedItems(wholeText(parts, part(name)));
  const changes = items('changes').map(({ text }) => fileReference(text));
  const references = items('references').map(referenceIn);
  const learnings = items('learnings').map(inOneLine);
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
      detail: 'in the note, which the task keeps unchanged',
    });
  }
  const tasks = wholeText(parts, part('tasks'));
  const steps = items('next').map(stepIn);
  const outcome = outcomeOf(statusIn(data.status, tasks), steps.length > 0);
  if (outcome === null) {
    remarks.push({
      file: file.name,
      what: 'assumed',
      field: 'outcome',
      detail: 'none, the note does not say it (add it to the handoff)',
    });
  }
  return taskRecord(
    {
      file,
      slug: stemOf(file),
      name: textOf(data.topic) ?? title,
      metadata: metadataOf(data),
      objective: plainText(itemsIn(tasks).join('; ') || firstParagraph(tasks)),
      outcome,
      lists: {
        files_modified: changes.flatMap((one) => (one ? [changed(one)] : [])),
        patterns_discovered: learnings.filter((text) => !warns(text)).map(patternOf),
        gotchas: learnings.filter(warns).map((text) => ({ issue: plainText(text) })),
        dependencies_for_next: references.flatMap((one) =>
          one ? [{ file: one.path, ...(one.rest === '' ? {} : { reason: plainText(one.rest) }) }] : [],
        ),
        suggested_next_steps: steps.map((step) => ({ step })),
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

/** A file that an item names, after a label or not: `**Plan**: `docs/p.md` - the steps`. */
function referenceIn({ text }: Item): FileReference | undefined {
  const bare = fileReference(text);
  const [label = '', name = ''] =
    /^(?:\*\*|__)?([^*_:`]{1,60}?)(?:\*\*|__)?:(?:\*\*|__)?\s+/.exec(text) ?? [];
  const found = bare ?? (label === '' ? undefined : fileReference(text.slice(label.length)));
  if (!found || bare) return found;
  const rest = plainText(found.rest);
  return { ...found, rest: rest === '' ? name.trim() : `${name.trim()}: ${rest}` };
}

/** An item with what is nested below it, which says the rest of it. */
function inOneLine({ below, text }: Item): string {
  return below.length === 0 ? text : `${text.replace(/:$/, '')}: ${below.join('; ')}`;
}

/** A step: what is nested below it says how, unless it only leads to it. */
function stepIn({ below, text }: Item): string {
  const named = /^(?:\*\*([^*]+)\*\*|__([^_]+)__)\s*(?:\([^)]*\))?\s*:$/.exec(text);
  return plainText(named?.[1] ?? named?.[2] ?? (below.length > 0 ? text.replace(/:$/, '') : text));
}

/** Words of a learning that warns of something. */
const warning =
  /[⚠❗🚨]|\b(?:gotchas?|caveats?|pitfalls?|warning|caution|careful|beware|watch out|avoid|never|do not|don['’]t|must not|mustn['’]t|does(?: not|n['’]t) work|will (?:fail|break|crash)|breaks|Achtung|Vorsicht|Attention|piège|cuidado|ojo|осторожно)\b|注意|小心|주의/iu;

function warns(text: string): boolean {
  return warning.test(text);
}

/** What a line `Status:` of the tasks says; else the front matter, where it says more than that the note is complete. */
function statusIn(front: unknown, tasks: string): string {
  const line = /^[\s>*_-]*status\b[*_]*:[*_]*\s*(.+)$/im.exec(tasks)?.[1];
  const stated = textOf(front) ?? '';
  return line ?? (/^complete$/i.test(stated) ? '' : stated);
}

/** @param hasSteps a note that still has steps is not complete, whatever a part of it is */
function outcomeOf(status: string, hasSteps: boolean): Outcome | null {
  const text = plainText(status);
  if (/\bblocked\b/i.test(text)) return 'blocked';
  if (/\bfailed\b/i.test(text)) return 'failed';
  const isOver = /\b(?:complete|completed|done|finished|shipped)\b/i.test(text);
  const isPart = /\b(?:phase|step|part|stage|milestone)s?\b/i.test(text);
  if (
    /\b(?:partial(?:ly)?|in[ _-]progress|wip|ongoing|incomplete|not (?:yet )?(?:complete|done|finished))\b/i.test(
      text,
    )
  )
    return 'partial';
  if (isOver && isPart) return 'partial';
  return isOver && !hasSteps ? 'completed' : null;
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
