import type { Document } from '../core/document.ts';
import { itemsOf, nodeAt, stringOf } from '../core/node.ts';
import { declined } from '../records/kinds/decision/model.ts';
import { splitFirstSentence } from '../text/first-sentence.ts';
import { briefOf, freshDecisions } from './decisions.ts';
import type { CrossFinding } from './finding.ts';
import type { Context } from './sides.ts';

/** The new decisions of a thread not to do what was asked, each with its reason. One without a reason is a warning. */
export function declinedRequests(thread: string, path: string, context: Context): CrossFinding[] {
  return freshDecisions(thread, context)
    .filter((doc) => stringOf(nodeAt(doc.data, 'category')) === declined)
    .map((doc) => {
      const { id, agent, conclusion } = briefOf(doc);
      const reasons = reasonsOf(doc);
      const severity = reasons.length === 0 ? 'warning' : 'info';
      return { type: 'declined', severity, record: thread, path, decision: id, agent, conclusion, reasons };
    });
}

function reasonsOf(doc: Document): readonly string[] {
  const reasons = itemsOf(nodeAt(doc.data, 'reasons')).flatMap(
    (item) => stringOf(nodeAt(item, 'text')) ?? [],
  );
  if (reasons.length > 0) return reasons;
  const body = splitFirstSentence(doc.text.slice(doc.frontMatter?.extent.to ?? 0));
  return body === undefined ? [] : [body.sentence];
}
