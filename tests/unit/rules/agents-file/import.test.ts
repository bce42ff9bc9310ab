import rule from '../../../../src/rules/agents-file/import.ts';
import { testRule } from '../../../support/rule-tester.ts';

testRule(rule, {
  valid: [
    {
      name: 'files that exist, from the folder of the file',
      after: {
        'CLAUDE.md': '@AGENTS.md\n\n- see @./docs/a.md, @docs/b.txt and (that is all) @.claude/notes\n',
        'AGENTS.md': '# A\n',
        'docs/a.md': '@b.txt\n',
        'docs/b.txt': '',
        'web/CLAUDE.md': '@../docs/a.md#part\n@docs\\ of\\ web/c.md\n',
        'web/docs of web/c.md': '',
      },
    },
    { name: 'a folder', after: { 'CLAUDE.md': '@./docs\n', 'docs/a.md': '' } },
    {
      name: 'code, HTML and links',
      after: {
        'CLAUDE.md':
          '`@a.md` and\n\n```\n@b.md\n```\n\n    @c.md\n\n<!-- @d.md -->\n\n<p>\n@e.md\n</p>\n\n[@f.md](https://example.com)\n',
      },
    },
    {
      name: 'names, packages, addresses and what is escaped',
      after: {
        'AGENTS.md':
          'Ask @octocat, me@example.md or @org/team about @scope/package, @scope/package/dist/x.js, @ x.md and \\@a.md.\n',
      },
    },
    {
      name: 'what is outside of the repository, and placeholders',
      after: { 'CLAUDE.md': '@~/me.md @/etc/x.md @../x.md @path/to/file.md @docs/<name>.md @docs/*.md\n' },
    },
    { name: 'other files', after: { 'README.md': '@a.md\n', 'docs/claude.md': '@a.md\n' } },
    {
      name: 'templates, parts of a skill, and what is ignored',
      config: { ignore: ['old/**'] },
      after: {
        'templates/CLAUDE.md': '@a.md\n',
        'skills/demo/SKILL.md': '',
        'skills/demo/assets/CLAUDE.md': '@a.md\n',
        'old/CLAUDE.md': '@a.md\n',
      },
    },
    { name: 'imports in a circle', after: { 'CLAUDE.md': '@AGENTS.md\n', 'AGENTS.md': '@CLAUDE.md\n' } },
  ],
  invalid: [
    {
      name: 'a file that does not exist',
      after: { 'CLAUDE.md': '# Instructions\n\n> Read\n> **@docs/a.md**, please.\n' },
      diagnostics: [
        {
          messageId: 'missing',
          severity: 'warning',
          line: 4,
          text: '@docs/a.md',
          message: 'Unexpected import `@docs/a.md`, `docs/a.md` does not exist in the repository',
          help: /^add `docs\/a\.md` to git, correct the path/,
        },
      ],
    },
    {
      name: 'another spelling, and a path that starts at the wrong folder',
      after: { 'web/GEMINI.md': '\uFEFF@./docs/A.md\n@web/docs/a.md\n', 'web/docs/a.md': '' },
      diagnostics: [
        {
          messageId: 'missing',
          line: 1,
          text: '@./docs/A.md',
          message: 'Unexpected import `@./docs/A.md`, `web/docs/A.md` does not exist in the repository',
        },
        { messageId: 'missing', line: 2, text: '@web/docs/a.md' },
      ],
    },
    {
      name: 'what an imported file imports, at any name',
      after: { 'CLAUDE.md': '@docs/a.txt\n', 'docs/a.txt': '@b.md\n', 'docs/b.md': '@./c\n' },
      diagnostics: [{ messageId: 'missing', path: 'docs/b.md', text: '@./c' }],
    },
    {
      name: 'the personal files beside the common ones',
      after: {
        'CLAUDE.local.md': '@a.md\n',
        'AGENTS.override.md': '@b.md\n',
        '.claude/CLAUDE.md': '@c.md\n',
      },
      diagnostics: [
        { messageId: 'missing', path: '.claude/CLAUDE.md' },
        { messageId: 'missing', path: 'AGENTS.override.md' },
        { messageId: 'missing', path: 'CLAUDE.local.md' },
      ],
    },
  ],
});
