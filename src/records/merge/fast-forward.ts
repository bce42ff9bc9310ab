import type { Document } from '../../core/document.ts';
import { entriesOf, entryOf, itemsOf, plainValue, type YamlNode } from '../../core/node.ts';
import { isContinued } from '../../machines/replay.ts';
import { sessionOf } from '../kinds/session/model.ts';
import type { ThreeDocuments } from './unite.ts';

/** Keys that follow from the history, or that each step sets again. */
const moving = new Set(['fsm', 'status', 'iteration_count', 'contradiction_detected', 'schema']);

/**
 * The side of a session that continues the other and has everything that the other wrote: its history begins with the
 * other's, and it has every value that the other set and every line that it added.
 *
 * @returns its text; undefined where neither does
 */
export function fastForward({ base, ours, theirs }: ThreeDocuments): string | undefined {
  if (ours.kind !== 'session') return undefined;
  if (holds(base, ours, theirs)) return theirs.text;
  return holds(base, theirs, ours) ? ours.text : undefined;
}

function holds(base: Document, less: Document, more: Document): boolean {
  const [from, to] = [sessionOf(less), sessionOf(more)];
  if (!from || !to || !isContinued(from.states, to.states)) return false;
  for (const { name, value } of entriesOf(less.data)) {
    if (name === null || moving.has(name)) continue;
    if (isSame(value, base.data && entryOf(base.data, name)?.value)) continue;
    if (!isIn(value, more.data && entryOf(more.data, name)?.value)) return false;
  }
  const known = new Set([...linesBelow(base), ...linesBelow(more)]);
  return linesBelow(less).every((line) => known.has(line));
}

function isSame(a: YamlNode, b: YamlNode | undefined): boolean {
  return b !== undefined && JSON.stringify(plainValue(a)) === JSON.stringify(plainValue(b));
}

/** The same value, or one with more: a longer list, a map with more keys, a value where there was none. */
function isIn(less: YamlNode, more: YamlNode | undefined): boolean {
  if (more === undefined) return false;
  if (less.type === 'seq' && more.type === 'seq') {
    const items = itemsOf(more);
    return less.items.every((item, index) => isIn(item, items[index]));
  }
  if (less.type === 'map' && more.type === 'map') {
    return less.entries.every(({ name, value }) => name !== null && isIn(value, entryOf(more, name)?.value));
  }
  if (less.type === 'scalar' && less.value === null) return true;
  return isSame(less, more);
}

function linesBelow({ text, frontMatter }: Document): string[] {
  return text
    .slice(frontMatter?.extent.to ?? 0)
    .split('\n')
    .map((line) => line.trimEnd());
}
