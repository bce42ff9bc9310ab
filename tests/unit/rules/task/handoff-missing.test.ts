import rule from '../../../../src/rules/task/handoff-missing.ts';
import { task, taskPath, templateHandoff } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const file = (text: string) => ({ after: { [taskPath]: text } });
const title = '# Task task-005: Refresh\n\n';

testRule(rule, {
  valid: [
    { name: 'a done task with its handoff', ...task() },
    { name: 'a pending task without one', ...task({ status: 'pending', handoff: null }) },
    { name: 'a task in progress', ...task({ status: 'In Progress', handoff: null }) },
    { name: 'a skipped task', ...task({ status: 'skipped', handoff: null }) },
    { name: 'a task without a Status', ...task({ status: null, handoff: null }) },
    { name: 'a Status of another vocabulary', ...task({ status: 'partially done', handoff: null }) },
    { name: 'the choice of a template', ...task({ status: 'pending | completed | failed', handoff: null }) },
    { name: 'a choice that begins with done', ...task({ status: 'done | failed', handoff: null }) },
    {
      name: 'a Status elsewhere',
      ...task({ status: null, handoff: null, body: '## Execution Log\n- Status: done' }),
    },
    { name: 'a Status that is struck out', ...task({ status: '~~done~~ in progress', handoff: null }) },
    { name: 'an unfilled template', ...task({ handoff: templateHandoff }) },
    {
      name: 'a fence marked yml',
      ...file(`${title}## Metadata\n- Status: done\n\n## Handoff\n\n\`\`\`yml\noutcome: completed\n\`\`\`\n`),
    },
    {
      name: 'a level 3 heading with a parenthesis',
      ...file(
        `${title}## Metadata\n- Status: done\n\n### Handoff (Required)\n\n\`\`\`yaml\noutcome: completed\n\`\`\`\n`,
      ),
    },
    {
      name: 'a fence that begins with the heading',
      ...file(
        `${title}## Metadata\n- Status: done\n\n\`\`\`yaml\n## Handoff\n\noutcome: completed\n\`\`\`\n`,
      ),
    },
    ...['## 🤝 Handoff', '### 6. Handoff (Required)', '## Handoff:'].map((heading) => ({
      name: `under "${heading}"`,
      ...file(
        `${title}## 📋 Metadata\n- Status: done\n\n${heading}\n\n\`\`\`yaml\noutcome: completed\n\`\`\`\n`,
      ),
    })),
    { name: 'a handoff that cannot be read', ...task({ handoff: 'outcome: [' }) },
    { name: 'an empty handoff before the Status says done', ...task({ status: 'pending', handoff: '' }) },
  ],
  invalid: [
    {
      name: 'a done task without one',
      ...task({ handoff: null }),
      diagnostics: [
        {
          messageId: 'missing',
          line: 4,
          column: 15,
          text: 'done',
          message: 'Missing handoff, the Status says `done`',
          help: 'add `## Handoff` and under it a fence marked `yaml` with `outcome: completed`; `baton schema task` prints all its keys',
        },
      ],
    },
    {
      name: 'a Status under a heading with an emoji',
      ...file(`${title}## 📋 Metadata\n- Status: done\n`),
      diagnostics: [{ messageId: 'missing', line: 4 }],
    },
    ...['completed', 'failed', 'blocked', 'partial'].map((status) => ({
      name: `Status ${status}`,
      ...task({ status, handoff: null }),
      diagnostics: [{ messageId: 'missing', text: status }],
    })),
    {
      name: 'a Status dressed up',
      ...task({ status: '✅ `Completed` (2026-11-27)', handoff: null }),
      diagnostics: [{ messageId: 'missing', message: 'Missing handoff, the Status says `completed`' }],
    },
    {
      name: 'a table of metadata',
      ...file(`${title}## Metadata\n\n| Field | Value |\n| --- | --- |\n| **Status** | done |\n`),
      diagnostics: [{ messageId: 'missing', line: 7, column: 16, text: 'done' }],
    },
    {
      name: 'metadata right below the title',
      ...file(`${title}- Status: done\n\n## Objective\n\nGo.\n`),
      diagnostics: [{ messageId: 'missing', line: 3, text: 'done' }],
    },
    {
      name: 'prose under Handoff',
      ...task({ handoff: null, body: '## Handoff\n\n**Summary**: all done' }),
      diagnostics: [{ messageId: 'prose', line: 6, text: '## Handoff', help: /^put a fence marked `yaml`/ }],
    },
    {
      name: 'older Handoff Notes',
      ...task({ handoff: null, body: '## Outcome\n\n### Handoff Notes\n\nBe careful with the cache.' }),
      diagnostics: [{ messageId: 'prose', line: 8, text: '### Handoff Notes' }],
    },
    {
      name: 'a fence that is not YAML',
      ...task({ handoff: null, body: '## Handoff\n\n```json\n{"outcome": "completed"}\n```' }),
      diagnostics: [{ messageId: 'prose' }],
    },
    {
      name: 'an empty fence',
      ...task({ handoff: '' }),
      diagnostics: [
        { messageId: 'empty', line: 8, column: 1, text: '```yaml', help: /^write `outcome: completed`/ },
      ],
    },
  ],
});
