import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Pair, parseAllDocuments, type YAMLMap } from 'yaml';
import { insertBlock, putBlock, takeBlock } from '../../store/marked-block.ts';

/** Where an entry goes in a YAML file, as lines that a person could have typed. */
export interface Insertion {
  /** The key that the lines stand right below; undefined for the end of the file. */
  readonly below: Pair | undefined;
  readonly indent: string;
  /** Relative to the indent. */
  readonly lines: readonly string[];
}

/** How one program keeps its list of what to run. */
export interface EntryFormat {
  /**
   * Where the entry goes below the root of a file that lacks it, in the order of the file, its end last; undefined where
   * lines cannot be added.
   */
  insertionsIn(root: YAMLMap | undefined, text: string): readonly Insertion[] | undefined;
  /** The content with the entry in it. */
  withEntry(content: unknown): unknown;
  /** Whether the content holds the entry, wherever it is. */
  holds(content: unknown): boolean;
}

/**
 * Adds an entry to a YAML text by inserting lines between markers. No other byte changes, and the result is read again:
 * it says what the text said, and the entry.
 *
 * @returns undefined if that cannot be done: flow style, several documents, faults, an entry of the same name
 */
export function putEntry(text: string | undefined, format: EntryFormat): string | undefined {
  const rest = (text === undefined ? undefined : takeBlock(text, 'yaml')) ?? text;
  if (text !== undefined && rest !== text && format.holds(read(text)?.content)) return text;
  const before = read(rest ?? '');
  const places = before && format.insertionsIn(before.root, rest ?? '');
  if (!before || !places) return undefined;
  // From the end, so that what was found in the text keeps its place.
  let after: string | undefined = rest;
  for (const place of [...places].reverse()) {
    after = insert(after, place);
    if (after === undefined) return undefined;
  }
  const result = after === undefined ? undefined : read(after);
  return result && isDeepStrictEqual(result.content, format.withEntry(before.content)) ? after : undefined;
}

function insert(text: string | undefined, { below, indent, lines }: Insertion): string | undefined {
  if (!below) return putBlock(text, lines, 'yaml', 'end');
  const key = isScalar(below.key) ? below.key.range : undefined;
  const at = key && text !== undefined ? text.indexOf('\n', key[1]) + 1 : 0;
  return at === 0 || text === undefined ? undefined : insertBlock(text, lines, { at, indent });
}

interface Content {
  /** Undefined for a file without content. */
  readonly root: YAMLMap | undefined;
  readonly content: unknown;
}

function read(text: string): Content | undefined {
  const documents = parseAllDocuments(text, { logLevel: 'silent' });
  // A mark at the front would shift every offset.
  if (text.startsWith('\uFEFF') || documents.length > 1) return undefined;
  const [document] = documents;
  if (!document || !('contents' in document)) return { root: undefined, content: null };
  const root = document.contents;
  if (document.errors.length > 0 || (root !== null && !isMap(root) && !isEmpty(root))) return undefined;
  try {
    return { root: isMap(root) ? root : undefined, content: document.toJS() };
  } catch {
    // An alias without its anchor, or far too many of them.
    return undefined;
  }
}

function isEmpty(node: unknown): boolean {
  return isScalar(node) && node.value === null;
}

/** The pair of a key; undefined if there is none. */
export function pairOf(map: YAMLMap | undefined, key: string): Pair | undefined {
  return map?.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
}

/** The column that the items of a list or map begin at, one item a line; undefined for any other node. */
export function indentOf(node: unknown, text: string): string | undefined {
  if ((!isMap(node) && !isSeq(node)) || node.flow || node.items.length === 0 || !node.range) return undefined;
  const start = node.range[0];
  const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /^ *$/.test(indent) ? indent : undefined;
}

/** Right below a key, as deep as what is there; undefined if that is in flow style, or nothing. */
export function below(pair: Pair, text: string, lines: readonly string[]): Insertion | undefined {
  const indent = indentOf(pair.value, text);
  return indent === undefined ? undefined : { below: pair, indent, lines };
}
