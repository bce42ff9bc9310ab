import { nodeAt, stringOf, type YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { recordKindsButSkill } from '../../records/kinds/but-skill.ts';
import { payloadOf } from '../../records/kinds/handoff/model.ts';
import { isIso8601, isOnCalendar, isRfc3339, timesOf, toRfc3339 } from '../../records/kinds/time.ts';

export default defineRule({
  id: 'record/timestamp-format',
  summary: 'Times are RFC 3339 with an offset',
  kinds: recordKindsButSkill,
  severity: 'warning',
  seed: false,
  messages: {
    form: 'Unexpected form of the time `{actual}`, expected `{exact}`',
    offset: 'Missing offset in the time `{actual}`, expected RFC 3339 such as `{example}`',
    short: 'Incomplete time `{actual}`, expected RFC 3339 such as `{example}`',
  },
  document({ doc, report }) {
    const payload = payloadOf(doc.data);
    if (doc.kind === 'handoff' && !payload) return; // another protocol
    // The hash and the size of a payload depend on how its times are written.
    const isHashed = ['payload_hash', 'payload_size_bytes'].some((key) =>
      nodeAt(payload?.written, 'meta', key),
    );
    for (const { name, node } of timesOf(doc.kind, doc.data)) {
      const actual = stringOf(node);
      if (actual === undefined || isRfc3339(actual) || !isIso8601(actual) || !isOnCalendar(actual)) continue;
      const key = name.replace(/^.*\./, '');
      const exact = toRfc3339(actual);
      if (exact !== undefined) {
        report('form', {
          at: node,
          data: { actual, exact },
          actual,
          expected: [exact],
          help: `write \`${key}: ${exact}\``,
          fix: isHashed ? undefined : rewrite(node, exact),
        });
        continue;
      }
      const local = toRfc3339(`${actual}Z`);
      const example = local ?? '2026-11-27T20:40:26Z';
      const help =
        local === undefined
          ? `write \`${key}: ${example}\``
          : 'add `Z` for UTC, or the right offset, such as `+01:00`';
      report(local === undefined ? 'short' : 'offset', { at: node, data: { actual, example }, actual, help });
    }
  },
});

function rewrite(node: YamlNode, exact: string) {
  if (node.type !== 'scalar' || node.aliased || node.style === 'block') return undefined;
  const quote = node.style === 'plain' ? '' : node.raw.charAt(0);
  return {
    kind: 'safe' as const,
    title: 'Write it as RFC 3339',
    edits: [{ extent: node.extent, text: quote + exact + quote }],
  };
}
