import rule from '../../../../src/rules/task/duplicate-handoff.ts';
import { task, taskPath, taskText } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const fence = '```yaml\noutcome: completed\n```\n';
const plus = (more: string) => ({ after: { [taskPath]: `${taskText()}\n${more}` } });

testRule(rule, {
  valid: [
    { name: 'one handoff', ...task() },
    { name: 'a later Handoff of prose', ...plus('## Handoff\n\nSee above.\n') },
    { name: 'a second fence of the same section', ...plus(fence) },
    {
      name: 'a heading within the heading',
      after: { [taskPath]: `# Task task-005: It\n\n## Handoff\n\n### Handoff (Required)\n\n${fence}` },
    },
    { name: 'a heading of level 4', ...plus(`#### Handoff\n\n${fence}`) },
    { name: 'another heading', ...plus(`## Handoff Notes\n\n${fence}`) },
  ],
  invalid: [
    {
      name: 'a second section',
      ...plus(`### Handoff (second try)\n\n${fence}`.replace('###', '##')),
      diagnostics: [
        {
          messageId: 'duplicate',
          line: 12,
          column: 1,
          text: '## Handoff (second try)',
          severity: 'error',
          message: 'Unexpected second handoff, expected one',
          help: /^keep the newest/,
        },
      ],
    },
    {
      name: 'a fence that begins with the heading, and a third',
      ...plus(`## Log\n\n\`\`\`yaml\n## Handoff\noutcome: failed\n\`\`\`\n\n## Handoff\n\n${fence}`),
      diagnostics: [
        { messageId: 'duplicate', line: 15, text: '## Handoff' },
        { messageId: 'duplicate', line: 19, text: '## Handoff' },
      ],
    },
  ],
});
