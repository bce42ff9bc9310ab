import rule from '../../../../src/rules/skill/husk.ts';
import { skillText } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

const real = { '.agents/skills/demo/SKILL.md': skillText() };

testRule(rule, {
  valid: [
    { name: 'a skill with all it may have', after: { ...real, '.agents/skills/demo/references/a.md': 'x' } },
    {
      name: 'files of a collection',
      after: {
        ...real,
        '.agents/skills/README.md': skillText(),
        '.agents/skills/LICENSE.md': skillText(),
        '.agents/skills/notes.md': '# No front matter\n',
        '.agents/skills/_shared/references/a.md': 'x',
        '.agents/skills/lib/run.py': 'x',
      },
    },
    { name: 'a category', after: { '.agents/skills/web/demo/SKILL.md': skillText() } },
    {
      name: 'another case, which another rule tells',
      after: { '.agents/skills/demo/skill.md': skillText() },
    },
    { name: 'a near name outside of a folder of skills', after: { 'docs/demo/SKILLS.md': skillText() } },
    {
      name: 'a folder of references beside nothing',
      after: { 'skills/a/references/b.md': 'x' },
      config: { kinds: { skill: ['skills/*/SKILL.md'] } },
    },
    {
      name: 'what the configuration ignores',
      after: { ...real, '.agents/skills/flat.md': skillText() },
      config: { ignore: ['**/flat.md'] },
    },
    { name: 'a folder of a client that is not checked', after: { '.claude/skills/flat.md': skillText() } },
  ],
  invalid: [
    {
      name: 'a plural',
      after: { '.agents/skills/plural/SKILLS.md': skillText() },
      diagnostics: [
        {
          messageId: 'name',
          severity: 'warning',
          path: '.agents/skills/plural/SKILLS.md',
          message: 'Unexpected file name `SKILLS.md`, expected `SKILL.md`: no client finds a skill here',
          help: /^rename it: `git mv "\.agents\/skills\/plural\/SKILLS\.md" "\.agents\/skills\/plural\/SKILL\.md"`/,
        },
      ],
    },
    {
      name: 'other near names',
      after: {
        '.agents/skills/a/SKILL.txt': 'x',
        '.agents/skills/b/skil.md': 'x',
        '.agents/skills/c/SKILL': 'x',
        '.agents/skills/d/skill.markdown': 'x',
      },
      diagnostics: [
        { messageId: 'name', path: '.agents/skills/a/SKILL.txt' },
        { messageId: 'name', path: '.agents/skills/b/skil.md' },
        { messageId: 'name', path: '.agents/skills/c/SKILL' },
        { messageId: 'name', path: '.agents/skills/d/skill.markdown' },
      ],
    },
    {
      name: 'a flat file',
      after: { '.agents/skills/flat.md': skillText() },
      diagnostics: [
        {
          messageId: 'flat',
          path: '.agents/skills/flat.md',
          message:
            'Unexpected skill outside a folder, expected `skills/flat/SKILL.md`: no client finds it here',
          help: /^move it to `\.agents\/skills\/flat\/SKILL\.md`/,
        },
      ],
    },
    {
      name: 'a folder without a skill',
      after: { '.agents/skills/husk/references/a.md': 'x', '.agents/skills/husk/LICENSE.txt': 'x' },
      diagnostics: [
        {
          messageId: 'folder',
          path: '.agents/skills/husk',
          message: 'Folder `husk` has no `SKILL.md`: no client finds a skill here',
          help: /^add `\.agents\/skills\/husk\/SKILL\.md`/,
        },
      ],
    },
    {
      name: 'a husk beside a real skill in a folder that the configuration names',
      after: { 'skills/a/SKILL.md': skillText(), 'skills/flat.md': skillText() },
      config: { kinds: { skill: ['skills/*/SKILL.md'] } },
      diagnostics: [{ messageId: 'flat', path: 'skills/flat.md' }],
    },
    {
      name: 'an error under `claim: all`',
      after: { '.agents/skills/flat.md': skillText() },
      config: { claim: 'all' },
      diagnostics: [{ messageId: 'flat', severity: 'error' }],
    },
  ],
});
