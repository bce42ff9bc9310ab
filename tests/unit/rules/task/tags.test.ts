import rule from '../../../../src/rules/task/tags.ts';
import { task, taskPath, taskText } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const yaml = (tags: string) =>
  `outcome: completed\npatterns_discovered:\n  - pattern: it\n    applies_to: ${tags}\n`;
const of = (tags: string) => task({ handoff: yaml(tags) });

testRule(rule, {
  valid: [
    { name: 'tags', ...of('[auth, user-state, 2fa, "3"]') },
    { name: 'no tags', ...of('[]') },
    { name: 'the template', ...of('[tags]') },
    { name: 'what is no string', ...of('[1, true, null]') },
    { name: 'no list', ...of('Auth') },
    {
      name: 'dependencies, which are no tags',
      ...task({ handoff: 'suggested_next_steps:\n  - step: go\n    depends_on: [AuthContext.tsx]\n' }),
    },
  ],
  invalid: [
    {
      name: 'case, spaces and underscores',
      ...of('[Auth, user state, react_context, userState]'),
      diagnostics: [
        {
          messageId: 'near',
          line: 12,
          column: 18,
          text: 'Auth',
          severity: 'error',
          message: 'Unexpected tag `Auth`, did you mean `auth`',
          help: 'write `auth`',
        },
        { messageId: 'near', text: 'user state' },
        { messageId: 'near', text: 'react_context' },
        { messageId: 'near', text: 'userState' },
      ],
      output: { [taskPath]: taskText({ handoff: yaml('[auth, user-state, react-context, user-state]') }) },
    },
    {
      name: 'hyphens and signs',
      ...of('["-auth", a--b, "#api", "1 "]'),
      diagnostics: [
        { messageId: 'near', text: '"-auth"' },
        { messageId: 'near', text: 'a--b' },
        { messageId: 'near', text: '"#api"' },
        { messageId: 'near', text: '"1 "' },
      ],
      output: { [taskPath]: taskText({ handoff: yaml('[auth, a-b, api, "1"]') }) },
    },
    {
      name: 'what no tag comes near',
      ...of('["", größe, "---"]'),
      diagnostics: [
        { messageId: 'form', text: '""' },
        { messageId: 'form', text: 'größe' },
        { messageId: 'form', text: '"---"' },
      ],
    },
    {
      name: 'tags that would be no text without quotes',
      ...task({
        handoff:
          'outcome: completed\npatterns_discovered:\n  - pattern: p\n    applies_to: ["True", "NULL"]\n',
      }),
      diagnostics: [{ messageId: 'near' }, { messageId: 'near' }],
      output: {
        [taskPath]: taskText({
          handoff:
            'outcome: completed\npatterns_discovered:\n  - pattern: p\n    applies_to: ["true", "null"]\n',
        }),
      },
    },
  ],
});
