import rule from '../../../../src/rules/claims/lines-in-range.ts';
import { claims, created, lines, modified } from '../../../support/records-claims.ts';
import { testRule } from '../../../support/rule-tester.ts';

const range = (text: string, path = 'src/token.ts') => modified(path, `    lines: ${text}\n`);
const sixty = { 'src/token.ts': lines(60) };

testRule(rule, {
  valid: [
    { name: 'the last line', ...claims({ files: sixty, handoff: range('40-60') }) },
    {
      name: 'a last line without its end',
      ...claims({ files: { 'src/token.ts': 'a\nb' }, handoff: range('1-2') }),
    },
    { name: 'all lines', ...claims({ files: sixty, handoff: range('all') }) },
    {
      name: 'what is no range, task/lines has that',
      ...claims({ files: sixty, handoff: `${range('90-70')}\n  - path: src/token.ts\n    lines: 99` }),
    },
    { name: 'a missing file, file-exists has that', ...claims({ handoff: range('40-90') }) },
    { name: 'a folder', ...claims({ files: sixty, handoff: range('40-90', 'src') }) },
    { name: 'a redacted range', ...claims({ files: sixty, handoff: range('"[redacted]"') }) },
  ],
  invalid: [
    {
      name: 'lines past the end',
      ...claims({ files: sixty, handoff: range('40-90') }),
      diagnostics: [
        {
          messageId: 'over',
          severity: 'warning',
          line: 12,
          column: 12,
          text: '40-90',
          message: 'Unexpected lines `40-90` of `src/token.ts`, which has 60 lines',
          help: 'write `lines: 40-60` where the file ends there, or `lines: all`',
        },
      ],
    },
    {
      name: 'lines wholly past the end of one',
      ...claims({ files: { 'src/token.ts': 'a\n' }, handoff: created('src/token.ts', '    lines: 2-3\n') }),
      diagnostics: [
        {
          messageId: 'over',
          message: 'Unexpected lines `2-3` of `src/token.ts`, which has 1 line',
          help: /^write the lines/,
        },
      ],
    },
    {
      name: 'lines of an empty file',
      ...claims({ files: { 'src/token.ts': '' }, handoff: range('1-1') }),
      diagnostics: [
        { messageId: 'over', message: 'Unexpected lines `1-1` of `src/token.ts`, which has 0 lines' },
      ],
    },
    {
      name: 'a line before the first',
      ...claims({ files: sixty, handoff: range('0-9') }),
      diagnostics: [{ messageId: 'zero', text: '0-9', help: 'write `lines: 1-9`' }],
    },
  ],
});
