import { entryOf, nodeAt, plainValue, type YamlNode } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { type Wording, wordSchemaError } from './validate-wording.ts';
import { type ValidatedKind, type ValidatorError, validators } from './validators/index.gen.mjs';

export { minimalExample } from './minimal-example.ts';
export type { ValidatedKind } from './validators/index.gen.mjs';

/** One place where a record does not follow its schema. */
export interface SchemaProblem extends Wording {
  /** The wrong value, the unexpected key, or what a missing key's parent shows of itself: its key, else its first key. */
  readonly extent: Extent;
  /** The keyword of the schema that failed. */
  readonly keyword: string;
  /** The path of the error; a missing or an unexpected key is the last step. */
  readonly path: readonly (string | number)[];
}

/** The text that replaces a redacted value of any type. */
const redacted = '[redacted]';

/**
 * Compares a record's YAML with the schema of its kind (`schemas/<kind>.schema.json`).
 *
 * @param root the front matter, the YAML file's root, a task's Handoff fence, or the configuration
 * @returns one problem for each wrong value, missing key and unexpected key, in the order of the file
 */
export function validateNode(kind: ValidatedKind, root: YamlNode): SchemaProblem[] {
  const { validate } = validators[kind];
  if (validate(plainValue(root))) return [];
  const redactions = nodeAt(root, 'redactions');
  const mayBeRedacted = redactions?.type === 'seq' && redactions.items.length > 0;

  const found = new Map<string, SchemaProblem>();
  for (const error of [...(validate.errors ?? [])].sort((a, b) => precedence(a) - precedence(b))) {
    if (error.keyword === 'if') continue; // says only that one of the branches failed
    const parent = pathOf(root, error.instancePath);
    const node = nodeAt(root, ...parent);
    if (node === undefined) continue;
    if (mayBeRedacted && node.type === 'scalar' && node.value === redacted) continue;
    const key = keyOf(error);
    const path = key === undefined ? parent : [...parent, key];
    const id = JSON.stringify(path);
    if (found.has(id)) continue;
    const extent = extentOf(error, root, parent, node);
    found.set(id, { ...wordSchemaError(error, kind, node, path), extent, keyword: error.keyword, path });
  }
  return [...found.values()].sort((a, b) => a.extent.from - b.extent.from || a.extent.to - b.extent.to);
}

/** If both fail at one value, the list of allowed values is more helpful than the type. */
function precedence(error: ValidatorError): number {
  return error.keyword === 'enum' ? 0 : 1;
}

/** The key that an error is about, beyond its instance path. */
function keyOf(error: ValidatorError): string | undefined {
  const { missingProperty, additionalProperty } = error.params;
  const key = missingProperty ?? additionalProperty;
  return typeof key === 'string' ? key : undefined;
}

/** A JSON pointer as steps through the nodes: a number where it passes a list. */
function pathOf(root: YamlNode, pointer: string): (string | number)[] {
  const path: (string | number)[] = [];
  for (const part of pointer.split('/').slice(1)) {
    const step = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(nodeAt(root, ...path)?.type === 'seq' ? Number(step) : step);
  }
  return path;
}

function extentOf(
  error: ValidatorError,
  root: YamlNode,
  path: readonly (string | number)[],
  node: YamlNode,
): Extent {
  const key = keyOf(error);
  if (key === undefined) return headOf(node);
  const own = entryOf(node, key);
  if (own !== undefined) return own.key.extent;
  const last = path.at(-1);
  const parent = typeof last === 'string' ? entryOf(nodeAt(root, ...path.slice(0, -1)), last) : undefined;
  return parent?.key.extent ?? headOf(node);
}

/** The part of a node that one line can show: a flow collection or a scalar's first line, else the first key or item. */
function headOf(node: YamlNode): Extent {
  if (node.type === 'scalar') {
    const end = node.raw.search(/\r?\n/);
    return end === -1 ? node.extent : { from: node.extent.from, to: node.extent.from + end };
  }
  if (node.type === 'map') return node.entries[0]?.key.extent ?? node.extent;
  const first = node.items[0];
  return node.flow || first === undefined ? node.extent : headOf(first);
}
