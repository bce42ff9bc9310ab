import rule from '../../../../src/rules/skill/listing.ts';
import { skillText } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

const everywhere = { kinds: { skill: ['**/SKILL.md'] } };
/** Skills of one folder, each so many characters long in a listing. */
const skills = (folder: string, lengths: readonly number[], more = '') =>
  Object.fromEntries(
    lengths.map((length, at) => [
      `${folder}/skill-${at}/SKILL.md`,
      skillText(`name: skill-${at}\ndescription: ${'x'.repeat(length - `skill-${at}`.length)}${more}`),
    ]),
  );

testRule(rule, {
  valid: [
    {
      name: 'exactly as many as are listed',
      config: everywhere,
      after: skills('.claude/skills', [1000, 1000, 1500, 1500, 1500, 1500]),
    },
    {
      name: 'skills over what one of them counts',
      config: everywhere,
      after: skills('.claude/skills', [5000, 5000, 5000, 5000, 1000]),
    },
    {
      name: 'skills that the model does not call',
      config: everywhere,
      after: skills('.claude/skills', Array(9).fill(1000), '\ndisable-model-invocation: true'),
    },
    {
      name: 'a folder whose reader has no limit that is known',
      config: everywhere,
      after: skills('.gemini/skills', Array(9).fill(1000)),
    },
    {
      name: 'a limit of a client that is not used',
      config: { ...everywhere, clients: ['codex'] },
      after: skills('.claude/skills', Array(9).fill(1000)),
    },
    {
      name: 'two folders that fit, each by itself',
      config: everywhere,
      after: {
        ...skills('.claude/skills', Array(5).fill(1000)),
        ...skills('packages/x/.claude/skills', Array(5).fill(1000)),
      },
    },
  ],
  invalid: [
    {
      name: 'too many, at the longest',
      config: everywhere,
      after: skills('.claude/skills', [1000, 1000, 1000, 1000, 1000, 1000, 1000, 1200]),
      diagnostics: [
        {
          messageId: 'long',
          severity: 'info',
          path: '.claude/skills/skill-7/SKILL.md',
          message:
            'Unexpected 8200 characters (about 2050 tokens) of names and descriptions in `.claude/skills`, expected at most 8000: Claude Code cuts descriptions to fit',
        },
      ],
    },
    {
      name: 'too many for Codex',
      after: skills('.agents/skills', Array(9).fill(1000)),
      diagnostics: [{ messageId: 'long', path: '.agents/skills/skill-0/SKILL.md' }],
    },
  ],
});
