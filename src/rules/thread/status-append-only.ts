import { itemsOf, nodeAt, stringOf, type YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { keptInOrder, valueDifferences } from '../../records/compare/difference.ts';
import { newRedactions } from '../../records/redact/redaction.ts';

/**
 * Every entry of a thread's `status_history` is unchanged and in order in the next version (convention, section 4).
 * New entries may be between old ones: a merge sorts those of both sides by `at`.
 */
export default defineRule({
  id: 'thread/status-append-only',
  summary: 'The status history of a thread only grows',
  kinds: ['thread'],
  severity: 'error',
  seed: false,
  overrides: ['record/schema', 'record/timestamp-format', 'thread/status-legal'],
  needs: 'change',
  messages: {
    edited: 'Unexpected change of `{field}`, the status history only grows',
    removed: 'Missing entry `{status}` of the status history, which only grows',
  },
  change({ change, report }) {
    // `record/deleted` reports a record that moves to the archive with a change.
    if (change.type !== 'modified' || (change.after.archived && !change.before.archived)) return;
    const { before, after } = change;
    const historyBefore = itemsOf(nodeAt(before.data, 'status_history'));
    const history = nodeAt(after.data, 'status_history');
    if (history?.type !== 'seq') return;
    const redactions = newRedactions(nodeAt(before.data, 'redactions'), nodeAt(after.data, 'redactions'));
    const path = ['status_history'];
    const { lost } = keptInOrder(historyBefore, history.items, path, redactions);
    for (const { index, edited } of lost) {
      const entry = historyBefore[index];
      if (entry === undefined) continue;
      const related = [{ at: entry, side: 'before' as const, message: 'Entry before this change' }];
      const raw = before.text.slice(entry.extent.from, entry.extent.to);
      const now = edited === undefined ? undefined : history.items[edited];
      const found = now === undefined ? [] : valueDifferences(entry, now, [...path, index], redactions);
      // With another status and another time it is another entry.
      const isAnother = ['status', 'at'].every((key) => found.some((one) => one.path.at(-1) === key));
      if (now === undefined || isAnother) {
        report('removed', {
          at: firstLine(now ?? history, after.text),
          data: { status: stringOf(nodeAt(entry, 'status')) ?? index },
          help: raw.includes('\n') ? 'restore the entry' : `restore \`${raw}\` at its place`,
          related,
        });
        continue;
      }
      for (const difference of found) {
        report('edited', {
          at: difference.at,
          data: { field: difference.path.join('.') },
          help: `restore it${raw.includes('\n') ? '' : ` to \`${raw}\``}; a new status is a new entry at the end`,
          related,
        });
      }
    }
  },
});

/** Of a list in flow style the first line is shown, of a block the first line of its first item. */
function firstLine(list: YamlNode, text: string): { from: number; to: number } {
  const { from, to } = list.extent;
  const end = text.slice(from, to).search(/\r?\n/);
  return { from, to: end === -1 ? to : from + end };
}
