import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The markdown files of a folder and of those below it, with `/`. */
function pagesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort();
}

const engines = pagesIn('docs/engines');
const roots = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
/** Pages in which a path of the repository in backticks is meant, and no example. */
const naming = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...engines,
  // The paths of the convention are examples.
  ...pagesIn('docs/spec').filter((page) => page !== 'docs/spec/convention.md'),
];

const textOf = (page: string) => readFileSync(page, 'utf8');

/** Not by remark, which takes seconds for all pages. */
function withoutFences(text: string): string {
  return text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
}

function headingsOf(page: string): readonly { readonly depth: number; readonly text: string }[] {
  return [...withoutFences(textOf(page)).matchAll(/^(#{1,6}) +(.+?) *$/gm)].map(
    ([, marks = '', text = '']) => ({
      depth: marks.length,
      text,
    }),
  );
}

/** As forges make the anchor of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** The relative links of a page that lead to no file, or to no heading of one. */
function brokenLinks(page: string, text = textOf(page)): readonly string[] {
  const prose = withoutFences(text).replace(/`[^`\n]+`/g, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: +(\S+)/gm)];
  return links.flatMap(([, inline, defined]) => {
    const url = inline ?? defined ?? '';
    if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return [];
    const [path = '', anchor] = url.split('#');
    const target = path === '' ? page : normalize(join(dirname(page), decodeURI(path)));
    if (!existsSync(target)) return [`${page}: ${url}`];
    const isHeading =
      anchor === undefined ||
      !target.endsWith('.md') ||
      headingsOf(target).some(({ text }) => anchorOf(text) === anchor);
    return isHeading ? [] : [`${page}: ${url} has no such heading`];
  });
}

/** The paths in backticks, outside of fences. */
function pathsNamedIn(text: string): readonly string[] {
  return [...withoutFences(text).matchAll(/`((?:src|tests|docs|schemas)\/[^`\s]*)`/g)].map(
    ([, path = '']) => path,
  );
}

/** Whether something exists at a path; `<kind>` in it is any name, of which one has to exist. */
function pathExists(path: string): boolean {
  const parts = path.split('/').filter((part) => part !== '');
  const found = parts.reduce<readonly string[]>(
    (folders, part) => {
      const name = new RegExp(`^${part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&').replace(/<\w+>/g, '.+')}$`);
      return folders.flatMap((folder) =>
        existsSync(folder || '.') && statSync(folder || '.').isDirectory()
          ? readdirSync(folder || '.').flatMap((one) => (name.test(one) ? [join(folder, one)] : []))
          : [],
      );
    },
    [''],
  );
  return found.length > 0;
}

describe('the links of the docs', () => {
  it.each([...roots, ...pagesIn('docs')])('%s leads to files and headings that exist', (page) => {
    expect(brokenLinks(page)).toEqual([]);
  });

  it.each([
    ['[a](hooks.md), [b](hooks.md#merges), [`c`](../README.md), [d](#merges), [e](https://example.com/x)', 0],
    ['`[a](nowhere.md)`\n\n```md\n[b](nowhere.md)\n```\n', 0],
    ['[a](nowhere.md)', 1],
    ['[a][b]\n\n[b]: nowhere.md', 1],
    ['[a](hooks.md#nowhere)', 1],
  ])('are found in %j, %i of them broken', (text, broken) => {
    expect(brokenLinks('docs/hooks.md', text).length).toBe(broken);
  });

  it('have anchors as forges make them', () => {
    expect(anchorOf('What a hook starts')).toBe('what-a-hook-starts');
    expect(anchorOf('Item 1: Structure first, words second')).toBe('item-1-structure-first-words-second');
  });
});

describe('the paths of the docs', () => {
  it.each(naming)('%s names paths that exist', (page) => {
    expect(pathsNamedIn(textOf(page)).filter((path) => !pathExists(path))).toEqual([]);
  });

  it.each([
    ['src/core/', true],
    ['src/core/position.ts', true],
    ['src/records/kinds/<kind>/model.ts', true],
    ['src/rules/<group>/<rule>.ts', true],
    ['src/core/nothing.ts', false],
    ['src/core/positionXts', false],
    ['src/<folder>/nothing.ts', false],
  ])('%s exists: %s', (path, expected) => {
    expect(pathExists(path)).toBe(expected);
  });

  it('are read from backticks outside of fences', () => {
    const text = 'See `src/a.ts` and `docs/`.\n\n```sh\ncat `src/b.ts`\n```\n\n`tests/c.ts`, `other/d.ts`';
    expect(pathsNamedIn(text)).toEqual(['src/a.ts', 'docs/', 'tests/c.ts']);
  });
});

describe('the pages of the engines', () => {
  it.each(engines)('%s has its four parts, on 80 lines at most', (page) => {
    const headings = headingsOf(page).flatMap(({ depth, text }) => (depth === 2 ? [text] : []));
    expect(headings).toEqual(['Mental model', 'How a run goes', 'Invariants', 'What goes where']);
    expect(textOf(page).split('\n').length - 1).toBeLessThanOrEqual(80);
  });
});

describe('the glossary', () => {
  it('defines each term once', () => {
    const terms = [...textOf('docs/glossary.md').matchAll(/^- \*\*(.+?)\*\*:/gm)].map(([, term]) => term);
    expect(terms.length).toBeGreaterThan(80);
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });
});
