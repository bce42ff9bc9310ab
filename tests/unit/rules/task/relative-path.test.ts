import { expect, it } from 'vitest';
import home from '../../../../src/rules/privacy/absolute-path.ts';
import rule from '../../../../src/rules/task/relative-path.ts';
import { checkMemory } from '../../../support/check-memory.ts';
import { task, taskPath, taskText } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const yaml = (path: string) => `outcome: completed\nfiles_created:\n  - path: ${path}\n`;
const of = (path: string) => task({ handoff: yaml(path) });
const bad = (messageId: string, path: string) => ({
  name: `${messageId}: ${path}`,
  ...of(path),
  diagnostics: [{ messageId, line: 11, column: 11, text: path }],
});

testRule(rule, {
  valid: [
    ...[
      'src/a.ts',
      'a',
      './src/a.ts',
      'src/../a.ts',
      '.github/x.yml',
      'src/[id]/page.tsx',
      '"[path]"',
      'src/~tmp',
      '~$doc.docx',
      'a:b',
      '..hidden',
      '5',
    ].map((path) => ({ name: `path: ${path}`, ...of(path) })),
    {
      name: 'prose and routes where no path is meant',
      ...task({
        handoff:
          'patterns_discovered:\n  - pattern: it\n    location: /api/users\nsuggested_next_steps:\n  - step: go\n    depends_on: [/login]\nmigrated_from: ../note.md\n',
      }),
    },
  ],
  invalid: [
    {
      name: 'an absolute path',
      ...of('/srv/app/src/a.ts'),
      diagnostics: [
        {
          messageId: 'absolute',
          line: 11,
          column: 11,
          text: '/srv/app/src/a.ts',
          severity: 'error',
          message:
            'Unexpected absolute path `/srv/app/src/a.ts`, expected one from the root of the repository',
        },
      ],
    },
    bad('absolute', '~/src/a.ts'),
    bad('absolute', '~root/a.ts'),
    bad('absolute', 'C:/src/a.ts'),
    bad('absolute', 'c:\\src\\a.ts'),
    bad('absolute', '\\\\host\\share'),
    bad('url', 'https://example.com/a.ts'),
    bad('url', 'file:///src/a.ts'),
    bad('outside', '../a.ts'),
    bad('outside', 'src/../../a.ts'),
    bad('outside', '..'),
    {
      name: 'backslashes',
      ...of('src\\auth\\jwt.ts'),
      diagnostics: [
        { messageId: 'backslash', text: 'src\\auth\\jwt.ts', help: 'write `path: src/auth/jwt.ts`' },
      ],
      output: { [taskPath]: taskText({ handoff: yaml('src/auth/jwt.ts') }) },
    },
    {
      name: 'backslashes in double quotes, without a fix',
      ...of('"src\\\\a.ts"'),
      diagnostics: [{ messageId: 'backslash', help: 'write `path: src/a.ts`' }],
    },
    {
      name: 'the other two keys',
      ...task({ handoff: 'files_modified:\n  - path: /a\ndependencies_for_next:\n  - file: /b\n' }),
      diagnostics: [
        { messageId: 'absolute', text: '/a' },
        { messageId: 'absolute', text: '/b' },
      ],
    },
  ],
});

it('says of a path in a home folder the one thing that is wrong', () => {
  const found = checkMemory([rule, home], of('/home/alice/a.ts'));
  expect(found.map((one) => one.rule)).toEqual(['task/relative-path']);
});
