import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../../../../src/core/config.ts';
import chainLoop from '../../../../src/rules/handoff/chain-loop.ts';
import rule from '../../../../src/rules/handoff/chain-parent.ts';
import { checkMemory } from '../../../support/check-memory.ts';
import { payloadV1 } from '../../../support/records-handoff.ts';
import { continues, hnd, hndPath, hop } from '../../../support/records-handoff-tree.ts';
import { testRule } from '../../../support/rule-tester.ts';

const reason = 'loop_reason: the reviewer asked for a second round';
/** x → y → z, each with its whole chain. */
const whole = {
  ...hop('a', 'x', 'y'),
  ...hop('b', 'y', 'z', continues('a', '[x, y]')),
};
/** A → B → C → A, every chain shortened. */
const shortened = {
  ...hop('a', 'A', 'B'),
  ...hop('b', 'B', 'C', continues('a', '[B]')),
  ...hop('c', 'C', 'A', continues('b', '[C]')),
};
/** Chains that lie in a way that hides the loop but agree with their parents'. */
const back = (meta: string) => ({
  ...whole,
  ...hop('c', 'z', 'y', `${continues('b', '[x, y, z]')}\n${meta}`),
});

testRule(rule, {
  valid: [
    { name: 'no parent', after: hop('a', 'x', 'y') },
    { name: 'the chain of the parent and the source', after: whole },
    { name: 'a fork of the work', after: { ...whole, ...hop('c', 'y', 'w', continues('a', '[x, y]')) } },
    {
      name: 'a parent that does not exist, which record/reference reports',
      after: hop('b', 'y', 'z', continues('a', '[y]')),
    },
    {
      name: 'a chain that does not end with the source, which chain-source tells',
      after: { ...whole, ...hop('c', 'z', 'w', continues('b', '[x, y]')) },
    },
    {
      name: 'an empty chain, which chain-source tells',
      after: { ...whole, ...hop('c', 'z', 'w', continues('b', '[]')) },
    },
    { name: 'a loop that the own chain shows, which chain-loop tells', after: back('handoff_reason: r') },
    {
      name: 'a parent of another protocol',
      after: {
        [hndPath('a')]: 'handoff: { stage: 1, source: { skill: x } }\n',
        ...hop('b', 'y', 'z', continues('a', '[y]')),
      },
    },
    {
      name: 'a parent of version 1.0',
      after: {
        [hndPath('a')]: payloadV1,
        ...hop('b', 'lit-pm', 'z', continues('a', '[perspective-swarm, lit-pm]')),
      },
    },
  ],
  invalid: [
    {
      name: 'a chain that leaves the parent out',
      after: { ...hop('a', 'x', 'y'), ...hop('b', 'y', 'z', continues('a', '[y]')) },
      diagnostics: [
        {
          messageId: 'chain',
          severity: 'error',
          path: hndPath('b'),
          line: 10,
          text: '[y]',
          message: 'Unexpected chain `y`, expected `x → y`, the parent’s and this source',
          help: 'write `handoff_chain: [x, y]`',
        },
      ],
    },
    {
      name: 'no chain beside a parent',
      after: { ...hop('a', 'x', 'y'), ...hop('b', 'y', 'z', continues('a')) },
      diagnostics: [{ messageId: 'chain', line: 9, text: hnd('a') }],
    },
    {
      name: 'a chain with one more',
      after: { ...hop('a', 'x', 'y'), ...hop('b', 'y', 'z', continues('a', '[w, x, y]')) },
      diagnostics: [{ messageId: 'chain', text: '[w, x, y]' }],
    },
    {
      name: 'A → B → C → A with every chain shortened, in the working tree',
      after: shortened,
      diagnostics: [
        { messageId: 'chain', path: hndPath('b') },
        {
          messageId: 'loop',
          severity: 'warning',
          path: hndPath('c'),
          line: 6,
          text: 'A',
          message: 'Unexpected loop over the parents of this payload: `A → B → C → A`',
        },
        {
          messageId: 'chain',
          path: hndPath('c'),
          message: 'Unexpected chain `C`, expected `B → C`, the parent’s and this source',
        },
      ],
    },
    {
      name: 'the same, committed',
      committed: true,
      after: shortened,
      diagnostics: [{ messageId: 'chain' }, { messageId: 'loop', severity: 'error' }, { messageId: 'chain' }],
    },
    {
      name: 'the same with a reason, committed',
      committed: true,
      after: { ...shortened, ...hop('c', 'C', 'A', `${continues('b', '[C]')}\n${reason}`) },
      diagnostics: [
        { messageId: 'chain' },
        { messageId: 'reasoned', severity: 'warning' },
        { messageId: 'chain' },
      ],
    },
    {
      name: 'a reason where none may go back',
      config: { handoffs: { ...defaultConfig.handoffs, maxRevisits: 0 } },
      after: { ...shortened, ...hop('c', 'C', 'A', `${continues('b', '[C]')}\n${reason}`) },
      diagnostics: [{ messageId: 'chain' }, { messageId: 'loop', severity: 'error' }, { messageId: 'chain' }],
    },
    {
      name: 'a skill that only the chain of the first payload names',
      after: { ...hop('a', 'x', 'y', 'handoff_chain: [w, x]'), ...hop('b', 'y', 'w', continues('a', '[y]')) },
      diagnostics: [
        { messageId: 'loop', message: 'Unexpected loop over the parents of this payload: `w → x → y → w`' },
        { messageId: 'chain' },
      ],
    },
    {
      name: 'parents in a circle',
      after: {
        ...hop('a', 'x', 'y', continues('c', '[x]')),
        ...hop('b', 'y', 'z', continues('a', '[y]')),
        ...hop('c', 'z', 'w', continues('b', '[z]')),
      },
      diagnostics: [
        {
          messageId: 'cycle',
          severity: 'error',
          path: hndPath('a'),
          text: hnd('c'),
          message: `Unexpected cycle over \`meta.parent\`: \`${hnd('a')} → ${hnd('b')} → ${hnd('c')} → ${hnd('a')}\``,
        },
      ],
    },
    {
      name: 'a payload that continues itself',
      after: hop('a', 'x', 'y', continues('a', '[x]')),
      diagnostics: [
        {
          messageId: 'cycle',
          message: `Unexpected cycle over \`meta.parent\`: \`${hnd('a')} → ${hnd('a')}\``,
        },
      ],
    },
  ],
});

describe('a loop over parents', () => {
  it('shows who sent the work on', () => {
    const loop = checkMemory([rule], { after: shortened }).find(({ messageId }) => messageId === 'loop');
    expect(loop?.related.map(({ at, message }) => `${at.path}:${at.span?.start.line} ${message}`)).toEqual([
      `${hndPath('a')}:5 \`A\` sent it on here`,
      `${hndPath('b')}:5 \`B\` sent it on here`,
    ]);
  });

  it('is told once where the own chain shows it too', () => {
    const found = checkMemory([rule, chainLoop], { after: back(reason) });
    expect(found.map((one) => one.rule)).toEqual(['handoff/chain-loop']);
  });

  it('is told in every branch of the work, and only there', () => {
    const found = checkMemory([rule], {
      after: {
        ...shortened,
        ...hop('d', 'C', 'D', continues('b', '[B, C]')),
        ...hop('e', 'D', 'B', continues('d', '[B, C, D]').replace('[B, C, D]', '[D]')),
      },
    });
    const loops = found
      .filter(({ messageId }) => messageId === 'loop')
      .map(({ at, message }) => [at.path, message]);
    expect(loops).toEqual([
      [hndPath('c'), 'Unexpected loop over the parents of this payload: `A → B → C → A`'],
      [hndPath('e'), 'Unexpected loop over the parents of this payload: `B → C → D → B`'],
    ]);
  });

  it('costs no more than its links on a long chain', () => {
    const count = 1000;
    const after = Object.assign(
      {},
      ...[...Array(count).keys()].map((at) =>
        hop(
          `n${at + 1000}`,
          `s${at}`,
          `s${at + 1}`,
          at === 0 ? undefined : continues(`n${at + 999}`, `[s${at}]`),
        ),
      ),
    );
    const found = checkMemory([rule], { after });
    expect(found.filter(({ messageId }) => messageId !== 'chain')).toEqual([]);
    expect(found).toHaveLength(count - 1);
  });
});
