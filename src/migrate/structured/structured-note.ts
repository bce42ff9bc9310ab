import {
  booleanOf,
  entriesOf,
  nodeAt,
  numberOf,
  stringOf,
  stringsOf,
  type YamlNode,
} from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { isTemplateText } from '../../records/kinds/placeholder.ts';
import { findPaths, type Mention } from '../files/paths.ts';
import type { FileRole, FileUse } from '../files/use.ts';
import type { Candidate, ItemField } from '../items/candidate.ts';
import { isNothing } from '../items/words.ts';
import type { OutcomeReading } from '../outcome/outcome.ts';
import { signOf } from '../outcome/words.ts';
import { emptySection } from '../sections/section.ts';
import type { ListField } from '../types.ts';
import { polarityOf } from '../words/polarity.ts';
import { cleanText, plain, type Vocabulary } from '../words/words.ts';
import { mainKeys } from './keys.ts';
import type { KnownKey } from './structured.ts';

/** What the structured part of a note tells by the names of its keys. */
export interface Structured {
  readonly outcome: OutcomeReading | undefined;
  readonly files: readonly FileUse[];
  readonly items: readonly Candidate[];
}

const rule = 'structured-block';
const sure = 0.95;
const roleOfList = {
  files_created: 'created',
  files_modified: 'modified',
  dependencies_for_next: 'read',
} as const;

/**
 * Reads the keys of handoffs in YAML into values, each by its name (formats, "Older task notes"). What a template left
 * unfilled is not read. Of several outcomes the last counts, and one called outcome before one called status.
 */
export function readStructured(text: string, keys: readonly KnownKey[], vocabulary: Vocabulary): Structured {
  const reader = new StructuredReader(text, vocabulary);
  for (const key of keys) reader.key(key);
  return { outcome: reader.outcome(), files: reader.allFiles(), items: reader.items };
}

class StructuredReader {
  readonly items: Candidate[] = [];
  readonly #files: FileUse[] = [];
  /** Files of work that was done: less plain than those of a list of files. */
  readonly #filesOfWork: FileUse[] = [];
  readonly #text: string;
  readonly #vocabulary: Vocabulary;
  readonly #outcomes: { readonly isStatus: boolean; readonly reading: OutcomeReading }[] = [];

  constructor(text: string, vocabulary: Vocabulary) {
    this.#text = text;
    this.#vocabulary = vocabulary;
  }

  outcome(): OutcomeReading | undefined {
    const named = this.#outcomes.filter(({ isStatus }) => !isStatus);
    return (named.length > 0 ? named : this.#outcomes).at(-1)?.reading;
  }

  /** A file that is only listed is described by the work that it is part of. */
  allFiles(): readonly FileUse[] {
    const works = new Map(this.#filesOfWork.map((use) => [use.mention.path, use.yaml]));
    const described = this.#files.map((use) => {
      const work = use.yaml?.type === 'scalar' ? works.get(use.mention.path) : undefined;
      return work ? { ...use, yaml: work } : use;
    });
    return [...described, ...this.#filesOfWork];
  }

  key({ role, entry }: KnownKey): void {
    const { value } = entry;
    if (role === 'outcome' || role === 'status') this.#outcome(value, entry.extent, role === 'status');
    else if (role === 'files') this.#filesByUse(value);
    else if (role === 'done') for (const work of listOf(value)) this.#work(work);
    else for (const item of listOf(value)) this.#item(role, item);
  }

  #outcome(node: YamlNode, extent: Extent, isStatus: boolean): void {
    const words = stringOf(node)?.replace(/_/g, ' ') ?? '';
    const said = words.includes(' | ') ? undefined : signOf(words, this.#vocabulary, true);
    if (!said) return;
    const reading = {
      outcome: said.outcome,
      rule,
      confidence: sure,
      extent,
      candidates: [said.outcome],
      isPlan: false,
    };
    this.#outcomes.push({ isStatus, reading });
  }

  #filesByUse(node: YamlNode): void {
    if (node.type !== 'map') {
      for (const item of listOf(node)) this.#file('modified', item);
      return;
    }
    for (const { name, value } of node.entries)
      for (const item of listOf(value)) this.#file(name === 'created' ? 'created' : 'modified', item);
  }

  #work(work: YamlNode): void {
    for (const file of listOf(nodeAt(work, 'files'))) {
      const mention = this.#mention(file);
      if (mention)
        this.#filesOfWork.push({
          mention,
          role: 'modified',
          rule,
          confidence: 0.7,
          extent: work.extent,
          yaml: work,
        });
    }
  }

  #item(list: ListField | 'words', node: YamlNode): void {
    if (list === 'files_created' || list === 'files_modified' || list === 'dependencies_for_next') {
      this.#file(roleOfList[list], node, list);
      return;
    }
    const value = cleanText(wordsOf(node, mainKeys[list === 'words' ? 'gotchas' : list]));
    if (isNothing(this.#vocabulary, plain(value)) || isTemplateText(value)) return;
    const field: ItemField | undefined = list === 'words' ? polarityOf(value, this.#vocabulary)?.field : list;
    if (!field) return;
    const place = { extent: node.extent, section: emptySection(), ordinal: undefined };
    this.items.push({ ...place, field, rule, confidence: sure, value, others: [], yaml: node });
  }

  #file(role: FileRole, node: YamlNode, list: ListField = 'files_modified'): void {
    const main = mainKeys[list].flatMap((key) => nodeAt(node, key) ?? [])[0] ?? node;
    const mention = this.#mention(main);
    if (mention) this.#files.push({ mention, role, rule, confidence: sure, extent: node.extent, yaml: node });
  }

  #mention(node: YamlNode): Mention | undefined {
    const written = stringOf(node)?.trim();
    if (written === undefined || isTemplateText(written) || isTemplateText(`[${written}]`)) return undefined;
    const [found] = findPaths(this.#text, node.extent, [], true);
    if (found) return found;
    const path = written.replace(/^(?:\.\/)+/, '');
    const isPath =
      /^[\p{L}\p{N}_.@+-][^\s:*?<>|]*$/u.test(path) && /[/.]/.test(path) && !path.startsWith('..');
    return isPath ? { path, extent: node.extent, lines: undefined } : undefined;
  }
}

/** The items of a list; of anything else that says something, itself. */
function listOf(node: YamlNode | undefined): readonly YamlNode[] {
  if (node === undefined) return [];
  if (node.type === 'seq') return node.items;
  return node.type === 'scalar' && node.value === null ? [] : [node];
}

/** What an item says: under its main key, as `name: detail` where it has one key, or itself. */
function wordsOf(node: YamlNode, mains: readonly string[]): string {
  if (node.type === 'scalar') return node.value === null ? '' : String(node.value);
  if (node.type === 'seq') return '';
  for (const main of mains) {
    const value = stringOf(nodeAt(node, main));
    if (value !== undefined) return value;
  }
  if (mains.some((main) => nodeAt(node, main) !== undefined)) return '';
  const pairs = entriesOf(node).flatMap(({ name, value }) =>
    value.type === 'scalar' && value.value !== null ? [`${name ?? ''}: ${value.value}`] : [],
  );
  return pairs.join('; ');
}

/** A text that an item tells under a key, or under another name of it. */
export function textAt<K extends string>(
  node: YamlNode,
  key: K,
  ...aliases: readonly string[]
): Partial<Record<K, string>> {
  const value = [key, ...aliases].flatMap((name) => stringOf(nodeAt(node, name)) ?? [])[0]?.trim();
  if (value === undefined || value === '' || isTemplateText(value)) return {};
  return one(key, cleanText(value));
}

/** One of a few words that an item tells under a key. */
export function wordAt<K extends string, W extends string>(
  node: YamlNode,
  key: K,
  words: readonly W[],
): Partial<Record<K, W>> {
  const value = stringOf(nodeAt(node, key))?.trim().toLowerCase();
  const word = words.find((known) => known === value);
  return word === undefined ? {} : one(key, word);
}

export function flagAt<K extends string>(node: YamlNode, key: K): Partial<Record<K, boolean>> {
  const value = booleanOf(nodeAt(node, key));
  return value === undefined ? {} : one(key, value);
}

/** A list of texts; a lone text is a list of one. */
export function listAt<K extends string>(node: YamlNode, key: K): Partial<Record<K, readonly string[]>> {
  const found = nodeAt(node, key);
  const lone = stringOf(found);
  const values = lone === undefined ? stringsOf(found).map(({ value }) => value) : [lone];
  const said = values.filter((value) => value.trim() !== '' && !isTemplateText(`[${value}]`));
  return said.length === 0 ? {} : one(key, said);
}

/** Lines as the schema writes them; `12` is `12-12`. */
export function linesAt(node: YamlNode | undefined): string | undefined {
  const found = nodeAt(node, 'lines');
  const lone = numberOf(found);
  const written = lone === undefined ? stringOf(found)?.trim() : `${lone}-${lone}`;
  const [, from, to] = /^(\d+)\s*[-–]\s*(\d+)$/.exec(written ?? '') ?? [];
  if (from !== undefined && Number(from) <= Number(to)) return `${from}-${to}`;
  return written === 'all' ? written : undefined;
}

function one<K extends string, V>(key: K, value: V): Partial<Record<K, V>> {
  return { [key]: value } as Partial<Record<K, V>>;
}
