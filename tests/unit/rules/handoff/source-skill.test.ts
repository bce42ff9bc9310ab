import { defaultConfig } from '../../../../src/core/config.ts';
import rule from '../../../../src/rules/handoff/source-skill.ts';
import { ack, ackPath, handoffPath as path, payload, payloadV1 } from '../../../support/records-handoff.ts';
import { testRule } from '../../../support/rule-tester.ts';

const skill = (name: string) => ({
  [`.agents/skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: d\n---\n`,
});
const from = (name: string, parts = {}) =>
  payload({ source: `{ skill: ${name}, workflow_id: w, session_path: /tmp/s/ }`, ...parts });
const pending = { now: '2026-02-04T20:00:00Z' };
const over = { now: '2026-02-04T21:00:00Z' };

testRule(rule, {
  valid: [
    { name: 'perspective-swarm', ...pending, after: { [path]: payload() } },
    { name: 'a skill of the tree', ...pending, after: { ...skill('critic'), [path]: from('critic') } },
    {
      name: 'a skill of a nested root',
      ...pending,
      after: {
        'p/.agents/skills/critic/SKILL.md': '---\nname: critic\ndescription: d\n---\n',
        [path]: from('critic'),
      },
    },
    {
      name: 'a configured source',
      ...pending,
      config: { handoffs: { ...defaultConfig.handoffs, sources: ['ours'] } },
      after: { [path]: from('ours') },
    },
    {
      name: 'a later hop',
      ...pending,
      after: { [path]: from('home-skill', { meta: 'handoff_chain: [perspective-swarm, home-skill]' }) },
    },
    {
      name: 'a payload that continues another one, whose chain chain-parent tells',
      ...pending,
      after: { [path]: from('home-skill', { meta: 'parent: hnd_20260204_aaaa1111' }) },
    },
    {
      name: 'a chain that names another source, which chain-source tells',
      ...pending,
      after: { [path]: from('stranger', { meta: 'handoff_chain: [perspective-swarm]' }) },
    },
    {
      name: 'an expired payload that was there before',
      ...over,
      before: { [path]: from('gone') },
      after: { [path]: from('gone') },
    },
    {
      name: 'one that is put straight into the archive, which is history',
      ...over,
      before: {},
      after: { [path.replace('handoffs', 'archive/handoffs')]: from('gone') },
    },
    { name: 'an expired payload without a base', ...over, after: { [path]: from('gone') } },
    { name: 'an acknowledged payload', ...pending, after: { [path]: from('gone'), [ackPath]: ack() } },
    {
      name: 'a rejected payload',
      ...pending,
      after: { [path]: from('gone'), [ackPath]: ack({ status: 'rejected' }) },
    },
    {
      name: 'an archived payload',
      ...pending,
      after: { [path.replace('handoffs', 'archive/handoffs')]: from('gone') },
    },
    { name: 'no source', ...pending, after: { [path]: payload({ source: '{}' }) } },
    {
      name: 'another protocol',
      ...pending,
      after: { [path]: 'handoff: { stage: 1, source: { skill: gone } }\n' },
    },
    { name: 'a known source, added when expired', ...over, before: {}, after: { [path]: payload() } },
  ],
  invalid: [
    {
      name: 'an unknown source of a pending payload',
      ...pending,
      after: { [path]: from('stranger') },
      diagnostics: [
        {
          messageId: 'unknown',
          severity: 'error',
          path,
          line: 5,
          column: 20,
          endColumn: 28,
          text: 'stranger',
          message: 'Unexpected source `stranger` of a first handoff, expected `perspective-swarm`',
          help: 'add `stranger` to `handoffs.sources` in `baton.yaml`, or name the skills before it in `meta.handoff_chain`',
        },
      ],
    },
    {
      name: 'the same where it is added: one finding',
      ...pending,
      before: {},
      after: { [path]: from('stranger') },
      diagnostics: [{ messageId: 'unknown', line: 5 }],
    },
    {
      name: 'a payload that is added when it is expired',
      ...over,
      before: {},
      after: { [path]: from('stranger') },
      diagnostics: [{ messageId: 'unknown', line: 5, column: 20, text: 'stranger' }],
    },
    {
      name: 'a near miss',
      ...pending,
      after: { ...skill('critic'), [path]: from('perspective-swarn') },
      diagnostics: [
        {
          messageId: 'unknown',
          message:
            'Unexpected source `perspective-swarn` of a first handoff, expected `critic` or `perspective-swarm`, did you mean `perspective-swarm`',
          help: 'write `perspective-swarm`',
        },
      ],
    },
    {
      name: 'many known sources',
      ...pending,
      after: { ...skill('a1'), ...skill('a2'), ...skill('a3'), ...skill('a4'), [path]: from('zzzzzz') },
      diagnostics: [
        {
          messageId: 'unknown',
          message:
            'Unexpected source `zzzzzz` of a first handoff, expected a configured source or a skill of this repository',
        },
      ],
    },
    {
      name: 'a configuration without sources',
      ...pending,
      config: { handoffs: { ...defaultConfig.handoffs, sources: [] } },
      after: { [path]: from('ours', { expires: 'soon' }) },
      diagnostics: [
        {
          messageId: 'unknown',
          message:
            'Unexpected source `ours` of a first handoff, expected a configured source or a skill of this repository',
        },
      ],
    },
    {
      name: 'a payload 1.0',
      now: '2026-02-04T19:10:00Z',
      after: { [path]: payloadV1.replace('skill: perspective-swarm', 'skill: stranger') },
      diagnostics: [{ messageId: 'unknown', line: 5, text: 'stranger' }],
    },
  ],
});
