import rule from '../../../../src/rules/skill/client-value.ts';
import { skillWith } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

testRule(rule, {
  valid: [
    {
      name: 'the values that are read',
      after: skillWith('context: fork\nagent: Explore\neffort: xhigh\nshell: powershell'),
    },
    {
      name: 'booleans, also quoted',
      after: skillWith('disable-model-invocation: "true"\nuser-invocable: false'),
    },
    { name: 'a word that skill/yaml reports', after: skillWith('user-invocable: no') },
    { name: 'an empty value', after: skillWith('effort:') },
    { name: 'fields with any value', after: skillWith('model: my-model\nargument-hint: x') },
    { name: 'a client that is not used', after: skillWith('effort: huge'), config: { clients: ['codex'] } },
  ],
  invalid: [
    {
      name: 'a value near one that is read',
      after: skillWith('effort: hihg'),
      diagnostics: [
        {
          messageId: 'ignored',
          severity: 'warning',
          text: 'hihg',
          message:
            'Unexpected `effort: hihg`, expected `low`, `medium`, `high`, `xhigh` or `max`: Claude Code ignores it',
          help: 'did you mean `high`?',
          clients: undefined,
        },
      ],
    },
    {
      name: 'a number for true',
      after: skillWith('disable-model-invocation: 1'),
      diagnostics: [
        { messageId: 'ignored', help: 'write `true` or `false`, or take `disable-model-invocation` out' },
      ],
    },
    {
      name: 'a list',
      after: skillWith('context: [fork]'),
      diagnostics: [
        {
          messageId: 'ignored',
          message: 'Unexpected `context: list`, expected `fork`: Claude Code ignores it',
        },
      ],
    },
    {
      name: 'an agent without what it is for',
      after: skillWith('agent: Explore'),
      diagnostics: [
        {
          messageId: 'unused',
          text: 'agent',
          message: 'Unexpected `agent` without `context: fork`: Claude Code ignores it',
          help: 'add `context: fork`, or take `agent` out',
        },
      ],
    },
  ],
});
