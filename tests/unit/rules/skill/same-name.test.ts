import rule from '../../../../src/rules/skill/same-name.ts';
import { fields, skillText } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

const one = skillText();
const other = skillText(fields, '# Another\n');
const [a, b] = ['.agents/skills/web/demo/SKILL.md', '.agents/skills/ops/demo/SKILL.md'];

testRule(rule, {
  valid: [
    { name: 'two that say the same', after: { [a]: one, [b]: one.replaceAll('\n', '\r\n') } },
    { name: 'skills of two folders', after: { [a]: one, '.claude/skills/demo/SKILL.md': other } },
    { name: 'skills of two projects', after: { [a]: one, 'packages/x/.agents/skills/demo/SKILL.md': other } },
    {
      name: 'an example inside a skill',
      after: { '.agents/skills/demo/SKILL.md': one, '.agents/skills/demo/examples/demo/SKILL.md': other },
    },
    { name: 'an archived skill', after: { [a]: one, '.agents/archive/skills/demo/SKILL.md': other } },
    {
      name: 'folders of one name whose skills are called differently',
      after: { [a]: one, [b]: skillText('name: ops\ndescription: x') },
    },
  ],
  invalid: [
    {
      name: 'two that say different things',
      after: { [a]: one, [b]: other },
      diagnostics: [
        {
          messageId: 'twice',
          severity: 'warning',
          path: a,
          text: 'demo',
          message: 'Unexpected second skill `demo` in `.agents/skills`, expected one of that name',
          help: /the other is `\.agents\/skills\/ops\/demo\/SKILL\.md`$/,
          related: ['after 2:7-11 the other skill of that name'],
        },
      ],
    },
    {
      name: 'two folders whose skills are called the same',
      after: { '.agents/skills/x/SKILL.md': one, '.agents/skills/y/SKILL.md': other },
      diagnostics: [{ messageId: 'twice', path: '.agents/skills/y/SKILL.md' }],
    },
    {
      name: 'two without a name of their own',
      after: { [a]: skillText('description: x'), [b]: skillText('description: y') },
      diagnostics: [{ messageId: 'twice', path: a }],
    },
  ],
});
