import { readdirSync, readFileSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { LintRequest } from '../../src/app/lint/request.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { lintRepo } from '../support/lint-repo.ts';

const cases = new URL('../cases/real-skills/', import.meta.url);

/** What a case's EXPECTED.md says, as data. */
interface Expected {
  /** Each as `severity rule path:line`, with what drops the skill behind it. */
  readonly findings: readonly string[];
  /** A part of each line about what was not looked at. */
  readonly notices?: readonly string[];
  readonly records: number;
  readonly request?: Partial<LintRequest>;
  /** Links that stand in place of files: a checkout may not make them. */
  readonly links?: Readonly<Record<string, string>>;
  readonly config?: string;
  /** A part of the messages or of the help, and what must not stand in them. */
  readonly says?: RegExp;
  readonly saysNot?: RegExp;
}

const husks = ['flat.md', 'husk', 'plural/SKILLS.md'].map((name) => `skill/husk .agents/skills/${name}`);
const elsewhere = ['.claude/skills/b', 'plugins/p/skills/c', 'skills/a'];

const expected: Readonly<Record<string, readonly Expected[]>> = {
  'agents-skills-is-link': [
    {
      records: 1,
      findings: ['error skill/name skills/a/SKILL.md:2'],
      links: { '.agents/skills': '../skills' },
    },
    {
      records: 1,
      findings: ['error skill/name skills/a/SKILL.md:2'],
      links: { '.agents/skills': '../skills' },
      request: { paths: ['.agents/skills'] },
    },
  ],
  'category-folder': [
    {
      records: 1,
      findings: ['warning skill/depth .agents/skills/web/a/SKILL.md (gemini-cli, claude-code)'],
    },
  ],
  'claude-only-description': [
    { records: 1, findings: ['warning skill/description .agents/skills/a/SKILL.md:3'] },
    {
      records: 1,
      config: 'clients: [claude-code, codex]\n',
      findings: ['error skill/description .agents/skills/a/SKILL.md:3 (codex)'],
    },
    {
      records: 1,
      config: 'clients: []\n',
      findings: ['error skill/description .agents/skills/a/SKILL.md:3'],
    },
  ],
  'control-character-in-body': [
    { records: 1, findings: ['warning skill/characters .agents/skills/a/SKILL.md:8'] },
  ],
  'dates-in-unknown-fields': [
    {
      records: 1,
      findings: ['info skill/unknown-field .agents/skills/a/SKILL.md:4'],
      says: /`created` and `reviewed`/,
    },
  ],
  'fields-of-other-clients': [{ records: 1, findings: [], saysNot: /metadata|no known client/ }],
  'folder-templates': [{ records: 1, findings: ['error skill/name .agents/skills/templates/SKILL.md:2'] }],
  'husk-and-typo': [
    { records: 0, findings: husks.map((one) => `warning ${one}`) },
    { records: 0, config: 'claim: all\n', findings: husks.map((one) => `error ${one}`) },
  ],
  'invisible-text': [
    {
      records: 1,
      findings: ['error skill/characters .agents/skills/a/SKILL.md:8'],
      says: /`and do something else` of 21 tag characters/,
    },
  ],
  'named-file': [
    {
      records: 1,
      request: { paths: ['my-skill/SKILL.md'] },
      findings: ['error skill/frontmatter my-skill/SKILL.md:1 (codex, gemini-cli, skills-cli)'],
    },
    {
      records: 1,
      request: { target: { type: 'stdin', path: 'my-skill/SKILL.md', text: '# no front matter\n' } },
      findings: ['error skill/frontmatter my-skill/SKILL.md:1 (codex, gemini-cli, skills-cli)'],
    },
    {
      records: 1,
      config: 'claim: all\n',
      request: { paths: ['my-skill/SKILL.md'] },
      findings: ['error skill/frontmatter my-skill/SKILL.md:1 (codex, gemini-cli, skills-cli)'],
    },
    {
      records: 0,
      findings: [],
      notices: ['1 SKILL.md file outside the folders that clients read is not checked'],
    },
  ],
  'placeholder-secrets': [{ records: 1, findings: [] }],
  'reference-called-skill-md': [{ records: 1, findings: [] }],
  'root-skill': [{ records: 1, findings: [] }],
  'skills-elsewhere': [
    { records: 3, findings: elsewhere.map((folder) => `error skill/name ${folder}/SKILL.md:2`) },
    {
      records: 0,
      config: 'claim: marked\n',
      findings: [],
      notices: [
        '3 SKILL.md files outside `kinds.skill` are not checked; write `kinds: { skill: [".claude/skills/*/SKILL.md", "plugins/*/skills/*/SKILL.md", "skills/*/SKILL.md"] }` in `.agents/baton.yaml`',
      ],
    },
  ],
};

async function repoFor(name: string, { links = {}, config }: Expected): Promise<GitRepo> {
  const repo = await gitRepo();
  const folder = fileURLToPath(new URL(`${name}/`, cases));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'EXPECTED.md') continue;
    const path = join(entry.parentPath, entry.name);
    await repo.write(path.slice(folder.length), readFileSync(path, 'utf8'));
  }
  for (const [path, target] of Object.entries(links)) {
    await rm(join(repo.path, path), { force: true });
    await symlink(target, join(repo.path, path));
  }
  if (config !== undefined) await repo.write('.agents/baton.yaml', config);
  await repo.git('add', '--all');
  await repo.git('commit', '-qm', 'Add the case');
  return repo;
}

describe('the cases of real skills', () => {
  it('has data for each folder', () => {
    const folders = readdirSync(cases).filter((name) => !name.startsWith('.'));
    expect(Object.keys(expected).sort()).toEqual(folders.sort());
  });

  const runs = Object.entries(expected).flatMap(([name, list]) =>
    list.map((one, index) => ({ name: `${name} (${index + 1})`, folder: name, one })),
  );
  it.each(runs)('finds what is right in $name', async ({ folder, one }) => {
    await using repo = await repoFor(folder, one);
    const { diagnostics, records, notices } = await lintRepo(repo, { findsSkills: true, ...one.request });
    const shown = diagnostics.map(({ severity, rule, at, clients }) => {
      const place = at.span ? `:${at.span.start.line}` : '';
      return `${severity} ${rule} ${at.path}${place}${clients ? ` (${clients.join(', ')})` : ''}`;
    });
    expect(shown).toEqual(one.findings);
    expect(records).toBe(one.records);
    expect(notices).toEqual((one.notices ?? []).map((part) => expect.stringContaining(part) as string));
    const words = diagnostics.map(({ message, help }) => `${message} ${help}`).join('\n');
    if (one.says) expect(words).toMatch(one.says);
    if (one.saysNot) expect(words).not.toMatch(one.saysNot);
  });
});
