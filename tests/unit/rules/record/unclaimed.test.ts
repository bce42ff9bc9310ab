import rule from '../../../../src/rules/record/unclaimed.ts';
import { exampleAt, examples } from '../../../support/records-record.ts';
import { testRule } from '../../../support/rule-tester.ts';

const note = '.agents/tasks/notes.md';
const all = { config: { claim: 'all' as const } };

testRule(rule, {
  valid: [
    { name: 'every minimal example', after: examples(), ...all },
    {
      name: 'READMEs, templates and folders of other tools',
      after: {
        '.agents/README.md': 'a',
        '.agents/tasks/README.md': 'a',
        '.agents/tasks/task-template.md': 'a',
        '.agents/tasks/templates/x.md': 'a',
        '.agents/rules/x.md': 'a',
        '.agents/sessions/x.png': 'a',
      },
      ...all,
    },
    {
      name: 'an ignored file',
      after: { [note]: 'a' },
      config: { claim: 'all', ignore: ['.agents/tasks/notes.md'] },
    },
    { name: 'a symlink, which not-a-file has', after: {}, odd: { [note]: 'symlink' }, ...all },
    { name: 'files of a skill', after: { '.agents/skills/x/notes.md': 'a' }, ...all },
  ],
  invalid: [
    {
      name: 'a note among tasks',
      after: { [note]: '# Some thoughts\n' },
      diagnostics: [
        {
          messageId: 'unclaimed',
          path: note,
          severity: 'info',
          message: 'Unclaimed file at the path of a `task`',
          help: /^begin it with `# Task ID: Name` \(`baton migrate \S+ --write` makes a task of a freeform note\), move it elsewhere/,
        },
      ],
    },
    {
      name: 'a handoff of another tool',
      after: { '.agents/handoffs/login.md': '---\nresearcher: ada\ngit_commit: 4f2a9c1\n---\n' },
      diagnostics: [
        {
          messageId: 'unclaimed',
          severity: 'info',
          message: 'Unclaimed file at the path of a `handoff`',
          help: /^it looks like a HumanLayer handoff: `baton import humanlayer \.agents\/handoffs\/login\.md` makes a record of it; else mark it with /,
        },
      ],
    },
    {
      name: 'under claim: all',
      after: { [exampleAt.handoff]: 'a: 1\n' },
      ...all,
      diagnostics: [
        {
          messageId: 'forbidden',
          severity: 'error',
          message: 'Unclaimed file at the path of a `handoff`, expected a record under `claim: all`',
          help: /^mark it with `schema: baton\/handoff@1`, move it elsewhere/,
        },
      ],
    },
  ],
});
