import rule from '../../../../src/rules/claims/nothing-declared.ts';
import { claims, created, lines } from '../../../support/records-claims.ts';
import { taskPath, taskText } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const [old, now] = [{ 'src/token.ts': lines(2) }, { 'src/token.ts': lines(3) }];
const handoff = 'outcome: completed';
const done = (text: string) => ({ [taskPath]: taskText({ handoff: text }) });

testRule(rule, {
  valid: [
    { name: 'a task that changed no file', ...claims({ start: old, handoff }) },
    { name: 'another outcome', ...claims({ start: old, files: now, handoff: 'outcome: blocked' }) },
    { name: 'some file that is named', ...claims({ start: old, files: now, handoff: created('src/x.ts') }) },
    {
      name: 'other records that changed, and the configuration',
      ...claims({
        files: {
          '.agents/tasks/task-006.md': '# Task task-006: x\n',
          '.agents/baton.yaml': 'claim: marked\n',
        },
        handoff,
      }),
    },
    {
      name: 'a note that was migrated',
      ...claims({ start: old, files: now, handoff: `${handoff}\nmigrated_from: n.md` }),
    },
    {
      name: 'a handoff that said nothing before either',
      before: done(handoff),
      claimsSince: old,
      after: { ...done(`${handoff}\ngotchas: []`), ...now },
    },
  ],
  invalid: [
    {
      name: 'a file that changed',
      ...claims({ start: old, files: now, handoff }),
      diagnostics: [
        {
          messageId: 'nothing',
          severity: 'warning',
          line: 9,
          text: 'completed',
          message:
            'Missing `files_created` and `files_modified`, `src/token.ts` changed since the task started',
          help: 'name what the task did, as `files_modified: [{ path: src/token.ts, … }]`',
        },
      ],
    },
    {
      name: 'empty lists in the profile of the seed documents',
      ...claims({
        files: { a: 'x', b: 'x' },
        handoff: `${handoff}\nfiles_created: []`,
        config: { profile: 'seed' },
      }),
      diagnostics: [
        {
          messageId: 'nothing',
          severity: 'error',
          message: 'Missing `files_created` and `files_modified`, 2 files changed since the task started',
          help: 'name what the task did, as `files_created: [{ path: a, … }]`',
        },
      ],
    },
    {
      name: 'a skill that changed',
      ...claims({ files: { '.agents/skills/a/SKILL.md': '---\nname: a\ndescription: x\n---\n' }, handoff }),
      diagnostics: [{ messageId: 'nothing' }],
    },
    {
      name: 'lists that were taken out',
      before: done(created('src/token.ts')),
      claimsSince: old,
      after: { ...done(handoff), ...now },
      diagnostics: [{ messageId: 'nothing' }],
    },
  ],
});
