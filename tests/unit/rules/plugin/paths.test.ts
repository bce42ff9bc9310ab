import rule from '../../../../src/rules/plugin/paths.ts';
import { testRule } from '../../../support/rule-tester.ts';

const json = (value: unknown) => `${JSON.stringify(value, undefined, '\t')}\n`;
const skill = '---\nname: a\ndescription: Shows a. Use when testing.\n---\n';
const marketplace = '.claude-plugin/marketplace.json';

testRule(rule, {
  valid: [
    {
      name: 'the parts of a plugin',
      after: {
        'web/.claude-plugin/plugin.json': json({
          name: 'web',
          skills: './skills/',
          commands: ['./commands/a.md', 'more/b.md'],
          agents: './',
          hooks: { PreToolUse: [] },
          mcpServers: { db: { command: './server', args: ['./missing'] } },
          homepage: './missing',
        }),
        'web/skills/a/SKILL.md': skill,
        'web/commands/a.md': '',
        'web/more/b.md': '',
      },
    },
    {
      name: 'the plugins of a marketplace, and those from elsewhere',
      after: {
        [marketplace]: json({
          plugins: [
            { name: 'a', source: './plugins/a', skills: ['./skills/a'] },
            { name: 'all', source: './', skills: ['./plugins/a/skills/a'] },
            { name: 'b', source: { source: 'github', repo: 'me/missing' }, skills: ['./missing'] },
            {
              name: 'c',
              source: { source: 'url', url: 'https://example.com/missing.git', path: './missing' },
            },
            { name: 'd', source: 'owner/missing' },
            { name: 'e' },
          ],
        }),
        'plugins/a/skills/a/SKILL.md': skill,
      },
    },
    {
      name: 'a root of plugins, written with it and without',
      after: {
        [marketplace]: json({
          metadata: { pluginRoot: './plugins' },
          plugins: [
            { name: 'a', source: 'a', commands: './x.md' },
            { name: 'b', source: './plugins/b' },
          ],
        }),
        'plugins/a/x.md': '',
        'plugins/b/x.md': '',
      },
    },
    {
      name: 'URLs, variables, globs and what is outside',
      after: {
        '.codex-plugin/plugin.json': json({
          mcpServers: 'https://example.com/x.mcpb',
          hooks: `\${CLAUDE_PLUGIN_ROOT}/x.json`,
          commands: ['./commands/*.md', '/etc/x.md', '../x.md', '~/x.md', '', 3, null],
        }),
      },
    },
    {
      name: 'what is no JSON, no map, or no manifest',
      after: {
        'a/.claude-plugin/plugin.json': '{ "skills": "./missing"',
        'b/.claude-plugin/plugin.json': '["./missing"]',
        'c/.claude-plugin/marketplace.json': '{"plugins": {"source": "./missing"}}',
        'd/plugin.json': json({ skills: './missing' }),
        'e/.claude-plugin/other.json': json({ skills: './missing' }),
      },
    },
    {
      name: 'what is ignored',
      config: { ignore: ['tests/**'] },
      after: { 'tests/.claude-plugin/plugin.json': json({ skills: './missing' }) },
    },
  ],
  invalid: [
    {
      name: 'a part of a plugin, in another spelling',
      after: {
        'web/.claude-plugin/plugin.json':
          '\uFEFF{\n  "name": "web",\n  "skills": ["./Skills", "./skills"]\n}\n',
        'web/skills/a/SKILL.md': skill,
      },
      diagnostics: [
        {
          messageId: 'missing',
          severity: 'warning',
          line: 3,
          text: '"./Skills"',
          message: 'Unexpected path `./Skills`, `web/Skills` does not exist in the repository',
          help: 'add `web/Skills` to git, or correct the path; upper and lower case matter',
        },
      ],
    },
    {
      name: 'commands by name',
      after: {
        '.cursor-plugin/plugin.json': json({
          commands: { a: { source: './a.md' }, b: { content: './b.md' } },
        }),
      },
      diagnostics: [{ messageId: 'missing', text: '"./a.md"' }],
    },
    {
      name: 'a plugin without its folder, once',
      after: {
        [marketplace]: json({
          plugins: [{ name: 'a', source: './a', skills: ['./skills/x'], hooks: './h.json' }],
        }),
      },
      diagnostics: [{ messageId: 'missing', text: '"./a"' }],
    },
    {
      name: 'the parts of a plugin of a marketplace, below its folder',
      after: {
        [marketplace]: json({ plugins: [{ name: 'a', source: './a', skills: ['./skills/x'] }] }),
        'a/skills/y/SKILL.md': skill,
        'skills/x/SKILL.md': skill,
      },
      diagnostics: [
        {
          messageId: 'missing',
          text: '"./skills/x"',
          message: 'Unexpected path `./skills/x`, `a/skills/x` does not exist in the repository',
        },
      ],
    },
    {
      name: 'a root of plugins that lacks one',
      after: {
        [marketplace]: json({
          metadata: { pluginRoot: './plugins/' },
          plugins: [{ name: 'a', source: 'a' }],
        }),
      },
      diagnostics: [
        {
          messageId: 'missing',
          message: 'Unexpected path `a`, `plugins/a` does not exist in the repository',
        },
      ],
    },
    {
      name: 'a marketplace of Codex, whose paths start at the top',
      after: {
        '.agents/plugins/marketplace.json': json({
          plugins: [{ name: 'a', source: { source: 'local', path: './plugins/a' } }],
        }),
        '.agents/plugins/plugins/a/x.md': '',
      },
      diagnostics: [{ messageId: 'missing', text: '"./plugins/a"' }],
    },
  ],
});
