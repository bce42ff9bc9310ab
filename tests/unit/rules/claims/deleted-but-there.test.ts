import rule from '../../../../src/rules/claims/deleted-but-there.ts';
import { claims, deleted, lines, modified } from '../../../support/records-claims.ts';
import { testRule } from '../../../support/rule-tester.ts';

const old = { 'src/token.ts': lines(2) };

testRule(rule, {
  valid: [
    { name: 'a file that is gone', ...claims({ start: old, files: {}, handoff: deleted('src/token.ts') }) },
    {
      name: 'a file in another case',
      ...claims({ start: old, files: { 'src/Token.ts': 'x' }, handoff: deleted('src/token.ts') }),
    },
    { name: 'another change', ...claims({ start: old, handoff: modified('src/token.ts') }) },
    { name: 'a submodule', ...claims({ handoff: deleted('lib/x.ts'), odd: { lib: 'gitlink' } }) },
  ],
  invalid: [
    {
      name: 'a file that is still there',
      ...claims({ start: old, handoff: deleted('src/token.ts') }),
      diagnostics: [
        {
          messageId: 'there',
          severity: 'warning',
          line: 11,
          text: 'src/token.ts',
          message: 'Unexpected file `src/token.ts`, which the handoff says was deleted',
          help: 'delete it with the handoff or before, or write another `change_type`',
        },
      ],
    },
  ],
});
