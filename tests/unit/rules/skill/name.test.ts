import rule from '../../../../src/rules/skill/name.ts';
import { skillPath, skillText } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

const named = (name: string, folder = 'demo') => ({
  [skillPath(folder)]: skillText(`name: ${name}\ndescription: x`),
});
const long = 'a'.repeat(65);

testRule(rule, {
  valid: [
    {
      name: 'any name at the top of the repository, whose folder is the clone’s',
      after: { 'SKILL.md': skillText('name: fold-laundry\ndescription: Folds') },
      config: { kinds: { skill: ['SKILL.md'] } },
    },
    { name: 'the folder', after: named('demo') },
    { name: '64 characters', after: named('a'.repeat(64), 'a'.repeat(64)) },
    { name: 'digits and hyphens', after: named('"3d-tool-2"', '3d-tool-2') },
    { name: 'a number in quotes', after: named('"12306"', '12306') },
    { name: 'a tagged string', after: named('!!str 123', '123') },
    { name: 'unreadable front matter', after: { [skillPath()]: '---\nname: [\n---\n' } },
    { name: 'front matter without keys', after: { [skillPath()]: '---\n- demo\n---\n' } },
  ],
  invalid: [
    {
      name: 'no name',
      after: { [skillPath()]: skillText('description: x') },
      diagnostics: [
        {
          messageId: 'missing',
          line: 1,
          text: '---',
          message: '`name` is missing, expected `demo`',
          clients: ['gemini-cli', 'skills-cli'],
        },
      ],
    },
    {
      name: 'empty front matter',
      after: { [skillPath()]: '---\n---\n' },
      diagnostics: [{ messageId: 'missing', line: 1 }],
    },
    {
      name: 'a misspelt key',
      after: { [skillPath()]: skillText('nam: demo\ndescription: x') },
      diagnostics: [{ messageId: 'missing', line: 2, text: 'nam', help: 'write `name` for `nam`' }],
    },
    {
      name: 'a null name',
      after: named('null'),
      diagnostics: [
        { messageId: 'missing', line: 2, text: 'name', clients: ['skills-cli'], help: 'add `name: demo`' },
      ],
    },
    {
      name: 'no name at the top of the repository',
      after: { 'SKILL.md': skillText('description: Shows a demo') },
      config: { kinds: { skill: ['SKILL.md'] } },
      diagnostics: [
        {
          messageId: 'missingAtTop',
          line: 1,
          message: '`name` is missing',
          help: 'add `name:` with lowercase letters, digits and single hyphens',
        },
      ],
    },
    {
      name: 'a capital at the top of the repository',
      after: { 'SKILL.md': skillText('name: Demo\ndescription: Shows a demo') },
      config: { kinds: { skill: ['SKILL.md'] } },
      diagnostics: [{ messageId: 'character', help: 'use lowercase letters, digits and single hyphens' }],
    },
    {
      name: 'what the clients listed accept as a warning',
      after: { [skillPath()]: skillText('description: Shows a demo') },
      config: { clients: ['claude-code'] },
      diagnostics: [{ messageId: 'missing', severity: 'warning', clients: undefined }],
    },
    {
      name: 'what one of the clients listed drops as an error',
      after: { [skillPath()]: skillText('description: Shows a demo') },
      config: { clients: ['claude-code', 'gemini-cli'] },
      diagnostics: [{ messageId: 'missing', severity: 'error', clients: ['gemini-cli'] }],
    },
    { name: 'a blank name', after: named('" "'), diagnostics: [{ messageId: 'missing', text: 'name' }] },
    {
      name: 'a number',
      after: named('12306', '12306'),
      diagnostics: [
        {
          messageId: 'type',
          line: 2,
          column: 7,
          text: '12306',
          message: 'Unexpected number `12306` as `name`, expected a string',
          clients: ['skills-cli'],
        },
      ],
      output: named('"12306"', '12306'),
    },
    {
      name: 'a boolean',
      after: named('true', 'true'),
      diagnostics: [{ messageId: 'type', text: 'true' }],
      output: named('"true"', 'true'),
    },
    {
      name: 'a map',
      after: named('{a: b}'),
      diagnostics: [{ messageId: 'type', text: '{a: b}', clients: ['codex', 'skills-cli'] }],
    },
    {
      name: '65 characters',
      after: named(long, long),
      diagnostics: [
        {
          messageId: 'length',
          text: long,
          message: 'Unexpected `name` of 65 characters, expected at most 64',
          clients: ['codex'],
        },
      ],
    },
    {
      name: 'upper case in a name whose folder is legal',
      after: named('Demo'),
      diagnostics: [
        {
          messageId: 'character',
          text: 'Demo',
          message: 'Unexpected `D` (U+0044) in `name`, expected lowercase letters, digits and hyphens',
        },
      ],
      output: named('demo'),
    },
    {
      name: 'an underscore',
      after: named('demo_skill', 'demo_skill'),
      diagnostics: [{ messageId: 'character', text: 'demo_skill' }],
    },
    {
      name: 'padding',
      after: named('" demo"'),
      diagnostics: [
        {
          messageId: 'character',
          message: 'Unexpected space in `name`, expected lowercase letters, digits and hyphens',
        },
      ],
      output: named('demo'),
    },
    {
      name: 'a zero-width space',
      after: named('de\u200bmo'),
      diagnostics: [
        {
          messageId: 'character',
          message: 'Unexpected U+200B in `name`, expected lowercase letters, digits and hyphens',
        },
      ],
      output: named('demo'),
    },
    {
      name: 'a double hyphen',
      after: named('de--mo', 'de--mo'),
      diagnostics: [
        {
          messageId: 'hyphen',
          text: 'de--mo',
          message: 'Unexpected double hyphen in `de--mo`, expected single hyphens between words',
        },
      ],
    },
    {
      name: 'a hyphen at an edge',
      after: named('demo-'),
      diagnostics: [
        {
          messageId: 'hyphen',
          message: 'Unexpected trailing hyphen in `demo-`, expected single hyphens between words',
        },
      ],
      output: named('demo'),
    },
    {
      name: 'a hyphen in front',
      after: named('"-demo"', '-demo'),
      diagnostics: [{ messageId: 'hyphen', text: '"-demo"' }],
    },
    {
      name: 'another folder',
      after: named('other'),
      diagnostics: [
        {
          messageId: 'folder',
          line: 2,
          column: 7,
          text: 'other',
          message: 'Unexpected `name` `other`, expected its folder `demo`',
          clients: ['copilot'],
        },
      ],
      output: named('demo'),
    },
    {
      name: 'another folder that reads as a number',
      after: named('other', '007'),
      diagnostics: [{ messageId: 'folder' }],
      output: named('"007"', '007'),
    },
    {
      name: 'a Cyrillic letter',
      after: named('demо'),
      diagnostics: [
        {
          messageId: 'confusable',
          text: 'demо',
          message: 'Unexpected `о` (U+043E) in `name`, which looks like `o` of its folder `demo`',
        },
      ],
      output: named('demo'),
    },
    {
      name: 'full-width letters',
      after: named('ａｂ', 'ab'),
      diagnostics: [{ messageId: 'normalization', severity: 'warning', text: 'ａｂ' }],
      output: named('ab', 'ab'),
    },
    {
      name: 'a decomposed name in a composed folder',
      after: named('cafe\u0301', 'caf\u00e9'),
      diagnostics: [{ messageId: 'normalization', severity: 'warning' }],
      output: named('caf\u00e9', 'caf\u00e9'),
    },
    {
      name: 'a decomposed folder, which no edit can rename',
      after: named('caf\u00e9', 'cafe\u0301'),
      diagnostics: [{ messageId: 'normalization', help: /rename the folder/ }],
    },
    {
      name: 'letters outside ASCII',
      after: named('straße', 'straße'),
      diagnostics: [
        {
          messageId: 'nonAscii',
          severity: 'info',
          message: 'Unexpected `ß` (U+00DF) in `name`: some clients accept ASCII only',
        },
      ],
    },
  ],
});
