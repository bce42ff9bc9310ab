import { itemsOf, nodeAt, stringOf, type YamlMap, type YamlNode } from '../../../core/node.ts';
import type { TextEdit } from '../../../core/text-edit.ts';
import { emptyHash, payloadDigest } from '../../compare/canonical.ts';

/**
 * What to write so that a payload states its own hash and size.
 *
 * @param handoff the value of the root key `handoff`, as the file has it
 * @returns edits of the keys that are there and wrong; none for a payload without a canonical form
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
 * Whether a payload states a hash that is not its own, so that it was changed since: neither by a redaction nor in a template,
 * whose hash is that of nothing.
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
