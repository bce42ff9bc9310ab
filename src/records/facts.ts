import type { Document } from '../core/document.ts';
import type { Facts } from '../core/facts.ts';
import { ackFacts, handoffFacts } from './kinds/handoff.ts';
import { sessionFacts } from './kinds/session.ts';
import { skillFacts } from './kinds/skill.ts';
import { suppressionsOf } from './suppressions.ts';

/** What rules about the whole tree need to know of a record. */
export function factsOf(doc: Document): Facts {
  const base = {
    path: doc.path,
    id: doc.id,
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
      return { ...base, kind: 'skill', ...skillFacts(doc) };
    default:
      return { ...base, kind: doc.kind };
  }
}
