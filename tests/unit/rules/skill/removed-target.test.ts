import rule from '../../../../src/rules/skill/removed-target.ts';
import { payload, skill, skillPath, skillText } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

const handoff = '.agents/handoffs/hnd_20261127_k3v9qx7m.yaml';
const ack = '.agents/handoffs/hnd_20261127_k3v9qx7m.ack.yaml';
const pending = { [handoff]: payload('demo') };
const acknowledged = {
  [ack]: 'handoff: hnd_20261127_k3v9qx7m\nby: demo\nat: 2026-11-27T11:40:00Z\nstatus: accepted\n',
};

testRule(rule, {
  valid: [
    { name: 'a skill that stays', before: skill(), after: { ...skill(undefined, 'More\n'), ...pending } },
    { name: 'a skill nobody waits for', before: skill(), after: { [handoff]: payload('other') } },
    { name: 'an acknowledged payload', before: skill(), after: { ...pending, ...acknowledged } },
    {
      name: 'a payload that expired an hour after it was made',
      before: skill(),
      after: pending,
      now: '2026-11-27T12:30:00Z',
    },
    {
      name: 'a payload that says when it expired',
      before: skill(),
      after: { [handoff]: payload('demo', 'expires_at: 2026-11-27T11:45:00Z') },
    },
    {
      name: 'an archived payload',
      before: skill(),
      after: { '.agents/archive/handoffs/hnd_1.yaml': payload('demo') },
    },
    { name: 'a payload removed with the skill', before: { ...skill(), ...pending }, after: {} },
    {
      name: 'a skill that moved to another root',
      before: skill(),
      after: { ...pending, [skillPath('demo', 'packages/a/.agents')]: skillText() },
    },
    {
      name: 'an archived skill',
      before: { '.agents/archive/skills/demo/SKILL.md': skillText() },
      after: pending,
    },
    { name: 'a skill that is new', before: {}, after: { ...skill(), ...pending } },
  ],
  invalid: [
    {
      name: 'a deleted skill',
      before: skill(),
      after: pending,
      diagnostics: [
        {
          messageId: 'removed',
          path: skillPath(),
          severity: 'error',
          message:
            'Unexpected removal of skill `demo`, which the pending payload `hnd_20261127_k3v9qx7m` targets',
          help: /`baton handoff reject hnd_20261127_k3v9qx7m --reason …`/,
        },
      ],
    },
    {
      name: 'a renamed skill with several payloads',
      before: skill(),
      after: {
        [skillPath('other')]: skillText(),
        ...pending,
        '.agents/handoffs/hnd_2.yaml': payload('demo', 'expires_at: 2026-11-28T00:00:00Z'),
      },
      diagnostics: [
        {
          messageId: 'removed',
          message:
            'Unexpected removal of skill `demo`, which the pending payloads `hnd_20261127_k3v9qx7m`, `hnd_2` targets',
        },
      ],
    },
    {
      name: 'an archived one',
      before: skill(),
      after: { '.agents/archive/skills/demo/SKILL.md': skillText(), ...pending },
      diagnostics: [{ messageId: 'removed' }],
    },
    {
      name: 'a payload whose expiry cannot be read',
      before: skill(),
      after: { [handoff]: 'handoff: { target: { skill: demo } }\n' },
      diagnostics: [{ messageId: 'removed' }],
    },
    {
      name: 'the last second before expiry',
      before: skill(),
      after: pending,
      now: '2026-11-27T12:29:59Z',
      diagnostics: [{ messageId: 'removed' }],
    },
  ],
});
