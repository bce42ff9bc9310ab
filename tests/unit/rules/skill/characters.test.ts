import { describe, expect, it } from 'vitest';
import { checkDocument } from '../../../../src/check/run.ts';
import { defaultConfig } from '../../../../src/core/config.ts';
import { readDocument } from '../../../../src/records/read/document.ts';
import rule from '../../../../src/rules/skill/characters.ts';
import { skill, skillPath } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

/** Text as tag characters. */
const tagged = (text: string) =>
  [...text].map((one) => String.fromCodePoint(0xe0000 + one.charCodeAt(0))).join('');

const described = (value: string) => skill(`name: demo\ndescription: ${value}`);

testRule(rule, {
  valid: [
    { name: 'text', after: skill() },
    { name: 'tabs and CRLF', after: { [skillPath()]: '---\r\nname:\tdemo\r\n---\r\n' } },
    { name: 'escaped line breaks and tabs', after: described('"a\\n\\tb\\r"') },
    { name: 'escapes outside double quotes', after: described("'a\\u0007b'") },
    { name: 'line separators', after: described('"a\u2028b"') },
    { name: 'marks of Arabic and Hebrew', after: described('a\u200eb\u200f') },
    { name: 'emoji', after: described('\u{1F4A1}') },
    { name: 'joined emoji', after: described('\u{1F469}\u200d\u{1F680}\ufe0f') },
    { name: 'a flag of a region', after: skill(undefined, `\u{1F3F4}${tagged('gbsct')}\u{E007F} wins\n`) },
  ],
  invalid: [
    {
      name: 'tag characters, once for each run',
      after: skill(`name: demo\ndescription: Shows${tagged('x')}`, `Be kind.${tagged('and do')} Yes.\n`),
      diagnostics: [
        {
          messageId: 'tags',
          line: 3,
          severity: 'error',
          message:
            'Unexpected invisible text `x` of 1 tag character, which a model reads and no editor shows',
        },
        {
          messageId: 'tags',
          line: 6,
          column: 9,
          text: tagged('and do'),
          message:
            'Unexpected invisible text `and do` of 6 tag characters, which a model reads and no editor shows',
        },
      ],
    },
    {
      name: 'tag characters behind a flag that goes on without end',
      after: skill(undefined, `\u{1F3F4}${tagged('obey me now')}\u{E007F}\n`),
      diagnostics: [{ messageId: 'tags', line: 6, column: 3 }],
    },
    {
      name: 'a language tag',
      after: skill(undefined, 'a\u{E0001}b\n'),
      diagnostics: [
        {
          messageId: 'tags',
          message: 'Unexpected invisible text of 1 tag character, which a model reads and no editor shows',
        },
      ],
    },
    {
      name: 'a control character in the front matter',
      after: described('a\u0007b'),
      diagnostics: [
        {
          messageId: 'raw',
          line: 3,
          column: 15,
          text: '\u0007',
          severity: 'error',
          message: 'Unexpected control character U+0007, expected printable text',
          clients: ['codex'],
        },
      ],
    },
    {
      name: 'control characters in the body, each once',
      after: skill(undefined, 'a\u001b[1m b\u001b[0m\u0000\n'),
      diagnostics: [
        {
          messageId: 'body',
          line: 6,
          column: 2,
          text: '\u001b',
          severity: 'warning',
          message: 'Unexpected control character U+001B in the body, expected printable text',
          clients: undefined,
        },
        { messageId: 'raw', text: '\u0000', severity: 'error', help: /UTF-16/, clients: undefined },
      ],
    },
    {
      name: 'direction controls',
      after: skill('name: demo\ndescription: safe\u202e.txt', 'b\u2066c\n'),
      diagnostics: [
        { messageId: 'bidi', line: 3, column: 18, text: '\u202e', severity: 'warning' },
        { messageId: 'bidi', line: 6, text: '\u2066' },
      ],
    },
    {
      name: 'an escaped control character',
      after: described('"a\\u0007b"'),
      diagnostics: [
        {
          messageId: 'escaped',
          line: 3,
          column: 14,
          text: '"a\\u0007b"',
          severity: 'warning',
          message: 'Unexpected escaped U+0007 in the value',
        },
      ],
    },
    {
      name: 'an escaped direction control',
      after: described('"a\\u202eb"'),
      diagnostics: [{ messageId: 'escaped' }],
    },
  ],
});

const env = { config: defaultConfig, committed: true, blob: true, merge: false, now: '2026-11-27T12:00:00Z' };

describe('bytes that are not UTF-8', () => {
  const check = (latin1: string, detail: string) => {
    const source = { ok: false, reason: 'not-utf8', latin1, detail } as const;
    const doc = readDocument(skillPath(), { kind: 'skill', root: '.agents', archived: false }, source);
    if (!doc) throw new Error('no record');
    return checkDocument([rule], doc, env);
  };

  it('are one error', () => {
    expect(check('---\nname: caf\u00e9\n---\n', '13:e90a')).toMatchObject([
      {
        messageId: 'raw',
        severity: 'error',
        message: 'Unexpected encoding, expected UTF-8, found the bytes `e90a`',
        clients: ['codex'],
      },
    ]);
  });

  it('are told as UTF-16 where they are', () => {
    const found = check('\u00ff\u00fe-\0-\0-\0', '0:fffe');
    expect(found).toMatchObject([{ messageId: 'raw', clients: ['codex', 'gemini-cli', 'skills-cli'] }]);
    expect(found[0]?.help).toMatch(/UTF-16/);
  });
});
