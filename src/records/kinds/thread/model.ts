import type { Document } from '../../../core/document.ts';
import type { OwnFacts, ResumeFacts, ThreadFacts } from '../../../core/facts.ts';
import { itemsOf, nodeAt, stringOf, type YamlNode } from '../../../core/node.ts';
import { locatedString } from '../located.ts';

/** One entry of a thread's `status_history`. */
export interface StatusEntry {
  readonly node: YamlNode;
  /** The status as written, known or not, and where. */
  readonly status: { readonly value: string; readonly node: YamlNode } | undefined;
  readonly at: { readonly value: string; readonly node: YamlNode } | undefined;
  readonly by: string | undefined;
}

/** The statuses of a thread, oldest first; empty if the history is missing or not a list. */
export function statusEntries(doc: Document): readonly StatusEntry[] {
  return itemsOf(nodeAt(doc.data, 'status_history')).map((node) => ({
    node,
    status: textAt(node, 'status'),
    at: textAt(node, 'at'),
    by: stringOf(nodeAt(node, 'by')),
  }));
}

function textAt(node: YamlNode, key: string): { value: string; node: YamlNode } | undefined {
  const found = nodeAt(node, key);
  const value = stringOf(found);
  return found === undefined || value === undefined ? undefined : { value, node: found };
}

/**
 * The id of the thread in whose folder a record is: the folder below `threads/` of its root. Undefined where only a
 * glob of the configuration claims the file: its folders are then the repository's own.
 */
export function threadFolder(doc: Document): string | undefined {
  if (doc.root === '') return undefined;
  const below = doc.path.slice(doc.root.length + 1).split('/');
  if (doc.archived) below.shift();
  return below[0] === 'threads' ? below[1] : undefined;
}

/** What tree rules need of a thread. */
export function threadFacts(doc: Document): OwnFacts<ThreadFacts> {
  return { status: locatedString(doc, statusEntries(doc).at(-1)?.status?.node) };
}

/** What tree rules need of a resume. */
export function resumeFacts(doc: Document): OwnFacts<ResumeFacts> {
  return { thread: locatedString(doc, nodeAt(doc.data, 'thread')), folder: threadFolder(doc) };
}
