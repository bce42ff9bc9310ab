import rule from '../../../../src/rules/skill/depth.ts';
import { skillText } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

const at = (...paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, skillText()]));
const everywhere = { kinds: { skill: ['**/SKILL.md'] } };

testRule(rule, {
  valid: [
    { name: 'a skill one folder deep', after: at('.agents/skills/a/SKILL.md') },
    { name: 'a skill of a nested project', after: at('packages/x/.agents/skills/a/SKILL.md') },
    {
      name: 'a skill in a folder of no client',
      after: at('docs/web/more/a/SKILL.md', 'SKILL.md'),
      config: everywhere,
    },
    {
      name: 'a skill whose client looks deeper',
      after: at('.codex/skills/web/a/SKILL.md'),
      config: everywhere,
    },
    {
      name: 'a skill inside another one',
      after: at('.agents/skills/a/SKILL.md', '.agents/skills/a/examples/b/SKILL.md'),
    },
    {
      name: 'a deep skill where only clients are used that look deeper',
      after: at('.agents/skills/web/a/SKILL.md'),
      config: { clients: ['codex'] },
    },
    { name: 'an archived skill', after: at('.agents/archive/skills/web/a/SKILL.md') },
  ],
  invalid: [
    {
      name: 'a skill in a category',
      after: at('.agents/skills/web/a/SKILL.md'),
      diagnostics: [
        {
          messageId: 'deep',
          severity: 'warning',
          path: '.agents/skills/web/a/SKILL.md',
          message: 'Unexpected skill 2 folders below `.agents/skills`, expected `.agents/skills/a/SKILL.md`',
          help: /^move it to `\.agents\/skills\/a`/,
          clients: ['gemini-cli', 'claude-code'],
        },
      ],
    },
    {
      name: 'a deep skill of a plugin, where the skill at the top holds nothing',
      after: at('SKILL.md', 'plugins/p/skills/web/more/a/SKILL.md'),
      config: everywhere,
      diagnostics: [{ messageId: 'deep', clients: ['claude-code'] }],
    },
    {
      name: 'a deep skill that a client listed does not find, as an error',
      after: at('.agents/skills/web/a/SKILL.md'),
      config: { clients: ['claude-code', 'codex'] },
      diagnostics: [{ messageId: 'deep', severity: 'error', clients: ['claude-code'] }],
    },
  ],
});
