import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { discover } from '../../../src/app/handoff/discover.ts';
import { contextIn } from '../../support/context.ts';
import type { GitRepo } from '../../support/git-repo.ts';
import { context, failed, now, skillText, team } from '../../support/handoff-team.ts';

describe('who could take the work', () => {
  const ask = (repo: GitRepo, home?: string) =>
    discover(contextIn(repo, now, { env: { ...repo.env, ...(home ? { HOME: home } : {}) } }), {
      stdin: async () => context,
      context: '-',
    });

  it('is ranked, with skills of home behind those of the project', async () => {
    await using repo = await team();
    const home = join(repo.path, '..', 'home');
    for (const name of ['lit-pm', 'home-only']) {
      await mkdir(join(home, '.claude/skills', name), { recursive: true });
      await writeFile(join(home, '.claude/skills', name, 'SKILL.md'), skillText(name, 'research'));
    }
    const menu = await ask(repo, home);
    expect(menu.map(({ name, scope, score }) => [name, scope, score])).toEqual([
      ['lit-pm', 'project', 6],
      ['home-only', 'home', 5],
      ['architect', 'project', 4],
      ['statistician', 'project', 4],
    ]);
  });

  it('is at home also where only Windows names that folder', async () => {
    await using repo = await team();
    const home = join(repo.path, '..', 'home');
    await mkdir(join(home, '.agents/skills/home-only'), { recursive: true });
    await writeFile(join(home, '.agents/skills/home-only/SKILL.md'), skillText('home-only', 'research'));
    const { HOME: _, ...env } = repo.env;
    const menu = await discover(contextIn(repo, now, { env: { ...env, USERPROFILE: home } }), {
      stdin: async () => context,
      context: '-',
    });
    expect(menu.map(({ name }) => name)).toContain('home-only');
  });

  it('is found anew when a skill changes, and through a cache that is broken', async () => {
    await using repo = await team();
    expect((await ask(repo)).map(({ name }) => name)).toContain('statistician');
    await repo.write(
      '.agents/skills/statistician/SKILL.md',
      '---\nname: statistician\ndescription: Counts.\n---\n\n# x\n',
    );
    expect((await ask(repo)).map(({ name }) => name)).not.toContain('statistician');
    await repo.write('.git/baton/available-workflows.yaml', 'discovery: [\n');
    expect((await ask(repo)).map(({ name }) => name)).toContain('lit-pm');
  });

  it('is no skill that no client would load, and it stands in nobody’s way', async () => {
    await using repo = await team();
    await repo.write('.agents/skills/lit-pm/SKILL.md', skillText('other-name', 'research'));
    const home = join(repo.path, '..', 'home');
    await mkdir(join(home, '.agents/skills/lit-pm'), { recursive: true });
    await writeFile(join(home, '.agents/skills/lit-pm/SKILL.md'), skillText('lit-pm', 'research'));
    expect((await ask(repo, home)).find(({ name }) => name === 'lit-pm')).toMatchObject({ scope: 'home' });
  });

  it('is checked by its effective configuration, a skill at home by none', async () => {
    await using repo = await team();
    const home = join(repo.path, '..', 'home');
    await repo.write('.agents/skills/lit-pm/SKILL.md', skillText('other-name', 'research'));
    await mkdir(join(home, '.agents/skills/away'), { recursive: true });
    await writeFile(join(home, '.agents/skills/away/SKILL.md'), skillText('elsewhere', 'research'));
    const names = async () => (await ask(repo, home)).map(({ name }) => name);
    expect(await names()).toEqual(['architect', 'statistician']);
    await repo.write('.agents/baton.yaml', 'rules: { skill/name: warning }\n');
    expect(await names()).toEqual(['lit-pm', 'architect', 'statistician']);
    const linked = skillText('lit-pm', 'research').replace('# lit-pm', '# lit-pm\n\n[more](more.md)');
    await repo.write('.agents/skills/lit-pm/SKILL.md', linked);
    await repo.write('.agents/skills/lit-pm/more.md', '# More\n');
    await repo.write('.agents/baton.yaml', 'profile: strict\n');
    expect(await names()).toEqual(['lit-pm', 'architect', 'statistician']);
  });

  it('is this project’s where the nearest root from here has it, or the configuration names it', async () => {
    await using repo = await team();
    await repo.write('packages/shop/.agents/skills/seller/SKILL.md', skillText('seller', 'research'));
    await repo.write('.claude/skills/extra/SKILL.md', skillText('extra', 'research'));
    await repo.write('.agents/baton.yaml', 'kinds: { skill: [".claude/skills/*/SKILL.md"] }\n');
    await repo.write('.agents/archive/skills/gone/SKILL.md', skillText('gone', 'research'));
    const scopes = async (cwd: string) =>
      (await discover(contextIn(repo, now, { cwd }), { stdin: async () => context, context: '-' }))
        .map(({ name, scope, score }) => `${name} ${scope} ${score}`)
        .sort();
    expect(await scopes(repo.path)).toEqual([
      'architect project 4',
      'extra project 6',
      'lit-pm project 6',
      'seller repository 5',
      'statistician project 4',
    ]);
    expect(await scopes(join(repo.path, 'packages/shop'))).toEqual([
      'architect repository 3',
      'extra repository 5',
      'lit-pm repository 5',
      'seller project 6',
      'statistician repository 3',
    ]);
  });

  it('is kept for half an hour as the formats say, with no path of this machine', async () => {
    await using repo = await team();
    const path = '.git/baton/available-workflows.yaml';
    const description = async (at: string) =>
      (await discover(contextIn(repo, at), { stdin: async () => '' }))[0]?.description;
    expect(await description(now)).toBe('architecture in depth');
    const text = await repo.read(path);
    expect(text).toContain('ttl_minutes: 30');
    expect(text).toContain('relevance_score: null');
    expect(text).toContain('path: ".agents/skills/architect/SKILL.md"');
    expect(text).not.toContain(repo.path);
    await repo.write(path, text.replace('architecture in depth', 'kept'));
    expect(await description('2026-11-28T03:29:59Z')).toBe('kept');
    expect(await description('2026-11-28T03:30:00Z')).toBe('architecture in depth');
  });

  it('is found anew where the cache holds an entry that is not ours', async () => {
    await using repo = await team();
    await ask(repo);
    const path = '.git/baton/available-workflows.yaml';
    const text = await repo.read(path);
    await repo.write(path, text.replace('categories: [research]', 'categories: research'));
    expect((await ask(repo)).map(({ name }) => name)).toContain('lit-pm');
  });

  it('is asked with a file that can be read', async () => {
    await using repo = await team();
    const refused = await failed(
      discover(contextIn(repo, now), { stdin: async () => 'a: [\n', context: '-' }),
    );
    expect(refused.code).toBe('INVALID_PAYLOAD');
  });
});
