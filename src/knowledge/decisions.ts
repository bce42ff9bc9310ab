import type { Document } from '../core/document.ts';
import { itemsOf, nodeAt, numberOf, stringOf, stringsOf } from '../core/node.ts';
import { type DecisionLinks, decisionLinks } from '../records/kinds/decision/facts.ts';
import { statedConfidence } from '../records/kinds/decision/model.ts';
import { type Source, sourceOf } from './items.ts';

/** A decision as knowledge reads it. */
export interface DecisionKnowledge {
  readonly id: string;
  readonly thread: string;
  readonly text: string;
  readonly agent: string;
  readonly date: string;
  readonly confidence: number | undefined;
  /** The same; undefined where an import assumed it. */
  readonly statedConfidence: number | undefined;
  readonly category: string | undefined;
  readonly stakes: string | undefined;
  readonly status: string | undefined;
  readonly outcome: string | undefined;
  readonly continues: readonly string[];
  readonly tags: readonly string[];
  readonly files: readonly string[];
  readonly task: string | undefined;
  readonly session: string | undefined;
  /** The decisions that no longer hold because of this one. */
  readonly supersedes: readonly string[];
  /** When it stops to hold; undefined for one that holds until it is superseded. */
  readonly expires: string | undefined;
  /** The rejected alternatives that it chooses now: `dec_001#2` is the second of that decision. */
  readonly reopens: readonly string[];
  readonly alternatives: readonly Alternative[];
  readonly source: Source;
}

/** An option that was not taken. */
export interface Alternative {
  readonly option: string;
  readonly because: string | undefined;
}

/** Reads a decision. @param links of it, for who has them */
export function decisionKnowledge(
  doc: Document,
  links: DecisionLinks = decisionLinks(doc),
): DecisionKnowledge {
  const at = (key: string) => stringOf(nodeAt(doc.data, key));
  const strings = (key: string) => stringsOf(nodeAt(doc.data, key)).map(({ value }) => value);
  return {
    id: doc.id ?? doc.path,
    thread: links.thread ?? '',
    text: at('decision')?.trim() ?? '',
    agent: at('agent') ?? '',
    date: at('date') ?? '',
    confidence: numberOf(nodeAt(doc.data, 'confidence')),
    statedConfidence: statedConfidence(doc.data),
    category: at('category'),
    stakes: at('stakes'),
    status: at('status'),
    outcome: at('outcome'),
    continues: links.continues,
    tags: strings('tags'),
    files: strings('files'),
    task: at('task'),
    session: at('session'),
    supersedes: links.supersedes,
    expires: at('expires'),
    reopens: links.reopens,
    alternatives: itemsOf(nodeAt(doc.data, 'alternatives')).map((item) => ({
      option: stringOf(nodeAt(item, 'option'))?.trim() ?? '',
      because: stringOf(nodeAt(item, 'rejected_because'))?.trim(),
    })),
    source: sourceOf(doc, nodeAt(doc.data, 'decision')),
  };
}
