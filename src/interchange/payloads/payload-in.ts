import { nodeAt, plainValue, type YamlMap } from '../../core/node.ts';
import { mapAt, sealedPayload, textAt, upgradedV1 } from '../../records/create/new-payload.ts';
import { isTampered } from '../../records/kinds/handoff/digest.ts';
import { protocolOf } from '../../records/kinds/handoff/model.ts';
import type { YamlData, YamlValue } from '../../records/yaml/write.ts';
import { scalarText } from '../../text/scalar.ts';
import { importedId } from '../imported-id.ts';
import { isSame, listOf, notOfFormat, readNode, textOf, without } from '../read-file.ts';
import type {
  ForeignFile,
  ImportContext,
  Imported,
  ImportedRecord,
  ImportOptions,
  Remark,
} from '../types.ts';
import { timeOf } from '../when.ts';

type Note = Omit<Remark, 'file'>;

/**
 * Payloads of other versions as payloads 2.0: 1.0 by its mapping (convention, section 6), 3.0 and the protocols that call
 * themselves 1.0 or 1.1 by theirs (formats, "Handoff payloads"). One of 2.0 is imported unchanged.
 *
 * @throws BatonError `unreadable` for what has no root key `handoff`
 */
export function importPayloads(files: readonly ForeignFile[], context: ImportContext): Imported {
  const remarks: Remark[] = [];
  const records = files.map((file) => {
    const { notes, record } = importPayload(file, context);
    remarks.push(...notes.map((note) => ({ file: file.name, ...note })));
    return record;
  });
  return { records, additions: [], remarks };
}

function importPayload(
  file: ForeignFile,
  context: ImportContext,
): { readonly record: ImportedRecord; readonly notes: readonly Note[] } {
  const data = readNode(file);
  const handoff = plainValue(nodeAt(data, 'handoff')) as YamlData | undefined;
  if (nodeAt(data, 'handoff')?.type !== 'map' || handoff === undefined) {
    throw notOfFormat(file, 'handoff payload', 'it has no root key `handoff` with keys below it');
  }
  const notes: Note[] = [];
  const stated = timeOf(handoff.timestamp)?.at;
  const at = stated ?? context.importedAt('handoff', file.name) ?? context.now;
  if (stated === undefined)
    notes.push({ what: 'assumed', field: 'timestamp', detail: `${at}, the time of the import` });
  const protocol = protocolOf(data);
  if (protocol === 'v2') notes.push(...ignored(context.said));
  const text =
    protocol === 'v2'
      ? file.text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
      : sealedPayload({ ...made(protocol, data, handoff, file, context, notes), timestamp: at });
  const wanted = importedId('handoff', at, 'payload', file.text);
  const id = context.renamed('handoff', wanted);
  return { record: { kind: 'handoff', id, path: `handoffs/${id}.yaml`, text, file: file.name }, notes };
}

/** Options that say what a payload 2.0 says itself, and that its hash covers. */
function ignored({ from, problemType, session, to }: ImportOptions): readonly Note[] {
  const options = { '--from': from, '--to': to, '--session': session, '--problem-type': problemType };
  return Object.entries(options).flatMap(([field, value]): Note[] =>
    value === undefined ? [] : [{ what: 'left out', field, detail: 'a payload 2.0 is not changed' }],
  );
}

function made(
  protocol: 'v1' | 'universal' | 'other',
  data: YamlMap,
  written: YamlData,
  file: ForeignFile,
  { said }: ImportContext,
  notes: Note[],
): YamlData {
  const session = said.session ?? sessionOf(written, file, notes);
  const given = {
    ...(said.from === undefined ? {} : { from: said.from }),
    ...(said.to === undefined ? {} : { to: said.to }),
    ...(session === undefined ? {} : { session }),
  };
  const handoff =
    protocol === 'v1'
      ? upgradedV1(data, { ...given, meta: { imported_from: file.name } })
      : mapped(protocol, written, file, given, notes);
  if (protocol === 'v1' && isTampered(data)) {
    const detail = 'it does not match the content of the payload, which was changed after it was written';
    notes.push({ what: 'left out', field: 'meta.payload_hash', detail });
  }
  const context = mapAt(handoff, 'context');
  const expires = timeOf(handoff.expires_at);
  const type = said.problemType ?? textAt(context, 'problem_type');
  if (type === undefined) {
    notes.push({
      what: 'assumed',
      field: 'context.problem_type',
      detail: '`analytical` (to change it: `--problem-type`)',
    });
  }
  if (protocol === 'v1' && textAt(mapAt(written, 'target'), 'skill') === undefined && said.to === undefined) {
    notes.push({ what: 'assumed', field: 'target.skill', detail: '`lit-pm`, the target of payloads 1.0' });
  }
  return {
    ...handoff,
    expires_at: expires?.at ?? handoff.expires_at,
    context: { ...context, problem_type: type ?? 'analytical' },
  };
}

/** Where the work comes from, as the payload says it, else where its file is. */
function sessionOf(written: YamlData, { folder }: ForeignFile, notes: Note[]): string | undefined {
  const stated =
    textAt(mapAt(written, 'source'), 'session_path') ??
    textAt(written, 'session_path') ??
    textAt(written, 'session_dir');
  if (stated !== undefined || folder === undefined || folder === '') return stated;
  const detail = `\`${folder}\`, the folder of the file (to change it: \`--session\`)`;
  notes.push({ what: 'assumed', field: 'source.session_path', detail });
  return folder;
}

/** A payload 3.0, or one of the other protocols. */
function mapped(
  protocol: 'universal' | 'other',
  written: YamlData,
  file: ForeignFile,
  given: Pick<ImportOptions, 'from' | 'to' | 'session'>,
  notes: Note[],
): YamlData {
  const [context, meta, payload] = [
    mapAt(written, 'context'),
    mapAt(written, 'meta'),
    mapAt(written, 'payload'),
  ];
  const from = given.from ?? skillOf(written, 'source', ['source_skill', 'producer', 'from_skill', 'from']);
  const to = given.to ?? skillOf(written, 'target', ['target_skill', 'consumer', 'to_skill', 'to']);
  const summary = first([context, written, payload], ['summary', 'synthesis_summary', 'description']);
  const stated = first(
    [context, written, payload],
    ['original_prompt', 'prompt', 'task', 'objective', 'goal'],
  );
  const prompt = stated ?? summary ?? way(written, from, to);
  if (stated === undefined) {
    const what = summary === undefined ? 'made from the skills and the stage' : 'the summary';
    notes.push({ what: 'assumed', field: 'context.original_prompt', detail: what });
  }
  const chain = strings(meta.handoff_chain) ?? [];
  const handoff: YamlData = {
    version: '2.0',
    timestamp: written.timestamp ?? written.created_at,
    expires_at: written.expires_at,
    source: {
      ...mapAt(written, 'source'),
      skill: from,
      workflow_id: workflowOf(written),
      session_path: given.session,
    },
    target: { ...mapAt(written, 'target'), skill: to },
    context: {
      original_prompt: prompt,
      problem_type: textAt(context, 'problem_type') ?? textAt(written, 'problem_type'),
      synthesis_summary: summary,
    },
    insights: { uncertainties: strings(context.known_gaps) },
    research_seeds: { open_questions: strings(context.focus_areas) },
    meta: {
      handoff_chain: from === undefined || chain.at(-1) === from ? [...chain] : [...chain, from],
      imported_from: file.name,
    },
  };
  const version = protocol === 'universal' ? '3.0' : scalarText(written.version ?? '1.0');
  const key = `x-payload-${/^\d$/.test(version) ? `${version}.0` : version}`;
  const rest = restOf(written, handoff);
  for (const field of Object.keys(rest))
    notes.push({ what: 'kept', field, detail: `under \`handoff.${key}\`` });
  return { ...handoff, ...(Object.keys(rest).length === 0 ? {} : { [key]: rest }) };
}

/** Keys whose values may be in the payload that was made, under other names. */
const placeable = new Set([
  ...['timestamp', 'created_at', 'expires_at', 'session_path', 'session_dir', 'trace_id', 'workflow_id'],
  ...['source_skill', 'producer', 'from_skill', 'from', 'target_skill', 'consumer', 'to_skill', 'to'],
  ...[
    'summary',
    'synthesis_summary',
    'description',
    'original_prompt',
    'prompt',
    'task',
    'objective',
    'goal',
  ],
  ...['problem_type', 'known_gaps', 'focus_areas', 'handoff_chain'],
]);

/** What of a payload is nowhere in what was made from it, by its own keys. */
function restOf(written: YamlData, handoff: YamlData): YamlData {
  const placed = valuesIn(handoff);
  const inner = (data: YamlData): YamlData =>
    Object.fromEntries(
      Object.entries(data).filter(
        ([key, value]) => !(placeable.has(key) && placed.some((one) => isSame(one, value))),
      ),
    );
  const top = without(written, ['version', 'source', 'target', 'meta', 'context']) as YamlData;
  const maps = ['meta', 'context'].flatMap((key) => {
    const rest = inner(mapAt(written, key));
    return Object.keys(rest).length === 0 ? [] : [[key, rest] as const];
  });
  return { ...inner(top), ...Object.fromEntries(maps) };
}

function valuesIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  if (Array.isArray(value)) return [value];
  return Object.values(value).flatMap((one) => valuesIn(one));
}

function skillOf(written: YamlData, section: string, keys: readonly string[]): string | undefined {
  const own = written[section];
  return textAt(mapAt(written, section), 'skill') ?? textOf(own) ?? first([written], keys);
}

function workflowOf(written: YamlData): YamlValue | undefined {
  return mapAt(written, 'source').workflow_id ?? written.workflow_id ?? written.trace_id;
}

function first(places: readonly YamlData[], keys: readonly string[]): string | undefined {
  for (const key of keys) {
    for (const place of places) {
      const text = textAt(place, key);
      if (text !== undefined) return text;
    }
  }
  return undefined;
}

function way({ stage, from_phase: phase }: YamlData, from = '?', to = '?'): string {
  const where = [
    ...(stage === undefined ? [] : [`stage ${scalarText(stage)}`]),
    ...(phase === undefined ? [] : [`phase ${scalarText(phase)}`]),
  ];
  return `Handoff from ${from} to ${to}${where.length === 0 ? '' : ` (${where.join(', ')})`}`;
}

/** A list of strings; undefined if it is not one, and is kept as it is. */
function strings(value: YamlValue | undefined): readonly string[] | undefined {
  const items = listOf(value);
  return items.length > 0 && items.every((one) => typeof one === 'string')
    ? (items as readonly string[])
    : undefined;
}
