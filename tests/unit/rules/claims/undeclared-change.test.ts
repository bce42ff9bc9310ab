import rule from '../../../../src/rules/claims/undeclared-change.ts';
import { claims, created, deleted, lines, modified } from '../../../support/records-claims.ts';
import { testRule } from '../../../support/rule-tester.ts';

const strict = { profile: 'strict' } as const;
const [old, now] = [{ 'src/token.ts': lines(2) }, { 'src/token.ts': lines(3) }];

testRule(rule, {
  valid: [
    {
      name: 'every file named',
      ...claims({ start: old, files: now, handoff: modified('src/token.ts'), config: strict }),
    },
    {
      name: 'a folder that holds them',
      ...claims({ start: old, files: now, handoff: modified('src/'), config: strict }),
    },
    {
      name: 'a deleted file',
      ...claims({ start: old, files: {}, handoff: deleted('src/token.ts'), config: strict }),
    },
    {
      name: 'nothing named, nothing-declared has that',
      ...claims({ start: old, files: now, handoff: 'outcome: completed', config: strict }),
    },
    {
      name: 'a change that is not named, where the rule is off',
      ...claims({ files: { ...now, b: 'x' }, handoff: created('src/token.ts') }),
    },
    {
      name: 'a claim for the next task alone',
      ...claims({
        files: now,
        handoff: 'outcome: completed\ndependencies_for_next:\n  - file: src/token.ts\n    reason: x',
        config: strict,
      }),
    },
  ],
  invalid: [
    {
      name: 'a change that is not named',
      ...claims({ files: { ...now, b: 'x' }, handoff: created('src/token.ts'), config: strict }),
      diagnostics: [
        {
          messageId: 'undeclared',
          severity: 'error',
          line: 10,
          text: 'files_created',
          message: 'Missing `b` in the handoff, changed since the task started',
          help: 'name each under `files_created` or `files_modified`, or leave it to the task that changed it',
        },
      ],
    },
    {
      name: 'many, as a warning of the configuration',
      ...claims({
        files: { ...now, b: 'x', c: 'x', d: 'x', e: 'x', f: 'x', g: 'x' },
        handoff: modified('src/token.ts'),
        config: { rules: { 'claims/undeclared-change': 'warning' } },
      }),
      diagnostics: [
        {
          messageId: 'undeclared',
          severity: 'warning',
          text: 'files_modified',
          message:
            'Missing `b`, `c`, `d`, `e`, `f` and 1 more in the handoff, changed since the task started',
        },
      ],
    },
  ],
});
