import { isMap } from '../../core/collections/map.ts';
import type { FailedLink } from '../../knowledge/board/chain-health.ts';
import type { DecisionState } from '../../knowledge/thread-state.ts';
import { quoteLines, quoteName } from '../quote.ts';

/** What is in the heading of a decision. */
const inHead = new Set([
  'schema',
  'id',
  'thread',
  'agent',
  'date',
  'decision',
  'confidence',
  'continues_decision',
  'continuesDecision',
  'continues_thread',
  'parentDecisionId',
  'parent_decision_id',
]);

/** Lists whose items read better as sentences than as keys and values. */
const sentences: Readonly<Record<string, (item: Fields) => string | undefined>> = {
  reasons: ({ type, text, strength }) => says(text, [type, strength !== undefined && `strength ${strength}`]),
  alternatives: ({ option, rejected_because: why }) =>
    says(option, []) && `${option}${why === undefined ? '' : ` (rejected: ${why})`}`,
  open_questions: ({ question, blocking, context }) =>
    says(question, [blocking === true && 'blocking', context]),
  inputs: ({ id, text, source }) => says(text, [id, source !== undefined && `from ${source}`]),
  steps: ({ step, thought, type, inputs_used: used, conclusion }) =>
    says(thought, [
      step,
      type,
      Array.isArray(used) && used.length > 0 && `uses ${used.join(', ')}`,
      conclusion === true && 'concludes',
    ]),
};

type Fields = Readonly<Record<string, unknown>>;

/** A decision with everything that its file says, its texts quoted; `failure` if it is one. */
export function decisionLines(state: DecisionState, failure?: FailedLink): string[] {
  const { id, agent, date, confidence, continues, decision, body } = state;
  const after = continues.length === 0 ? '' : `, continues ${continues.map(quoteName).join(', ')}`;
  const sure = confidence === null ? '' : `, confidence ${confidence}`;
  const kind = failure?.amplification ? ` (${failure.amplification} failure)` : '';
  const head = `${quoteName(id)} by ${quoteName(agent)} at ${quoteName(date)}${sure}${after}${kind}`;
  const lines = [head, ...quoteLines(decision)];
  for (const [key, value] of Object.entries(state.data)) {
    if (!inHead.has(key) && value !== 'pending') lines.push(...fieldLines(key, value));
  }
  if (body !== '') lines.push('text', ...quoteLines(body));
  return lines;
}

function fieldLines(key: string, value: unknown): string[] {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return [];
  const name = key === 'pre_decision' ? 'before deciding' : quoteName(key).replaceAll('_', ' ');
  if (key === 'deliberation' && isMap(value)) {
    const inner = Object.entries(value).flatMap(([part, one]) => fieldLines(part, one));
    return inner.length === 0 ? [] : [name, ...inner];
  }
  const items = Array.isArray(value) ? value : [value];
  return [name, ...items.flatMap((item) => quoteLines(itemText(key, item, Array.isArray(value))))];
}

function itemText(key: string, item: unknown, isListed: boolean): string {
  const text = (isMap(item) ? sentences[key]?.(item) : undefined) ?? plainText(item);
  return isListed ? `- ${text.replaceAll('\n', '\n  ')}` : text;
}

/** A value of a shape that is not known here, on one line. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isMap(value)) return JSON.stringify(value);
  return Object.entries(value)
    .map(([key, one]) => `${key}: ${typeof one === 'string' ? one : JSON.stringify(one)}`)
    .join(', ');
}

/** A text with what is known of it in brackets before it. */
function says(text: unknown, marks: readonly unknown[]): string | undefined {
  if (typeof text !== 'string') return undefined;
  const known = marks.filter((mark) => mark !== undefined && mark !== false);
  return known.length === 0 ? text : `[${known.join(', ')}] ${text}`;
}
