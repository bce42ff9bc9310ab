import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SkillsClient } from '@modelcontextprotocol/client/ext/skills';
import { describe, expect, it } from 'vitest';
import { skillsPerPage } from '../../../src/mcp/skills.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { skillText } from '../../support/handoff-team.ts';
import { connect } from '../../support/mcp.ts';
import { fakeSecrets } from '../../support/secrets.ts';

const folder = '.agents/skills';
const pathOf = (name: string) => `${folder}/${name}/SKILL.md`;

async function withSkills(names: readonly string[]): Promise<GitRepo> {
  const repo = await gitRepo();
  for (const name of names) await repo.write(pathOf(name), skillText(name, 'research'));
  return repo;
}

describe('the skills', () => {
  it('are listed, and each of their files has the digest that its skill says', async () => {
    await using repo = await withSkills(['lit-pm', 'statistician']);
    await repo.write(`${folder}/lit-pm/references/terms.md`, 'Terms\n');
    await repo.write(`${folder}/lit-pm/.env`, 'x\n');
    await writeFile(join(repo.path, folder, 'lit-pm/mark.bin'), Buffer.from([0xff, 0x00]));
    await using mcp = await connect(repo);
    const client = new SkillsClient(mcp.client);
    const { invalid, skills } = await client.list();
    expect(invalid).toEqual([]);
    expect(skills.map(({ uri }) => uri)).toEqual([
      'skill://lit-pm/SKILL.md',
      'skill://statistician/SKILL.md',
    ]);
    const [first] = skills;
    if (!first || first.resources === 'dynamic') throw new Error('no files');
    expect(first.frontmatter).toMatchObject({ name: 'lit-pm', description: 'Does research.' });
    const files = await Promise.all(first.resources.map(({ uri }) => client.read(first, uri)));
    expect(files.map(({ mimeType, text, uri, verified }) => ({ mimeType, text, uri, verified }))).toEqual([
      {
        uri: 'skill://lit-pm/SKILL.md',
        mimeType: 'text/markdown',
        text: skillText('lit-pm', 'research'),
        verified: true,
      },
      { uri: 'skill://lit-pm/mark.bin', mimeType: undefined, text: undefined, verified: true },
      {
        uri: 'skill://lit-pm/references/terms.md',
        mimeType: 'text/markdown',
        text: 'Terms\n',
        verified: true,
      },
    ]);
    const { resources } = await mcp.client.listResources();
    expect(resources.find(({ uri }) => uri === first.uri)).toMatchObject({
      name: 'lit-pm',
      description: 'Does research.',
      mimeType: 'text/markdown',
    });
  });

  it('are those on disk at the time of the call', async () => {
    await using repo = await gitRepo();
    await using mcp = await connect(repo);
    const client = new SkillsClient(mcp.client);
    expect((await client.list()).skills).toEqual([]);
    await repo.write(pathOf('lit-pm'), skillText('lit-pm', 'research'));
    const [skill] = (await client.list()).skills;
    if (!skill) throw new Error('no skill');
    await repo.write(pathOf('lit-pm'), skillText('lit-pm', 'analysis'));
    await expect(client.read(skill)).rejects.toMatchObject({ reason: 'digest' });
    const { skill: again } = await client.get(skill.uri);
    expect((await client.read(again)).text).toBe(skillText('lit-pm', 'analysis'));
  });

  it('come in pages', async () => {
    const names = Array.from({ length: skillsPerPage + 1 }, (_, at) => `skill-${at}`);
    await using repo = await withSkills(names);
    await using mcp = await connect(repo);
    const client = new SkillsClient(mcp.client);
    expect((await client.list()).skills.map(({ frontmatter }) => frontmatter.name).sort()).toEqual(
      names.sort(),
    );
    await expect(client.list({ cursor: 'none' })).rejects.toThrow(/Unexpected cursor `none`\nnext step: /);
  });

  it.each([
    ['an unknown skill', 'skill://none/SKILL.md'],
    ['a hidden file', 'skill://lit-pm/.env'],
    ['a file beside the skills', 'skill://lit-pm/..%2F..%2Fbaton.yaml'],
    ['a wrong escape', 'skill://lit-pm/%zz'],
    ['a skill behind a link', 'skill://linked/SKILL.md'],
    ['a skill with a link in it', 'skill://half/SKILL.md'],
  ])('do not serve %s', async (_, uri) => {
    await using repo = await withSkills(['lit-pm', 'half']);
    await repo.write(`${folder}/lit-pm/.env`, 'x\n');
    await repo.write('.agents/baton.yaml', '');
    await repo.write('other/SKILL.md', skillText('linked', 'research'));
    await symlink('../../other', join(repo.path, folder, 'linked'));
    await symlink('/etc/hostname', join(repo.path, folder, 'half', 'host.md'));
    await using mcp = await connect(repo);
    await expect(mcp.client.readResource({ uri })).rejects.toThrow();
    const { skills } = await new SkillsClient(mcp.client).list();
    expect(skills.map(({ frontmatter }) => frontmatter.name)).toEqual(['lit-pm']);
  });

  it('do not serve a folder outside of the repository', async () => {
    await using repo = await gitRepo();
    await using other = await withSkills(['lit-pm']);
    await mkdir(join(repo.path, '.agents'), { recursive: true });
    await symlink(join(other.path, folder), join(repo.path, folder));
    await using mcp = await connect(repo);
    await expect(new SkillsClient(mcp.client).list()).rejects.toThrow(/next step: /);
  });

  it('do not serve a secret', async () => {
    await using repo = await withSkills(['lit-pm']);
    await repo.write(`${folder}/lit-pm/keys.md`, `Use ${fakeSecrets.aws}\n`);
    await using mcp = await connect(repo);
    const read = mcp.client.readResource({ uri: 'skill://lit-pm/keys.md' });
    await expect(read).rejects.toThrow(/holds a secret\nnext step: `lint`/);
  });
});
