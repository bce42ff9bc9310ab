import { entryOf, itemsOf, nodeAt, numberOf } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { payloadOf } from '../../records/kinds/handoff/model.ts';

const counts = ['perspectives_completed', 'payload_size_bytes'] as const;

/** `record/schema` reports values that are not numbers, `handoff/payload-hash` numbers that are not finite. */
export default defineRule({
  id: 'handoff/ranges',
  summary: 'Numbers of a payload are in their ranges, and the source names its workflow',
  kinds: ['handoff'],
  severity: 'error',
  seed: false,
  messages: {
    score: 'Unexpected `confidence_score` `{actual}`, expected 0 or more',
    highScore: { text: 'Unexpected `confidence_score` `{actual}`, expected 0 to 10', severity: 'warning' },
    confidence: 'Unexpected `confidence` `{actual}`, expected `1`, `2`, `3`, `4` or `5`',
    count: 'Unexpected `{key}` `{actual}`, expected a whole number, 0 or more',
    workflow: { text: 'Missing key `source.workflow_id`', severity: 'warning' },
  },
  document({ doc, report }) {
    const handoff = payloadOf(doc.data)?.handoff;
    for (const item of itemsOf(nodeAt(handoff, 'insights', 'convergent'))) {
      const node = nodeAt(item, 'confidence_score');
      const value = numberOf(node);
      if (value === undefined || !Number.isFinite(value)) continue;
      const found = { at: node, actual: String(value), data: { actual: value } };
      if (value < 0) report('score', { ...found, help: 'write a score from 0 to 10' });
      else if (value > 10) report('highScore', { ...found, help: 'write a score from 0 to 10' });
    }
    for (const item of itemsOf(nodeAt(handoff, 'insights', 'divergent'))) {
      const node = nodeAt(item, 'confidence');
      const value = numberOf(node);
      if (value === undefined || !Number.isFinite(value)) continue;
      if (Number.isInteger(value) && value >= 1 && value <= 5) continue;
      report('confidence', {
        at: node,
        data: { actual: value },
        actual: String(value),
        expected: ['1', '2', '3', '4', '5'],
        help: 'write a whole number from 1 to 5',
      });
    }
    for (const key of counts) {
      const node = nodeAt(handoff, 'meta', key);
      const value = numberOf(node);
      if (value === undefined || !Number.isFinite(value) || (Number.isInteger(value) && value >= 0)) continue;
      report('count', {
        at: node,
        data: { key, actual: value },
        actual: String(value),
        help: `count again, or leave \`${key}\` out`,
      });
    }
    const source = entryOf(handoff, 'source');
    if (source?.value.type === 'map' && entryOf(source.value, 'workflow_id') === undefined) {
      report('workflow', {
        at: source.key,
        help: 'add `workflow_id:` with the id of the run that hands over',
      });
    }
  },
});
