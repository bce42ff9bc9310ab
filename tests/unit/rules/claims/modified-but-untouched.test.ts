import rule from '../../../../src/rules/claims/modified-but-untouched.ts';
import { claims, created, deleted, lines, modified } from '../../../support/records-claims.ts';
import { testRule } from '../../../support/rule-tester.ts';

const [old, now] = [{ 'src/token.ts': lines(2) }, { 'src/token.ts': lines(3) }];
const handoff = modified('src/token.ts');

testRule(rule, {
  valid: [
    { name: 'a file that changed', ...claims({ start: old, files: now, handoff }) },
    { name: 'a file that was created since', ...claims({ files: now, handoff }) },
    {
      name: 'a file under its new name',
      ...claims({ start: { 'src/a.ts': lines(2) }, files: old, handoff }),
    },
    {
      name: 'a folder in which something changed',
      ...claims({ start: old, files: now, handoff: modified('src/') }),
    },
    {
      name: 'a file that was deleted',
      ...claims({ start: old, files: {}, handoff: deleted('src/token.ts') }),
    },
    { name: 'a missing file, file-exists has that', ...claims({ handoff }) },
    {
      name: 'a file that is still there, deleted-but-there has that',
      ...claims({ start: old, handoff: deleted('src/token.ts') }),
    },
    { name: 'another claim', ...claims({ start: old, handoff: created('src/token.ts') }) },
    { name: 'a submodule', ...claims({ handoff: modified('lib'), odd: { lib: 'gitlink' } }) },
  ],
  invalid: [
    {
      name: 'a file that nothing touched',
      ...claims({ start: old, handoff }),
      diagnostics: [
        {
          messageId: 'untouched',
          severity: 'warning',
          line: 11,
          column: 11,
          text: 'src/token.ts',
          message:
            'Unexpected claim that `src/token.ts` was modified, nothing has touched it since the task started',
          help: 'remove it, or commit the change with the handoff',
        },
      ],
    },
    {
      name: 'a file beside those that changed',
      ...claims({ start: old, files: { ...old, a: 'x', b: 'x', c: 'x', d: 'x' }, handoff }),
      diagnostics: [
        { messageId: 'untouched', help: 'remove it, or name what was changed: `a`, `b`, `c` and 1 more' },
      ],
    },
    {
      name: 'a deleted file that never was',
      ...claims({ start: old, handoff: deleted('src/old.ts') }),
      diagnostics: [
        {
          messageId: 'neverThere',
          text: 'src/old.ts',
          message: 'Unexpected claim that `src/old.ts` was deleted, it did not exist when the task started',
        },
      ],
    },
    {
      name: 'a file whose neighbour of a longer name changed',
      ...claims({
        start: { 'src/a': 'x', 'src/a.ts': 'x' },
        files: { 'src/a': 'x', 'src/a.ts': 'y' },
        handoff: modified('src/a'),
      }),
      diagnostics: [{ messageId: 'untouched', text: 'src/a' }],
    },
  ],
});
