import { expect, it } from 'vitest';
import rule from '../../../../src/rules/handoff/target-skill.ts';
import removedTarget from '../../../../src/rules/skill/removed-target.ts';
import { checkMemory } from '../../../support/check-memory.ts';
import { ack, ackPath, handoffPath as path, payload } from '../../../support/records-handoff.ts';
import { over, pending, target, willing } from '../../../support/records-handoff-tree.ts';
import { testRule } from '../../../support/rule-tester.ts';

const refusing = ['accepts_handoff: false'];
const file = { [path]: payload() };

testRule(rule, {
  valid: [
    { name: 'a skill that accepts', ...pending, after: { ...file, ...target(willing) } },
    {
      name: 'one of two skills of the name accepts',
      ...pending,
      after: { ...file, ...target(refusing), ...target(willing, 'lit-pm', 'p/.agents') },
    },
    { name: 'an expired payload', ...over, after: { ...file, ...target(refusing) } },
    {
      name: 'a payload that was accepted',
      ...pending,
      after: { ...file, [ackPath]: ack(), ...target(refusing) },
    },
    {
      name: 'an archived payload',
      ...pending,
      before: {},
      after: { [path.replace('handoffs', 'archive/handoffs')]: payload(), ...target(refusing) },
    },
    { name: 'no target', ...pending, after: { [path]: payload({ target: '{}' }) } },
    { name: 'a blank target', ...pending, after: { [path]: payload({ target: '{ skill: "" }' }) } },
    { name: 'a good one, added when expired', ...over, before: {}, after: { ...file, ...target(willing) } },
  ],
  invalid: [
    {
      name: 'a skill that does not accept',
      ...pending,
      after: { ...file, ...target(refusing) },
      diagnostics: [
        {
          messageId: 'refuses',
          severity: 'error',
          path,
          line: 6,
          text: 'lit-pm',
          message: 'Unexpected target `lit-pm`, which does not accept handoffs',
          help: /^write `accepts_handoff: true` under `handoff:` in `\.agents\/skills\/lit-pm\/SKILL\.md`/,
        },
      ],
    },
    {
      name: 'a skill without a handoff block',
      ...pending,
      after: { ...file, ...target(null) },
      diagnostics: [{ messageId: 'refuses', line: 6 }],
    },
    {
      name: 'a skill that does not exist',
      ...pending,
      after: file,
      diagnostics: [
        { messageId: 'absent', severity: 'warning', line: 6, text: 'lit-pm', help: /home folder/ },
      ],
    },
    {
      name: 'a skill of the archive',
      ...pending,
      after: { ...file, ...target(willing, 'lit-pm', '.agents/archive') },
      diagnostics: [{ messageId: 'absent' }],
    },
    {
      name: 'a near miss',
      ...pending,
      after: { [path]: payload({ target: '{ skill: lit-mp }' }), ...target(willing) },
      diagnostics: [
        {
          messageId: 'absent',
          message:
            'Unexpected target `lit-mp`, which does not exist in the repository, did you mean `lit-pm`',
          help: 'write `lit-pm`',
        },
      ],
    },
    {
      name: 'an expired payload that is added',
      ...over,
      before: target(refusing),
      after: { ...file, ...target(refusing) },
      diagnostics: [{ messageId: 'refuses', line: 6, text: 'lit-pm' }],
    },
  ],
});

it('leaves a removed skill to skill/removed-target', () => {
  const found = checkMemory([rule, removedTarget], {
    ...pending,
    before: { ...file, ...target(willing) },
    after: file,
  });
  expect(found.map((one) => one.rule)).toEqual(['skill/removed-target']);
});
