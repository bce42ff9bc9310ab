import rule from '../../../../src/rules/skill/yaml.ts';
import { skill, skillPath, skillText, skillWith } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

const strict = ['codex', 'skills-cli'];
const describedAs = (value: string, more = '') => skill(`name: demo\ndescription: ${value}${more}`);

testRule(rule, {
  valid: [
    { name: 'plain values', after: skill() },
    { name: 'colons without a blank', after: describedAs('Use http://x.y/z:8080 at 3:1') },
    { name: 'colons in a block', after: describedAs('|\n  Use: a thing\n  When: testing') },
    { name: 'a tab after the colon', after: skill('name:\tdemo\ndescription:\tShows a demo') },
    { name: 'quoted look-alikes', after: skillWith('agent: "1.10"\nshell: "yes"\nmodel: "2026-01-02"') },
    { name: 'a comment after a word', after: skillWith('model: sonnet # the cheap one') },
    { name: 'a comment after a boolean', after: skillWith('user-invocable: true  # shown in menus') },
    { name: 'a comment of its own', after: skillWith('# about the model\nmodel: sonnet') },
    { name: 'a string tag', after: skill('name: !!str 123\ndescription: x') },
    {
      name: 'wrong types that other rules tell',
      after: skill('name: 1.10\ndescription: 1.0\nlicense: 007\nmetadata:\n  v: 2.0'),
    },
    { name: 'a boolean that skill/handoff tells', after: skillWith('handoff:\n  accepts_handoff: yes') },
    {
      name: 'values of fields that nobody reads',
      after: skillWith('created: 2026-01-02\nflag: yes\nlist: [on]'),
    },
    { name: 'numbers that all readers share', after: skillWith('agent: 1.5\nmodel: 8080\neffort: 0') },
    { name: 'a file without front matter', after: { [skillPath()]: '# Demo\n' } },
  ],
  invalid: [
    {
      name: 'the markers of a conflict, though a value beside them holds a colon',
      after: skill(
        'name: demo\n<<<<<<< HEAD\ndescription: Use when: a\n=======\ndescription: b\n>>>>>>> topic',
      ),
      diagnostics: [
        {
          messageId: 'unreadable',
          line: 3,
          message: 'Unexpected conflict markers',
          clients: strict,
          help: /^keep the right text of the two sides/,
        },
      ],
    },
    {
      name: 'a colon in a value',
      after: describedAs('Use this skill when: user asks'),
      diagnostics: [
        {
          messageId: 'colon',
          line: 3,
          column: 14,
          endLine: 3,
          endColumn: 44,
          text: 'Use this skill when: user asks',
          severity: 'error',
          clients: strict,
        },
      ],
      output: describedAs('"Use this skill when: user asks"'),
    },
    {
      name: 'a colon beside quotes',
      after: describedAs(`It's for: "a" and 'b'`),
      diagnostics: [{ messageId: 'colon' }],
      output: describedAs(`'It''s for: "a" and ''b'''`),
    },
    {
      name: 'a colon beside a backslash',
      after: describedAs('Paths: C:\\temp here: yes'),
      diagnostics: [{ messageId: 'colon' }],
      output: describedAs("'Paths: C:\\temp here: yes'"),
    },
    {
      name: 'a colon at the end',
      after: describedAs('Use it for:'),
      diagnostics: [{ messageId: 'colon', text: 'Use it for:' }],
      output: describedAs('"Use it for:"'),
    },
    {
      name: 'a colon before a comment',
      after: describedAs('Use when: asked # or not'),
      diagnostics: [{ messageId: 'colon', text: 'Use when: asked' }],
      output: describedAs('"Use when: asked" # or not'),
    },
    {
      name: 'a colon in a continuation line',
      after: describedAs('Shows things.\n  Use when: the user asks', '\nmodel: sonnet'),
      diagnostics: [
        {
          messageId: 'colon',
          line: 3,
          column: 14,
          endLine: 4,
          text: 'Shows things.\n  Use when: the user asks',
        },
      ],
      output: describedAs('"Shows things.\n  Use when: the user asks"', '\nmodel: sonnet'),
    },
    {
      name: 'a colon before a continuation line',
      after: describedAs('Use when: the user\n  asks for it', '\nmodel: sonnet'),
      diagnostics: [{ messageId: 'colon', text: 'Use when: the user\n  asks for it' }],
      output: describedAs('"Use when: the user\n  asks for it"', '\nmodel: sonnet'),
    },
    {
      name: 'a colon in a continuation line, with CRLF',
      after: {
        [skillPath()]: skillText('name: demo\ndescription: Shows.\n  Use when: asked').replaceAll(
          '\n',
          '\r\n',
        ),
      },
      diagnostics: [{ messageId: 'colon', line: 3, endLine: 4, text: 'Shows.\r\n  Use when: asked' }],
      output: {
        [skillPath()]: skillText('name: demo\ndescription: "Shows.\n  Use when: asked"').replaceAll(
          '\n',
          '\r\n',
        ),
      },
    },
    {
      name: 'two colons at once, with CRLF',
      after: {
        [skillPath()]: skillText(
          'name: demo\ndescription: Use when: asked\nwhen_to_use: If so: now',
        ).replaceAll('\n', '\r\n'),
      },
      diagnostics: [
        { messageId: 'colon', line: 3, text: 'Use when: asked' },
        { messageId: 'colon', line: 4, text: 'If so: now' },
      ],
      output: {
        [skillPath()]: skillText(
          'name: demo\ndescription: "Use when: asked"\nwhen_to_use: "If so: now"',
        ).replaceAll('\n', '\r\n'),
      },
    },
    {
      name: 'a colon below a nested key',
      after: skillWith('metadata:\n  note: see: there\n  stage: beta'),
      diagnostics: [{ messageId: 'colon', line: 5, column: 9, text: 'see: there' }],
      output: skillWith('metadata:\n  note: "see: there"\n  stage: beta'),
    },
    {
      name: 'a map on the line of its key, which is not quoted away',
      after: skillWith('metadata: stage: beta\n  owner: me'),
      diagnostics: [{ messageId: 'unreadable', line: 4, clients: strict }],
    },
    {
      name: 'two lists on a line',
      after: skillWith('argument-hint: [file] [mode]'),
      diagnostics: [
        {
          messageId: 'unquoted',
          line: 4,
          column: 16,
          text: '[file] [mode]',
          message: 'Unexpected unquoted value `[file] [mode]`, expected quotes around the whole value',
          clients: strict,
        },
      ],
      output: skillWith('argument-hint: "[file] [mode]"'),
    },
    {
      name: 'a glob',
      after: skillWith('paths: **/*.ts'),
      diagnostics: [{ messageId: 'unquoted', text: '**/*.ts' }],
      output: skillWith('paths: "**/*.ts"'),
    },
    {
      name: 'a reserved indicator',
      after: describedAs('@team runs it'),
      diagnostics: [{ messageId: 'unquoted', text: '@team runs it' }],
      output: describedAs('"@team runs it"'),
    },
    {
      name: 'text after a closing quote',
      after: describedAs('"Demo" for tests'),
      diagnostics: [{ messageId: 'unquoted', text: '"Demo" for tests' }],
      output: describedAs(`'"Demo" for tests'`),
    },
    {
      name: 'an alias that nothing defines',
      after: skillWith('model: *base'),
      diagnostics: [{ messageId: 'unreadable', text: '*base' }],
    },
    {
      name: 'a quote that is never closed',
      after: describedAs('"one\n---\ntwo"'),
      diagnostics: [{ messageId: 'unreadable', line: 3, column: 14, text: '"' }],
    },
    {
      name: 'a no-break space after the key',
      after: skill('name:\u00a0demo\ndescription: x'),
      diagnostics: [
        {
          messageId: 'space',
          line: 2,
          column: 6,
          text: '\u00a0',
          message: 'Unexpected no-break space U+00A0 after `name:`, expected a plain space',
        },
      ],
      output: skill('name: demo\ndescription: x'),
    },
    {
      name: 'an ideographic space after the key',
      after: skill('name:\u3000demo\ndescription: x'),
      diagnostics: [
        { messageId: 'space', message: 'Unexpected space U+3000 after `name:`, expected a plain space' },
      ],
      output: skill('name: demo\ndescription: x'),
    },
    {
      name: 'a tab that indents',
      after: skillWith('metadata:\n\tauthor: me'),
      diagnostics: [
        { messageId: 'unreadable', line: 5, column: 1, help: 'indent with spaces', clients: strict },
      ],
    },
    {
      name: 'a key given twice, once quoted',
      after: skill('"name": demo\nname: demo\ndescription: x'),
      diagnostics: [
        {
          messageId: 'unreadable',
          line: 3,
          text: 'name',
          message: 'Duplicate key `name`',
          clients: ['skills-cli'],
        },
      ],
    },
    {
      name: 'an unknown tag',
      after: describedAs('!!python/name:os.system x'),
      diagnostics: [{ messageId: 'unreadable', text: '!!python/name:os.system', help: /never resolved/ }],
    },
    {
      name: 'deep nesting',
      after: skillWith(`metadata: ${'['.repeat(100)}`),
      diagnostics: [
        { messageId: 'unreadable', message: 'Nesting is deeper than 64 levels, which is not read' },
      ],
    },
    {
      name: 'a comment that cuts a sentence',
      after: describedAs('Fixes bugs in C # and Java'),
      diagnostics: [
        {
          messageId: 'comment',
          line: 3,
          text: ' # and Java',
          severity: 'warning',
          message: 'Unexpected comment `# and Java`, which cuts the value `Fixes bugs in C`',
        },
      ],
      output: describedAs('"Fixes bugs in C # and Java"'),
    },
    {
      name: 'a comment glued to its sign',
      after: skillWith('issue: fixes #12'),
      diagnostics: [{ messageId: 'comment', text: ' #12' }],
      output: skillWith('issue: "fixes #12"'),
    },
    {
      name: 'values that older readers take for others',
      after: skillWith(
        'shell: yes\nmodel: 2026-01-02\neffort: 12:30\ncontext: 1_000\nagent: 1.10\narguments: 007\npaths: [on]',
      ),
      diagnostics: [
        {
          messageId: 'differs',
          line: 4,
          text: 'yes',
          severity: 'warning',
          message: 'Unexpected unquoted `yes`, which some readers take as a boolean',
        },
        { messageId: 'differs', line: 5, text: '2026-01-02', help: 'write `"2026-01-02"`' },
        { messageId: 'differs', line: 6, text: '12:30' },
        { messageId: 'differs', line: 7, text: '1_000' },
        {
          messageId: 'differs',
          line: 8,
          text: '1.10',
          message: 'Unexpected unquoted `1.10`, which some readers take as the number `1.1`',
        },
        { messageId: 'differs', line: 9, text: '007' },
        { messageId: 'differs', line: 10, text: 'on' },
      ],
      output: skillWith(
        'shell: "yes"\nmodel: "2026-01-02"\neffort: "12:30"\ncontext: "1_000"\nagent: "1.10"\narguments: "007"\npaths: ["on"]',
      ),
    },
    {
      name: 'a word where a boolean belongs',
      after: skillWith('user-invocable: no\ndisable-model-invocation: On'),
      diagnostics: [
        { messageId: 'boolean', line: 4, text: 'no', severity: 'warning', help: 'write `false`' },
        { messageId: 'boolean', line: 5, text: 'On', help: 'write `true`' },
      ],
      output: skillWith('user-invocable: false\ndisable-model-invocation: true'),
    },
    {
      name: 'a merge key',
      after: skillWith('metadata:\n  <<: {a: b}'),
      diagnostics: [{ messageId: 'mergeKey', line: 5, text: '<<', severity: 'warning' }],
    },
    {
      name: 'an anchor and its alias',
      after: skillWith('model: &m sonnet\nagent: *m'),
      diagnostics: [{ messageId: 'anchor', line: 4, severity: 'warning' }],
    },
    {
      name: 'a front matter in braces',
      after: skill('{"name": "demo", "description": "x"}'),
      diagnostics: [{ messageId: 'flow', line: 2, column: 1, severity: 'warning' }],
    },
  ],
});
