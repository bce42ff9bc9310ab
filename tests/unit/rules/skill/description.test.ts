import rule from '../../../../src/rules/skill/description.ts';
import { skill, skillPath } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

const described = (value: string) => skill(`name: demo\ndescription: ${value}`);

testRule(rule, {
  valid: [
    { name: 'a sentence', after: skill() },
    { name: '1024 code points outside the BMP', after: described('\u{1F4A1}'.repeat(1024)) },
    { name: 'a block of 1024 characters', after: described(`|\n  ${'x'.repeat(1024)}`) },
    { name: 'unreadable front matter', after: skill('name: [') },
    { name: 'no front matter', after: { [skillPath()]: '# Demo\n' } },
  ],
  invalid: [
    {
      name: 'no description',
      after: skill('name: demo'),
      diagnostics: [
        { messageId: 'missing', line: 1, text: '---', clients: ['codex', 'gemini-cli', 'skills-cli'] },
      ],
    },
    {
      name: 'a known field, which is not taken for a misspelt one',
      after: skill('name: demo\nmodel: sonnet'),
      diagnostics: [{ messageId: 'missing' }],
    },
    {
      name: 'a misspelt key',
      after: skill('name: demo\ndescriptoin: x'),
      diagnostics: [{ messageId: 'misspelt', line: 3, column: 1, text: 'descriptoin', severity: 'error' }],
      output: described('x'),
    },
    {
      name: 'an empty string',
      after: described('""'),
      diagnostics: [{ messageId: 'blank', text: 'description: ""', clients: ['codex', 'skills-cli'] }],
    },
    { name: 'spaces', after: described('"  "'), diagnostics: [{ messageId: 'blank', line: 3 }] },
    {
      name: 'nothing',
      after: skill('name: demo\ndescription:'),
      diagnostics: [{ messageId: 'blank', line: 3 }],
    },
    {
      name: 'a number',
      after: described('42'),
      diagnostics: [
        {
          messageId: 'type',
          line: 3,
          column: 14,
          text: '42',
          message: 'Unexpected number as `description`, expected a string',
          clients: ['skills-cli'],
        },
      ],
      output: described('"42"'),
    },
    {
      name: 'a list',
      after: described('[a, b]'),
      diagnostics: [{ messageId: 'type', text: '[a, b]', clients: ['codex', 'skills-cli'] }],
    },
    {
      name: '1025 characters',
      after: described('d'.repeat(1025)),
      diagnostics: [
        {
          messageId: 'length',
          line: 3,
          column: 14,
          endColumn: 1039,
          help: /^shorten it by 1 characters; put details into the body$/,
          clients: ['codex'],
          severity: 'error',
        },
      ],
    },
    {
      name: 'more than Claude Code lists',
      after: described('d'.repeat(1537)),
      diagnostics: [{ messageId: 'length', help: /Claude Code cuts it at 1536/ }],
    },
    {
      name: '1025 characters where the clients listed accept them',
      after: described('d'.repeat(1025)),
      config: { clients: ['claude-code'] },
      diagnostics: [{ messageId: 'length', severity: 'warning', clients: undefined }],
    },
    {
      name: '1025 characters where a client listed drops the skill',
      after: described('d'.repeat(1025)),
      config: { clients: ['claude-code', 'codex'] },
      diagnostics: [{ messageId: 'length', severity: 'error', clients: ['codex'] }],
    },
    {
      name: '1025 characters where nothing is known of the client listed',
      after: described('d'.repeat(1025)),
      config: { clients: ['gemini-cli'] },
      diagnostics: [{ messageId: 'length', severity: 'error', clients: undefined }],
    },
  ],
});
