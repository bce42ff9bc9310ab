import { defaultConfig } from '../../../../src/core/config.ts';
import rule from '../../../../src/rules/handoff/chain-loop.ts';
import { handoffPath as path, payload, payloadV1 } from '../../../support/records-handoff.ts';
import { testRule } from '../../../support/rule-tester.ts';

const source = (skill: string) => `{ skill: ${skill}, workflow_id: w, session_path: /tmp/s/ }`;
const hop = (chain: string, from: string, to: string, more = '') => ({
  after: {
    [path]: payload({
      source: source(from),
      target: `{ skill: ${to} }`,
      meta: `handoff_chain: ${chain}${more}`,
    }),
  },
});
const reason = '\nloop_reason: second round of the review';
const maxRevisits = (max: number) => ({
  config: { handoffs: { ...defaultConfig.handoffs, maxRevisits: max } },
});

testRule(rule, {
  valid: [
    { name: 'a first handoff without a chain', after: { [path]: payload() } },
    { name: 'a chain of three', ...hop('[a, b, c]', 'c', 'd') },
    { name: 'an empty chain', ...hop('[]', 'a', 'b') },
    { name: 'a chain that is no list', ...hop('a', 'a', 'a') },
    { name: 'names that differ in case', ...hop('[A, a]', 'a', 'AA') },
    { name: 'a loop reason without a loop', ...hop('[a]', 'a', 'b', reason) },
    { name: 'no target', after: { [path]: payload({ target: undefined, meta: 'handoff_chain: [a, b]' }) } },
    {
      name: 'another protocol',
      after: { [path]: 'handoff:\n  stage: 1\n  meta: { handoff_chain: [a, a] }\n' },
    },
  ],
  invalid: [
    {
      name: 'a target that stands in the chain, in the working tree',
      ...hop('[a, b]', 'b', 'a'),
      diagnostics: [
        {
          messageId: 'loop',
          severity: 'warning',
          line: 6,
          column: 20,
          endColumn: 21,
          text: 'a',
          message: 'Unexpected loop in the handoff chain: `a → b → a`',
          help: 'pass it to another skill, or say why in `meta.loop_reason`',
          related: ['after 9:21-22 First occurs here'],
        },
      ],
    },
    {
      name: 'the same, staged',
      ...hop('[a, b]', 'b', 'a'),
      committed: true,
      diagnostics: [{ messageId: 'loop', severity: 'error', line: 6, text: 'a' }],
    },
    {
      name: 'a target that is the source of a first handoff',
      after: { [path]: payload({ target: '{ skill: perspective-swarm }' }) },
      committed: true,
      diagnostics: [
        {
          messageId: 'loop',
          line: 6,
          text: 'perspective-swarm',
          message: 'Unexpected loop in the handoff chain: `perspective-swarm → perspective-swarm`',
        },
      ],
    },
    {
      name: 'an entry that stands twice, and draws only the loop',
      ...hop('[x, a, b, a]', 'a', 'c'),
      committed: true,
      diagnostics: [
        {
          messageId: 'loop',
          line: 9,
          column: 30,
          text: 'a',
          message: 'Unexpected loop in the handoff chain: `a → b → a`',
        },
      ],
    },
    {
      name: 'a chain that ends with the target',
      ...hop('[a, b]', 'a', 'b'),
      committed: true,
      diagnostics: [
        {
          messageId: 'loop',
          line: 6,
          text: 'b',
          help: 'remove `b` from `meta.handoff_chain`, which ends with the source',
        },
      ],
    },
    {
      name: 'a loop with a reason, a warning when staged too',
      ...hop('[a, b]', 'b', 'a', reason),
      committed: true,
      diagnostics: [
        {
          messageId: 'reasoned',
          severity: 'warning',
          line: 6,
          message: 'Loop in the handoff chain, with a reason: `a → b → a`',
          help: '`meta.loop_reason` allows it; more than 1 would be an error',
        },
      ],
    },
    {
      name: 'a blank reason',
      ...hop('[a, b]', 'b', 'a', '\nloop_reason: " "'),
      committed: true,
      diagnostics: [{ messageId: 'loop', severity: 'error' }],
    },
    {
      name: 'more returns than allowed, with a reason, in the working tree',
      ...hop('[a, b, a]', 'a', 'b', reason),
      diagnostics: [
        {
          messageId: 'exceeded',
          severity: 'error',
          line: 6,
          text: 'b',
          message:
            'Unexpected number of returns `2` in the handoff chain `a → b → a → b`, expected at most `1`',
        },
      ],
    },
    {
      name: 'a loop with a reason where none is allowed',
      ...hop('[a, b]', 'b', 'a', reason),
      ...maxRevisits(0),
      diagnostics: [{ messageId: 'exceeded', severity: 'error', line: 6 }],
    },
    {
      name: 'two returns where two are allowed',
      ...hop('[a, b, a]', 'a', 'b', reason),
      ...maxRevisits(2),
      diagnostics: [{ messageId: 'reasoned', severity: 'warning', line: 9, column: 27, text: 'a' }],
    },
    {
      name: 'as many returns as allowed, without a reason, at the first of them',
      ...hop('[a, b, a]', 'a', 'b'),
      ...maxRevisits(2),
      committed: true,
      diagnostics: [
        {
          messageId: 'loop',
          severity: 'error',
          line: 9,
          column: 27,
          text: 'a',
          message: 'Unexpected loop in the handoff chain: `a → b → a`',
          related: ['after 9:21-22 First occurs here'],
        },
      ],
    },
    {
      name: 'more returns than allowed, without a reason, at the first that is too many',
      ...hop('[a, b, a]', 'a', 'b'),
      diagnostics: [
        {
          messageId: 'exceeded',
          severity: 'error',
          line: 6,
          column: 20,
          text: 'b',
          message:
            'Unexpected number of returns `2` in the handoff chain `a → b → a → b`, expected at most `1`',
          help: 'pass it to a skill that has not had this work, or raise `handoffs.max_revisits` in `baton.yaml`',
          related: ['after 9:24-25 First occurs here'],
        },
      ],
    },
    {
      name: 'three returns, without a reason, where two are allowed',
      ...hop('[a, b, a, b]', 'b', 'a'),
      ...maxRevisits(2),
      diagnostics: [
        { messageId: 'exceeded', line: 6, text: 'a', related: ['after 9:21-22 First occurs here'] },
      ],
    },
    {
      name: 'three returns, without a reason, where one is allowed, at the second',
      ...hop('[a, b, a, b]', 'b', 'a'),
      diagnostics: [
        {
          messageId: 'exceeded',
          line: 9,
          column: 30,
          text: 'b',
          related: ['after 9:24-25 First occurs here'],
        },
      ],
    },
    {
      name: 'one return, without a reason, where none is allowed: a loop like any other',
      ...hop('[a, b]', 'b', 'a'),
      ...maxRevisits(0),
      diagnostics: [{ messageId: 'loop', severity: 'warning', line: 6, text: 'a' }],
    },
    {
      name: 'two returns, without a reason, where none is allowed, at the first',
      ...hop('[a, b, a]', 'a', 'b'),
      ...maxRevisits(0),
      diagnostics: [
        {
          messageId: 'exceeded',
          severity: 'error',
          line: 9,
          column: 27,
          text: 'a',
          message:
            'Unexpected number of returns `2` in the handoff chain `a → b → a → b`, expected at most `0`',
          related: ['after 9:21-22 First occurs here'],
        },
      ],
    },
    {
      name: 'a blank reason, with more returns than allowed',
      ...hop('[a, b, a]', 'a', 'b', '\nloop_reason: " "'),
      diagnostics: [{ messageId: 'exceeded', line: 6, text: 'b' }],
    },
    {
      name: 'a long loop, drawn short',
      ...hop('[a, b, c, d, e, f, g, h, i]', 'i', 'a'),
      diagnostics: [
        {
          messageId: 'loop',
          message: 'Unexpected loop in the handoff chain: `a → b → c → d → … → g → h → i → a`',
        },
      ],
    },
    {
      name: 'a payload 1.0 that goes to its source',
      after: { [path]: payloadV1.replace('skill: lit-pm', 'skill: perspective-swarm') },
      diagnostics: [{ messageId: 'loop', line: 9, text: 'perspective-swarm' }],
    },
  ],
});
