import {
  entriesOf,
  entryOf,
  nodeAt,
  stringOf,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
} from '../../../core/node.ts';

/**
 * Which protocol a file with a root key `handoff` follows: payload 2.0, payload 1.0 (read through `mapV1`), the
 * universal 3.0 (importable, not compared with 2.0), or another one, which nothing checks.
 */
export type HandoffProtocol = 'v2' | 'v1' | 'universal' | 'other';

/** Keys of the pipeline protocols that also call themselves 1.0 or 1.1. */
const foreignKeys = ['stage', 'producer', 'consumer', 'from_phase', 'source_skill', 'target_skill'];

/**
 * Finds the protocol from the version and the keys (formats, "Handoff payloads"). A payload that fits no protocol is
 * read as 2.0, so that its errors are reported.
 *
 * @param data the root of the file
 */
export function protocolOf(data: YamlNode | undefined): HandoffProtocol {
  const handoff = nodeAt(data, 'handoff');
  const version = versionOf(handoff);
  const has = (...path: string[]) => nodeAt(handoff, ...path) !== undefined;
  if (version === '3.0' || stringOf(nodeAt(handoff, 'schema_type')) === 'universal') return 'universal';
  if (version === '2.0') return 'v2';
  const maybeV1 = version === undefined || version === '1.0';
  const marked = has('schema_type') || has('trace_id');
  if (maybeV1 && !marked && has('payload', 'original_prompt')) return 'v1';
  if (has('source') && has('target') && (has('context', 'original_prompt') || has('context', 'problem_type')))
    return 'v2';
  if (foreignKeys.some((key) => has(key))) return 'other';
  if (has('trace_id')) return 'universal';
  if (has('schema_type') || version === '1.1') return 'other';
  return maybeV1 && nodeAt(handoff, 'payload')?.type === 'map' ? 'v1' : 'v2';
}

/** The version with its decimal: the numbers `1` and `1.0` and the string `"1.0"` are one. */
function versionOf(handoff: YamlNode | undefined): string | undefined {
  const node = nodeAt(handoff, 'version');
  if (node?.type !== 'scalar' || node.value === null) return undefined;
  if (typeof node.value === 'number')
    return Number.isInteger(node.value) ? `${node.value}.0` : String(node.value);
  return String(node.value);
}

/** Where the keys of two sections of a 1.0 payload stand in 2.0 (convention, section 6). */
const moves: Readonly<Record<string, ReadonlyMap<string, readonly [section: string, name: string]>>> = {
  payload: new Map([
    ['original_prompt', ['context', 'original_prompt']],
    ['reframed_challenge', ['context', 'reframed_challenge']],
    ['problem_type', ['context', 'problem_type']],
    ['synthesis_summary', ['context', 'synthesis_summary']],
    ['convergent_insights', ['insights', 'convergent']],
    ['divergent_insights', ['insights', 'divergent']],
    ['key_uncertainties', ['insights', 'uncertainties']],
    ['blind_spots_identified', ['insights', 'blind_spots']],
    ['suggested_search_terms', ['research_seeds', 'suggested_terms']],
  ]),
  context: new Map([
    ['perspectives_completed', ['meta', 'perspectives_completed']],
    ['convergence_level', ['meta', 'convergence_level']],
    ['user_feedback', ['meta', 'user_feedback']],
  ]),
};

/**
 * A 1.0 payload as 2.0 would write it. Every value keeps its position in the file; a map that 1.0 does not have gets
 * the position of its values. Keys that the mapping does not name stay where they are.
 *
 * @param data the root of a file whose protocol is `v1`
 */
export function mapV1(data: YamlMap): YamlMap {
  const handoff = entryOf(data, 'handoff');
  if (handoff?.value.type !== 'map') return data;
  const mapped = { ...handoff, value: mapHandoff(handoff.value) };
  return { ...data, entries: data.entries.map((entry) => (entry === handoff ? mapped : entry)) };
}

function mapHandoff(handoff: YamlMap): YamlMap {
  const sections = new Map<string, YamlEntry>();
  /** Adds entries to a section, except names that it already has; a new section gets the position of `from`. */
  const put = (section: string, from: YamlEntry, moved: readonly YamlEntry[]) => {
    const here = sections.get(section) ?? { ...from, name: section, value: emptyMap(from.value) };
    const old = entriesOf(here.value);
    const fresh = moved.filter(({ name }) => name === null || !old.some((other) => other.name === name));
    sections.set(section, { ...here, value: { ...emptyMap(here.value), entries: [...old, ...fresh] } });
  };
  const nameless = handoff.entries.filter(({ name }) => name === null);
  for (const entry of handoff.entries) {
    if (entry.name === 'version') sections.set('version', asVersion2(entry));
    else if (entry.name !== null && !Object.hasOwn(moves, entry.name)) sections.set(entry.name, entry);
  }
  for (const [from, mapping] of Object.entries(moves)) {
    const entry = entryOf(handoff, from);
    if (entry === undefined) continue;
    if (from === 'payload') put('context', entry, []); // so that its missing keys are reported there
    for (const one of entriesOf(entry.value)) {
      const [section, name] = mapping.get(one.name ?? '') ?? [from, one.name];
      put(section, entry, [{ ...one, name }]);
    }
  }
  return { ...handoff, entries: [...sections.values(), ...nameless] };
}

function emptyMap({ extent }: YamlNode): YamlMap {
  return { type: 'map', entries: [], flow: false, extent };
}

function asVersion2(entry: YamlEntry): YamlEntry {
  return entry.value.type === 'scalar' ? { ...entry, value: { ...entry.value, value: '2.0' } } : entry;
}

/** A payload as the rules of 2.0 read it. */
export interface Payload {
  /** The `handoff` value in the form of 2.0. */
  readonly handoff: YamlMap;
  /** The same as in the file: the hash covers this. */
  readonly written: YamlMap;
  /** True for a payload 1.0. */
  readonly legacy: boolean;
}

/**
 * The payload of a file, where it is one of 2.0 or 1.0.
 *
 * @returns undefined for other protocols, and where `handoff` is no map
 */
export function payloadOf(data: YamlMap | undefined): Payload | undefined {
  const protocol = protocolOf(data);
  const written = nodeAt(data, 'handoff');
  if (data === undefined || written?.type !== 'map') return undefined;
  if (protocol === 'v2') return { handoff: written, written, legacy: false };
  if (protocol === 'v1') return { handoff: mapHandoff(written), written, legacy: true };
  return undefined;
}
