import type { Document } from '../core/document.ts';
import { nodeAt, stringOf, type YamlNode } from '../core/node.ts';
import { decisionFacts } from '../records/kinds/decision/facts.ts';
import { briefOf, confidenceOf, graphOf, idOf } from './decisions.ts';
import type { CrossFinding } from './finding.ts';
import { foldedText } from './mention.ts';
import type { Context } from './sides.ts';

/**
 * The decisions of a thread whose confidence this change raised without a new reason: a decision that was changed, or one that
 * supersedes a single other with less confidence. A decision that only continues another one is not compared with it.
 */
export function raisedWithoutReason(thread: string, path: string, context: Context): CrossFinding[] {
  return (graphOf(context.after, thread)?.decisions ?? []).flatMap((facts): CrossFinding[] => {
    const doc = context.after.documentOf(facts);
    const old = doc && earlierOf(doc, context);
    const [before, after] = [confidenceOf(old), confidenceOf(doc)];
    if (!doc || !old || before === null || after === null || after <= before) return [];
    const known = new Set(groundsOf(old));
    if (groundsOf(doc).some((text) => !known.has(text))) return [];
    const { id, conclusion } = briefOf(doc);
    const supersedes = idOf(old) === id ? null : idOf(old);
    const told = { record: thread, path, decision: id, conclusion, supersedes, before, after };
    return [{ type: 'raised-without-reason', severity: 'warning', ...told }];
  });
}

/** The same decision before this change, else the only one that a new decision supersedes. */
function earlierOf(doc: Document, { before, after }: Context): Document | undefined {
  const same = before.named('decision', idOf(doc));
  if (same) return same;
  const [only, ...others] = decisionFacts(doc).supersedes;
  return others.length === 0 ? after.named('decision', only?.value) : undefined;
}

const groundKeys = [
  'reasons',
  'thoughts',
  'deliberation',
  'alternatives',
  'resolves_questions',
  'outcome',
  'actual_result',
  'lessons',
  'review_notes',
];
/** Keys below those that hold no reason: names and kinds. */
const nameKeys = new Set(['id', 'type', 'inputs_used']);

/** Everything with which a decision argues: its reasons, how it was found, its review, the paragraphs of its body. */
function groundsOf(doc: Document): readonly string[] {
  const body = doc.text.slice(doc.frontMatter?.extent.to ?? 0).split(/\n\s*\n/);
  const texts = [...groundKeys.flatMap((key) => textsIn(nodeAt(doc.data, key))), ...body];
  return texts.map(foldedText).filter((text) => text !== '');
}

function textsIn(node: YamlNode | undefined): readonly string[] {
  if (node === undefined) return [];
  if (node.type === 'seq') return node.items.flatMap(textsIn);
  if (node.type === 'map')
    return node.entries.flatMap(({ name, value }) => (nameKeys.has(name ?? '') ? [] : textsIn(value)));
  return [stringOf(node) ?? ''];
}
