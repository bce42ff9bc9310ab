import { mapOf } from '../../core/collections/map.ts';
import { isNull, nodeAt, plainValue, type YamlMap } from '../../core/node.ts';
import { payloadDigest } from '../compare/canonical.ts';
import { mapV1 } from '../kinds/handoff/model.ts';
import { parseYaml } from '../yaml/parse.ts';
import { renderYaml, type YamlData } from '../yaml/write.ts';

/** The text of a payload, with its hash and size. */
export function sealedPayload(handoff: YamlData): string {
  return renderYaml({ schema: 'baton/handoff@1', handoff: withDigest(handoff) });
}

/** The same as a value; itself where it has no canonical form. */
export function withDigest(handoff: YamlData): YamlData {
  const { payload_hash: _, payload_size_bytes: __, ...meta } = mapAt(handoff, 'meta');
  const bare = { ...handoff, meta };
  const node = nodeAt(parseYaml(renderYaml({ handoff: bare })).root, 'handoff');
  const digest = node?.type === 'map' ? payloadDigest(node) : undefined;
  if (!digest?.ok) return bare;
  return { ...bare, meta: { ...meta, payload_hash: digest.hash, payload_size_bytes: digest.size } };
}

/**
 * A payload 1.0 in the form of 2.0, by its mapping (convention, section 6).
 *
 * @param said the skills and the session, which 1.0 may not have, and more keys of `meta`
 */
export function upgradedV1(
  data: YamlMap,
  said: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    readonly session?: string | undefined;
    readonly meta: YamlData;
  },
): YamlData {
  const mapped = plainValue(nodeAt(mapV1(data), 'handoff')) as YamlData;
  const [source, target, meta] = [mapAt(mapped, 'source'), mapAt(mapped, 'target'), mapAt(mapped, 'meta')];
  const from = said.from ?? textAt(source, 'skill') ?? 'perspective-swarm';
  const path = said.session ?? textAt(source, 'session_path');
  return {
    ...mapped,
    version: '2.0',
    source: {
      ...source,
      skill: from,
      workflow_id: source.workflow_id ?? mapped.workflow_id ?? workflowOf(path),
      session_path: path,
    },
    // Payloads 1.0 had one target (formats, "Handoff payloads").
    target: { ...target, skill: said.to ?? textAt(target, 'skill') ?? 'lit-pm' },
    meta: {
      ...meta,
      handoff_chain: isNull(nodeAt(data, 'handoff', 'meta', 'handoff_chain')) ? [from] : meta.handoff_chain,
      ...said.meta,
      payload_hash: undefined,
      payload_size_bytes: undefined,
    },
  };
}

/** The id of a run without one: the name of its session or folder. */
export function workflowOf(path: string | undefined): string | undefined {
  return (
    path
      ?.split(/[\\/]/)
      .filter((part) => part !== '' && part !== '.')
      .at(-1)
      ?.replace(/\.md$/, '') || undefined
  );
}

/** The map under a key; an empty one where there is none. */
export function mapAt(data: YamlData, key: string): YamlData {
  return mapOf(data[key]) as YamlData;
}

/** A string below a key that is not blank. */
export function textAt(data: YamlData, key: string): string | undefined {
  const value = data[key];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
