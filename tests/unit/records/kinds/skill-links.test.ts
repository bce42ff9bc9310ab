import { describe, expect, it } from 'vitest';
import { linkTarget, possibleUrls, relativeLinks } from '../../../../src/records/kinds/skill/links.ts';
import { parseFullMarkdown } from '../../../../src/records/markdown/full.ts';
import { readAll } from '../../../support/check-memory.ts';
import fc from '../../../support/property.ts';
import { skill, skillPath } from '../../../support/records-skill.ts';

describe('linkTarget', () => {
  it.each([
    ['a.md', '.agents/skills/demo/a.md'],
    ['./a//b.md', '.agents/skills/demo/a/b.md'],
    ['../../../a%20b.md', 'a b.md'],
    ['../../..', ''],
    ['../../../..', undefined],
    ['a/../../../../../x', undefined],
    ['50%.md', '.agents/skills/demo/50%.md'],
  ])('%j is %j', (link, target) => expect(linkTarget(skillPath(), link)).toBe(target));
});

const lines = [
  ...['', '', 'text', '# Heading', '> quote', '---', '\\', '    code', '\tcode', 'a\\'],
  ...[
    '```',
    '```',
    '````',
    '~~~',
    '   ```js',
    '  ```',
    '      ```',
    '> ```',
    '- ```',
    '1. ```',
    '``',
    '`` a ```',
  ],
  ...[
    '- item',
    '  - item',
    '1. item',
    '10. item',
    '   more',
    '- [ ] box',
    '* > both',
    '| a | b |',
    '| - | - |',
  ],
  ...[
    '<div>',
    '</div>',
    '<pre>',
    '</pre>',
    '<!-- a',
    '-->',
    '<!-- a -->',
    '<b>x</b> y',
    '  <details>',
    '<?',
    '?>',
  ],
  ...['[x](a.md)', '- [x](b.md)', '   [x](c.md) `y`', '`[x](d.md)`', '![x](e.png "title")', '[x](<f g.md>)'],
  ...['> [x](h.md)', '    [x](i.md)', '[x](j(k).md)', '[x](l\\_m.md)', '[x](n&amp;o.md)', '[x](', '  p.md)'],
  ...[
    '[q]: r.md',
    '  [s]: <t.md>',
    '[u]:',
    '  v.md',
    '- [w]: x.md',
    '[y',
    'z]: aa.md',
    'b [c]: d.md',
    '[x]( e.md )',
  ],
  ...[
    '| [x](ab.md) | `[x](cd.md)` |',
    '## [x](ef.md)',
    '[`x`](gh.md)',
    '[![i](ij.png)](kl.md)',
    '\\[x](mn.md)',
  ],
];

describe('possibleUrls', () => {
  it('misses no address that remark finds', () => {
    let found = 0;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 12 }), (some) => {
        const text = some.join('\n');
        const urls = possibleUrls(text, 0);
        if (urls === undefined) return;
        for (const { url } of parseFullMarkdown(text).links) {
          found++;
          expect(urls, text).toContain(url);
        }
      }),
      { numRuns: 4000 },
    );
    expect(found).toBeGreaterThan(1000);
  });

  it.each([
    ['a fence', '```md\n[x](a.md)\n```\n[x](b.md)\n', ['b.md']],
    ['a fence of a list', '1. Run:\n   ```\n   [x](a.md)\n   ```\n2. See [x](b.md)\n', ['b.md']],
    ['a fence below simple HTML', '<details>\n\n```\n[x](a.md)\n```\n\n</details>\n', []],
    ['tildes', '~~~\n[x](a.md)\n```\n~~~\n', []],
  ])('leaves out what stands in %s', (_, text, urls) => expect(possibleUrls(text, 0)).toEqual(urls));

  it.each([
    ['a fence in a comment', '<!--\n```\n[x](a.md)\n```\n-->\n'],
    ['a fence that its list ends', '- a\n  ```\n[x](a.md)\n  ```\n'],
    ['a fence without end', '```\n[x](a.md)\n'],
  ])('does not decide on %s', (_, text) => expect(possibleUrls(text, 0)).toContain('a.md'));
});

describe('relativeLinks', () => {
  const links = (body: string, holds?: (path: string) => boolean) => {
    const [doc] = readAll(skill(undefined, body));
    return doc && relativeLinks(doc, holds).map(({ value }) => value);
  };

  it('names all without a tree', () => expect(links('[x](a.md#b)\n')).toEqual(['a.md']));

  it('names none where all lead somewhere', () => {
    expect(links('[x](a.md#b)\n', (path) => path === '.agents/skills/demo/a.md')).toEqual([]);
  });

  it('names them where one leads nowhere', () => {
    expect(links('[x](a.md) [y](b.md)\n', (path) => path.endsWith('/a.md'))).toEqual(['a.md', 'b.md']);
  });
});
