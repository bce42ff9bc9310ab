import rule from '../../../../src/rules/claims/created-but-existed.ts';
import { claims, created, lines } from '../../../support/records-claims.ts';
import { testRule } from '../../../support/rule-tester.ts';

const [old, now] = [{ 'src/token.ts': lines(2) }, { 'src/token.ts': lines(3) }];
const handoff = created('src/token.ts');

testRule(rule, {
  valid: [
    { name: 'a file that did not exist', ...claims({ files: now, handoff }) },
    {
      name: 'a file that got another name',
      ...claims({ start: { 'src/old.ts': lines(2) }, files: old, handoff }),
    },
    {
      name: 'a file that was created and modified since',
      ...claims({
        files: now,
        handoff: `${handoff}\nfiles_modified:\n  - path: src/token.ts\n    change_type: modify`,
      }),
    },
    {
      name: 'a folder that had files',
      ...claims({ start: old, files: { ...old, 'src/b.ts': 'x' }, handoff: created('src') }),
    },
    { name: 'a missing file, file-exists has that', ...claims({ start: old, files: {}, handoff }) },
  ],
  invalid: [
    {
      name: 'a file that was there and changed',
      ...claims({ start: old, files: now, handoff }),
      diagnostics: [
        {
          messageId: 'existed',
          severity: 'warning',
          line: 11,
          text: 'src/token.ts',
          message: 'Unexpected claim that `src/token.ts` was created, it existed before the task started',
          help: 'move it to `files_modified`, with its `change_type`',
        },
      ],
    },
    {
      name: 'a file that was there and stayed',
      ...claims({ start: old, handoff }),
      diagnostics: [{ messageId: 'existed', help: 'remove it; nothing has touched it since' }],
    },
  ],
});
