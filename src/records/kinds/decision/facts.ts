import type { Document } from '../../../core/document.ts';
import type { DecisionFacts, Located, OwnFacts, QuestionFacts } from '../../../core/facts.ts';
import { memoize } from '../../../core/memoize.ts';
import { booleanOf, itemsOf, nodeAt, stringOf, stringsOf, type YamlNode } from '../../../core/node.ts';
import { locatedString, locatedStrings } from '../located.ts';
import { questionId } from '../question.ts';
import { threadFolder } from '../thread/model.ts';
import { continuesOf } from './model.ts';

/** What tree rules need of a decision. */
export const decisionFacts = memoize((doc: Document): OwnFacts<DecisionFacts> => {
  const { data } = doc;
  return {
    thread: locatedString(doc, nodeAt(data, 'thread')),
    folder: threadFolder(doc),
    continues: continuesOf(doc).flatMap(({ node }) => locatedString(doc, node) ?? []),
    asks: itemsOf(nodeAt(data, 'open_questions')).flatMap((item) => questionOf(doc, item) ?? []),
    resolves: locatedStrings(doc, nodeAt(data, 'resolves_questions')),
    session: locatedString(doc, nodeAt(data, 'session')),
    task: locatedString(doc, nodeAt(data, 'task')),
    supersedes: idsOf(doc, nodeAt(data, 'supersedes')),
    relatedTo: idsOf(doc, nodeAt(data, 'related_to')),
    reopens: idsOf(doc, nodeAt(data, 'reopens')),
    alternatives: itemsOf(nodeAt(data, 'alternatives')).length,
    reviewed: stringOf(nodeAt(data, 'status')) === 'reviewed',
  };
});

/** What a decision says of others, without the places. */
export interface DecisionLinks {
  /** As it names it. */
  readonly thread: string | undefined;
  /** The thread of its folder; undefined if only a glob claims it. */
  readonly folder: string | undefined;
  readonly continues: readonly string[];
  readonly asks: readonly Omit<QuestionFacts, 'span'>[];
  readonly resolves: readonly string[];
  readonly supersedes: readonly string[];
  readonly reopens: readonly string[];
}

/** The same values as in {@link decisionFacts}, for who does not point at them: a place costs more than its value. */
export function decisionLinks(doc: Document): DecisionLinks {
  const { data } = doc;
  const idsAt = (key: string) => idNodes(nodeAt(data, key)).flatMap((node) => stringOf(node) ?? []);
  return {
    thread: stringOf(nodeAt(data, 'thread')),
    folder: threadFolder(doc),
    continues: continuesOf(doc).map(({ value }) => value),
    asks: itemsOf(nodeAt(data, 'open_questions')).flatMap((item) => askedIn(item) ?? []),
    resolves: stringsOf(nodeAt(data, 'resolves_questions')).map(({ value }) => value),
    supersedes: idsAt('supersedes'),
    reopens: idsAt('reopens'),
  };
}

function questionOf(doc: Document, item: YamlNode): QuestionFacts | undefined {
  const asked = askedIn(item);
  const span = locatedString(doc, askedNode(item))?.span;
  return asked && span && { ...asked, span };
}

function askedIn(item: YamlNode): Omit<QuestionFacts, 'span'> | undefined {
  const value = stringOf(askedNode(item));
  if (value === undefined || value.trim() === '') return undefined;
  const id = stringOf(nodeAt(item, 'id')) ?? questionId(value);
  return { value, id, blocking: booleanOf(nodeAt(item, 'blocking')) === true };
}

function askedNode(item: YamlNode): YamlNode | undefined {
  return item.type === 'map' ? nodeAt(item, 'question') : item;
}

/** One id, or a list of ids and of maps that have one. */
function idsOf(doc: Document, node: YamlNode | undefined): Located[] {
  return idNodes(node).flatMap((item) => locatedString(doc, item) ?? []);
}

function idNodes(node: YamlNode | undefined): readonly (YamlNode | undefined)[] {
  const items = node?.type === 'seq' ? node.items : [node];
  return items.map((item) => (item?.type === 'map' ? nodeAt(item, 'id') : item));
}
