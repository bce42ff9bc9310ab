import rule from '../../../../src/rules/skill/field-type.ts';
import { skill, skillWith } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

testRule(rule, {
  valid: [
    { name: 'no optional fields', after: skill() },
    {
      name: 'all in their types',
      after: skillWith(
        'license: MIT\ncompatibility: Needs git\nmetadata:\n  v: "1"\nallowed-tools: Read Bash(git:*)\nargument-hint: "[x]"',
      ),
    },
    {
      name: 'tools separated by commas',
      after: skillWith('allowed-tools: Read, Grep, Bash(npm run test:*)'),
    },
    { name: '500 code points', after: skillWith(`compatibility: ${'\u{1F4A1}'.repeat(500)}`) },
    { name: 'an unknown field without a value', after: skillWith('version:') },
    { name: 'empty fields that other rules tell', after: skill('name:\ndescription:') },
    { name: 'an empty map', after: skillWith('metadata: {}') },
    { name: 'unreadable front matter', after: skill('license: [') },
  ],
  invalid: [
    {
      name: 'a license that is a map',
      after: skillWith('license:\n  name: MIT'),
      diagnostics: [
        {
          messageId: 'string',
          line: 5,
          column: 3,
          text: 'name: MIT',
          severity: 'error',
          message: 'Unexpected map as `license`, expected a string',
        },
      ],
    },
    {
      name: 'a license that is a number',
      after: skillWith('license: 0'),
      diagnostics: [{ messageId: 'string', text: '0' }],
      output: skillWith('license: "0"'),
    },
    {
      name: 'compatibility as a list',
      after: skillWith('compatibility: [git]'),
      diagnostics: [{ messageId: 'string', text: '[git]' }],
    },
    {
      name: 'an empty compatibility',
      after: skillWith('compatibility: ""'),
      diagnostics: [{ messageId: 'compatibility', line: 4, column: 16, text: '""' }],
    },
    {
      name: 'a compatibility of 501 characters',
      after: skillWith(`compatibility: ${'c'.repeat(501)}`),
      diagnostics: [
        {
          messageId: 'compatibility',
          severity: 'error',
          message: 'Unexpected `compatibility` of 501 characters, expected 1 to 500',
        },
      ],
    },
    {
      name: 'metadata as a string',
      after: skillWith('metadata: beta'),
      diagnostics: [{ messageId: 'metadata', text: 'beta', severity: 'error', clients: ['codex'] }],
    },
    {
      name: 'metadata as a list',
      after: skillWith('metadata: [a]'),
      diagnostics: [{ messageId: 'metadata', text: '[a]' }],
    },
    {
      name: 'values of metadata that are no strings',
      after: skillWith('metadata:\n  version: 1.0\n  beta: true\n  tags: [a]\n  note:'),
      diagnostics: [
        {
          messageId: 'metadataValue',
          line: 5,
          text: '1.0',
          severity: 'warning',
          message: 'Unexpected number as `metadata.version`, expected a string',
        },
        { messageId: 'metadataValue', line: 6, text: 'true' },
        { messageId: 'metadataValue', line: 7, text: '[a]' },
        {
          messageId: 'metadataValue',
          line: 8,
          text: 'note',
          message: 'Unexpected empty value as `metadata.note`, expected a string',
        },
      ],
      output: skillWith('metadata:\n  version: "1.0"\n  beta: "true"\n  tags: [a]\n  note:'),
    },
    {
      name: 'known fields without a value',
      after: skillWith('metadata:\nlicense: null\nallowed-tools: ~'),
      diagnostics: [
        { messageId: 'empty', line: 4, text: 'metadata', severity: 'warning' },
        { messageId: 'empty', line: 5, text: 'license' },
        { messageId: 'empty', line: 6, text: 'allowed-tools' },
      ],
    },
    {
      name: 'tools as a list',
      after: skillWith('allowed-tools: [Read, Bash]'),
      diagnostics: [{ messageId: 'tools', line: 4, column: 16, text: '[Read, Bash]', severity: 'warning' }],
    },
    {
      name: 'a hint in brackets',
      after: skillWith('argument-hint: [topic]'),
      diagnostics: [
        {
          messageId: 'hint',
          line: 4,
          column: 16,
          text: '[topic]',
          severity: 'warning',
          clients: ['copilot'],
          help: 'write `argument-hint: "[topic]"`',
        },
      ],
      output: skillWith('argument-hint: "[topic]"'),
    },
    {
      name: 'a hint in brackets for the client that drops it',
      after: skillWith('argument-hint: ["a"]'),
      config: { clients: ['copilot'] },
      diagnostics: [{ messageId: 'hint', severity: 'error' }],
      output: skillWith(`argument-hint: '["a"]'`),
    },
    {
      name: 'a hint as a block list',
      after: skillWith('argument-hint:\n  - a'),
      diagnostics: [{ messageId: 'hint', line: 5 }],
    },
  ],
});
