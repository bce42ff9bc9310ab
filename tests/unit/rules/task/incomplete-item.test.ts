import rule from '../../../../src/rules/task/incomplete-item.ts';
import { task, templateHandoff } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const handoff = (text: string) => task({ status: null, handoff: text });
const lists: readonly (readonly [string, string, readonly string[]])[] = [
  ['files_created', 'path: src/a.ts', ['purpose: it', 'lines: all']],
  ['files_modified', 'path: src/a.ts', ['lines: all', 'description: it']],
  ['patterns_discovered', 'pattern: do', ['location: src/a.ts', 'applies_to: [auth]']],
  ['gotchas', 'issue: it', ['discovered_in: here', 'mitigation: so', 'severity: high']],
  ['dependencies_for_next', 'file: src/a.ts', ['reason: it']],
  ['open_questions', 'question: why', ['context: it', 'recommendation: so', 'blocking: false']],
  ['suggested_next_steps', 'step: go', ['priority: high', 'depends_on: []']],
  ['blockers', 'blocker: it', ['impact: it', 'suggested_resolution: so', 'blocking_tasks: []']],
];
const item = (list: string, lines: readonly string[]) => `${list}:\n  - ${lines.join('\n    ')}\n`;

testRule(rule, {
  valid: [
    {
      name: 'complete items of every list',
      ...handoff(
        `outcome: completed\n${lists.map(([list, main, others]) => item(list, [main, ...others])).join('')}`,
      ),
    },
    {
      name: 'a deletion without lines',
      ...handoff(
        `outcome: completed\n${item('files_modified', ['path: a', 'change_type: delete', 'description: gone'])}`,
      ),
    },
    {
      name: 'items of a migrated note that were added later and have no line',
      ...handoff(
        'outcome: completed\nmigrated_from: note.md\ndependencies_for_next:\n  - { file: a, reason: it }\n  - { file: b, reason: it }\nevidence:\n  outcome: 2\n  dependencies_for_next: [4]\n',
      ),
    },
    {
      name: 'an item without its main key',
      ...handoff(`outcome: completed\n${item('gotchas', ['severity: high'])}`),
    },
    {
      name: 'a missing change_type, which schema has',
      ...handoff(item('files_modified', ['path: a', 'lines: all', 'description: it'])),
    },
    { name: 'an unfilled template', ...task({ status: 'pending', handoff: templateHandoff }) },
    { name: 'items that are no maps', ...handoff('gotchas: [a, b]') },
    {
      name: 'what outcome-requirements misses',
      ...handoff(`outcome: failed\n${item('blockers', ['blocker: it', 'impact: it', 'blocking_tasks: []'])}`),
    },
    {
      name: 'a null that schema has',
      ...handoff(item('files_created', ['path: a', 'purpose:', 'lines: all'])),
    },
  ],
  invalid: [
    ...lists.map(([list, main, others]) => ({
      name: `an item of ${list} with its main key only`,
      ...handoff(`outcome: completed\n${item(list, [main])}`),
      diagnostics: [
        {
          messageId: 'incomplete',
          severity: 'warning' as const,
          line: 11,
          column: 5,
          text: main.replace(/:.*/, ''),
          message: `Incomplete item \`${list}[0]\`, expected ${others
            .map((line) => `\`${line.replace(/:.*/, '')}\``)
            .join(', ')
            .replace(/, ([^,]*)$/, ' and $1')} too`,
        },
      ],
    })),
    {
      name: 'a blank value',
      ...handoff(item('files_created', ['path: a', 'purpose: ""', 'lines: all'])),
      diagnostics: [
        {
          messageId: 'incomplete',
          message: 'Incomplete item `files_created[0]`, expected `purpose` too',
          help: 'add `purpose: …`',
        },
      ],
    },
    {
      name: 'the second item',
      ...handoff('dependencies_for_next:\n  - { file: a, reason: it }\n  - file: b\n'),
      diagnostics: [
        {
          messageId: 'incomplete',
          line: 11,
          message: 'Incomplete item `dependencies_for_next[1]`, expected `reason` too',
        },
      ],
    },
    {
      name: 'a migrated note, informed about in one line for all of its items',
      ...handoff(
        'migrated_from: note.md\noutcome: null\nfiles_modified:\n  - path: src/a.ts\n  - path: src/b.ts\ngotchas:\n  - issue: It drifts\n    discovered_in: a\n    severity: low\n',
      ),
      diagnostics: [
        {
          messageId: 'migrated',
          severity: 'info',
          text: 'migrated_from',
          message:
            'Incomplete handoff of a freeform note: it has no `outcome`; of its items, 3 lack `lines`, `change_type`, `description` and `mitigation`',
          help: 'add what you know of it',
        },
      ],
    },
    {
      name: 'a migrated note of which an item was removed, and its line was not',
      ...handoff(
        'migrated_from: note.md\noutcome: completed\ngotchas:\n  - issue: It drifts\n    discovered_in: a\n    mitigation: b\n    severity: low\nevidence:\n  gotchas: [4, 9]\n  blockers: [7]\n',
      ),
      diagnostics: [
        {
          messageId: 'migrated',
          message:
            'Incomplete handoff of a freeform note: `evidence` has more lines than items of `gotchas` and `blockers`',
          help: 'remove the lines of items that were removed',
        },
      ],
    },
    {
      name: 'a migrated note without what its outcome needs',
      ...handoff('migrated_from: note.md\noutcome: partial\nblockers: []\n'),
      diagnostics: [
        {
          messageId: 'migrated',
          severity: 'info',
          message:
            'Incomplete handoff of a freeform note: it has no `blockers` and `suggested_next_steps`, which outcome `partial` needs',
        },
      ],
    },
    {
      name: 'a blocker of a migrated note without the key that its outcome needs',
      ...handoff(
        'migrated_from: note.md\noutcome: blocked\nblockers:\n  - blocker: It\n    impact: a\n    suggested_resolution: b\n',
      ),
      diagnostics: [
        {
          messageId: 'migrated',
          message: 'Incomplete handoff of a freeform note: of its items, 1 lacks `blocking_tasks`',
        },
      ],
    },
  ],
});
