import { plainValue } from '../../core/node.ts';
import { hashOfValue, normalProse } from '../redact/redaction.ts';
import { parseYaml } from '../yaml/parse.ts';
import { markdownTree } from './full.ts';

/** Properties of a node without meaning: its position and the layout of its source. */
const layout = new Set(['position', 'spread', 'data', 'fence']);

/** Text whose meaning is not its letters or digits: entities, code with YAML, numbers of a list. */
const inexact = /[&`~]|^\s*\d+[.)]/m;

/**
 * Whether two stretches of markdown mean the same without their formatting. If the letters already differ, the
 * markdown reader, which takes most of the time, is not run.
 */
export function sameMeaning(before: string, after: string): boolean {
  if (before === after) return true;
  const isExact = !inexact.test(before) && !inexact.test(after);
  if (isExact && lettersOf(before) !== lettersOf(after)) return false;
  return markdownMeaning(before) === markdownMeaning(after);
}

function lettersOf(text: string): string {
  return normalProse(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * A text that two stretches of markdown share where only their formatting differs: how lines are wrapped, which marks
 * stand for a list or for emphasis, how a table is aligned, how the YAML of a fence is written.
 *
 * @param text without front matter
 */
function markdownMeaning(text: string): string {
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
  // The order of keys means nothing; a hash of the canonical form knows none.
  const hash = problems.length > 0 ? undefined : hashOfValue(plainValue(root));
  return hash === undefined ? value : { ...value, value: hash };
}
