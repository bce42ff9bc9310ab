import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baton, repoOf } from '../support/cli.ts';
import type { GitRepo } from '../support/git-repo.ts';
import { skillText } from '../support/records-skill.ts';

const good = (name: string) =>
  skillText(`name: ${name}\ndescription: Does ${name}. Use when asked.`, `# ${name}\n`);
const colon = (name: string) => skillText(`name: ${name}\ndescription: Use when: asked`, `# ${name}\n`);

async function link(repo: GitRepo, path: string, target: string): Promise<void> {
  await mkdir(dirname(join(repo.path, path)), { recursive: true });
  await symlink(target, join(repo.path, path));
}

async function commit(repo: GitRepo): Promise<void> {
  await repo.git('add', '--all');
  await repo.git('commit', '-qm', 'Add skills');
}

describe('baton lint without a configuration, in trees as people publish them', () => {
  it('a marketplace of plugins', async () => {
    await using repo = await repoOf({
      '.claude-plugin/marketplace.json': '{ "plugins": [{ "name": "docs", "source": "./plugins/docs" }] }\n',
      'plugins/docs/skills/pdf/SKILL.md': good('pdf'),
      'plugins/docs/skills/pdf/references/forms.md': '# Forms\n',
      'plugins/docs/skills/slides/SKILL.md': colon('slides'),
      'plugins/ops/skills/deploy/SKILL.md': skillText(
        'name: deploy-app\ndescription: Deploys',
        '[How](guide.md)\n',
      ),
      'plugins/ops/skills/rollback.md': good('rollback'),
      'template/SKILL.md': good('template-skill'),
    });
    await commit(repo);
    const { stdout, stderr, code } = await baton(repo, ['lint']);
    expect({ stderr, code }).toEqual({ stderr: '', code: 1 });
    expect(stdout).toMatchInlineSnapshot(`
      "plugins/docs/skills/slides/SKILL.md

        3:14  error  Unexpected \`: \` inside an unquoted value, expected quotes around
                     the whole value  skill/yaml
          3 │ description: Use when: asked
            │              ^^^^^^^^^^^^^^^
            = note: Codex and the skills CLI drop the skill because of this
            = help: quote the whole value, or write it as a block below \`key: |\`

      plugins/ops/skills/deploy/SKILL.md

        2:7  error  Unexpected \`name\` \`deploy-app\`, expected its folder \`deploy\`
                    skill/name
          2 │ name: deploy-app
            │       ^^^^^^^^^^
            = note: Copilot drops the skill because of this
            = help: write \`name: deploy\`, or rename the folder to \`deploy-app\`

        6:7  warning  Unexpected link \`guide.md\`, \`plugins/ops/skills/deploy/guide.md\`
                      does not exist in the repository  skill/link
          6 │ [How](guide.md)
            │       ^^^^^^^^
            = help: add \`plugins/ops/skills/deploy/guide.md\` to git, or correct the
                    link; upper and lower case matter

      plugins/ops/skills/rollback.md

        1:1  warning  Unexpected skill outside a folder, expected
                      \`skills/rollback/SKILL.md\`: no client finds it here  skill/husk
           = help: move it to \`plugins/ops/skills/rollback/SKILL.md\`, or name it under
                   \`ignore:\` in the configuration

      ✖ 2 errors and 2 warnings in 3 records
        1 of them fixed by \`baton lint --fix\`
        = note: 1 SKILL.md file outside the folders that clients read is not checked;
                run \`baton lint template/SKILL.md\`, or write \`kinds: { skill:
                ["*/SKILL.md"] }\` in \`.agents/baton.yaml\`
      "
    `);
  });

  it('skills that clients see through links', async () => {
    await using repo = await repoOf({
      'agent/skills/review/SKILL.md': good('Review'),
      'agent/skills/plan/SKILL.md': good('plan'),
    });
    await link(repo, '.agents/skills', '../agent/skills');
    await link(repo, '.claude/skills/review', '../../agent/skills/review');
    await link(repo, '.claude/skills/plan', '../../agent/skills/plan');
    await link(repo, '.cursor/skills/gone', '../../agent/skills/gone');
    await commit(repo);
    const { stdout, stderr, code } = await baton(repo, ['lint']);
    expect({ stderr, code }).toEqual({ stderr: '', code: 1 });
    expect(stdout).toMatchInlineSnapshot(`
      "agent/skills/review/SKILL.md

        2:7  error  Unexpected \`R\` (U+0052) in \`name\`, expected lowercase letters,
                    digits and hyphens  skill/name
          2 │ name: Review
            │       ^^^^^^
            = help: use lowercase letters, digits and single hyphens: \`review\`

      ✖ 1 error in 2 records
        = note: \`.cursor/skills/gone\` is a link that leads to no file of the
                repository: its target is not checked
      "
    `);
  });

  it('a single skill at the top', async () => {
    await using repo = await repoOf({
      'SKILL.md': skillText(
        'name: fold-laundry\ndescription: Folds. Use when asked.',
        'See [how](references/skill.md).\n',
      ),
      'references/skill.md': '# What a skill is\n',
      'README.md': '# Fold laundry\n',
    });
    await commit(repo);
    const { stdout, stderr, code } = await baton(repo, ['lint']);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(stdout).toMatchInlineSnapshot(`
      "✔ 1 record checked, nothing to report
      "
    `);
  });

  it('`.claude` beside `.agents`', async () => {
    await using repo = await repoOf({
      '.agents/skills/web/tests/SKILL.md': good('tests'),
      '.agents/skills/templates/SKILL.md': good('templates'),
      '.claude/skills/tests/skill.md': good('tests'),
      '.claude/skills/empty/references/a.md': '# A\n',
      '.claude/skills/README.md': '# Our skills\n',
      'packages/app/.claude/skills/release/SKILL.md': good('release'),
    });
    await commit(repo);
    const { stdout, stderr, code } = await baton(repo, ['lint']);
    expect({ stderr, code }).toEqual({ stderr: '', code: 1 });
    expect(stdout).toMatchInlineSnapshot(`
      ".agents/skills/web/tests/SKILL.md

        1:1  warning  Unexpected skill 2 folders below \`.agents/skills\`, expected
                      \`.agents/skills/tests/SKILL.md\`  skill/depth
           = note: Gemini CLI and Claude Code drop the skill because of this
           = help: move it to \`.agents/skills/tests\`; where only clients that look
                   deeper are used, list them under \`clients:\`

      .claude/skills/empty

        1:1  warning  Folder \`empty\` has no \`SKILL.md\`: no client finds a skill here
                      skill/husk
           = help: add \`.claude/skills/empty/SKILL.md\`, or name it under \`ignore:\` in
                   the configuration

      .claude/skills/tests/skill.md

        1:1  error  Unexpected file name \`skill.md\`, expected \`SKILL.md\`  skill/file
           = note: Codex, Gemini CLI, Copilot, Claude Code and the skills CLI drop the
                   skill because of this
           = help: rename it: \`git mv -f ".claude/skills/tests/skill.md"
                   ".claude/skills/tests/SKILL.md"\`

      ✖ 1 error and 2 warnings in 4 records
      "
    `);
  });

  it('folders that no client reads are one line, also where nothing else is there', async () => {
    await using repo = await repoOf({
      'writing/essay/SKILL.md': colon('essay'),
      'writing/poem/SKILL.md': good('poem'),
      'coding/sql/SKILL.md': good('sql'),
    });
    await commit(repo);
    const { stdout, code } = await baton(repo, ['lint']);
    expect(code).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "⚠ 0 records checked
        = note: 3 SKILL.md files outside the folders that clients read are not
                checked; run \`baton lint writing\`, or write \`kinds: { skill:
                ["writing/*/SKILL.md", "coding/*/SKILL.md"] }\` in \`.agents/baton.yaml\`
      "
    `);
    expect((await baton(repo, ['lint', 'writing'])).code).toBe(1);
    expect((await baton(repo, ['lint', 'writing/poem'])).stdout).toContain(
      '1 record checked, nothing to report',
    );
    expect((await baton(repo, ['lint', '.'])).stdout).toContain('in 3 records');
    const sarif = await baton(repo, ['lint', '--format', 'sarif']);
    expect(sarif.stderr).toContain('note: 3 SKILL.md files outside');
    const json = JSON.parse((await baton(repo, ['lint', '--format', 'json'])).stdout) as {
      notices: string[];
    };
    expect(json.notices).toHaveLength(1);
  });
});

describe('a configuration', () => {
  it('is what the gate uses; lint says in one line what it leaves out', async () => {
    await using repo = await repoOf({
      '.agents/baton.yaml': 'kinds:\n  skill: ["plugins/*/skills/*/SKILL.md"]\nignore: ["tests/**"]\n',
      'plugins/p/skills/a/SKILL.md': good('a'),
      '.claude/skills/b/SKILL.md': colon('b'),
      'tests/fixture/SKILL.md': colon('c'),
    });
    const { stdout, code } = await baton(repo, ['lint']);
    expect(code).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "✔ 1 record checked, nothing to report
        = note: 1 SKILL.md file outside \`kinds.skill\` is not checked; add
                [".claude/skills/*/SKILL.md"] to it in \`.agents/baton.yaml\`
      "
    `);
    expect((await baton(repo, ['lint', '.claude/skills/b/SKILL.md'])).code).toBe(1);
    const ignored = await baton(repo, ['lint', 'tests/fixture/SKILL.md']);
    expect(ignored.stdout).toMatchInlineSnapshot(`
      "⚠ 0 records checked
        = note: 1 SKILL.md file is not checked: \`ignore:\` of the configuration names
                it
      "
    `);
    await repo.git('add', '--all');
    expect((await baton(repo, ['hook', 'pre-commit'])).code).toBe(0);
  });

  it('does not count where git ignores it, and the rule that does it is told', async () => {
    await using repo = await repoOf({
      '.gitignore': 'dist/\n.agents/*.yaml\n',
      '.agents/baton.yaml': 'rules: { skill/yaml: off }\n',
      '.agents/skills/a/SKILL.md': colon('a'),
    });
    const { stdout, code } = await baton(repo, ['lint']);
    expect(code).toBe(1);
    expect(stdout).toContain('is not checked: git ignores it (`.gitignore:2`,');
    const doctor = await baton(repo, ['doctor']);
    expect(doctor.stdout.replace(/\s+/g, ' ')).toContain(
      '✖ configuration `.agents/baton.yaml` is not checked: git ignores it (`.gitignore:2`, `.agents/*.yaml`)',
    );
    const init = await baton(repo, ['init', '--dry-run', '--no-hooks']);
    expect(init.stdout).toContain('`.agents/baton.yaml` is not checked: git ignores it (`.gitignore:2`');
  });
});

describe('baton init', () => {
  const files = {
    'skills/a/SKILL.md': colon('a'),
    'skills/web/b/SKILL.md': good('b'),
    '.claude/skills/c/SKILL.md': good('c'),
    'tests/fixture/SKILL.md': good('d'),
  };

  it('writes the globs of the folders in which it found skills, and takes them out again', async () => {
    await using repo = await repoOf(files);
    const dry = await baton(repo, ['init', '--dry-run']);
    expect(dry.stdout).toContain('kinds.skill: skills/**/SKILL.md, .claude/skills/*/SKILL.md');
    const { stdout } = await baton(repo, ['init']);
    expect(stdout).toContain('1 error exists today (`baton lint`); `baton lint --write-baseline` skips');
    expect(await repo.read('.agents/baton.yaml')).toContain(
      '\nkinds:\n  skill: ["skills/**/SKILL.md", ".claude/skills/*/SKILL.md"]\n',
    );
    expect((await baton(repo, ['init'])).stdout).toContain('already installed');
    expect((await baton(repo, ['lint'])).code).toBe(1);
    expect((await baton(repo, ['lint', '--write-baseline'])).code).toBe(0);
    expect((await baton(repo, ['lint'])).code).toBe(0);
    expect((await baton(repo, ['init'])).stdout).not.toContain('today');
    await baton(repo, ['init', '--uninstall']);
    await expect(repo.read('.agents/baton.yaml')).rejects.toThrow();
  });

  it('says what a configuration that is there leaves out', async () => {
    await using repo = await repoOf({ ...files, '.agents/baton.yaml': 'claim: marked\n' });
    expect((await baton(repo, ['init', '--dry-run'])).stdout).toContain(
      'no hook checks 4 SKILL.md files outside `kinds.skill`; write `kinds: { skill: [',
    );
    expect((await baton(repo, ['doctor'])).stdout).toMatch(/skills +no hook checks 4 SKILL\.md files/);
  });
});
