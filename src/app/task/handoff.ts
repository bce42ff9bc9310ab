import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isMap } from '../../core/collections/map.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Document } from '../../core/document.ts';
import { plainValue } from '../../core/node.ts';
import { applyEdits, lineBreakOf } from '../../core/text-edit.ts';
import { BatonError, unreadable } from '../../errors.ts';
import { completedLine, renderHandoff, statusFor } from '../../records/create/new-task.ts';
import {
  handoffItems,
  itemLists,
  type Outcome,
  outcomeOf,
  outcomes,
} from '../../records/kinds/task/handoff.ts';
import {
  handoffFences,
  proseHandoff,
  saysDone,
  statusesOf,
  taskStatus,
} from '../../records/kinds/task/model.ts';
import { readDocument } from '../../records/read/document.ts';
import { appendValue } from '../../records/yaml/append-value.ts';
import { parseYaml } from '../../records/yaml/parse.ts';
import { setValue } from '../../records/yaml/set-value.ts';
import type { YamlData, YamlValue } from '../../records/yaml/write.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { allOf, needOneOf, oneOf } from '../../text/one-of.ts';
import { scalarText } from '../../text/scalar.ts';
import type { Context } from '../workspace/context.ts';
import { findOfKind, openRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import { refusing } from '../workspace/refused.ts';
import { changeRecord } from '../write/change-record.ts';
import { stager } from '../write/create-record.ts';
import type { TaskResult } from './new.ts';
import { type Work, type WorkedFile, workOf } from './work.ts';

export interface HandoffRequest {
  /** An id or a path. */
  readonly task: string;
  /** Omitted if the handoff says it. */
  readonly outcome?: string | undefined;
  /** YAML with the lists of a handoff; `-` for standard input. */
  readonly file?: string | undefined;
  readonly stdin: () => Promise<string>;
}

export interface HandoffResult extends TaskResult {
  readonly outcome: Outcome;
  /** What the repository's own diff added; undefined if it is not known when the task started. */
  readonly work: Work | undefined;
  /** Paths that were added to the handoff. */
  readonly added: readonly string[];
  readonly warnings: readonly Diagnostic[];
}

/**
 * Writes the handoff of a task, or completes the one that is there: the files that were created and changed since it started,
 * with their lines, from the repository's own diff; the Status that agrees; the footer. Existing text is never overwritten.
 *
 * @throws BatonError `usage` for an unknown outcome or key; `refused` for a task that has prose only, and with the words of the
 *   first rule that the result would break
 */
export async function handOff(context: Context, request: HandoffRequest): Promise<HandoffResult> {
  const records = await openRecords(context);
  const doc = await findOfKind(records, request.task, 'task');
  const put = stager(records, context.stage);
  const id = doc.id ?? request.task;
  const given = await readLists(context, request);
  const outcome = outcomeFor(
    request.outcome ?? stringIn(given, 'outcome') ?? stringIn(plainData(doc), 'outcome'),
    id,
  );
  const work = await workOf(records, doc);
  // What the handoff is written from is not what the task is about.
  const notes =
    request.file === undefined || request.file === '-' ? undefined : resolve(context.cwd, request.file);
  const files = (work?.files ?? []).filter(({ path }) => join(records.workspace.top, path) !== notes);
  const lists = withWork(given, plainData(doc), files);
  const text = textWith(records, doc, outcome, lists, context.now);
  const warnings = await refusing(`The handoff of task \`${id}\` cannot be written`, () =>
    changeRecord(records, doc, text, context.now),
  );
  await put([doc.path]);
  const added = lists.files_created.concat(lists.files_modified).map(({ path }) => scalarText(path));
  return { id, path: doc.path, outcome, work, added, warnings };
}

function outcomeFor(given: string | undefined, id: string): Outcome {
  if (given === undefined) {
    throw new BatonError('usage', `Missing outcome of task \`${id}\`, expected ${oneOf(outcomes)}`, {
      help: 'add the outcome, such as `--outcome completed`',
    });
  }
  return needOneOf('outcome', given, outcomes);
}

/** What a file gives: lists of the handoff, and nothing else. */
async function readLists(context: Context, { file, stdin }: HandoffRequest): Promise<YamlData> {
  if (file === undefined) return {};
  const text = file === '-' ? await stdin() : await readText(resolve(context.cwd, file), file);
  const { root, problems } = parseYaml(text.replace(/^\uFEFF/, ''));
  const [problem] = problems;
  if (problem || (root && root.type !== 'map')) {
    throw new BatonError(
      'usage',
      `\`${file}\` is not a map in YAML${problem ? `: ${problem.message}` : ''}`,
      {
        help: 'write the lists of a handoff to it, such as `gotchas:`; `baton schema task` describes them',
      },
    );
  }
  const data = plainValue(root) as YamlData | undefined;
  const known = ['outcome', ...itemLists.map(({ name }) => name)];
  const strange = Object.keys(data ?? {}).filter((key) => !known.includes(key) && !key.startsWith('x-'));
  if (strange.length === 0) return data ?? {};
  const quoted = strange.map((key) => `\`${key}\``).join(', ');
  const near = strange.flatMap((key) => closestMatch(key, known) ?? []).map((key) => `\`${key}\``);
  throw new BatonError('usage', `Unexpected key${strange.length > 1 ? 's' : ''} ${quoted} in \`${file}\``, {
    help: near.length === 0 ? `the keys are ${allOf(known)}` : `did you mean ${near.join(', ')}?`,
  });
}

async function readText(path: string, typed: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw unreadable(typed, error);
  }
}

function plainData({ data }: Document): YamlData {
  return (plainValue(data) ?? {}) as YamlData;
}

function stringIn(data: YamlData, key: string): string | undefined {
  const value = data[key];
  return typeof value === 'string' ? value : undefined;
}

interface Lists {
  readonly given: YamlData;
  readonly files_created: readonly YamlData[];
  readonly files_modified: readonly YamlData[];
}

/** Adds what the diff shows and neither the file nor the handoff names. */
function withWork(given: YamlData, there: YamlData, files: readonly WorkedFile[]): Lists {
  const named = new Set(
    [given, there].flatMap((data) =>
      ['files_created', 'files_modified'].flatMap((key) => pathsIn(data[key])),
    ),
  );
  const left = files.filter(({ path }) => !named.has(path));
  const byPath = new Map(files.map((file) => [file.path, file]));
  const filled = (key: string) =>
    Array.isArray(given[key])
      ? { [key]: given[key].map((item: YamlValue) => withLines(item, key, byPath)) }
      : {};
  return {
    given: { ...given, ...filled('files_created'), ...filled('files_modified') },
    files_created: left.flatMap(({ change, lines, path }) => (change === 'created' ? [{ path, lines }] : [])),
    files_modified: left.flatMap(({ change, lines, path }) =>
      change === 'created' ? [] : [{ path, lines, change_type: change === 'deleted' ? 'delete' : 'modify' }],
    ),
  };
}

/** An item that names a file and not its lines gets those of the diff. */
function withLines(item: YamlValue, key: string, files: ReadonlyMap<string, WorkedFile>): YamlValue {
  if (!isMap(item)) return item;
  const own = item as YamlData;
  const file = files.get(scalarText(own.path));
  if (!file) return own;
  const type =
    key === 'files_modified' ? { change_type: file.change === 'deleted' ? 'delete' : 'modify' } : {};
  const lines = file.lines === undefined ? {} : { lines: file.lines };
  return { ...own, ...lines, ...type, ...own };
}

function pathsIn(value: YamlValue | undefined): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: YamlValue) =>
    typeof item === 'object' && item !== null && 'path' in item && typeof item.path === 'string'
      ? [item.path]
      : [],
  );
}

/** The text of the task with its handoff, Status and footer. */
function textWith(
  records: WorktreeRecords,
  doc: Document,
  outcome: Outcome,
  lists: Lists,
  now: string,
): string {
  const fences = doc.markdown ? handoffFences(doc.markdown) : [];
  const isDone = outcome === 'completed';
  const before = withStatus(doc, outcome);
  const prose = doc.markdown && proseHandoff(doc.markdown);
  if (prose) {
    throw new BatonError('refused', `The handoff of task \`${doc.id}\` is prose, expected a \`yaml\` fence`, {
      help: `\`baton migrate ${doc.path} --write\` converts it; the prose can stay`,
    });
  }
  if (fences.length === 0) {
    const { files_created, files_modified, given } = lists;
    const list = (key: string, more: readonly YamlData[]) => [
      ...((given[key] as YamlValue[] | undefined) ?? []),
      ...more,
    ];
    const handoff: YamlData = {
      outcome,
      ...Object.fromEntries(
        itemLists.map(({ name }) => [
          name,
          list(
            name,
            name === 'files_created' ? files_created : name === 'files_modified' ? files_modified : [],
          ),
        ]),
      ),
    };
    const eol = lineBreakOf(before);
    const section = renderHandoff(handoff, isDone ? now : undefined).replaceAll('\n', eol);
    return `${before.trimEnd()}${eol}${eol}${section}`;
  }
  const place = records.pathRules.classify(doc.path);
  let here = before;
  const change = (edit: (own: Document) => ReturnType<typeof setValue>) => {
    const size = Buffer.byteLength(here);
    const own = place && readDocument(doc.path, place, { ok: true, text: here, size });
    const made = own?.data && edit(own);
    if (!made) {
      throw new BatonError(
        'refused',
        `The handoff of task \`${doc.id}\` is written in a form that cannot be extended`,
        {
          help: 'write it as a block of `key: value` lines, lists below their keys',
        },
      );
    }
    here = applyEdits(here, [made]);
  };
  if (stringIn(plainData(doc), 'outcome') !== outcome) {
    change(({ data, text }) => data && setValue(text, data, 'outcome', outcome));
  }
  for (const { name } of itemLists) {
    const more =
      name === 'files_created' ? lists.files_created : name === 'files_modified' ? lists.files_modified : [];
    const fresh = ((lists.given[name] as YamlValue[] | undefined) ?? []).filter(
      (item) => !isThere(doc, name, item),
    );
    for (const item of [...fresh, ...more])
      change(({ data, text }) => data && appendValue(text, data, name, item));
  }
  return isDone ? withFooter(here, now) : here;
}

/** An item that the handoff has already, by its main key. */
function isThere(doc: Document, name: string, item: YamlValue): boolean {
  const main = itemLists.find((list) => list.name === name)?.main ?? '';
  const value =
    typeof item === 'object' && item !== null && main in item ? (item as YamlData)[main] : undefined;
  return handoffItems(doc, name).some((one) => (plainValue(one.item) as YamlData)[main] === value);
}

function withStatus(doc: Document, outcome: Outcome): string {
  const status = taskStatus(doc);
  if (!status || statusesOf[outcome].includes(status.status)) return doc.text;
  // What says done without a handoff that says so is a person's word: where it disagrees, the rules say so. `blocked` is what
  // others wait for: the task that went on ends it.
  const before = outcomeOf(doc)?.outcome;
  const isFollowed = before !== undefined && statusesOf[before].includes(status.status);
  if (saysDone(doc) && !isFollowed && status.status !== 'blocked') return doc.text;
  return applyEdits(doc.text, [{ extent: status.field.valueExtent, text: statusFor[outcome] }]);
}

function withFooter(text: string, now: string): string {
  const there = /^\*Task completed: (.*)\*[ \t]*$/m.exec(text);
  if (there) {
    const isTemplate = /^\[.*\]$/.test(there[1] ?? '');
    return isTemplate ? text.replace(there[0], () => completedLine(now)) : text;
  }
  const eol = lineBreakOf(text);
  return `${text.trimEnd()}${eol}${eol}---${eol}${eol}${completedLine(now)}${eol}`;
}
