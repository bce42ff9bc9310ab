import rule from '../../../../src/rules/skill/drift.ts';
import { fields, skillText } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

const shared = '.agents/skills/demo/SKILL.md';
const claude = '.claude/skills/demo/SKILL.md';
const everywhere = { kinds: { skill: ['**/SKILL.md'] } };
const other = skillText(fields, '# Another\n');

testRule(rule, {
  valid: [
    {
      name: 'the same, with the line ends of another system',
      config: everywhere,
      after: { [shared]: skillText(), [claude]: skillText().replaceAll('\n', '\r\n') },
    },
    {
      name: 'fields of a client, and fields in another order',
      config: everywhere,
      after: {
        [shared]: skillText(),
        [claude]: skillText('description: Shows a demo\nname: demo\nmodel: x\nallowed-tools: Read'),
      },
    },
    {
      name: 'skills of two projects',
      config: everywhere,
      after: { [shared]: skillText(), 'packages/x/.claude/skills/demo/SKILL.md': other },
    },
    {
      name: 'skills of two names',
      config: everywhere,
      after: { [shared]: skillText(), '.claude/skills/ops/SKILL.md': other },
    },
    {
      name: 'a plugin and a folder at the top',
      config: everywhere,
      after: { 'skills/demo/SKILL.md': skillText(), 'plugins/p/skills/demo/SKILL.md': other },
    },
  ],
  invalid: [
    {
      name: 'another body, against the shared copy',
      config: everywhere,
      after: { [claude]: other, [shared]: skillText(), '.codex/skills/demo/SKILL.md': skillText() },
      diagnostics: [
        {
          messageId: 'differs',
          severity: 'info',
          path: claude,
          message:
            'Unexpected difference from the copy `.agents/skills/demo/SKILL.md`, expected the same but for fields of single clients',
          help: /^`git diff --no-index "\.agents/,
        },
      ],
    },
    {
      name: 'another description of a nested project',
      config: everywhere,
      after: {
        'packages/x/.claude/skills/demo/SKILL.md': skillText(),
        'packages/x/.gemini/skills/demo/SKILL.md': skillText('name: demo\ndescription: x'),
      },
      diagnostics: [{ messageId: 'differs', path: 'packages/x/.gemini/skills/demo/SKILL.md' }],
    },
  ],
});
