import { itemsOf, nodeAt, type YamlMap, type YamlNode } from '../../core/node.ts';
import { itemLists } from '../../records/kinds/task/handoff.ts';

/** Of each list of a handoff, in the order of `itemLists`: how many items it has, and in how many each other key is filled. */
export type FilledItems = readonly (readonly number[])[];

/** Counts what a handoff fills. */
export function filledItems(data: YamlMap | undefined): FilledItems {
  return itemLists.map(({ name, others }) => {
    const items = itemsOf(nodeAt(data, name));
    return [items.length, ...others.map((key) => items.filter((item) => isFilled(nodeAt(item, key))).length)];
  });
}

function isFilled(node: YamlNode | undefined): boolean {
  if (node?.type === 'seq') return node.items.length > 0;
  return node?.type === 'scalar' && node.value !== null && node.value !== '';
}
