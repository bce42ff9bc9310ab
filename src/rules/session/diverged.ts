import { defineRule } from '../../core/rule.ts';
import { machineOf } from '../../machines/reasoning.ts';
import { isContinued, livesOn } from '../../machines/replay.ts';
import { lostEntry, namesOf, sessionOf } from '../../records/kinds/session/model.ts';

/**
 * Over a merge the history of every parent's version is a prefix of the merged session's, or of a session whose
 * `forked_from` names it (convention, section 3). Where a merge keeps one parent's file whole, as `-s ours` does,
 * only the comparison with the other parent shows it (git, section 2).
 */
export default defineRule({
  id: 'session/diverged',
  summary: 'A merge keeps the history of every side, in the session or in a fork of it',
  kinds: ['session'],
  severity: 'error',
  seed: false,
  overrides: ['session/history-legal'],
  needs: 'tree',
  messages: {
    other:
      'Unexpected state `{actual}` as entry {number} of the history, expected `{expected}`, which one side of the merge has at this place',
    dropped:
      'Missing state `{expected}` as entry {number} of the history, which one side of the merge has at this place',
  },
  change({ change, tree, config, merge, report }) {
    if (!merge || change.type !== 'modified') return;
    const { before, after } = change;
    // `record/deleted` reports a record that moves to the archive with a change.
    if (after.archived && !before.archived) return;
    const [was, now] = [sessionOf(before), sessionOf(after)];
    if (!was || !now || !machineOf(now, config.machines) || isContinued(was.states, now.states)) return;
    if (livesOn(was.states, before.id, tree.all('session'))) return;
    const lost = lostEntry(was, now);
    if (!lost) return;
    const { index, old, recent } = lost;
    const data = { number: index + 1, expected: old.value };
    const common = {
      expected: [old.value],
      related: [{ at: old.node, side: 'before' as const, message: 'On one side of the merge' }],
    };
    if (recent) {
      const help = `keep both sides: \`baton session fork ${before.id}\` moves one of them to a new file`;
      const said = { data: { ...data, actual: recent.value }, actual: recent.value };
      report('other', { ...common, ...said, at: recent.node, help });
    } else {
      const help = `take the file of the side that went further, with ${namesOf(was.states.slice(index))}`;
      report('dropped', { ...common, data, at: now.history.at(-1)?.node ?? now.historyNode, help });
    }
  },
});
