import rule from '../../../../src/rules/claims/file-exists.ts';
import { claims, created, deleted, lines, modified } from '../../../support/records-claims.ts';
import { taskPath, taskText } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const src = { 'src/token.ts': lines(2) };
const needed = (path: string) =>
  `outcome: completed\ndependencies_for_next:\n  - file: ${path}\n    reason: x`;
const both = (handoff: string) => ({ [taskPath]: taskText({ handoff }) });

testRule(rule, {
  valid: [
    { name: 'files that are there', ...claims({ start: src, handoff: modified('src/token.ts') }) },
    {
      name: 'another way to write the path',
      ...claims({ start: src, handoff: modified('./src//token.ts') }),
    },
    { name: 'a folder', ...claims({ start: src, handoff: created('src/') }) },
    { name: 'a file that was deleted', ...claims({ handoff: deleted('src/old.ts') }) },
    {
      name: 'what is no path of the repository, relative-path has that',
      ...claims({
        handoff: `outcome: completed\nfiles_modified:\n${[
          '/etc/x',
          '../x',
          'a/../../x',
          'https://e.example/x',
          'C:/x',
          'a\\x',
          '~/x',
        ]
          .map((path) => `  - path: ${path}\n    change_type: modify`)
          .join('\n')}`,
      }),
    },
    { name: 'a pattern', ...claims({ handoff: created('src/**/*.ts') }) },
    { name: 'an unfilled template', ...claims({ handoff: created('[path]') }) },
    {
      name: 'a file in a submodule, and the submodule',
      ...claims({ handoff: `${created('lib/sub/x.ts')}\n  - path: lib/sub`, odd: { 'lib/sub': 'gitlink' } }),
    },
    {
      name: 'a file behind a link',
      ...claims({ handoff: created('docs/x.md'), odd: { docs: 'symlink' } }),
    },
    {
      name: 'a claim that was there before',
      before: both(`${modified('src/gone.ts')}\n    lines: 1-2`),
      claimsSince: {},
      after: both(`${modified('src/gone.ts')}\n    lines: 1-2\n    description: now said`),
    },
    {
      name: 'a note that was migrated',
      ...claims({ handoff: `${created('src/x.ts')}\nmigrated_from: note.md` }),
    },
    { name: 'no version to check claims by', before: {}, after: both(created('src/x.ts')) },
    {
      name: 'a task that is archived',
      before: {},
      claimsSince: {},
      after: { '.agents/archive/tasks/task-005.md': taskText({ handoff: created('src/x.ts') }) },
    },
    { name: 'a deleted task', before: both(created('src/x.ts')), claimsSince: {}, after: {} },
  ],
  invalid: [
    {
      name: 'a created file that does not exist',
      ...claims({ start: src, handoff: created('src/fresh.ts') }),
      diagnostics: [
        {
          messageId: 'missing',
          severity: 'warning',
          line: 11,
          column: 11,
          text: 'src/fresh.ts',
          message: 'Missing file `src/fresh.ts`, which the handoff says was created',
          help: 'name the file as it is committed, and commit it with the handoff or before',
        },
      ],
    },
    {
      name: 'a near miss, and another case',
      ...claims({
        start: src,
        handoff: `${modified('src/tokens.ts')}\n  - path: src/Token.ts\n    change_type: modify`,
      }),
      diagnostics: [
        { messageId: 'missing', text: 'src/tokens.ts', help: 'did you mean `src/token.ts`?' },
        { messageId: 'missing', text: 'src/Token.ts', help: 'did you mean `src/token.ts`?' },
      ],
    },
    {
      name: 'a modified file that is gone',
      ...claims({ start: { 'src/a.ts': 'x' }, files: {}, handoff: modified('src/a.ts') }),
      diagnostics: [{ messageId: 'missing', help: /for a deleted file, write `change_type: delete`$/ }],
    },
    {
      name: 'a file at the top that the next task needs',
      ...claims({ start: { 'README.md': 'x' }, handoff: needed('READ.md') }),
      diagnostics: [
        {
          messageId: 'missing',
          message: 'Missing file `READ.md`, which the next task must read',
          help: 'did you mean `README.md`?',
        },
      ],
    },
    {
      name: 'the claim that was added, beside one that was there',
      before: both(created('src/gone.ts')),
      claimsSince: {},
      after: both(`${created('src/gone.ts')}\n  - path: src/new.ts`),
      diagnostics: [{ messageId: 'missing', text: 'src/new.ts' }],
    },
    {
      name: 'a task that arrives with its handoff',
      before: {},
      claimsSince: {},
      after: both(created('src/new.ts')),
      diagnostics: [{ messageId: 'missing', text: 'src/new.ts' }],
    },
  ],
});
