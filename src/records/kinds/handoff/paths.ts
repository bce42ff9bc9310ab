import { isNull, nodeAt, stringOf, type YamlNode } from '../../../core/node.ts';

const item = (path: string, keys: readonly string[]) => [path, ...keys.map((key) => `${path}.${key}`)];

/** Dotted paths into a payload of schema 2.0, those into its lists without an index. */
export const payloadPaths: readonly string[] = [
  ...['version', 'timestamp', 'expires_at'],
  ...item('source', ['skill', 'workflow_id', 'session_path']),
  ...item('target', ['skill', 'invocation', 'category']),
  ...item('context', ['original_prompt', 'reframed_challenge', 'problem_type', 'synthesis_summary']),
  'insights',
  ...item('insights.convergent', ['theme', 'confidence_score', 'contributing_archetypes', 'key_evidence']),
  ...item('insights.divergent', ['archetype', 'insight', 'confidence']),
  ...['insights.uncertainties', 'insights.blind_spots'],
  'research_seeds',
  ...item('research_seeds.suggested_terms', ['term', 'rationale']),
  'research_seeds.open_questions',
  ...item('meta', ['perspectives_completed', 'convergence_level', 'user_feedback', 'handoff_reason']),
  ...['handoff_chain', 'loop_reason', 'parent', 'payload_hash', 'payload_size_bytes'].map(
    (key) => `meta.${key}`,
  ),
];

/** The same with their keys. */
const payloadKeys = payloadPaths.map((path) => ({ path, keys: path.split('.') }));

/** A path of `requires` without the indexes of list items. */
export function payloadPath(written: string): string {
  return written.replace(/\[\d*\]|\.\d+(?=\.|$)/g, '');
}

/**
 * The paths of the schema that a payload does not fill, without those below another of them. A path into a list is
 * filled where every item fills it, so an empty list does; null and an empty string do not (checks, "Handoffs").
 */
export function lackedPaths(handoff: YamlNode | undefined): readonly string[] {
  const lacked: string[] = [];
  for (const { path, keys } of payloadKeys) {
    if (!isLacked(lacked, path) && !isFilled(handoff, keys, 0)) lacked.push(path);
  }
  return lacked;
}

/** True where a path is among the lacked ones, or below one. */
export function isLacked(lacked: readonly string[], path: string): boolean {
  return lacked.some((one) => path === one || path.startsWith(`${one}.`));
}

/** @param at how many of the keys lead to the node */
function isFilled(node: YamlNode | undefined, keys: readonly string[], at: number): boolean {
  if (node === undefined || isNull(node) || stringOf(node)?.trim() === '') return false;
  const key = keys[at];
  if (key === undefined) return true;
  if (node.type === 'seq') return node.items.every((item) => isFilled(item, keys, at));
  return isFilled(nodeAt(node, key), keys, at + 1);
}
