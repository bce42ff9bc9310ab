import type { Document } from '../core/document.ts';
import { nodeAt, numberOf, stringOf, stringsOf } from '../core/node.ts';
import { continuesOf, statedConfidence } from '../records/kinds/decision/model.ts';
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
  readonly source: Source;
}

/** Reads a decision. */
export function decisionKnowledge(doc: Document): DecisionKnowledge {
  const at = (key: string) => stringOf(nodeAt(doc.data, key));
  const strings = (key: string) => stringsOf(nodeAt(doc.data, key)).map(({ value }) => value);
  return {
    id: doc.id ?? doc.path,
    thread: at('thread') ?? '',
    text: at('decision')?.trim() ?? '',
    agent: at('agent') ?? '',
    date: at('date') ?? '',
    confidence: numberOf(nodeAt(doc.data, 'confidence')),
    statedConfidence: statedConfidence(doc.data),
    category: at('category'),
    stakes: at('stakes'),
    status: at('status'),
    outcome: at('outcome'),
    continues: continuesOf(doc).map(({ value }) => value),
    tags: strings('tags'),
    files: strings('files'),
    task: at('task'),
    session: at('session'),
    source: sourceOf(doc, nodeAt(doc.data, 'decision')),
  };
}
