import { describe, expect, it } from 'vitest';
import { linksToSkills, resolveLinks, shownAs } from '../../../src/records/read/links.ts';
import {
  isWhereClientsRead,
  skillDepth,
  skillFolderOf,
  skillGlobs,
} from '../../../src/records/read/skill-folders.ts';
import { isPartOfSkill } from '../../../src/records/record-paths.ts';

describe('isWhereClientsRead', () => {
  const clients = ['agents', 'claude', 'codex', 'github', 'gemini', 'cursor', 'opencode'];
  it.each([
    ...clients.map((name) => `.${name}/skills/a/SKILL.md`),
    'packages/x/.claude/skills/a/SKILL.md',
    'skills/a/SKILL.md',
    'skills/web/a/SKILL.md',
    'skills/a/skill.md',
    'plugins/p/skills/a/SKILL.md',
    'SKILL.md',
  ])('%s', (path) => expect(isWhereClientsRead(path)).toBe(true));

  it.each([
    'a/SKILL.md',
    'docs/skills/a/SKILL.md',
    'plugins/p/q/skills/a/SKILL.md',
    'x.claude/skills/a/SKILL.md',
    '.claude/commands/a/SKILL.md',
    'skills/a/SKILLS.md',
  ])('not %s', (path) => expect(isWhereClientsRead(path)).toBe(false));

  it('knows the folder and the depth below it', () => {
    const path = 'packages/x/.claude/skills/web/a/SKILL.md';
    const folder = skillFolderOf(path);
    expect(folder).toEqual({ path: 'packages/x/.claude/skills', owner: '.claude' });
    expect(folder && skillDepth(path, folder)).toBe(2);
  });
});

describe('skillGlobs', () => {
  it.each([
    [
      ['skills/a/SKILL.md', 'skills/b/SKILL.md', '.claude/skills/a/SKILL.md'],
      ['skills/*/SKILL.md', '.claude/skills/*/SKILL.md'],
    ],
    [['skills/a/SKILL.md', 'skills/web/b/SKILL.md'], ['skills/**/SKILL.md']],
    [['plugins/p/skills/a/SKILL.md', 'plugins/q/skills/b/SKILL.md'], ['plugins/*/skills/*/SKILL.md']],
    [['docs/a/SKILL.md', 'docs/b/SKILL.md'], ['docs/*/SKILL.md']],
    [['SKILL.md'], ['SKILL.md']],
    [
      ['SKILL.md', 'skills/a/SKILL.md'],
      ['SKILL.md', 'skills/*/SKILL.md'],
    ],
    [
      ['SKILL.md', 'a/SKILL.md'],
      ['SKILL.md', '*/SKILL.md'],
    ],
    [['a/SKILL.md'], ['*/SKILL.md']],
  ])('%j are %j', (paths, globs) => expect(skillGlobs(paths)).toEqual(globs));
});

describe('isPartOfSkill', () => {
  const tree = new Set(['.agents/skills/a/SKILL.md', 'SKILL.md']);
  const holds = (path: string) => tree.has(path);
  it.each([
    ['.agents/skills/a/references/skill.md', true],
    ['.agents/skills/a/skill.md', true],
    ['.agents/skills/a/templates/SKILL.md', true],
    ['.agents/skills/a/_template/x/SKILL.md', true],
    ['.agents/skills/a/SKILL.md', false],
    ['.agents/skills/a/examples/b/SKILL.md', false],
    ['.agents/skills/b/skill.md', false],
    ['.agents/skills/templates/SKILL.md', false],
    ['.agents/skills/a/references/guide.md', false],
  ])('%s: %j', (path, isPart) => expect(isPartOfSkill(path, holds)).toBe(isPart));
});

describe('links', () => {
  const link = (path: string) => ({ path, type: 'symlink' }) as const;

  it('are those where skills are looked for', () => {
    const entries = ['.agents/skills', '.claude/skills/a', '.codex', 'docs/link', '.agents/tasks'].map(link);
    const found = linksToSkills(entries, isWhereClientsRead).map(({ path }) => path);
    expect(found).toEqual(['.agents/skills', '.claude/skills/a', '.codex']);
  });

  it.each([
    ['../skills', [{ path: '.agents/skills', target: 'skills' }]],
    ['..', []],
    ['../..', []],
    ['/etc', []],
    ['C:/x', []],
    ['../docs/./skills/', [{ path: '.agents/skills', target: 'docs/skills' }]],
    ['.', []],
  ])('to %s', (target, links) => {
    const found = resolveLinks(new Map([['.agents/skills', target]]));
    expect(found.filter((one) => one.target !== '')).toEqual(links);
  });

  it('lead on, and nowhere where they go round', () => {
    const on = new Map([
      ['a', 'b'],
      ['b', 'c/d'],
    ]);
    expect(resolveLinks(on)).toEqual([
      { path: 'a', target: 'c/d' },
      { path: 'b', target: 'c/d' },
    ]);
    const round = new Map([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(resolveLinks(round)).toEqual([]);
  });

  it('show what lies behind them; of the top what lies in it directly', () => {
    const links = [
      { path: '.agents/skills', target: 'skills' },
      { path: '.claude/skills/me', target: '' },
    ];
    expect(shownAs('skills/a/SKILL.md', links)).toEqual(['.agents/skills/a/SKILL.md']);
    expect(shownAs('SKILL.md', links)).toEqual(['.claude/skills/me/SKILL.md']);
    expect(shownAs('docs/a.md', links)).toEqual([]);
  });
});
