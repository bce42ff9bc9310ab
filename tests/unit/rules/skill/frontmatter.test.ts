import { describe, expect, it } from 'vitest';
import { checkDocument } from '../../../../src/check/run.ts';
import { defaultConfig } from '../../../../src/core/config.ts';
import { readDocument } from '../../../../src/records/read/document.ts';
import rule from '../../../../src/rules/skill/frontmatter.ts';
import { fields, skill, skillPath, skillText } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

const path = skillPath();
const file = (text: string) => ({ [path]: text });
const hidden = ['codex', 'gemini-cli', 'skills-cli'];
const large = (size: number) => `${fields}\nwhen_to_use: ${'x'.repeat(size - fields.length - 15)}`;

testRule(rule, {
  valid: [
    { name: 'plain front matter', after: skill() },
    { name: 'CRLF', after: file(skillText().replaceAll('\n', '\r\n')) },
    { name: 'spaces after the closing dashes', after: file(`---\n${fields}\n--- \t\n`) },
    { name: 'a fence at the end of the file', after: file(`---\n${fields}\n---`) },
    { name: 'dashes in an indented block', after: skill('name: demo\ndescription: |\n  a\n  ---\n  b') },
    { name: 'rules in the body', after: skill(undefined, 'a\n\n---\n\nb\n\n---\n') },
    { name: 'empty front matter', after: file('---\n---\n') },
    { name: 'unreadable YAML, which another rule tells', after: skill('name: [') },
    { name: 'UTF-16 without a mark, which another rule tells', after: file([...'---\nname'].join('\0')) },
    { name: 'front matter of just 64 KiB', after: skill(large(65_536)) },
  ],
  invalid: [
    {
      name: 'no front matter',
      after: file('# Demo\n'),
      diagnostics: [
        { messageId: 'missing', line: 1, column: 1, text: '# Demo', clients: hidden, help: /name: demo/ },
      ],
    },
    {
      name: 'an empty file',
      after: file(''),
      diagnostics: [{ messageId: 'missing', line: 1, column: 1, text: '' }],
    },
    { name: 'a blank file', after: file('\n \n'), diagnostics: [{ messageId: 'missing', line: 1 }] },
    {
      name: 'TOML',
      after: file('+++\nname = "demo"\n+++\n'),
      diagnostics: [{ messageId: 'toml', text: '+++', help: /^no client reads TOML; begin/ }],
    },
    {
      name: 'a language after the dashes',
      after: file('---js\nname: demo\n---\n'),
      diagnostics: [
        {
          messageId: 'language',
          text: '---js',
          message: 'Unexpected `js` after the opening `---`, expected nothing',
        },
      ],
    },
    {
      name: 'yaml after the dashes',
      after: file(`--- yaml\n${fields}\n---\n`),
      diagnostics: [{ messageId: 'language', text: '--- yaml' }],
      output: file(`---\n${fields}\n---\n`),
    },
    {
      name: 'a blank line before',
      after: file(`\n \n${skillText()}`),
      diagnostics: [
        {
          messageId: 'notFirst',
          line: 3,
          column: 1,
          text: '---',
          message: 'Unexpected front matter on line 3, expected it at the first byte of the file',
        },
      ],
      output: file(skillText()),
    },
    {
      name: 'a comment before',
      after: file(`<!-- note -->\n${skillText()}`),
      diagnostics: [{ messageId: 'notFirst', line: 2, help: /below the closing/ }],
    },
    {
      name: 'lone carriage returns',
      after: file(skillText().replaceAll('\n', '\r')),
      diagnostics: [{ messageId: 'carriageReturn', line: 1, text: '---', clients: hidden }],
    },
    {
      name: 'no closing',
      after: file(`---\n${fields}\n`),
      diagnostics: [{ messageId: 'unclosed', line: 1, text: '---' }],
    },
    {
      name: 'an indented closing',
      after: file(`---\n${fields}\n ---\n`),
      diagnostics: [{ messageId: 'unclosed', clients: hidden }],
    },
    {
      name: 'dots as closing',
      after: file(`---\n${fields}\n...\n# Demo\n`),
      diagnostics: [{ messageId: 'dots', line: 4, column: 1, text: '...' }],
      output: file(`---\n${fields}\n---\n# Demo\n`),
    },
    {
      name: 'a list',
      after: skill('- demo\n- other'),
      diagnostics: [
        {
          messageId: 'notMap',
          line: 2,
          text: '- demo',
          message: 'Unexpected list as front matter, expected keys and values',
        },
      ],
    },
    { name: 'a scalar', after: skill('demo'), diagnostics: [{ messageId: 'notMap', line: 2, text: 'demo' }] },
    {
      name: 'a byte order mark',
      after: file(`\uFEFF${skillText()}`),
      diagnostics: [
        { messageId: 'bom', line: 1, column: 1, severity: 'warning', clients: ['codex', 'gemini-cli'] },
      ],
      output: file(skillText()),
    },
    {
      name: 'spaces after the opening dashes',
      after: file(`---  \n${fields}\n---\n`),
      diagnostics: [
        {
          messageId: 'blanks',
          line: 1,
          column: 4,
          endColumn: 6,
          severity: 'warning',
          clients: ['gemini-cli'],
        },
      ],
      output: file(`---\n${fields}\n---\n`),
    },
    {
      name: 'front matter over 64 KiB',
      after: skill(large(65_537)),
      diagnostics: [
        {
          messageId: 'size',
          severity: 'warning',
          text: '---',
          message: 'Unexpected front matter of 65537 bytes, expected at most 65536',
        },
      ],
    },
  ],
});

const env = { config: defaultConfig, committed: true, blob: true, merge: false, now: '2026-11-27T12:00:00Z' };

describe('a file over 1 MiB', () => {
  it('is one error of its own', () => {
    const doc = readDocument(
      path,
      { kind: 'skill', root: '.agents', archived: false },
      { ok: false, reason: 'too-large', size: 2_000_000 },
    );
    if (!doc) throw new Error('no record');
    const found = checkDocument([rule], doc, env);
    expect(found.map(({ messageId, severity, message }) => [messageId, severity, message])).toEqual([
      ['size', 'error', 'Unexpected file of 2000000 bytes, expected at most 1048576'],
    ]);
  });
});
