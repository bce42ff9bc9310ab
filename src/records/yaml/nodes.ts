import { isMap, isScalar, isSeq, type ParsedNode, type Scalar } from 'yaml';
import type { ScalarStyle } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';

const isValueOf = (test: (value: unknown) => boolean) => (node: ParsedNode) =>
  isScalar(node) && test(node.value);
/** The tags of the core schema, and the type of node for each. */
const coreTypes: Readonly<Record<string, (node: ParsedNode) => boolean>> = {
  '!': () => true,
  'tag:yaml.org,2002:str': isValueOf((value) => typeof value === 'string'),
  'tag:yaml.org,2002:int': isValueOf((value) => typeof value === 'number'),
  'tag:yaml.org,2002:float': isValueOf((value) => typeof value === 'number'),
  'tag:yaml.org,2002:bool': isValueOf((value) => typeof value === 'boolean'),
  'tag:yaml.org,2002:null': isValueOf((value) => value === null),
  'tag:yaml.org,2002:map': (node) => isMap(node),
  'tag:yaml.org,2002:seq': (node) => isSeq(node),
};
const writtenTag = /(!<[^>\s]*>|![^\s,[\]{}]*)(?:\s+&\S+)?(?:[ \t]+#[^\n]*\n)?\s*$/;

/** Whether a node may have a tag: one of the core schema that fits the node. */
export function hasCoreTag(node: ParsedNode, tag: string): boolean {
  return coreTypes[tag]?.(node) === true;
}

/** The tag that is written before a node: between them an anchor, a comment and line breaks may stand. */
export function findWrittenTag(
  text: string,
  nodeFrom: number,
): { readonly from: number; readonly text: string } | undefined {
  const start = Math.max(0, nodeFrom - 200);
  const found = writtenTag.exec(text.slice(start, nodeFrom));
  return found?.[1] === undefined ? undefined : { from: start + found.index, text: found[1] };
}

const styles: Record<string, ScalarStyle> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'block',
  BLOCK_FOLDED: 'block',
};

/** How a scalar of the library's was written. */
export function styleOf(node: Scalar): ScalarStyle {
  return styles[node.type ?? 'PLAIN'] ?? 'plain';
}

/** No value, or one without a character, an anchor or a tag. */
export function isAbsent(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return (
    isScalar(value) &&
    value.source === '' &&
    value.anchor === undefined &&
    value.tag === undefined &&
    value.type === 'PLAIN'
  );
}

/** Whether a scalar's value is one that JSON has. */
export function isPrimitive(value: unknown): value is string | number | boolean | null {
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  );
}

/** A block collection ends with its last item: the library includes spaces and comments after it. */
export function around(
  flow: boolean | undefined,
  alias: Extent | undefined,
  parts: readonly { readonly extent: Extent }[],
): { extent?: Extent } {
  const first = parts[0];
  const last = parts.at(-1);
  if (flow || alias || !first || !last) return {};
  return { extent: { from: first.extent.from, to: Math.max(last.extent.to, first.extent.to) } };
}
