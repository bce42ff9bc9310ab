import type { Document } from '../../../core/document.ts';
import type { OwnFacts, SkillFacts } from '../../../core/facts.ts';
import {
  booleanOf,
  entriesOf,
  isNull,
  nodeAt,
  plainValue,
  stringOf,
  stringsOf,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
} from '../../../core/node.ts';
import { fingerprint } from '../../../text/fingerprint.ts';
import { otherClientFields } from '../../schema/clients.ts';
import { locatedString, locatedStrings } from '../located.ts';
import { relativeLinks } from './links.ts';

/** Fields of the Agent Skills format, and those that widely used clients and this convention add to it. */
export const knownFields: readonly string[] = [
  ...['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'],
  ...[
    'when_to_use',
    'argument-hint',
    'arguments',
    'disable-model-invocation',
    'user-invocable',
    'disallowed-tools',
  ],
  ...['model', 'effort', 'context', 'agent', 'hooks', 'paths', 'shell', 'handoff'],
];

const otherFields = new Set(Object.values(otherClientFields).flat());

/** True for a field of a known client or of this convention. */
export function isReadField(name: string, data: YamlNode | undefined): boolean {
  const isCategories = name === 'categories' && handoffBlock(data)?.universal === true;
  return knownFields.includes(name) || otherFields.has(name) || isCategories;
}

/**
 * The fields of a skill's front matter.
 *
 * @returns none where the front matter is empty, undefined where it cannot be read or holds no keys
 */
export function fieldsOf(doc: Document): readonly YamlEntry[] | undefined {
  if (doc.problems.length > 0 || !doc.frontMatter) return undefined;
  const { root } = doc.frontMatter.yaml;
  if (isNull(root)) return [];
  return root?.type === 'map' ? root.entries : undefined;
}

/** The `handoff:` block of a skill, in whichever form it is written. */
export interface HandoffBlock {
  readonly node: YamlMap;
  /** True for the form of schema 3.0: `accepts_from`, `provides_to`, `schema_version`, categories at the top level. */
  readonly universal: boolean;
  /** True where the skill says that it accepts handoffs. */
  readonly accepts: boolean;
  /** The node with the categories; fields of the 3.0 form have priority. */
  readonly categories: YamlNode | undefined;
}

/** Reads the `handoff:` block of a front matter; undefined where there is none or it is no map. */
export function handoffBlock(data: YamlNode | undefined): HandoffBlock | undefined {
  const node = nodeAt(data, 'handoff');
  if (node?.type !== 'map') return undefined;
  const acceptsFrom = nodeAt(node, 'accepts_from');
  const universal = ['accepts_from', 'provides_to', 'schema_version'].some(
    (key) => nodeAt(node, key) !== undefined,
  );
  const own = nodeAt(node, 'handoff_categories');
  return {
    node,
    universal,
    accepts: isNull(acceptsFrom)
      ? booleanOf(nodeAt(node, 'accepts_handoff')) === true
      : acceptsFrom?.type !== 'seq' || acceptsFrom.items.length > 0,
    categories: universal ? (nodeAt(data, 'categories') ?? own) : own,
  };
}

/**
 * What tree rules need of a skill.
 *
 * @param holds whether the tree has a path; with it, links that all lead to files of the tree are left out
 */
export function skillFacts(doc: Document, holds?: (path: string) => boolean): OwnFacts<SkillFacts> {
  return {
    name: doc.id ?? '',
    called: locatedString(doc, nodeAt(doc.data, 'name')),
    ...contentOf(doc),
    ...skillTerms(doc),
    providesTo: locatedStrings(doc, nodeAt(handoffBlock(doc.data)?.node, 'provides_to')),
    links: relativeLinks(doc, holds),
  };
}

/** What a skill takes. */
export function skillTerms(doc: Document): Pick<SkillFacts, 'accepts' | 'categories' | 'requires'> {
  const block = handoffBlock(doc.data);
  return {
    accepts: block?.accepts ?? false,
    categories: stringsOf(block?.categories).map(({ value }) => value),
    requires: locatedStrings(doc, nodeAt(block?.node, 'requires')),
  };
}

/** Fields of the Agent Skills format, which every client reads. */
const portableFields = ['name', 'description', 'license', 'compatibility', 'metadata'];

/** What a skill says, as numbers that tell whether two say the same. */
function contentOf(doc: Document): Pick<SkillFacts, 'listed' | 'content' | 'portable'> {
  const text = doc.text.replace(/\r\n?/g, '\n').trimEnd();
  const body = doc.text
    .slice(doc.frontMatter?.extent.to ?? 0)
    .replace(/\r\n?/g, '\n')
    .trim();
  const fields = Object.fromEntries(portableFields.map((key) => [key, plainValue(nodeAt(doc.data, key))]));
  const isHidden = booleanOf(nodeAt(doc.data, 'disable-model-invocation')) === true;
  const length = (key: string) => [...(stringOf(nodeAt(doc.data, key)) ?? '')].length;
  return {
    listed: isHidden ? 0 : length('name') + length('description') + length('when_to_use'),
    content: fingerprint(text),
    portable: fingerprint(JSON.stringify([fields, body])),
  };
}

/** A text as a quoted YAML scalar; line breaks fold as they do in a plain one. */
export function quoted(raw: string): string {
  return /["\\]/.test(raw) ? `'${raw.replaceAll("'", "''")}'` : `"${raw}"`;
}

/** The scalars below a node, with the names of the keys on the way. */
export function* scalarsOf(
  node: YamlNode,
  path: readonly string[] = [],
): Generator<{ readonly node: Extract<YamlNode, { type: 'scalar' }>; readonly path: readonly string[] }> {
  if (node.type === 'scalar') yield { node, path };
  else if (node.type === 'seq') for (const item of node.items) yield* scalarsOf(item, path);
  else for (const { name, value } of entriesOf(node)) yield* scalarsOf(value, [...path, name ?? '']);
}

/** What a value is, as messages name it. */
export function typeName(node: YamlNode): string {
  if (node.type === 'map') return 'map';
  if (node.type === 'seq') return 'list';
  return node.value === null ? 'empty value' : typeof node.value;
}
