import { itemsOf, nodeAt, stringOf, type YamlMap, type YamlNode } from '../../../core/node.ts';
import type { TextEdit } from '../../../core/text-edit.ts';
import { emptyHash, payloadDigest } from '../../compare/canonical.ts';

/**
 * The edits that give a payload its right hash and size.
 *
 * @param handoff the value of the root key `handoff`, as the file has it
 * @returns edits of the keys that exist and are wrong; none for a payload without a canonical form
 */
export function digestEdits(handoff: YamlMap): readonly TextEdit[] {
  const digest = payloadDigest(handoff);
  if (!digest.ok) return [];
  return [
    ...edit(nodeAt(handoff, 'meta', 'payload_hash'), digest.hash),
    ...edit(nodeAt(handoff, 'meta', 'payload_size_bytes'), digest.size),
  ];
}

/**
 * Whether the hash of a payload is wrong, so that it was changed; redactions and templates, which have the empty
 * hash, do not count.
 *
 * @param data the root of the file
 */
export function isTampered(data: YamlMap | undefined): boolean {
  const written = nodeAt(data, 'handoff');
  const stated = stringOf(nodeAt(written, 'meta', 'payload_hash'))?.toLowerCase();
  if (written?.type !== 'map' || stated === undefined || stated === emptyHash) return false;
  const digest = payloadDigest(written);
  return digest.ok && digest.hash !== stated && itemsOf(nodeAt(data, 'redactions')).length === 0;
}

const quotes = { plain: '', single: "'", double: '"' } as const;

function edit(node: YamlNode | undefined, value: string | number): TextEdit[] {
  if (node?.type !== 'scalar' || node.aliased || node.style === 'block' || node.value === value) return [];
  if (typeof node.value !== typeof value) return [];
  const quote = quotes[node.style];
  return [{ extent: node.extent, text: `${quote}${value}${quote}` }];
}
