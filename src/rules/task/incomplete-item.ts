import { entryOf, isNull, itemsOf, nodeAt, stringOf, type YamlMap, type YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { placeholdersOf } from '../../records/kinds/placeholder.ts';
import {
  handoffItems,
  headOf,
  isMigrated,
  itemLists,
  outcomeNeeds,
  outcomeOf,
} from '../../records/kinds/task/handoff.ts';

export default defineRule({
  id: 'task/incomplete-item',
  summary: 'An item of a handoff has every key of its list',
  kinds: ['task'],
  severity: 'warning',
  seed: true,
  messages: {
    incomplete: 'Incomplete item `{item}`, expected {keys} too',
    migrated: {
      text: 'Incomplete handoff of a freeform note: {lacks}',
      severity: 'info',
    },
  },
  document({ doc, report }) {
    const from = isMigrated(doc) ? entryOf(doc.data, 'migrated_from') : undefined;
    const lacking = { items: 0, keys: new Set<string>() };
    const outcome = outcomeOf(doc)?.outcome;
    // outcome-requirements reports it, but for a note
    const ofBlocker = outcome && !from ? outcomeNeeds[outcome].blocker : undefined;
    for (const { name, main, others } of itemLists) {
      for (const { item, index } of handoffItems(doc, name)) {
        if (nodeAt(item, main) === undefined || placeholdersOf('task', item).length > 0) continue;
        const missed = others.filter(
          (key) => isMissed(item, key) && !(name === 'blockers' && key === ofBlocker),
        );
        const keys = from ? missed : missed.filter((key) => key !== 'change_type');
        if (keys.length === 0) continue;
        if (from) {
          lacking.items += 1;
          for (const key of keys) lacking.keys.add(key);
          continue;
        }
        report('incomplete', {
          at: headOf(item),
          data: { item: `${name}[${index}]`, keys: listed(keys) },
          expected: keys,
          help: `add ${listed(keys.map((key) => `${key}: …`))}`,
        });
      }
    }
    // A note says what it says: one line for all that it leaves out.
    if (!from) return;
    const lists = outcome ? outcomeNeeds[outcome].lists.filter((name) => isEmpty(doc.data, name)) : [];
    const keys = [...lacking.keys];
    const stated = entryOf(doc.data, 'outcome');
    const overlong = listsWithMoreLines(doc.data);
    const lacks = [
      ...(stated && isNull(stated.value) ? ['it has no `outcome`'] : []),
      ...(lists.length > 0 ? [`it has no ${listed(lists)}, which outcome \`${outcome}\` needs`] : []),
      ...(keys.length > 0
        ? [`of its items, ${lacking.items} ${lacking.items === 1 ? 'lacks' : 'lack'} ${listed(keys)}`]
        : []),
      ...(overlong.length > 0 ? [`\`evidence\` has more lines than items of ${listed(overlong)}`] : []),
    ];
    if (lacks.length === 0) return;
    const isKnown = lacks.length > (overlong.length > 0 ? 1 : 0);
    report('migrated', {
      at: from.key,
      data: { lacks: lacks.join('; ') },
      expected: [...lists, ...keys],
      help: [
        ...(isKnown ? ['add what you know of it'] : []),
        ...(overlong.length > 0 ? ['remove the lines of items that were removed'] : []),
      ].join('; '),
    });
  },
});

function isEmpty(data: YamlNode | undefined, list: string): boolean {
  const value = nodeAt(data, list);
  return value === undefined || (value.type === 'seq' && value.items.length === 0);
}

/** A line stands for the item at its place: with one too many, all after it may stand for the wrong one. */
function listsWithMoreLines(data: YamlNode | undefined): readonly string[] {
  return itemLists.flatMap(({ name }) =>
    itemsOf(nodeAt(data, 'evidence', name)).length > itemsOf(nodeAt(data, name)).length ? [name] : [],
  );
}

function isMissed(item: YamlMap, key: string): boolean {
  if (key === 'lines' && stringOf(nodeAt(item, 'change_type')) === 'delete') return false;
  const value = nodeAt(item, key);
  return value === undefined || stringOf(value)?.trim() === '';
}

function listed(keys: readonly string[]): string {
  const quoted = keys.map((key) => `\`${key}\``);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}
