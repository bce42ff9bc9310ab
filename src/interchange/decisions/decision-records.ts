import { nodeAt } from '../../core/node.ts';
import { type DecisionFields, decisionText } from '../../records/create/new-decision.ts';
import { isRecordId } from '../../records/create/new-id.ts';
import { threadText } from '../../records/create/new-thread.ts';
import { assumedConfidenceKey } from '../../records/kinds/decision/model.ts';
import { parseTime } from '../../records/kinds/time.ts';
import { validateNode } from '../../records/schema/validate.ts';
import { parseYaml } from '../../records/yaml/parse.ts';
import { renderYaml, type YamlData } from '../../records/yaml/write.ts';
import { ClashError } from '../clash.ts';
import { importedId } from '../imported-id.ts';
import type { Data } from '../read-file.ts';
import type { ForeignFile, ImportContext, Imported, ImportedRecord, Remark } from '../types.ts';

/** A decision of another tool, as it was read. */
export interface ForeignDecision {
  readonly file: ForeignFile;
  /** What other decisions call it. */
  readonly name: string;
  /** Its id where that can be one here; undefined: a new one is made from the name. */
  readonly wanted: string | undefined;
  /** RFC 3339. */
  readonly date: string;
  readonly title: string;
  readonly agent: string;
  /** The names of the decisions that it continues. */
  readonly continues: readonly string[];
  /** Names that are in one thread for another reason. */
  readonly group: string | undefined;
  /** The record, once it is known what others are called here. */
  build(ids: DecisionIds): BuiltDecision;
}

/** What decisions are called here. */
export interface DecisionIds {
  readonly own: string;
  /** The id of a decision of the run or of the tree; undefined if there is none. */
  of(name: string): string | undefined;
  /** The same, of the same thread. */
  ofThread(name: string): string | undefined;
}

export interface BuiltDecision {
  readonly fields: DecisionFields;
  readonly body: string;
  /** What has no field, by its own keys. */
  readonly rest: Data;
  /** What the rest is kept under: `x-cstp`. */
  readonly restKey: string;
  readonly remarks: readonly Omit<Remark, 'file'>[];
}

/** A thread that is to be opened for decisions. */
export interface ThreadPlan {
  readonly id?: string;
  readonly title: string;
  readonly by: string;
  readonly at: string;
  readonly about: string;
}

/**
 * Decisions as records. Those that continue each other, or are of one group, are in one thread: the one that the user
 * names, the one that they continue in the tree, else a new one.
 *
 * @param format what tells ids of this format from those of others
 * @param planOf the thread of a group; by default it is called as its first decision
 */
export function importDecisions(
  format: string,
  decisions: readonly ForeignDecision[],
  context: ImportContext,
  planOf: (group: string | undefined) => ThreadPlan | undefined = () => undefined,
): Imported {
  refuseTwins(decisions);
  const ids = new Map(
    decisions.map(({ name, wanted, date }) => {
      const id = wanted ?? context.decision(name)?.id ?? importedId('decision', date, format, name);
      return [name, { wanted: id, id: context.renamed('decision', id) }] as const;
    }),
  );
  const records: ImportedRecord[] = [];
  const remarks: Remark[] = [];
  for (const group of groupsOf(decisions)) {
    const thread = threadFor(format, group, ids, context, planOf);
    if (thread.record) records.push(thread.record);
    const here = new Set(group.map(({ name }) => name));
    for (const decision of group) {
      const id = ids.get(decision.name)?.id ?? '';
      const known = (name: string) => ids.get(name)?.id ?? context.decision(name)?.id;
      const built = decision.build({
        own: id,
        of: known,
        ofThread: (name) =>
          here.has(name) || context.decision(name)?.thread === thread.id ? known(name) : undefined,
      });
      const { text, moved } = fitted({ ...built.fields, id, thread: thread.id }, built);
      records.push({
        kind: 'decision',
        id,
        path: `threads/${thread.id}/${id}.md`,
        text,
        file: decision.file.name,
      });
      const kept = moved.map((field) => ({
        what: 'kept' as const,
        field,
        detail: `under \`${built.restKey}\``,
      }));
      remarks.push(...[...built.remarks, ...kept].map((one) => ({ file: decision.file.name, ...one })));
    }
  }
  return { records, additions: [], remarks };
}

function refuseTwins(decisions: readonly ForeignDecision[]): void {
  const seen = new Map<string, ForeignDecision>();
  for (const one of decisions) {
    const other = seen.get(one.name);
    if (other) {
      const where =
        other.file === one.file
          ? `\`${one.file.name}\` twice`
          : `\`${other.file.name}\` and \`${one.file.name}\``;
      throw new ClashError(`Unexpected decision \`${one.name}\` in ${where}`, [
        other.file.name,
        one.file.name,
      ]);
    }
    seen.set(one.name, one);
  }
}

/** Decisions by thread, the oldest first, so that none comes before one that it continues. */
function groupsOf(decisions: readonly ForeignDecision[]): readonly (readonly ForeignDecision[])[] {
  const root = new Map<string, string>();
  const find = (name: string): string => {
    let here = name;
    for (let next = root.get(here); next !== undefined && next !== here; next = root.get(here)) here = next;
    return here;
  };
  const names = new Set(decisions.map(({ name }) => name));
  for (const { name, continues, group } of decisions) {
    const others = [
      ...continues.filter((one) => names.has(one)),
      ...(group === undefined ? [] : [`group ${group}`]),
    ];
    for (const other of others) root.set(find(name), find(other));
  }
  const groups = new Map<string, ForeignDecision[]>();
  const byDate = [...decisions].sort((a, b) => (parseTime(a.date) ?? 0) - (parseTime(b.date) ?? 0));
  for (const decision of byDate) {
    const key = find(decision.name);
    groups.set(key, [...(groups.get(key) ?? []), decision]);
  }
  return [...groups.values()];
}

function threadFor(
  format: string,
  group: readonly ForeignDecision[],
  ids: ReadonlyMap<string, { readonly wanted: string }>,
  context: ImportContext,
  planOf: (group: string | undefined) => ThreadPlan | undefined,
): { readonly id: string; readonly record?: ImportedRecord } {
  const [first] = group;
  if (!first) throw new Error('a group contains a decision');
  if (context.thread !== undefined) return { id: context.thread };
  const there = group
    .flatMap(({ name, continues }) => [ids.get(name)?.wanted ?? name, ...continues])
    .map((id) => context.decision(id)?.thread)
    .find((thread) => thread !== undefined);
  if (there !== undefined) return { id: there };
  const plan = planOf(first.group) ?? {
    title: first.title,
    by: first.agent,
    at: first.date,
    about: `Imported from \`${first.file.name}\`.`,
  };
  const id = plan.id ?? importedId('thread', plan.at, format, first.name);
  // A bundle may name a thread that both sides have.
  if (context.has('thread', id)) return { id };
  const text = threadText({ ...plan, id, title: [...plan.title].slice(0, 200).join('') });
  return { id, record: { kind: 'thread', id, path: `threads/${id}/thread.md`, text, file: first.file.name } };
}

/** The text of a decision, every value that its schema does not take moved to the rest. */
function fitted(fields: DecisionFields, { body, rest, restKey }: BuiltDecision) {
  const moved = new Set<string>();
  for (;;) {
    const held = Object.fromEntries(Object.entries(fields).filter(([key]) => !moved.has(key)));
    const root = parseYaml(renderYaml(held)).root;
    const wrong = root === undefined ? [] : validateNode('decision', root);
    const keys = wrong.flatMap(({ path: [key] }) =>
      typeof key === 'string' && nodeAt(root, key) !== undefined && !needed.includes(key) ? [key] : [],
    );
    if (keys.length === 0) {
      const all = { ...rest, ...Object.fromEntries([...moved].map((key) => [key, fields[key]])) };
      const more = Object.keys(all).length === 0 ? {} : { [restKey]: all as YamlData };
      return { text: decisionText({ ...held, ...more }, body), moved: [...moved] };
    }
    for (const key of keys) moved.add(key);
  }
}

/** Without these there is no decision: what is wrong with them is refused. */
const needed = ['id', 'thread', 'agent', 'date', 'decision', 'confidence'];

/** Whoever decided, where nobody says who. */
export const unknownAgent = 'unknown';

/** Says that a decision has the date of the commit that added its file. */
export const datedByKey = 'dated_by';

/** What a decision needs and its file may not say, with what was made up for it. */
export function assumedOf(
  { agent, confidence, date }: { agent: string | undefined; confidence: unknown; date: string | undefined },
  context: ImportContext,
  file: ForeignFile,
  name: string,
): {
  readonly agent: string;
  readonly confidence: number;
  readonly date: string;
  /** What the rest is to hold: the date, so that another import finds the same, and that nobody stated the confidence. */
  readonly imported: Data;
  readonly remarks: readonly Omit<Remark, 'file'>[];
} {
  const { said, now } = context;
  const isSure = typeof confidence === 'number' && confidence >= 0 && confidence <= 1;
  const sure = isSure ? confidence : (said.confidence ?? 0.5);
  const by = agent ?? said.agent ?? unknownAgent;
  const here = context.decision(name)?.id;
  const known = here === undefined ? undefined : context.importedAt('decision', here);
  const added = date === undefined ? context.addedAt(file) : undefined;
  const at = date ?? known ?? added ?? now;
  const isAdded = added !== undefined && parseTime(at) === parseTime(added);
  return {
    agent: by,
    confidence: sure,
    date: at,
    imported: {
      ...(date !== undefined ? {} : isAdded ? { [datedByKey]: 'commit' } : { imported_at: at }),
      ...(isSure || said.confidence !== undefined ? {} : { [assumedConfidenceKey]: true }),
    },
    remarks: [
      ...(agent === undefined && said.agent === undefined
        ? [assumed('agent', '`unknown` (to change it: `--agent`)')]
        : []),
      ...(isSure || said.confidence !== undefined
        ? []
        : [assumed('confidence', '0.5 (to change it: `--confidence`)')]),
      ...(date === undefined
        ? [assumed('date', `${at}, ${isAdded ? 'when a commit added the file' : 'the time of the import'}`)]
        : []),
    ],
  };
}

function assumed(field: string, detail: string): Omit<Remark, 'file'> {
  return { what: 'assumed', field, detail };
}

/** An id of another tool, where a record can bear it. */
export function idFrom(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && isRecordId(text) && !/^(?:template|readme)/i.test(text)
    ? text
    : undefined;
}
