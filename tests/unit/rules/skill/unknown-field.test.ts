import rule from '../../../../src/rules/skill/unknown-field.ts';
import { skill, skillWith } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

testRule(rule, {
  valid: [
    {
      name: 'the fields of the format',
      after: skillWith('license: MIT\ncompatibility: git\nmetadata: {}\nallowed-tools: Read'),
    },
    {
      name: 'fields of known clients',
      after: skillWith(
        [
          'when_to_use',
          'argument-hint',
          'arguments',
          'disable-model-invocation',
          'user-invocable',
          'disallowed-tools',
        ]
          .concat(['model', 'effort', 'context', 'agent', 'hooks', 'paths', 'shell', 'handoff'])
          .map((name) => `${name}: x`)
          .join('\n'),
      ),
    },
    {
      name: 'fields of other clients',
      after: skillWith('disabled: true\nplatforms: [macos]\nhomepage: x\ntype: flow\nwhenToUse: x'),
    },
    {
      name: 'categories of the 3.0 form',
      after: skillWith('categories: [research]\nhandoff:\n  accepts_from: ["*"]'),
    },
    { name: 'a misspelt description, which another rule tells', after: skill('name: demo\ndescriptoin: x') },
    { name: 'a merge key, which another rule tells', after: skillWith('<<: {model: sonnet}') },
    { name: 'unreadable front matter', after: skill('foo: [') },
  ],
  invalid: [
    {
      name: 'unknown fields',
      after: skillWith('version: 1.2.3\nx-foo: 1'),
      diagnostics: [
        {
          messageId: 'unknown',
          line: 4,
          column: 1,
          text: 'version',
          severity: 'info',
          message: 'Unexpected fields `version` and `x-foo`, which no known client reads',
          help: 'move them below `metadata:`',
        },
      ],
    },
    {
      name: 'many unknown fields',
      after: skillWith(['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7'].map((name) => `${name}: x`).join('\n')),
      diagnostics: [
        {
          messageId: 'unknown',
          line: 4,
          message: 'Unexpected fields `a1`, `b2`, `c3`, `d4`, `e5` and 2 more, which no known client reads',
        },
      ],
    },
    {
      name: 'categories without a handoff',
      after: skillWith('categories: [x]'),
      diagnostics: [
        {
          messageId: 'unknown',
          text: 'categories',
          message: 'Unexpected field `categories`, which no known client reads',
          help: 'move it below `metadata:`',
        },
      ],
    },
    {
      name: 'near misses',
      after: skillWith('user-invokable: true\nallowed_tools: Read\nlicence: MIT'),
      diagnostics: [
        {
          messageId: 'misspelt',
          line: 4,
          text: 'user-invokable',
          message: 'Unexpected field `user-invokable`, did you mean `user-invocable`',
        },
        { messageId: 'misspelt', line: 5, text: 'allowed_tools', help: 'write `allowed-tools`' },
        { messageId: 'misspelt', line: 6, text: 'licence' },
      ],
    },
    {
      name: 'keys that are no strings',
      after: skillWith('1: one\ntrue: two\nnull: three\n? [a, b]\n: c'),
      diagnostics: [
        { messageId: 'key', line: 4, text: '1' },
        { messageId: 'key', line: 5, text: 'true' },
        { messageId: 'key', line: 6, text: 'null' },
        { messageId: 'key', line: 7, text: '[a, b]' },
      ],
    },
  ],
});
