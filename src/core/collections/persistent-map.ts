/** A key with its value, and the hash of the key. */
interface Leaf<V> {
  readonly type: 'leaf';
  readonly hash: number;
  readonly key: string;
  readonly value: V;
}

/** Up to 32 children; the bits of `bitmap` say which exist. */
interface Branch<V> {
  readonly type: 'branch';
  readonly bitmap: number;
  readonly children: readonly Node<V>[];
}

/** Keys whose hashes are equal. */
interface Bucket<V> {
  readonly type: 'bucket';
  readonly hash: number;
  readonly leaves: readonly Leaf<V>[];
}

type Node<V> = Leaf<V> | Branch<V> | Bucket<V>;

const bits = 5;

/**
 * An immutable map from strings: a changed version shares all nodes with the old one, except the few on the path to
 * the key. So the trees of many commits fit into memory (a hash array mapped trie).
 */
export class PersistentMap<V> implements Iterable<readonly [string, V]> {
  readonly size: number;
  readonly #root: Node<V> | undefined;

  private constructor(root: Node<V> | undefined, size: number) {
    this.#root = root;
    this.size = size;
  }

  static empty<V>(): PersistentMap<V> {
    return new PersistentMap<V>(undefined, 0);
  }

  get(key: string): V | undefined {
    const hash = hashOf(key);
    let node = this.#root;
    for (let shift = 0; node?.type === 'branch'; shift += bits) {
      const bit = bitOf(hash, shift);
      node = node.bitmap & bit ? node.children[indexOf(node.bitmap, bit)] : undefined;
    }
    if (node?.type === 'leaf') return node.key === key ? node.value : undefined;
    return node?.leaves.find((leaf) => leaf.key === key)?.value;
  }

  set(key: string, value: V): PersistentMap<V> {
    const leaf: Leaf<V> = { type: 'leaf', hash: hashOf(key), key, value };
    if (!this.#root) return new PersistentMap<V>(leaf, 1);
    const isNew = this.get(key) === undefined;
    return new PersistentMap(insert(this.#root, leaf, 0), this.size + Number(isNew));
  }

  delete(key: string): PersistentMap<V> {
    if (!this.#root || this.get(key) === undefined) return this;
    return new PersistentMap(remove(this.#root, key, hashOf(key), 0), this.size - 1);
  }

  *[Symbol.iterator](): Generator<readonly [string, V]> {
    const stack = this.#root ? [this.#root] : [];
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (node.type === 'leaf') yield [node.key, node.value];
      else stack.push(...(node.type === 'branch' ? node.children : node.leaves));
    }
  }
}

function insert<V>(node: Node<V>, leaf: Leaf<V>, shift: number): Node<V> {
  if (node.type === 'branch') {
    const bit = bitOf(leaf.hash, shift);
    const index = indexOf(node.bitmap, bit);
    const child = node.bitmap & bit ? node.children[index] : undefined;
    const children = [...node.children];
    if (child) children[index] = insert(child, leaf, shift + bits);
    else children.splice(index, 0, leaf);
    return { type: 'branch', bitmap: node.bitmap | bit, children };
  }
  if (node.hash !== leaf.hash) {
    // The two part on a level below.
    const branch: Branch<V> = { type: 'branch', bitmap: bitOf(node.hash, shift), children: [node] };
    return insert(branch, leaf, shift);
  }
  const old = node.type === 'leaf' ? [node] : node.leaves;
  const others = old.filter(({ key }) => key !== leaf.key);
  return others.length === 0 ? leaf : { type: 'bucket', hash: leaf.hash, leaves: [...others, leaf] };
}

function remove<V>(node: Node<V>, key: string, hash: number, shift: number): Node<V> | undefined {
  if (node.type === 'leaf') return undefined;
  if (node.type === 'bucket') {
    const leaves = node.leaves.filter((leaf) => leaf.key !== key);
    return leaves.length === 1 ? leaves[0] : { ...node, leaves };
  }
  const bit = bitOf(hash, shift);
  const index = indexOf(node.bitmap, bit);
  const child = node.children[index];
  if (!child) return node;
  const rest = remove(child, key, hash, shift + bits);
  const children = [...node.children];
  if (rest) children[index] = rest;
  else children.splice(index, 1);
  const only = children.length === 1 ? children[0] : undefined;
  if (only && only.type !== 'branch') return only;
  return children.length === 0
    ? undefined
    : { type: 'branch', bitmap: rest ? node.bitmap : node.bitmap & ~bit, children };
}

function bitOf(hash: number, shift: number): number {
  return 1 << ((hash >>> shift) & 31);
}

/** The number of bits below one bit: the index of a child among the existing ones. */
function indexOf(bitmap: number, bit: number): number {
  let left = bitmap & (bit - 1);
  left -= (left >>> 1) & 0x55555555;
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** FNV-1a, its bits mixed once more since paths differ at their ends. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
