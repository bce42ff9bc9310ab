import rule from '../../../../src/rules/record/placeholder.ts';
import { example, exampleAt, examples } from '../../../support/records-record.ts';
import { task, taskPath, taskText, templateHandoff } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const done = (handoff: string) => task({ handoff });

testRule(rule, {
  valid: [
    { name: 'every minimal example', after: examples() },
    {
      name: 'a template before the Status says done',
      ...task({ status: 'in_progress', handoff: templateHandoff }),
    },
    { name: 'a template without a Status', ...task({ status: null, handoff: templateHandoff }) },
    {
      name: 'tags and dependencies, which may be meant',
      ...done(
        'outcome: completed\npatterns_discovered:\n  - { pattern: it, location: a, applies_to: [tags] }\nsuggested_next_steps:\n  - { step: it, priority: low, depends_on: [dependencies] }\n',
      ),
    },
    { name: 'a redacted value', ...done('outcome: completed\ngotchas:\n  - issue: "[redacted]"\n') },
    {
      name: 'a route with a parameter',
      ...done('outcome: completed\nfiles_created:\n  - path: app/[id]/page.tsx\n'),
    },
    { name: 'alternatives in prose', ...done('outcome: completed\ngotchas:\n  - issue: "a | b"\n') },
    {
      name: 'brackets in a query',
      after: example('session', { 'user_query: Fix the login bug': 'user_query: "Fix [path] please"' }),
    },
    {
      name: 'a payload of another protocol',
      after: { [exampleAt.handoff]: 'handoff:\n  version: "3.0"\n  trace_id: string\n' },
    },
  ],
  invalid: [
    {
      name: 'the whole template, every value on its own',
      ...done(templateHandoff),
      diagnostics: [
        {
          messageId: 'unfilled',
          line: 9,
          column: 10,
          text: '[completed | partial | failed | blocked]',
          severity: 'error',
          message: 'Unexpected placeholder `[completed | partial | failed | blocked]`, expected a value',
          help: /^fill it in/,
        },
        ...[
          'path',
          'purpose',
          'range',
          'path',
          'range',
          'type',
          'description',
          'pattern description',
          'where',
          'issue',
          'context',
          'how to avoid',
          'high | medium | low',
          'path',
          'why needed',
          'what to do',
          'high | medium | low',
        ].map((text) => ({ messageId: 'unfilled', text: `[${text}]` })),
      ],
    },
    {
      name: 'the forms of the definition',
      ...done(
        'outcome: completed | partial | failed | blocked\nfiles_modified:\n  - path: "[path]"\n    change_type: add | modify | delete | refactor\npatterns_discovered:\n  - id: pattern-XXX\n    pattern: it\n',
      ),
      diagnostics: [
        { messageId: 'unfilled', text: 'completed | partial | failed | blocked' },
        { messageId: 'unfilled', text: '"[path]"' },
        { messageId: 'unfilled', text: 'add | modify | delete | refactor' },
        { messageId: 'unfilled', text: 'pattern-XXX' },
      ],
    },
    {
      name: 'the heading',
      after: { [taskPath]: taskText().replace('task-005: Add token refresh', '[ID]: [Name]') },
      diagnostics: [{ messageId: 'unfilled', line: 1, column: 1, text: '# Task [ID]: [Name]' }],
    },
    {
      name: 'the types of the payload schema',
      after: example('handoff', {
        '2026-02-04T19:30:00Z': 'ISO8601',
        'skill: lit-pm': 'skill: string',
        strategic: 'decision | creative',
      }),
      diagnostics: [
        { messageId: 'unfilled', text: 'ISO8601' },
        { messageId: 'unfilled', text: 'string' },
        { messageId: 'unfilled', text: 'decision | creative' },
      ],
    },
    {
      name: 'a name to fill in',
      after: example('thread', { 'started_by: emerson': 'started_by: <your name>' }),
      diagnostics: [{ messageId: 'unfilled', text: '<your name>' }],
    },
  ],
});
