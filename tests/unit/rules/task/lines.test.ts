import rule from '../../../../src/rules/task/lines.ts';
import { task, taskPath, taskText } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const yaml = (lines: string, list = 'files_created') =>
  `outcome: completed\n${list}:\n  - path: src/a.ts\n    lines: ${lines}\n    change_type: modify\n`;
const of = (lines: string, list?: string) => task({ handoff: yaml(lines, list) });
const fixed = (lines: string) => ({ [taskPath]: taskText({ handoff: yaml(lines) }) });

testRule(rule, {
  valid: [
    ...['all', '1-150', '45-45', '"1-2"', '[range]', '"[range]"', '""', '', 'true', '[redacted]'].map(
      (lines) => ({
        name: `lines: ${lines}`,
        ...of(lines),
      }),
    ),
    {
      name: 'a deletion without lines',
      ...task({ handoff: 'files_modified:\n  - path: a\n    change_type: delete\n' }),
    },
    { name: 'lines of a list that has none', ...of('around 45', 'gotchas') },
  ],
  invalid: [
    {
      name: 'a bare number',
      ...of('45'),
      diagnostics: [
        {
          messageId: 'bare',
          line: 12,
          column: 12,
          text: '45',
          severity: 'error',
          message: 'Unexpected single line `45`, expected the range `45-45`',
          help: 'write `lines: 45-45`',
        },
      ],
      output: fixed('45-45'),
    },
    {
      name: 'a quoted number',
      ...of('"45"'),
      diagnostics: [{ messageId: 'bare', text: '"45"' }],
      output: fixed('45-45'),
    },
    {
      name: 'a reversed range',
      ...of('67-45', 'files_modified'),
      diagnostics: [
        {
          messageId: 'reversed',
          text: '67-45',
          message: 'Unexpected range `67-45`, expected `45-67`: the first line is at most the last',
        },
      ],
      output: { [taskPath]: taskText({ handoff: yaml('45-67', 'files_modified') }) },
    },
    ...(
      [
        ['All', 'all'],
        ['whole file', 'all'],
        ['L45-L67', '45-67'],
        ['45 – 67', '45-67'],
        ['45:67', '45-67'],
        ['lines 45 to 67', '45-67'],
      ] as const
    ).map(([written, exact]) => ({
      name: `another spelling: ${written}`,
      ...of(written),
      diagnostics: [{ messageId: 'form', text: written, help: `write \`lines: ${exact}\`` }],
      output: fixed(exact),
    })),
    ...['1-10, 20-30', '~45', '-5', '4.5', 'L67-L45', '1-'].map((lines) => ({
      name: `no range: ${lines}`,
      ...of(lines),
      diagnostics: [
        {
          messageId: 'form',
          text: lines,
          message: `Unexpected lines \`${lines}\`, expected \`all\` or a range such as \`45-67\``,
          help: 'write `lines: all`, or one range such as `lines: 45-67`',
        },
      ],
    })),
  ],
});
