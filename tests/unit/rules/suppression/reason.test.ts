import { expect, it } from 'vitest';
import rule from '../../../../src/rules/suppression/reason.ts';
import lines from '../../../../src/rules/task/lines.ts';
import { checkMemory } from '../../../support/check-memory.ts';
import { task } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const of = (comment: string) =>
  task({ handoff: `outcome: completed\nfiles_created:\n  - path: a\n${comment}\n    lines: some\n` });

testRule(rule, {
  valid: [
    { name: 'a reason', ...of('    # baton-disable-next-line task/lines -- generated') },
    {
      name: 'a reason in markdown',
      ...task({ body: '<!-- baton-disable-next-line task/lines -- generated -->' }),
    },
    { name: 'no suppression', ...task() },
    {
      name: 'the word in a fence of another language',
      ...task({ body: '```sh\n# baton-disable-next-line task/lines\n```' }),
    },
  ],
  invalid: [
    {
      name: 'none',
      ...of('    # baton-disable-next-line task/lines'),
      diagnostics: [
        {
          messageId: 'missing',
          line: 12,
          column: 5,
          text: '# baton-disable-next-line task/lines',
          severity: 'warning',
          message: 'Missing reason, a comment without a reason silences nothing',
          help: 'write `baton-disable-next-line task/lines -- reason`',
        },
      ],
    },
    {
      name: 'one after a dash of another kind',
      ...of('    # baton-disable-next-line task/lines — it is generated'),
      diagnostics: [{ messageId: 'missing', help: 'write `baton-disable-next-line task/lines -- reason`' }],
    },
    {
      name: 'a blank one',
      ...of('    # baton-disable-next-line task/lines --  '),
      diagnostics: [{ messageId: 'missing' }],
    },
    {
      name: 'neither rule nor reason, in markdown',
      ...task({ body: '<!-- baton-disable-next-line -->' }),
      diagnostics: [
        { messageId: 'missing', line: 6, text: '<!-- baton-disable-next-line -->', help: /RULE -- reason/ },
      ],
    },
  ],
});

it('leaves the finding that the comment was to silence', () => {
  const found = checkMemory([rule, lines], of('    # baton-disable-next-line task/lines'));
  expect(found.map((one) => one.rule)).toEqual(['suppression/reason', 'task/lines']);
});
