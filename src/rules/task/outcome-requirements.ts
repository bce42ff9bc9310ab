import { entryOf, nodeAt, stringOf, type YamlMap } from '../../core/node.ts';
import { defineRule, type Extents } from '../../core/rule.ts';
import { placeholdersOf } from '../../records/kinds/placeholder.ts';
import {
  handoffItems,
  headOf,
  isMigrated,
  outcomeNeeds,
  outcomeOf,
} from '../../records/kinds/task/handoff.ts';

const text: Readonly<Record<string, string>> = {
  blockers: 'blockers:\n  - blocker: …\n    impact: …\n    suggested_resolution: …\n    blocking_tasks: []',
  suggested_next_steps: 'suggested_next_steps:\n  - step: …\n    priority: high\n    depends_on: []',
  suggested_resolution: 'suggested_resolution: …',
  blocking_tasks: 'blocking_tasks: []',
};

export default defineRule({
  id: 'task/outcome-requirements',
  summary: 'A handoff has what its outcome needs',
  kinds: ['task'],
  severity: 'error',
  seed: true,
  messages: {
    missing: 'Missing key `{key}`, outcome `{outcome}` needs it',
    empty: 'Unexpected empty `{key}`, outcome `{outcome}` needs at least one',
    item: 'Missing key `{key}` of `blockers[{index}]`, outcome `{outcome}` needs it',
    blank: 'Unexpected blank `{key}` of `blockers[{index}]`, outcome `{outcome}` needs it',
  },
  document({ doc, report }) {
    // incomplete-item reports all that a note does not say, in one line.
    const found = isMigrated(doc) ? undefined : outcomeOf(doc);
    if (!doc.data || !found) return;
    const { outcome, node } = found;
    for (const key of outcomeNeeds[outcome].lists) {
      const entry = entryOf(doc.data, key);
      const at = entry ? entry.value : node;
      if (entry && !(entry.value.type === 'seq' && entry.value.items.length === 0)) continue;
      report(entry ? 'empty' : 'missing', {
        at,
        data: { key, outcome },
        help: `add:\n${text[key]}`,
      });
    }
    const key = outcomeNeeds[outcome].blocker;
    if (key === undefined) return;
    for (const { item, index } of handoffItems(doc, 'blockers')) {
      const lack = lackOf(item, key);
      if (!lack || placeholdersOf('task', item).length > 0) continue;
      const data = { key, index, outcome };
      report(lack.messageId, { at: lack.at, data, help: `write \`${text[key]}\`` });
    }
  },
});

function lackOf(item: YamlMap, key: string): { messageId: 'item' | 'blank'; at: Extents } | undefined {
  const value = nodeAt(item, key);
  if (value === undefined) return { messageId: 'item', at: headOf(item) };
  return stringOf(value)?.trim() === '' ? { messageId: 'blank', at: value } : undefined;
}
