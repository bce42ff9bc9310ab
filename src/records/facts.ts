import type { Document } from '../core/document.ts';
import type { Facts } from '../core/facts.ts';
import { memoize } from '../core/memoize.ts';
import { decisionFacts } from './kinds/decision/facts.ts';
import { ackFacts, handoffFacts } from './kinds/handoff/model.ts';
import { sessionFacts } from './kinds/session/model.ts';
import { skillFacts } from './kinds/skill/model.ts';
import { taskFacts } from './kinds/task/facts.ts';
import { resumeFacts, threadFacts } from './kinds/thread/model.ts';
import { suppressionsOf } from './read/suppressions.ts';

/** What rules about the whole tree need to know of a record. */
export const factsOf = memoize((doc: Document): Facts => makeFacts(doc));

/**
 * The same for a record of a tree whose paths are known.
 *
 * @param holds whether the tree has a path: if all links of a skill have a target they are left out
 */
export function factsInTree(doc: Document, holds: (path: string) => boolean): Facts {
  return doc.kind === 'skill' ? makeFacts(doc, holds) : factsOf(doc);
}

function makeFacts(doc: Document, holds?: (path: string) => boolean): Facts {
  const base = {
    path: doc.path,
    id: doc.id,
    idSpan: doc.idExtent && doc.lines.span(doc.idExtent),
    archived: doc.archived,
    root: doc.root,
    suppressions: suppressionsOf(doc),
  };
  switch (doc.kind) {
    case 'session':
      return { ...base, kind: 'session', ...sessionFacts(doc) };
    case 'handoff':
      return { ...base, kind: 'handoff', ...handoffFacts(doc) };
    case 'ack':
      return { ...base, kind: 'ack', ...ackFacts(doc) };
    case 'skill':
      return { ...base, kind: 'skill', ...skillFacts(doc, holds) };
    case 'thread':
      return { ...base, kind: 'thread', ...threadFacts(doc) };
    case 'resume':
      return { ...base, kind: 'resume', ...resumeFacts(doc) };
    case 'decision':
      return { ...base, kind: 'decision', ...decisionFacts(doc) };
    case 'task':
      return { ...base, kind: 'task', ...taskFacts(doc) };
  }
}
