import rule from '../../../../src/rules/skill/length.ts';
import { skill, skillPath, skillText, skillWith } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

/** A skill whose body has that many lines, the blank one below the fence included. */
const lines = (count: number) => skill(undefined, 'x\n'.repeat(count - 1));

testRule(rule, {
  valid: [
    { name: 'a short body', after: skill() },
    { name: '500 lines', after: lines(500) },
    {
      name: '500 lines without a last break',
      after: { [skillPath()]: skillText(undefined, 'x\n'.repeat(499)).replace(/\n$/, '') },
    },
    { name: 'a long file without front matter', after: { [skillPath()]: 'x\n'.repeat(600) } },
    { name: 'brackets without end in the front matter', after: skillWith(`metadata: ${'['.repeat(3_000)}`) },
    { name: 'brackets inside a fence', after: skill(undefined, `\`\`\`\n${'['.repeat(3_000)}\n\`\`\`\n`) },
  ],
  invalid: [
    {
      name: '501 lines',
      after: lines(501),
      diagnostics: [
        {
          messageId: 'long',
          line: 505,
          column: 1,
          text: 'x',
          severity: 'info',
          message: 'Unexpected body of 501 lines, expected at most 500',
        },
      ],
    },
    {
      name: 'a body that takes too long to read',
      after: skill(undefined, `${'>'.repeat(65)} deep\n`),
      diagnostics: [{ messageId: 'complex', severity: 'error' }],
    },
  ],
});
