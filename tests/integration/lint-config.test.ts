import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOf, task } from '../support/gate.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { failure, findings, lintRepo, revision, staged } from '../support/lint-repo.ts';

const one = pathOf('task-001');
const config = '.agents/baton.yaml';
const bad = task('task-001', false);
const rule = 'task/outcome-requirements';
const fault = (path: string) => `${rule} ${path}:10`;

async function stage(repo: GitRepo, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) await repo.write(path, text);
  await repo.git('add', '--all');
}

describe('which configuration counts', () => {
  const silencers: Readonly<Record<string, string>> = {
    'ignores the file': 'ignore: [.agents/tasks/**]\n',
    'turns the rule off': `rules: { ${rule}: off }\n`,
    'moves the root': 'root: docs/reasoning\n',
  };

  for (const [what, text] of Object.entries(silencers)) {
    it(`a staged configuration that ${what} does not silence its own commit`, async () => {
      await using repo = await gitRepo();
      await repo.write(config, 'claim: marked\n');
      await repo.commitAll('a configuration');
      await stage(repo, { [config]: text, [one]: bad });
      const { diagnostics } = await lintRepo(repo, staged);
      expect(diagnostics).toMatchObject([{ rule, at: { path: one } }]);
      expect(diagnostics[0]?.help).toBe(
        `commit \`${config}\` first: a change is checked with the configuration before it`,
      );
      await repo.git('reset', '--quiet', one);
      await repo.commitAll('the configuration first');
    });
  }

  it('what the staged configuration would not silence keeps its own help', async () => {
    await using repo = await gitRepo();
    await repo.write(config, 'claim: marked\n');
    await repo.commitAll('a configuration');
    await stage(repo, { [config]: 'claim: all\n', [one]: bad });
    const { diagnostics } = await lintRepo(repo, staged);
    expect(diagnostics[0]?.help).toContain('blockers:');
  });

  it('a first commit, and a first configuration, are checked by themselves', async () => {
    await using repo = await gitRepo();
    await stage(repo, { [config]: `rules: { ${rule}: off }\n`, [one]: bad });
    expect(await findings(repo, staged)).toEqual([]);
    await repo.git('rm', '--quiet', '--cached', config);
    expect(await findings(repo, staged)).toEqual([fault(one)]);
    await repo.git('commit', '--quiet', '-m', 'without');
    await stage(repo, { [config]: `rules: { ${rule}: off }\n`, [one]: `${bad}\nMore.\n` });
    expect(await findings(repo, staged)).toEqual([]);
  });

  it("the working tree and a commit are checked by what they hold, the gate by the base's", async () => {
    await using repo = await gitRepo();
    await repo.write(config, `rules: { ${rule}: off }\n`);
    await repo.commitAll('off');
    await stage(repo, { [config]: 'claim: marked\n', [one]: bad });
    expect(await findings(repo, staged)).toEqual([]);
    expect(await findings(repo)).toEqual([fault(one)]);
  });

  it('what a branch changed is checked by the configuration that it left', async () => {
    await using repo = await gitRepo();
    await repo.write(config, 'claim: marked\n');
    await repo.commitAll('a configuration');
    await repo.git('switch', '--quiet', '-c', 'topic');
    await repo.write(config, `rules: { ${rule}: off }\n`);
    await repo.commitAll('off');
    await repo.write(one, bad);
    await repo.commitAll('bad');
    for (const request of [{}, staged, revision('HEAD')]) {
      const { diagnostics } = await lintRepo(repo, { ...request, since: 'main' });
      expect(diagnostics).toMatchObject([{ rule, at: { path: one } }]);
      expect(diagnostics[0]?.help).toContain(`get \`${config}\` into \`main\` first`);
    }
    expect(await findings(repo)).toEqual([]);
  });

  it('a faulty configuration of the base can be fixed by the next commit', async () => {
    await using repo = await gitRepo();
    await repo.write(config, 'cliam: all\n');
    await repo.commitAll('a slip');
    expect(await failure(lintRepo(repo))).toMatchObject({ code: 'config' });
    await stage(repo, { [config]: 'claim: all\n', [one]: bad });
    expect(await findings(repo, staged)).toEqual([fault(one)]);
  });

  it('a faulty configuration that is staged stops the run at its file, line and column', async () => {
    await using repo = await gitRepo();
    await repo.write(config, 'claim: all\n');
    await repo.commitAll('a configuration');
    await stage(repo, { [config]: 'claim: all\nrules:\n  task/line: off\n' });
    const error = await failure(lintRepo(repo, staged));
    expect(error.code).toBe('config');
    expect(error.message).toBe(`${config}:3:3 Unknown rule \`task/line\` (did you mean \`task/lines\`?)`);
    await repo.commitAll('all the same');
    expect((await failure(lintRepo(repo, revision('HEAD')))).message).toContain(`${config}:3:3`);
  });

  it('one that is no text stops the run too', async () => {
    await using repo = await gitRepo();
    await repo.write(config, Buffer.from([0x61, 0xff, 0xfe]));
    expect((await failure(lintRepo(repo))).message).toBe(`\`${config}\` cannot be read: it is not UTF-8`);
    await rm(join(repo.path, config));
    await symlink('../elsewhere.yaml', join(repo.path, config));
    const message = `\`${config}\` cannot be read: it is a symbolic link`;
    expect((await failure(lintRepo(repo))).message).toBe(message);
    await repo.git('add', '--all');
    expect((await failure(lintRepo(repo, staged))).message).toBe(message);
  });

  it('every fault of a configuration is told at once', async () => {
    await using repo = await gitRepo();
    await repo.write(config, 'cliam: all\nprofile: strictt\nignore: [/etc]\n');
    const { message } = await failure(lintRepo(repo));
    expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual([
      `${config}:1:1`,
      `${config}:2:10`,
      `${config}:3:10`,
    ]);
  });

  it('a nested configuration has no key that counts at the top only', async () => {
    await using repo = await gitRepo();
    const nested = 'packages/a/.agents/baton.yaml';
    await repo.write(nested, 'claim: all\nprotect: [main]\n');
    expect(await failure(lintRepo(repo))).toMatchObject({
      code: 'config',
      message:
        `${nested}:2:1 Unexpected \`protect\`, expected only at the top of the repository` +
        ' (move it to the configuration there; paths and globs in it begin at the top)',
    });
  });

  it('a nested configuration that the top ignores is not read', async () => {
    await using repo = await gitRepo();
    await repo.write(config, 'ignore: [fixtures/**]\n');
    await repo.write('fixtures/a/.agents/baton.yaml', 'protect: [main]\n');
    await repo.write('fixtures/b/.agents/baton.yaml', 'nonsense: [\n');
    await repo.write(one, bad);
    expect(await findings(repo)).toEqual([fault(one)]);
  });

  it('two configurations at the top are one too many', async () => {
    await using repo = await gitRepo();
    await repo.write(config, 'claim: all\n');
    await repo.write('.baton.yaml', 'root: docs\n');
    expect((await failure(lintRepo(repo))).message).toContain('second configuration');
  });
});

describe('roots, globs and options', () => {
  it('a nested root may have a configuration of its own', async () => {
    await using repo = await gitRepo();
    await repo.write(config, 'claim: marked\n');
    await repo.write(
      'packages/a/.agents/baton.yaml',
      `rules: { ${rule}: warning }\nignore: [.agents/tasks/old.md]\n`,
    );
    const [a, b] = ['packages/a/.agents/tasks/task-002.md', 'packages/b/.agents/tasks/task-003.md'];
    await repo.write(one, bad);
    await repo.write(a, task('task-002', false));
    await repo.write('packages/a/.agents/tasks/old.md', bad);
    await repo.write(b, task('task-003', false));
    const { diagnostics } = await lintRepo(repo);
    expect(diagnostics.map(({ at, severity }) => [at.path, severity])).toEqual([
      [one, 'error'],
      [a, 'warning'],
      [b, 'error'],
    ]);
  });

  it('a root may be moved', async () => {
    await using repo = await gitRepo();
    await repo.write('.baton.yaml', 'root: docs/reasoning\n');
    await repo.write('docs/reasoning/tasks/task-001.md', bad);
    await repo.write(one, bad);
    expect(await findings(repo)).toEqual([fault('docs/reasoning/tasks/task-001.md')]);
  });

  it('globs name further records', async () => {
    await using repo = await gitRepo();
    await repo.write(config, 'kinds:\n  task: ["docs/**/*.md"]\n  skill: [.claude/skills/*/SKILL.md]\n');
    await repo.write('docs/2026/task-001.md', bad);
    await repo.write('docs/essay.md', '# An essay\n');
    await repo.write('.claude/skills/tidy/SKILL.md', '---\nname: tidy\ndescription: ""\n---\n');
    const { diagnostics } = await lintRepo(repo);
    expect(diagnostics.map(({ rule: id, at, severity }) => `${severity} ${id} ${at.path}`)).toEqual([
      'error skill/description .claude/skills/tidy/SKILL.md',
      `error ${rule} docs/2026/task-001.md`,
      'info record/unclaimed docs/essay.md',
    ]);
  });

  it('the command line has the last word on rules', async () => {
    await using repo = await gitRepo();
    await repo.write(config, `rules: { ${rule}: warning }\n`);
    await repo.write(one, bad);
    const severities = async (rules: Readonly<Record<string, 'info' | 'off'>>) =>
      (await lintRepo(repo, { rules })).diagnostics.map(({ severity }) => severity);
    expect(await severities({})).toEqual(['warning']);
    expect(await severities({ [rule]: 'info' })).toEqual(['info']);
    expect(await severities({ [rule]: 'off' })).toEqual([]);
  });
});

describe('a configuration where none is read', () => {
  it('is named by a run over everything, and by no gate', async () => {
    await using repo = await gitRepo();
    await stage(repo, { [one]: task('task-001'), 'packages/x/.baton.yaml': 'claim: all\n' });
    const { notices } = await lintRepo(repo, { findsSkills: true });
    expect(notices).toEqual([
      '`packages/x/.baton.yaml` is not read as a configuration; move it to `packages/x/.agents/baton.yaml`, where that of a ' +
        'folder is read, or name it under `ignore` in `.agents/baton.yaml`',
    ]);
    expect((await lintRepo(repo, staged)).notices).toEqual([]);
    await repo.git('mv', '-k', 'packages/x/.baton.yaml', 'packages/x/baton.yaml');
    expect((await lintRepo(repo, { findsSkills: true })).notices).toEqual([]);
  });
});
