import { itemsOf, nodeAt, stringOf, type YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import {
  type CanonicalProblem,
  emptyHash,
  payloadDigest,
  payloadProblems,
} from '../../records/compare/canonical.ts';
import { digestEdits } from '../../records/kinds/handoff/digest.ts';
import { type Payload, payloadOf } from '../../records/kinds/handoff/model.ts';

/** A redacted payload is checked against its original, not here: `redactions` make its hash unknowable. */
export default defineRule({
  id: 'handoff/payload-hash',
  summary: 'A payload has a canonical form, and its hash is the hash of this form',
  kinds: ['handoff'],
  severity: 'error',
  seed: true,
  overrides: ['record/schema'],
  messages: {
    wrong: 'Unexpected `payload_hash` `{actual}`, expected `{expected}`',
    placeholder: {
      text: 'Placeholder `payload_hash`: `{actual}` is the hash of empty input',
      severity: 'warning',
    },
    notFinite: 'Unexpected number `{raw}`, expected a finite one: JSON has no form for it',
    unsafeInteger: 'Unexpected integer `{raw}`, expected one that JSON readers keep exactly',
    surrogate: 'Unexpected lone surrogate `{raw}`, expected whole characters',
    key: 'Unexpected key `{raw}`, expected a string',
  },
  document({ doc, report }) {
    const payload = payloadOf(doc.data);
    if (payload === undefined) return;
    const node = nodeAt(payload.written, 'meta', 'payload_hash');
    const actual = stringOf(node);
    for (const problem of payloadProblems(payload.written)) {
      const [messageId, help] = problems[problem.fault];
      report(messageId, { at: problem.node, data: { raw: excerpt(problem, doc.text) }, help });
    }
    if (node === undefined || actual === undefined) return;
    const digest = payloadDigest(payload.written);
    if (!digest.ok || actual.toLowerCase() === digest.hash) return;
    const found = { at: node, actual, expected: [digest.hash], ...fixOf(payload, node) };
    if (actual.toLowerCase() === emptyHash) {
      report('placeholder', {
        ...found,
        data: { actual },
        help: `write \`${digest.hash}\`, or leave \`payload_hash\` out`,
      });
    } else if (itemsOf(nodeAt(doc.data, 'redactions')).length === 0) {
      report('wrong', {
        ...found,
        data: { actual, expected: digest.hash },
        help: 'restore what was changed since the payload was created; where the change is meant and not committed yet, write the expected hash',
      });
    }
  },
});

const problems = {
  'not-finite': ['notFinite', 'write a number, or leave the key out'],
  'unsafe-integer': ['unsafeInteger', 'quote it: a string keeps every digit'],
  'lone-surrogate': ['surrogate', 'write the character itself'],
  key: ['key', 'quote it'],
} as const;

function excerpt({ node }: CanonicalProblem, text: string): string {
  const raw = text.slice(node.extent.from, node.extent.to).replace(/\s+/g, ' ');
  return raw.length > 40 ? `${raw.slice(0, 39)}…` : raw;
}

function fixOf(payload: Payload, node: YamlNode) {
  const edits = node.aliased ? [] : digestEdits(payload.written);
  return edits.length === 0
    ? {}
    : { fix: { kind: 'suggested', title: 'Write the hash of this payload', edits } as const };
}
