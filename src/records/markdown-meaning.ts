import { plainValue } from '../core/node.ts';
import { markdownTree } from './markdown.ts';
import { normalProse } from './redaction.ts';
import { parseYaml } from './yaml.ts';

/** What a node of the tree says nothing with: where it stands, and how its source is laid out. */
const layout = new Set(['position', 'spread', 'data', 'fence']);

/**
 * A text that two stretches of markdown share where only their formatting differs: how lines are wrapped, which marks
 * stand for a list or for emphasis, how a table is aligned, how the YAML of a fence is written.
 *
 * @param text without front matter
 */
export function markdownMeaning(text: string): string {
  const normal = normalProse(text);
  if (normal === '') return '';
  const tree = markdownTree(normal);
  return tree === undefined ? normal : JSON.stringify(tree, sayOnly);
}

function sayOnly(key: string, value: unknown): unknown {
  if (layout.has(key)) return undefined;
  if (typeof value !== 'object' || value === null || !('type' in value)) return value;
  if (value.type === 'text' && 'value' in value && typeof value.value === 'string') {
    return { ...value, value: value.value.replace(/\s+/g, ' ') };
  }
  if (value.type !== 'code' || !('lang' in value) || !('value' in value)) return value;
  const isYaml = typeof value.lang === 'string' && /^ya?ml$/i.test(value.lang);
  if (!isYaml || typeof value.value !== 'string') return value;
  const { root, problems } = parseYaml(value.value, (offset) => offset);
  return problems.length > 0 ? value : { ...value, value: plainValue(root) };
}
