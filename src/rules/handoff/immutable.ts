import { entryOf, itemsOf, nodeAt, type YamlMap } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { type Difference, keptInOrder, mapDifferences } from '../../records/compare/difference.ts';
import { payloadOf } from '../../records/kinds/handoff/model.ts';
import {
  type NewRedactions,
  newRedactions,
  noRedactions,
  redactionSteps,
} from '../../records/redact/redaction.ts';

/**
 * Parsed values are compared, so comments, quotes, order of keys and layout may change. A redaction is no
 * change. `record/*` reports a payload that is no longer a record (deleted, a symlink, unclaimed).
 */
export default defineRule({
  id: 'handoff/immutable',
  summary: 'A committed payload or acknowledgement does not change',
  kinds: ['handoff', 'ack'],
  severity: 'error',
  seed: false,
  overrides: [
    'record/schema',
    'record/timestamp-format',
    'record/reference',
    'handoff/ack',
    'handoff/category',
    'handoff/chain-loop',
    'handoff/chain-parent',
    'handoff/chain-source',
    'handoff/expiry',
    'handoff/payload-hash',
    'handoff/payload-size',
    'handoff/perspectives-completed',
    'handoff/ranges',
    'handoff/session-path',
    'handoff/source-skill',
    'handoff/target-skill',
    'handoff/version',
  ],
  needs: 'change',
  messages: {
    edited: 'Unexpected change of `{field}` in a committed {what}',
    added: 'Unexpected new `{field}` in a committed {what}',
    removed: 'Unexpected removal of `{field}` from a committed {what}',
    redaction:
      'Unexpected change of `redactions` in a committed {what}, expected new entries for values that became `[redacted]`',
  },
  change({ change, report }) {
    // `record/deleted` reports a record that moves to the archive with a change.
    if (change.type !== 'modified' || (change.after.archived && !change.before.archived)) return;
    const { before, after } = change;
    if (before.data === undefined || after.data === undefined) return;
    if (before.kind === 'handoff' && payloadOf(before.data) === undefined) return; // another protocol
    const isAck = before.kind === 'ack';
    const what = isAck ? 'acknowledgement' : 'payload';
    const redactions = newRedactions(nodeAt(before.data, 'redactions'), nodeAt(after.data, 'redactions'));
    const first = differences(before.data, after.data, redactions)[0];
    if (first !== undefined) {
      const field = first.path.join('.');
      const steps = [
        first.type === 'added' ? 'remove it' : 'restore it',
        `${isAck ? 'after a rejection' : 'put what must change into'} a new payload${isAck ? ' is made' : ''}, ${newPayload}`,
        ...(first.type === 'edited' ? redactionSteps(before, first.path) : []),
      ];
      report(first.type, {
        at: first.at,
        data: { field, what },
        help: steps.join('; '),
        related: first.was && [{ at: first.was, side: 'before', message: 'Before this change' }],
      });
    } else if (!isHonest(before.data, after.data, redactions)) {
      report('redaction', {
        at: nodeAt(after.data, 'redactions'),
        data: { what },
        help: 'restore it; a new entry names a value that became `[redacted]` in the same change, with the `sha256` of the old value',
      });
    }
  },
});

const newPayload = 'which `baton handoff create` writes';

/** A marker may be added, and `record/marker-removed` reports its loss; another kind or version is a change. */
function differences(before: YamlMap, after: YamlMap, redactions: NewRedactions): readonly Difference[] {
  const marked = entryOf(before, 'schema') !== undefined && entryOf(after, 'schema') !== undefined;
  const ignored = new Set(['redactions', ...(marked ? [] : ['schema'])]);
  return mapDifferences(before, after, [], redactions, ignored);
}

/** True where the list of redactions only grew, and each new entry explains a value that differs. */
function isHonest(before: YamlMap, after: YamlMap, redactions: NewRedactions): boolean {
  const [old, now] = [itemsOf(nodeAt(before, 'redactions')), itemsOf(nodeAt(after, 'redactions'))];
  if (keptInOrder(old, now, ['redactions'], noRedactions).lost.length > 0) return false;
  return [...redactions.keys()].every((field) => {
    const others = new Map([...redactions].filter(([other]) => other !== field));
    return differences(before, after, others).length > 0;
  });
}
