import type { Document } from '../../core/document.ts';
import type { YamlNode } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { outputOf, stepSections } from '../kinds/session/body.ts';

/**
 * The field of the text that a place is in, as `redactions` names it: `reasons.0.text`, of a structured output of a session
 * `step_outputs.0.share`.
 *
 * @returns undefined in prose, in a key or in a comment
 */
export function fieldAt(doc: Document, place: Extent): string | undefined {
  const own = pathTo(doc.data, place);
  if (own) return own.join('.');
  if (doc.kind !== 'session') return undefined;
  for (const { step, outputs } of stepSections(doc).values()) {
    const path = outputs.map((fence) => pathTo(outputOf(fence), place)).find((one) => one !== undefined);
    if (path) return ['step_outputs', step, ...path].join('.');
  }
  return undefined;
}

type Path = readonly (string | number)[];

/** The path to the string at a position. */
function pathTo(node: YamlNode | undefined, place: Extent): Path | undefined {
  if (!node || node.aliased || place.from < node.extent.from || place.to > node.extent.to) return undefined;
  if (node.type === 'scalar') return typeof node.value === 'string' ? [] : undefined;
  const parts: readonly (readonly [string | number | null, YamlNode])[] =
    node.type === 'seq'
      ? node.items.map((item, index) => [index, item] as const)
      : node.entries.map(({ name, value }) => [name, value] as const);
  for (const [name, value] of parts) {
    const rest = name === null ? undefined : pathTo(value, place);
    if (name !== null && rest) return [name, ...rest];
  }
  return undefined;
}
