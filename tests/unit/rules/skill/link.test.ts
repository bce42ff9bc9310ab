import rule from '../../../../src/rules/skill/link.ts';
import { skill, skillText } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

const body = (text: string) => skill(undefined, `${text}\n`);
const api = { '.agents/skills/demo/references/api.md': '# API\n' };

testRule(rule, {
  valid: [
    { name: 'a link to a file', after: { ...body('[API](references/api.md)'), ...api } },
    { name: 'a link with a fragment', after: { ...body('[API](./references/api.md#top)'), ...api } },
    { name: 'a link to a folder', after: { ...body('[all](references/)'), ...api } },
    {
      name: 'an encoded link',
      after: { ...body('[x](my%20file.md)'), '.agents/skills/demo/my file.md': '' },
    },
    {
      name: 'a link with a bare per cent sign',
      after: { ...body('[x](100%.md)'), '.agents/skills/demo/100%.md': '' },
    },
    {
      name: 'a link up',
      after: { ...body('[x](../other/SKILL.md)'), '.agents/skills/other/SKILL.md': skillText() },
    },
    { name: 'a link to the top', after: body('[top](../../..)') },
    {
      name: 'URLs, anchors and absolute paths',
      after: body('[a](https://x.y/z) [b](#top) [c](/etc/hosts) [d](mailto:a@b.c) <https://x.y>'),
    },
    {
      name: 'placeholders',
      after: body('[a](path/to/file.md) [b]({name}.md) [c](url) [d](<$DIR/x.md>) [e](...)'),
    },
    { name: 'code', after: body('`[a](gone.md)`\n\n```\n[a](gone.md)\n```') },
    {
      name: 'a link that leaves the repository, which another rule tells',
      after: body('[x](../../../../x.md)'),
    },
    {
      name: 'an archived skill',
      after: { '.agents/archive/skills/demo/SKILL.md': skillText(undefined, '[x](gone.md)\n') },
    },
  ],
  invalid: [
    {
      name: 'a link to nothing',
      after: body('See [the API](references/api.md#top).'),
      diagnostics: [
        {
          messageId: 'missing',
          line: 6,
          column: 15,
          text: 'references/api.md',
          severity: 'warning',
          message:
            'Unexpected link `references/api.md`, `.agents/skills/demo/references/api.md` does not exist in the repository',
        },
      ],
    },
    {
      name: 'another case',
      after: { ...body('[API](References/api.md)'), ...api },
      diagnostics: [{ messageId: 'missing', text: 'References/api.md' }],
    },
    {
      name: 'an image and a definition',
      after: body('![x](a.png) and [y][ref]\n\n[ref]: b.md "b.md"'),
      diagnostics: [
        { messageId: 'missing', line: 6, text: 'a.png' },
        { messageId: 'missing', line: 8 },
      ],
    },
    {
      name: 'a link of a skill without front matter',
      after: { '.agents/skills/demo/SKILL.md': '[x](gone.md)\n' },
      diagnostics: [{ messageId: 'missing', text: 'gone.md' }],
    },
  ],
});
