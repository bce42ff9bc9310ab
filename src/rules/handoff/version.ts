import type { Fix } from '../../core/diagnostic.ts';
import { nodeAt, type YamlMap, type YamlScalar } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { digestEdits } from '../../records/kinds/handoff/digest.ts';
import { payloadOf } from '../../records/kinds/handoff/model.ts';

/** `record/schema` reports a version that is missing, or neither a string nor a number. */
export default defineRule({
  id: 'handoff/version',
  summary: 'The version of a payload is the string "2.0"',
  kinds: ['handoff'],
  severity: 'error',
  seed: true,
  overrides: ['record/schema'],
  messages: {
    number: 'Unexpected number `{version}` for `handoff.version`, expected the string `"2.0"`',
    unknown: 'Unexpected version `{version}`, expected `2.0`',
    legacy: { text: 'Payload of version `{version}`, which is read as `2.0`', severity: 'info' },
  },
  document({ doc, report }) {
    const payload = payloadOf(doc.data);
    const node = nodeAt(payload?.written, 'version');
    if (payload === undefined || node?.type !== 'scalar') return;
    const { value, raw } = node;
    if (value === '2.0' || (typeof value !== 'string' && typeof value !== 'number')) return;
    const version = typeof value === 'number' ? raw : value;
    if (payload.legacy) {
      report('legacy', {
        at: node,
        data: { version },
        actual: version,
        help: `it may stay; \`baton handoff upgrade ${doc.id ?? doc.path}\` writes a new payload of version 2.0 from it`,
      });
      return;
    }
    const base = {
      at: node,
      data: { version },
      actual: version,
      expected: ['2.0'],
      help: 'write `version: "2.0"`',
    };
    if (value !== 2) report('unknown', base);
    else report('number', { ...base, ...(node.aliased ? {} : { fix: quoting(payload.written, node) }) });
  },
});

/** Quotes change what a hash covers, so the fix also writes a new hash, for a person to check. */
function quoting(handoff: YamlMap, node: YamlScalar): Fix {
  const version = { ...node, value: '2.0' };
  const entries = handoff.entries.map((entry) =>
    entry.value === node ? { ...entry, value: version } : entry,
  );
  const edits = digestEdits({ ...handoff, entries });
  return {
    kind: edits.length === 0 ? 'safe' : 'suggested',
    title: 'Quote the version',
    edits: [{ extent: node.extent, text: '"2.0"' }, ...edits],
  };
}
