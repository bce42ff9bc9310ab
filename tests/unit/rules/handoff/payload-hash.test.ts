import { describe, expect, it } from 'vitest';
import chainLoop from '../../../../src/rules/handoff/chain-loop.ts';
import chainSource from '../../../../src/rules/handoff/chain-source.ts';
import expiry from '../../../../src/rules/handoff/expiry.ts';
import rule from '../../../../src/rules/handoff/payload-hash.ts';
import payloadSize from '../../../../src/rules/handoff/payload-size.ts';
import ranges from '../../../../src/rules/handoff/ranges.ts';
import sourceSkill from '../../../../src/rules/handoff/source-skill.ts';
import version from '../../../../src/rules/handoff/version.ts';
import { checkMemory } from '../../../support/check-memory.ts';
import {
  digestOf,
  handoffPath as path,
  payload,
  payloadV1,
  schemaExample,
  sealedPayload,
} from '../../../support/records-handoff.ts';
import { testRule } from '../../../support/rule-tester.ts';

const one = (text: string) => ({ after: { [path]: text } });
const empty = 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const zeros = `sha256:${'0'.repeat(64)}`;
const withHash = (hash: string, more = '') => payload({ meta: `payload_hash: ${hash}${more}` });
/** The right hash of a payload whose `meta` is empty once hash and size are gone. */
const { hash, size } = digestOf(payload({ meta: '{}' }));
const extra = (lines: string) => payload({ root: `  extra: ${lines}` });
const redactions =
  'redactions:\n  - { field: handoff.context.original_prompt, at: 2026-02-05T08:00:00Z, by: ada, reason: token, sha256: 00 }';

testRule(rule, {
  valid: [
    { name: 'no hash', ...one(payload()) },
    { name: 'the right hash', ...one(withHash(hash)) },
    { name: 'the right hash in capitals', ...one(withHash(hash.toUpperCase().replace('SHA', 'sha'))) },
    {
      name: 'the right hash among other keys',
      ...one(sealedPayload({ meta: 'handoff_chain: [perspective-swarm]' })),
    },
    {
      name: 'the right hash whatever the order, quotes and comments',
      ...one(
        `# note\nhandoff:\n  context: {"problem_type": 'strategic', "original_prompt": "Expand to Europe?"} # ours\n  target: {skill: "lit-pm"}\n  meta: {payload_hash: '${hash}'}\n  source:\n    workflow_id: swarm-1\n    session_path: /tmp/swarm-session-1/\n    skill: perspective-swarm\n  timestamp: "2026-02-04T19:30:00Z"\n  version: '2.0'\n`,
      ),
    },
    { name: 'a hash that is no string, which the schema tells', ...one(withHash('12')) },
    { name: 'a null hash, which the schema tells', ...one(withHash('null')) },
    {
      name: 'a redacted payload, which only its original can tell',
      ...one(payload({ meta: `payload_hash: ${zeros}`, root: redactions })),
    },
    {
      name: 'numbers that JSON has',
      ...one(extra('[0, -0, 1e300, 1.5, 0x1F, 9007199254740991, -9007199254740991, 9007199254740993.0]')),
    },
    { name: 'long digits in quotes', ...one(extra('"123456789012345678901234567890"')) },
    { name: 'an emoji by its two halves', ...one(extra('"\\ud83d\\ude00"')) },
    {
      name: 'a key that looks like a number, in quotes',
      ...one(extra('{ "1": a, "__proto__": b, "toJSON": c }')),
    },
    { name: 'a number without a form outside of handoff', ...one(`${payload()}x: .inf\n`) },
    {
      name: 'an unsafe size, which is no part of the hash',
      ...one(withHash(hash, '\npayload_size_bytes: 99999999999999999999')),
    },
    { name: 'a payload 1.0 without a hash', ...one(payloadV1) },
    {
      name: 'another protocol',
      ...one(`handoff: { stage: 1, x: .inf, meta: { payload_hash: ${zeros} } }\n`),
    },
    {
      name: 'a universal payload',
      ...one(`handoff: { version: "3.0", x: .inf, meta: { payload_hash: ${zeros} } }\n`),
    },
  ],
  invalid: [
    {
      name: 'a wrong hash',
      ...one(withHash(zeros)),
      diagnostics: [
        {
          messageId: 'wrong',
          severity: 'error',
          line: 9,
          column: 19,
          endColumn: 90,
          text: zeros,
          message: `Unexpected \`payload_hash\` \`${zeros}\`, expected \`${hash}\``,
          help: /^restore what was changed/,
        },
      ],
      output: { [path]: withHash(hash) },
    },
    {
      name: 'a wrong hash and size, in one finding whose fix writes both in their quotes',
      ...one(withHash(`'${zeros}'`, '\npayload_size_bytes: 1 # bytes')),
      diagnostics: [{ messageId: 'wrong', line: 9 }],
      output: { [path]: withHash(`'${hash}'`, `\npayload_size_bytes: ${size} # bytes`) },
    },
    {
      name: 'a hash without its prefix',
      ...one(withHash(hash.slice('sha256:'.length))),
      diagnostics: [{ messageId: 'wrong' }],
      output: { [path]: withHash(hash) },
    },
    {
      name: 'a hash in a block, without a fix',
      ...one(withHash(`|\n  ${zeros}`)),
      diagnostics: [{ messageId: 'wrong', line: 9 }],
    },
    {
      name: 'the hash of empty input',
      ...one(withHash(`"${empty}"`, '\npayload_size_bytes: 2847')),
      diagnostics: [
        {
          messageId: 'placeholder',
          severity: 'warning',
          line: 9,
          text: `"${empty}"`,
          message: `Placeholder \`payload_hash\`: \`${empty}\` is the hash of empty input`,
          help: `write \`${hash}\`, or leave \`payload_hash\` out`,
        },
      ],
      output: { [path]: withHash(`"${hash}"`, `\npayload_size_bytes: ${size}`) },
    },
    {
      name: 'values without a canonical form, each once, and not the hash',
      ...one(
        payload({
          meta: `payload_hash: ${zeros}`,
          root: '  extra:\n    a: .inf\n    b: [.NaN, -1e999]\n    c: 12345678901234567890\n    d: "x\\ud800"\n    1: e\n    ? [f]\n    : g',
        }),
      ),
      diagnostics: [
        {
          messageId: 'notFinite',
          line: 11,
          text: '.inf',
          message: 'Unexpected number `.inf`, expected a finite one: JSON has no form for it',
        },
        { messageId: 'notFinite', line: 12, text: '.NaN' },
        { messageId: 'notFinite', line: 12, text: '-1e999' },
        {
          messageId: 'unsafeInteger',
          line: 13,
          text: '12345678901234567890',
          severity: 'error',
          help: 'quote it: a string keeps every digit',
        },
        { messageId: 'surrogate', line: 14, text: '"x\\ud800"' },
        {
          messageId: 'key',
          line: 15,
          column: 5,
          text: '1',
          message: 'Unexpected key `1`, expected a string',
          help: 'quote it',
        },
        { messageId: 'key', line: 16, text: '[f]' },
      ],
    },
    {
      name: 'a value without a canonical form where no hash is stated',
      ...one(extra('0xFFFFFFFFFFFFFFFFFF')),
      diagnostics: [{ messageId: 'unsafeInteger', line: 8, text: '0xFFFFFFFFFFFFFFFFFF' }],
    },
    {
      name: 'a key with a lone surrogate',
      ...one(extra('{ "\\udc00": 1 }')),
      diagnostics: [{ messageId: 'surrogate', line: 8, text: '"\\udc00"' }],
    },
    {
      name: 'what an alias repeats, once for each place',
      ...one(`x: &x [.inf, .inf]\n${extra('*x')}`),
      diagnostics: [{ messageId: 'notFinite', line: 9, text: '*x' }],
    },
    {
      name: 'a long integer, shown short',
      ...one(extra('9'.repeat(60))),
      diagnostics: [
        {
          messageId: 'unsafeInteger',
          message: `Unexpected integer \`${'9'.repeat(39)}…\`, expected one that JSON readers keep exactly`,
        },
      ],
    },
    {
      name: 'a wrong hash of a payload 1.0, over what the file says',
      ...one(`${payloadV1}  meta: { payload_hash: ${zeros} }\n`),
      diagnostics: [
        {
          messageId: 'wrong',
          message: `Unexpected \`payload_hash\` \`${zeros}\`, expected \`${digestOf(`${payloadV1}  meta: {}\n`).hash}\``,
        },
      ],
      output: {
        [path]: `${payloadV1}  meta: { payload_hash: ${digestOf(`${payloadV1}  meta: {}\n`).hash} }\n`,
      },
    },
  ],
});

describe('the example of the handoff schema', () => {
  it('has a placeholder for its hash and no other fault', () => {
    const rules = [chainLoop, chainSource, expiry, rule, payloadSize, ranges, sourceSkill, version];
    const found = checkMemory(rules, { before: {}, ...one(schemaExample), committed: true });
    expect(
      found.map(({ rule: id, messageId, severity, at }) => [id, messageId, severity, at.span?.start.line]),
    ).toEqual([['handoff/payload-hash', 'placeholder', 'warning', 68]]);
  });
});
