import rule from '../../../../src/rules/record/line-endings.ts';
import { example, exampleAt, examples } from '../../../support/records-record.ts';
import { testRule } from '../../../support/rule-tester.ts';

const ack = exampleAt.ack;
const text = example('ack')[ack] ?? '';
const crlf = { [ack]: text.replaceAll('\n', '\r\n') };

testRule(rule, {
  valid: [
    { name: 'LF in the index', after: examples(), committed: true },
    { name: 'CRLF in the working tree', after: crlf },
    {
      name: 'CRLF of a skill',
      after: { [exampleAt.skill]: '---\r\nname: lit-pm\r\n---\r\n' },
      committed: true,
    },
    { name: 'CRLF of a file that is no record', after: { [ack]: 'a: 1\r\n' }, committed: true },
  ],
  invalid: [
    {
      name: 'CRLF in the index',
      after: crlf,
      committed: true,
      diagnostics: [
        {
          messageId: 'crlf',
          line: 1,
          column: 20,
          text: '\r',
          severity: 'warning',
          message: 'Unexpected CRLF line endings, expected LF',
          help: /^add `\*\.yaml text eol=lf` to \.gitattributes, then run `git add --renormalize -- /,
        },
      ],
    },
    {
      name: 'both',
      after: { [ack]: text.replace('\nby', '\r\nby') },
      committed: true,
      diagnostics: [
        {
          messageId: 'mixed',
          line: 2,
          message: 'Unexpected mixed line endings, 1 of 5 are CRLF, expected LF',
        },
      ],
    },
    {
      name: 'a last line that is not ended',
      after: { [ack]: text.trimEnd().replaceAll('\n', '\r\n') },
      committed: true,
      diagnostics: [{ messageId: 'crlf' }],
    },
  ],
});
