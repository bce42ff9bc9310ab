import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf, type YamlMap, type YamlNode } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { defineRule } from '../../core/rule.ts';
import { reasoning } from '../../machines/reasoning.ts';
import { recordKindsButSkill } from '../../records/kinds/but-skill.ts';
import { mapV1, protocolOf } from '../../records/kinds/handoff/model.ts';
import { placeholdersOf } from '../../records/kinds/placeholder.ts';
import { saysDone } from '../../records/kinds/task/model.ts';
import { isIso8601, isOnCalendar, timesOf } from '../../records/kinds/time.ts';
import { kindAt } from '../../records/record-paths.ts';
import { validateNode } from '../../records/schema/validate.ts';
import { closestMatch, offer } from '../../text/closest-match.ts';
import { oneOf } from '../../text/one-of.ts';

export default defineRule({
  id: 'record/schema',
  summary: 'A record follows the schema of its kind',
  kinds: recordKindsButSkill,
  severity: 'error',
  seed: true,
  messages: {
    fault: '{problem}',
    marker: 'Unexpected marker `{actual}`, expected `{expected}`',
    machine: 'Unexpected machine `{actual}`, {offer}',
    day: 'Unexpected time `{actual}` for `{name}`, expected a valid day',
  },
  document({ doc, config, report }) {
    if (doc.kind === 'skill' || doc.problems.length > 0) return;
    const marker = nodeAt(
      doc.frontMatter?.yaml.root ?? (doc.kind === 'task' ? undefined : doc.data),
      'schema',
    );
    const actual = stringOf(marker);
    const expected = `baton/${doc.kind}@1`;
    if (doc.marked && marker && actual !== undefined && actual !== expected) {
      const help = /@(?:[2-9]|\d\d)/.test(actual)
        ? 'a newer Baton wrote it: update this one'
        : `write \`schema: ${expected}\``;
      report('marker', { at: marker, data: { actual, expected }, actual, expected: [expected], help });
      return;
    }
    const root = checkedRoot(doc);
    const place = kindAt(doc);
    if (!root || (place !== undefined && place !== doc.kind)) return; // record/id-matches-path reports it
    const unfilled = doc.kind === 'task' && !saysDone(doc) ? placeholdersOf('task', root) : [];
    for (const { message, extent, help, actual: value, expected: values } of validateNode(doc.kind, root)) {
      if (unfilled.some((node) => isInside(extent, node.extent))) continue;
      report('fault', { at: extent, data: { problem: message }, help, actual: value, expected: values });
    }
    for (const { name, node } of timesOf(doc.kind, root)) {
      const time = stringOf(node);
      if (time === undefined || !isIso8601(time) || isOnCalendar(time)) continue;
      report('day', {
        at: node,
        data: { actual: time, name },
        actual: time,
        help: 'write the right day',
      });
    }
    const machine = undeclaredMachine(doc, Object.keys(config.machines));
    if (machine) report('machine', machine);
  },
});

/** Payloads of other protocols are not checked; a payload 1.0 is checked as 2.0 would write it. */
function checkedRoot({ kind, data }: Document): YamlMap | undefined {
  if (kind !== 'handoff' || data === undefined) return data;
  const protocol = protocolOf(data);
  return protocol === 'v2' ? data : protocol === 'v1' ? mapV1(data) : undefined;
}

function isInside(inner: Extent, outer: Extent): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

function undeclaredMachine(doc: Document, declared: readonly string[]) {
  const node: YamlNode | undefined = doc.kind === 'session' ? nodeAt(doc.data, 'machine') : undefined;
  const actual = stringOf(node);
  const known = [reasoning.name, ...declared];
  if (!node || actual === undefined || known.includes(actual)) return undefined;
  const near = closestMatch(actual, known);
  const help =
    near === undefined ? 'declare it under `machines:` in the configuration' : `write \`machine: ${near}\``;
  return {
    at: node,
    data: { actual, offer: offer(near, `expected ${oneOf(known)}`) },
    actual,
    expected: known,
    help,
  };
}
