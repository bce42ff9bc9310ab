import type { RecordKind } from '../../core/document.ts';
import { stringOf, type YamlNode } from '../../core/node.ts';

/** The placeholders in brackets of the template of a task (convention, section 7). */
const templateWords = new Set([
  'id',
  'name',
  'path',
  'purpose',
  'range',
  'type',
  'description',
  'pattern',
  'pattern description',
  'where',
  'issue',
  'context',
  'how to avoid',
  'why needed',
  'reason',
  'what to do',
  'question',
  'recommendation',
  'blocker',
  'impact',
  'suggested resolution',
  'timestamp',
]);
/** Lists whose placeholder, `[tags]` or `[dependencies]`, may also be a real list. */
const freeLists = new Set(['applies_to', 'depends_on', 'blocking_tasks']);
/** Keys with a few allowed words: there `a | b` is a placeholder. */
const choiceKeys = new Set([
  'outcome',
  'change_type',
  'severity',
  'priority',
  'status',
  'problem_type',
  'convergence_level',
  'category',
  'stakes',
]);
/** The types that are placeholders in the payload's schema. */
const payloadTypes = new Set(['string', 'integer', 'float', 'boolean', 'ISO8601']);
const choice = /^\w+(?: \| \w+)+$/;

/** True for the text of a template: `[path]`, `[high | medium | low]`, `<your name>`. */
export function isTemplateText(text: string): boolean {
  const inner = /^\[([^\]]*)\]$/.exec(text.trim())?.[1]?.trim();
  if (inner !== undefined) return templateWords.has(inner.toLowerCase()) || choice.test(inner);
  return /^<your [^<>]*>$/i.test(text.trim());
}

/** Every value below a node that is still a placeholder of the kind's template, in the order of the file. */
export function placeholdersOf(kind: RecordKind, root: YamlNode | undefined): readonly YamlNode[] {
  const found: YamlNode[] = [];
  const visit = (node: YamlNode, key: string | null): void => {
    if (isPlaceholder(kind, node, key)) found.push(node);
    else if (node.type === 'seq') for (const item of node.items) visit(item, key);
    else if (node.type === 'map') for (const { name, value } of node.entries) visit(value, name);
  };
  if (root) visit(root, null);
  return found;
}

function isPlaceholder(kind: RecordKind, node: YamlNode, key: string | null): boolean {
  if (node.type === 'seq') {
    // Unquoted, `[path]` is a list with one item.
    const only = node.flow && node.items.length === 1 ? stringOf(node.items[0]) : undefined;
    if (only === undefined || kind !== 'task' || freeLists.has(key ?? '')) return false;
    return isTemplateText(`[${only}]`);
  }
  const text = stringOf(node);
  if (text === undefined) return false;
  if (choiceKeys.has(key ?? '') && choice.test(text)) return true;
  if (kind === 'handoff') return payloadTypes.has(text) || /^<your [^<>]*>$/i.test(text);
  return isTemplateText(text) || (key === 'id' && /^(?:pattern|gotcha)-XXX$/.test(text));
}
