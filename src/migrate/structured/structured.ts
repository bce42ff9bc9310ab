import { entriesOf, entryOf, nodeAt, stringOf, type YamlEntry, type YamlNode } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { outcomes } from '../../records/kinds/task/handoff.ts';
import { parseYaml } from '../../records/yaml/parse.ts';
import type { Block } from '../sections/blocks.ts';
import { handoffOnlyKeys, type KeyRole, keyRoles } from './keys.ts';

/** A key of a handoff in YAML that is known, with what is under it. */
export interface KnownKey {
  readonly role: KeyRole;
  readonly entry: YamlEntry;
}

/** A text that is nothing but a handoff in YAML. */
export interface WholeText {
  readonly keys: readonly KnownKey[];
  /** What it says that the work was. */
  readonly title: string | undefined;
}

const titleKeys = ['title', 'goal', 'topic', 'task'];
const yamlOrJson = /^(?:ya?ml|json|)$/i;
const separator = /^(?:---|\.\.\.)[ \t]*\r?$/gm;
const handoffKey = new RegExp(`^(?:${[...handoffOnlyKeys].join('|')}):`, 'm');

/**
 * The keys of a text that is YAML as a whole, in one document or more (formats, "Others' handoffs").
 *
 * @returns undefined for any other text
 */
export function wholeText(text: string): WholeText | undefined {
  if (!handoffKey.test(text)) return undefined;
  const keys: KnownKey[] = [];
  let title: string | undefined;
  for (const part of documentsOf(text)) {
    const root = rootOf(text, part);
    if (root?.type !== 'map') return undefined;
    keys.push(...keysOf(root));
    title ??= titleKeys.flatMap((key) => stringOf(nodeAt(root, key)) ?? [])[0];
  }
  return isHandoff(keys, keys.length) ? { keys, title } : undefined;
}

/** Whether a text is nothing but a handoff in YAML. */
export function isHandoffText(text: string): boolean {
  return wholeText(text) !== undefined;
}

/** The keys of the handoffs that a note holds in code blocks and in its front matter, in order. */
export function structuredBlocks(text: string, blocks: readonly Block[]): readonly KnownKey[] {
  return blocks.flatMap((block): readonly KnownKey[] => {
    if (block.type === 'list') return block.items.flatMap((item) => structuredBlocks(text, item.blocks));
    if (block.type !== 'front-matter' && !(block.type === 'fence' && yamlOrJson.test(block.lang))) return [];
    const { from, to } = block.value;
    if (![...handoffOnlyKeys].some((key) => text.slice(from, to).includes(key))) return [];
    const root = rootOf(text, block.value);
    if (root?.type !== 'map') return [];
    const keys = keysOf(root);
    return isHandoff(keys, root.entries.length) ? keys : [];
  });
}

function rootOf(text: string, { from, to }: Extent): YamlNode | undefined {
  return parseYaml(text.slice(from, to), (offset) => from + offset).root;
}

/** The documents of a text, without blank ones. */
function documentsOf(text: string): Extent[] {
  const parts: Extent[] = [];
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  const take = (to: number) => {
    if (text.slice(from, to).trim() !== '') parts.push({ from, to });
  };
  for (const match of text.matchAll(separator)) {
    take(match.index);
    from = match.index + match[0].length;
  }
  take(text.length);
  return parts;
}

/** The known keys of a map; of one below `handoff` if that is one. */
function keysOf(root: YamlNode): readonly KnownKey[] {
  const inner = entryOf(root, 'handoff')?.value;
  return entriesOf(inner?.type === 'map' ? inner : root).flatMap((entry): KnownKey[] => {
    const role = keyRoles.get(keyName(entry));
    return role ? [{ role, entry }] : [];
  });
}

function keyName({ name }: YamlEntry): string {
  return (name ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/**
 * Whether keys are those of a handoff: several that are known, one of which only handoffs have, and a list among them; or
 * a lone outcome of the schema.
 *
 * @param all how many keys there are, unknown ones too
 */
function isHandoff(keys: readonly KnownKey[], all: number): boolean {
  if (!keys.some(({ entry }) => handoffOnlyKeys.has(keyName(entry)))) return false;
  const [first] = keys;
  if (first && all === 1) return outcomes.some((outcome) => outcome === stringOf(first.entry.value));
  const hasList = keys.some(({ entry }) => entry.value.type !== 'scalar');
  return keys.length > 1 && hasList;
}
