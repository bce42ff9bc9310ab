import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { machineOf } from '../../machines/reasoning.ts';
import { isContinued, livesOn } from '../../machines/replay.ts';
import { lostEntry, namesOf, type Session, sessionOf } from '../../records/kinds/session/model.ts';

/**
 * A history only grows, and a fork has the same beginning as the session it names (convention, section 3; checks,
 * "Sessions").
 */
export default defineRule({
  id: 'session/history-append-only',
  summary: 'A history keeps every entry; a fork starts with the history of the session it was forked from',
  kinds: ['session'],
  severity: 'error',
  seed: false,
  overrides: ['session/history-legal'],
  needs: 'tree',
  messages: {
    changed:
      'Unexpected state `{actual}` as entry {number} of the history, expected `{expected}`, which was there before',
    lost: 'Missing state `{expected}` as entry {number} of the history, which was there before',
    fork: 'Unexpected `forked_from` `{actual}`, expected a session whose history begins like this one',
  },
  change({ change, tree, config, merge, report }) {
    if (change.type !== 'added' && change.type !== 'modified') return;
    const { after } = change;
    const now = sessionOf(after);
    if (!now || !machineOf(now, config.machines)) return;
    const before = change.type === 'modified' ? change.before : undefined;

    const forkNode = nodeAt(after.data, 'forked_from');
    const named = forkOf(after);
    if (forkNode && named !== undefined && named !== (before && forkOf(before))) {
      const others = tree.byId('session', named).filter(({ path }) => path !== after.path);
      const isItself = named === after.id && others.length === 0;
      const isFalse = others.length > 0 && !others.some(({ history }) => history[0] === now.states[0]);
      if (isItself || isFalse) {
        const help = 'name the session that this one was forked from, or remove `forked_from`';
        report('fork', { at: forkNode, data: { actual: named }, actual: named, help });
      }
    }

    // `record/deleted` reports a record that moves to the archive with a change, `session/diverged` a side that a
    // merge drops.
    if (merge || !before || (after.archived && !before.archived)) return;
    const was = sessionOf(before);
    if (!was || isContinued(was.states, now.states) || livesOn(was.states, before.id, tree.all('session')))
      return;
    const lost = lostEntry(was, now);
    if (!lost) return;
    const { index, old, recent } = lost;
    const common = {
      expected: [old.value],
      help: helpFor(was, index, before),
      related: [{ at: old.node, side: 'before' as const, message: 'Before this change' }],
    };
    const data = { number: index + 1, expected: old.value };
    if (recent) {
      report('changed', {
        ...common,
        at: recent.node,
        data: { ...data, actual: recent.value },
        actual: recent.value,
      });
    } else report('lost', { ...common, at: now.history.at(-1)?.node ?? now.historyNode, data });
  },
});

function forkOf(doc: Document): string | undefined {
  return stringOf(nodeAt(doc.data, 'forked_from'));
}

function helpFor({ states }: Session, index: number, before: Document): string {
  const entries = namesOf(states.slice(index));
  return `restore ${entries}, and append what is new below; where two branches advanced it, \`baton session fork ${before.id}\` keeps both`;
}
