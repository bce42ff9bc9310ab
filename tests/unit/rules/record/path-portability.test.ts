import rule from '../../../../src/rules/record/path-portability.ts';
import { example, examples } from '../../../support/records-record.ts';
import { testRule } from '../../../support/rule-tester.ts';

const at = (...names: string[]) => ({
  after: Object.fromEntries(names.map((name) => [`.agents/tasks/${name}`, 'x'])),
});
const bad = (messageId: string, name: string, message: string) => ({
  name: `${messageId}: ${JSON.stringify(name)}`,
  ...at(name),
  diagnostics: [
    {
      messageId,
      path: `.agents/tasks/${name}`,
      severity: 'warning' as const,
      message,
      help: 'rename it with `git mv`',
    },
  ],
});

testRule(rule, {
  valid: [
    { name: 'every minimal example', after: examples() },
    {
      name: 'names that only look reserved',
      ...at('console.md', 'com.md', 'com10.md', 'auxiliary.md', 'task-con.md'),
    },
    { name: 'spaces, umlauts and emoji', ...at('a b.md', 'gr\u00f6\u00dfe.md', '\u{1F600}.md') },
    {
      name: 'places of nobody',
      after: { '.agents/rules/CON.md': 'x', 'docs/a:b.md': 'x', 'Docs/A.md': 'x', 'docs/a.md': 'x' },
    },
  ],
  invalid: [
    {
      name: 'case twins, at the second',
      ...at('Task-1.md', 'task-1.md'),
      diagnostics: [
        {
          messageId: 'case',
          path: '.agents/tasks/task-1.md',
          message:
            'Path differs from `.agents/tasks/Task-1.md` in case only, expected paths that are different on every system',
        },
      ],
    },
    {
      name: 'folders that are case twins, once',
      after: {
        ...example('thread', {}, '.agents/threads/Thread_pr94/thread.md'),
        ...example('thread'),
        ...example('decision'),
      },
      diagnostics: [
        {
          messageId: 'case',
          message:
            'Path differs from `.agents/threads/Thread_pr94` in case only, expected paths that are different on every system',
        },
      ],
    },
    {
      name: 'twins in NFC and NFD, and the decomposed one for itself',
      ...at('gr\u00f6n.md', 'gro\u0308n.md'),
      diagnostics: [
        { messageId: 'decomposed', path: '.agents/tasks/gro\u0308n.md' },
        {
          messageId: 'normalization',
          path: '.agents/tasks/gr\u00f6n.md',
          message:
            'Path differs from `.agents/tasks/gro\u0308n.md` in Unicode normalization only, expected one spelling',
        },
      ],
    },
    {
      name: 'a folder, with its first file only',
      ...at('aux/x.md', 'aux/y.md'),
      diagnostics: [{ messageId: 'reserved', path: '.agents/tasks/aux/x.md' }],
    },
    bad(
      'decomposed',
      'gro\u0308n.md',
      'Unexpected decomposed characters in `gro\u0308n.md`, expected them composed (NFC)',
    ),
    bad('bytes', 'a\uFFFDff.md', 'Unexpected bytes in `a\uFFFDff.md` that are not UTF-8'),
    bad('reserved', 'CON.md', 'Unexpected name `CON.md`, which Windows reserves'),
    bad('reserved', 'aux/x.md', 'Unexpected name `aux`, which Windows reserves'),
    bad('reserved', 'lpt1.tar.md', 'Unexpected name `lpt1.tar.md`, which Windows reserves'),
    bad('control', 'a\u0007.md', 'Unexpected control character U+0007 in the path'),
    bad('character', 'a:b.md', 'Unexpected `:` in `a:b.md`, which Windows does not allow'),
    bad('character', 'why?.md', 'Unexpected `?` in `why?.md`, which Windows does not allow'),
    bad('dash', '-x.md', 'Unexpected `-` at the beginning of `-x.md`, which programs read as an option'),
    bad('dash', '-x/a.md', 'Unexpected `-` at the beginning of `-x`, which programs read as an option'),
    bad('trailing', 'x./a.md', 'Unexpected dot at the end of `x.`, which Windows drops'),
    bad('trailing', 'x /a.md', 'Unexpected space at the end of `x `, which Windows drops'),
  ],
});
