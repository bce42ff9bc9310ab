import type { Extent } from './position.ts';

/** How a scalar was written. `block` is literal or folded. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'block';

interface NodeBase {
  /** Its extent in the file. For an empty value: the empty extent where it would be. */
  readonly extent: Extent;
  /** True where the node was reached through an alias; `extent` is then the alias'. */
  readonly aliased?: true;
  /** The tag as written (`!!str`), where there is one. */
  readonly tag?: string;
}

/** A YAML scalar under the 1.2 core schema. */
export interface YamlScalar extends NodeBase {
  readonly type: 'scalar';
  readonly value: string | number | boolean | null;
  readonly style: ScalarStyle;
  /** The characters of the file at `extent`, without the indentation and marks of a markdown container around it. */
  readonly raw: string;
}

/** One pair of a map. */
export interface YamlEntry {
  readonly key: YamlNode;
  /** The key as a string, as JSON would have it; null where the key is no scalar. */
  readonly name: string | null;
  readonly value: YamlNode;
  /** Key start to value end. */
  readonly extent: Extent;
}

export interface YamlMap extends NodeBase {
  readonly type: 'map';
  readonly entries: readonly YamlEntry[];
  readonly flow: boolean;
}

export interface YamlSeq extends NodeBase {
  readonly type: 'seq';
  readonly items: readonly YamlNode[];
  readonly flow: boolean;
}

/** A YAML value with its place in the file. */
export type YamlNode = YamlScalar | YamlMap | YamlSeq;

/** The entry of a map under a key, or undefined. */
export function entryOf(node: YamlNode | undefined, key: string): YamlEntry | undefined {
  if (node?.type !== 'map') return undefined;
  for (let at = 0; at < node.entries.length; at++) {
    const entry = node.entries[at];
    if (entry?.name === key) return entry;
  }
  return undefined;
}

/** The node at a path of keys and indexes, or undefined where any step is missing. */
export function nodeAt(
  node: YamlNode | undefined,
  ...path: readonly (string | number)[]
): YamlNode | undefined {
  let here = node;
  for (let at = 0; at < path.length; at++) {
    const step = path[at];
    if (step === undefined) return undefined;
    if (typeof step === 'number') here = here?.type === 'seq' ? here.items[step] : undefined;
    else here = entryOf(here, step)?.value;
    if (here === undefined) return undefined;
  }
  return here;
}

/** The string of a scalar node that is one, else undefined. Never coerces. */
export function stringOf(node: YamlNode | undefined): string | undefined {
  return node?.type === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}

/** The number of a scalar node that is one, else undefined. */
export function numberOf(node: YamlNode | undefined): number | undefined {
  return node?.type === 'scalar' && typeof node.value === 'number' ? node.value : undefined;
}

/** The boolean of a scalar node that is one, else undefined. */
export function booleanOf(node: YamlNode | undefined): boolean | undefined {
  return node?.type === 'scalar' && typeof node.value === 'boolean' ? node.value : undefined;
}

/** True for a missing node and for an explicit or empty null. */
export function isNull(node: YamlNode | undefined): boolean {
  return node === undefined || (node.type === 'scalar' && node.value === null);
}

/** The items of a list node; none where it is missing or no list. */
export function itemsOf(node: YamlNode | undefined): readonly YamlNode[] {
  return node?.type === 'seq' ? node.items : [];
}

/** The entries of a map node; none where it is missing or no map. */
export function entriesOf(node: YamlNode | undefined): readonly YamlEntry[] {
  return node?.type === 'map' ? node.entries : [];
}

/** The strings among the items of a list node, with their nodes. */
export function stringsOf(node: YamlNode | undefined): readonly { value: string; node: YamlNode }[] {
  return itemsOf(node).flatMap((item) => {
    const value = stringOf(item);
    return value === undefined ? [] : [{ value, node: item }];
  });
}

/** The plain JSON-like value of a node. Non-scalar keys are left out. A key `__proto__` is an ordinary key. */
export function plainValue(node: YamlNode | undefined): unknown {
  if (node === undefined) return undefined;
  if (node.type === 'scalar') return node.value;
  if (node.type === 'seq') return node.items.map(plainValue);
  const out: Record<string, unknown> = {};
  for (const { name, value } of node.entries) {
    if (name === null) continue;
    if (name !== '__proto__') out[name] = plainValue(value);
    else {
      const [enumerable, configurable, writable] = [true, true, true];
      Object.defineProperty(out, name, { value: plainValue(value), enumerable, configurable, writable });
    }
  }
  return out;
}
