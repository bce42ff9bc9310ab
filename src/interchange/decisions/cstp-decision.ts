import type { Document } from '../../core/document.ts';
import { plainValue } from '../../core/node.ts';
import {
  assumedConfidenceKey,
  continuesKeys,
  declined,
  reviewKeys,
} from '../../records/kinds/decision/model.ts';
import type { YamlData, YamlValue } from '../../records/yaml/write.ts';
import { scalarText } from '../../text/scalar.ts';
import { type Data, isData, isSame, listOf, notOfFormat, readData, textOf, without } from '../read-file.ts';
import type { Exported, ForeignFile, ImportContext, Imported } from '../types.ts';
import { timeOf } from '../when.ts';
import {
  assumedOf,
  type DecisionIds,
  type ForeignDecision,
  idFrom,
  importDecisions,
  unknownAgent,
} from './decision-records.ts';

const restKey = 'x-cstp';
/** Where a CSTP decision holds what only a decision here has. */
const ownKey = 'x-baton';

/** Keys that mean the same on both sides. */
const same = [
  'decision',
  'category',
  'stakes',
  ...reviewKeys,
  'reasons',
  'deliberation',
  'pre_decision',
  'tags',
  'pr',
];
/** CSTP has no category for what was declined (formats, "CSTP decisions"): it is exported as this one. */
const declinedInCstp = 'process';
/** What a bundle's import adds (formats, "Bundle"). */
const provenanceKeys = ['source_agent', 'imported_at', 'trust_score'];
/** What a CSTP decision always states (formats, "CSTP decisions"). */
const always = ['id', 'summary', 'decision', 'category', 'confidence', 'stakes', 'status', 'date'];

/** CSTP decisions, each a YAML or JSON file. @throws BatonError `unreadable` for anything else */
export function importCstpDecisions(files: readonly ForeignFile[], context: ImportContext): Imported {
  const decisions = files.map((file) => {
    const data = readData(file);
    if (textOf(data.decision) === undefined && textOf(data.summary) === undefined) {
      throw notOfFormat(file, 'CSTP decision', 'it has neither `decision` nor `summary`');
    }
    return readCstpDecision(file, data, context);
  });
  return importDecisions('cstp', decisions, context);
}

/**
 * A CSTP decision, of a file or a bundle.
 *
 * @param provenance kept with it: where a bundle came from
 */
export function readCstpDecision(
  file: ForeignFile,
  data: Data,
  context: ImportContext,
  provenance: Data = {},
  group?: string,
): ForeignDecision {
  const wanted = idFrom(data.id);
  const name =
    textOf(data.id) ?? wanted ?? `${file.name} ${textOf(data.decision) ?? textOf(data.summary) ?? ''}`;
  // Some tools call it `timestamp`, and have no `date`.
  const when = timeOf(data.date ?? data.timestamp);
  const agent = textOf(data.recorded_by) ?? textOf(data.agent);
  const set = assumedOf({ agent, confidence: data.confidence, date: when?.at }, context, file, name);
  const summary = textOf(data.summary);
  const decision = textOf(data.decision) ?? summary ?? '';
  const continues = continuesKeys.flatMap((key) => listOf(data[key])).flatMap((one) => textOf(one) ?? []);
  return {
    file,
    name,
    wanted,
    date: set.date,
    title: summary ?? decision.split('\n')[0] ?? '',
    agent: set.agent,
    continues,
    group,
    build(ids) {
      const own = isData(data[ownKey]) ? data[ownKey] : {};
      const heading = summary === undefined ? [] : [`# ${summary.replace(/\s*\n\s*/g, ' ')}`];
      const body = [...heading, ...(textOf(data.context) === undefined ? [] : [String(data.context)])].join(
        '\n\n',
      );
      const file = textOf(data.file);
      const files = [...(file === undefined ? [] : [file]), ...listOf(own.files).map(String)];
      const fields: Record<string, YamlValue | undefined> = {
        ...Object.fromEntries(
          same.flatMap((key) => (data[key] === undefined ? [] : [[key, data[key] as YamlValue]])),
        ),
        ...ownFields(own, ids, context),
        ...(own.category === declined && data.category === declinedInCstp ? { category: declined } : {}),
        decision,
        agent: set.agent,
        date: set.date,
        confidence: set.confidence,
        ...parents(continues, ids),
        related_to: relatedHere(data.related_to, ids),
        files: files.length === 0 ? undefined : files,
      };
      const held = cstpOf({ ...fields, id: ids.own }, body.trim());
      const isLinked = continues.length > 0 && continues.every((one) => ids.ofThread(one) !== undefined);
      const placed = [...(isLinked ? continuesKeys : []), ...(ids.own === data.id ? ['id'] : []), ownKey];
      const rest = Object.fromEntries(
        // A key that is there and says nothing says what a missing one does.
        Object.entries(without(data, placed)).filter(
          ([key, value]) => listOf(value).length > 0 && !isSame(held[key], value),
        ),
      );
      const lost = Object.keys(without(rest, ['id', ...(data.date === undefined ? ['timestamp'] : [])]));
      return {
        fields,
        body,
        rest: { ...rest, ...provenance, ...set.imported, ...ownRest(own, ids, context) },
        restKey,
        remarks: [
          ...set.remarks,
          ...(when && !when.exact
            ? [{ what: 'assumed' as const, field: 'time of day', detail: `${when.at}, as UTC` }]
            : []),
          ...lost.map((field) => ({ what: 'kept' as const, field, detail: `under \`${restKey}\`` })),
        ],
      };
    },
  };
}

function parents(names: readonly string[], ids: DecisionIds): { continues_decision?: YamlValue } {
  const known = names.flatMap((name) => ids.ofThread(name) ?? []);
  return known.length === 0 ? {} : { continues_decision: known.length === 1 ? (known[0] ?? '') : known };
}

/** A relation holds where every decision that it names is here; else it stays as it is written, under the rest. */
function relatedHere(value: unknown, ids: DecisionIds): YamlValue | undefined {
  const items = listOf(value).map((item) => {
    const id = ids.of(textOf(isData(item) ? item.id : item) ?? '');
    return id === undefined ? undefined : isData(item) ? ({ ...item, id } as YamlData) : id;
  });
  return items.length === 0 || items.includes(undefined) ? undefined : (items as YamlValue);
}

/** What a decision of ours was exported with; records that this tree does not have are not named. */
function ownFields(own: Data, ids: DecisionIds, context: ImportContext): YamlData {
  const gone = Object.keys(goneOf(own, ids, context));
  const fields = without(own, [...theirs, ...continuesKeys, ...gone, restKey, 'thread', 'body']) as YamlData;
  const older = listOf(own.supersedes).flatMap((one) => ids.of(scalarText(one)) ?? []);
  return older.length === 0 || gone.includes('supersedes')
    ? fields
    : { ...fields, supersedes: Array.isArray(own.supersedes) ? older : (older[0] ?? '') };
}

function ownRest(own: Data, ids: DecisionIds, context: ImportContext): Data {
  const gone = goneOf(own, ids, context);
  return Object.keys(gone).length === 0 ? {} : { [ownKey]: gone };
}

/** The keys that name records which are not here. */
function goneOf(own: Data, ids: DecisionIds, context: ImportContext): Data {
  const isHere: Readonly<Record<string, (id: string) => boolean>> = {
    session: (id) => context.has('session', id),
    task: (id) => context.has('task', id),
    supersedes: (id) => ids.of(id) !== undefined,
  };
  return Object.fromEntries(
    Object.entries(own).filter(
      ([key, value]) =>
        Object.hasOwn(isHere, key) && !listOf(value).every((id) => isHere[key]?.(scalarText(id))),
    ),
  );
}

/** A decision in the form of CSTP. Alone it says which thread it is of, which its bundle says for all. */
export function exportCstpDecision(doc: Document, isInBundle = false): Exported {
  const data = (plainValue(doc.data) ?? {}) as Data;
  const body = doc.text
    .slice(doc.frontMatter?.extent.to ?? 0)
    .replace(/\r\n?/g, '\n')
    .trim();
  const document = cstpOf(isInBundle ? without(data, ['thread']) : data, body);
  const missing = always.filter((key) => document[key] === undefined);
  const detail = `\`${declinedInCstp}\`, and \`${declined}\` under \`${ownKey}\`: CSTP has no such category`;
  return {
    document,
    remarks: [
      ...(data.category !== declined || document.category === declined
        ? []
        : [{ file: doc.path, what: 'kept' as const, field: 'category', detail }]),
      ...missing.map((field) => ({
        file: doc.path,
        what: 'left out' as const,
        field,
        detail: 'a CSTP decision always has it, the record does not',
      })),
    ],
  };
}

/** @param data the front matter; @param body below it, trimmed */
function cstpOf(data: Data, body: string): Data {
  const kept = isData(data[restKey]) ? without(data[restKey], ['id', ...provenanceKeys, ownKey]) : {};
  // What a file stated comes back as it was, so that nothing of it is assumed any more.
  const rest = kept.confidence === undefined ? kept : without(kept, [assumedConfidenceKey]);
  const [, heading = '', below = ''] = /^# ([^\n]*)\n*([\s\S]*)$/.exec(body) ?? [];
  const context = heading === '' ? body : below;
  const decision = textOf(data.decision) ?? '';
  const files = listOf(data.files);
  const continues = continuesKeys.map((key) => data[key]).find((value) => value !== undefined);
  const own = Object.fromEntries(
    Object.entries({
      ...(isData(data[restKey]) && isData(data[restKey][ownKey]) ? data[restKey][ownKey] : {}),
      ...without(data, [...theirs, restKey, ...continuesKeys]),
      files: files.length > 1 ? files.slice(1) : undefined,
      category: data.category === declined ? declined : undefined,
    }).filter(([, value]) => value !== undefined),
  );
  const isReviewed = data.status === 'reviewed';
  const all: Data = {
    id: data.id,
    summary: heading === '' ? decision.split('\n')[0] : heading,
    decision: data.decision,
    category: data.category === declined ? declinedInCstp : data.category,
    confidence: data.confidence,
    stakes: data.stakes,
    status: data.status ?? 'pending',
    date: data.date,
    context: context === '' ? undefined : context,
    ...Object.fromEntries(same.slice(3).map((key) => [key, data[key]])),
    related_to: data.related_to,
    recorded_by: data.agent === unknownAgent ? undefined : data.agent,
    file: files[0],
    parent_decision_id: continues,
    ...(isReviewed ? without(rest, reviewKeys) : rest),
    ...(Object.keys(own).length === 0 ? {} : { [ownKey]: own }),
  };
  const status = isReviewed ? 'reviewed' : (all.status ?? 'pending');
  return Object.fromEntries(Object.entries({ ...all, status }).filter(([, value]) => value !== undefined));
}

/** Keys of a decision that CSTP has under the same or another name, and those of the file itself. */
const theirs = [...same, 'id', 'agent', 'date', 'confidence', 'related_to', 'files', 'schema'];
