import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doctor } from '../../../src/app/doctor/doctor.ts';
import { init, initHooks } from '../../../src/app/init/init.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';

const now = '2026-11-28T10:00:00Z';
const context = (repo: GitRepo) => contextIn(repo, now);
const found = async (repo: GitRepo) => {
  const result = await init(context(repo), { action: 'install', withHooks: false, isDryRun: true });
  return result.found.map(({ help = '', message, name }) => ({ name, message, help }));
};

describe('what init finds in a repository', () => {
  it('is each thing that Baton can work with, with the command for it', async () => {
    await using repo = await gitRepo();
    const adr = '# Title\n\n## Context\n\n## Decision\n\n## Consequences\n';
    const files: Readonly<Record<string, string>> = {
      '.claude/skills/good/SKILL.md': '---\nname: good\ndescription: Does good things.\n---\n\nDo it.\n',
      '.claude/skills/bad/SKILL.md': 'No front matter.\n',
      'HANDOFF.md': '# Handoff\n\nDone: a.\n',
      'docs/handoffs/2026-01-01.md': '# Notes\n',
      'docs/session-notes-monday.md': '# Notes\n',
      'docs/progressive-images.md': '# Not a note\n',
      'src/handoff.md': '# Not a note: code lives here\n',
      'docs/adr/0001-a.md': adr,
      'docs/adr/0002-b.md': adr,
      'openspec/changes/add-login/tasks.md': '- [ ] 1.1 Write it\n',
      'GEMINI.md': '# Gemini\n',
    };
    for (const [path, text] of Object.entries(files)) await repo.write(path, text);
    expect(await found(repo)).toEqual([
      {
        name: 'skills',
        message: '2 skills, 1 with errors',
        help: '`baton lint` prints them; `baton lint --write-baseline` skips each until its value changes',
      },
      {
        name: 'notes',
        message: '3 notes that could become handoffs, `HANDOFF.md` first',
        help: '`baton migrate HANDOFF.md` prints what would be written',
      },
      {
        name: 'decisions',
        message: '2 decision records in `docs/adr`, whose numbers are checked',
        help: '`baton import --dry-run auto docs/adr` prints what would be imported',
      },
      {
        name: 'agents',
        message: 'files of Claude Code and Gemini CLI',
        help: '`baton init --agent claude,gemini` makes them call Baton',
      },
      {
        name: 'other tools',
        message: 'files of OpenSpec in `openspec/changes`',
        help: '`baton import --dry-run auto openspec/changes` prints what would be imported',
      },
      {
        name: 'clones',
        message: "a commit in a colleague's clone may be unchecked: git copies no hooks",
        help: 'run `baton init` in each clone; CI checks what is pushed',
      },
    ]);
    await repo.write('.agents/baton.yaml', 'claim: marked\nkinds:\n  skill: [".claude/skills/*/SKILL.md"]\n');
    const { help } = (await found(repo)).find(({ name }) => name === 'decisions') ?? {};
    expect(help).toMatch(/^add `numbered: \["docs\/adr"\]` to the configuration/);
  });

  it('is no note that a task holds as it is', async () => {
    await using repo = await gitRepo();
    const task = (note: string) =>
      `# Task old: X\n\n## Handoff\n\n\`\`\`yaml\noutcome: completed\nmigrated_from: HANDOFF.md\n\`\`\`\n\n### Original note\n\n\`\`\`text\n${note}\n\`\`\`\n`;
    await repo.write('HANDOFF.md', '# Handoff\n\nDone: a.\n');
    await repo.write('.agents/tasks/old.md', task('# Handoff\n\nDone: a.'));
    const notes = async () => (await found(repo)).filter(({ name }) => name === 'notes');
    expect(await notes()).toEqual([]);
    const { checks } = await doctor(context(repo));
    expect(checks.map(({ name }) => name)).not.toContain('notes');
    await repo.write('HANDOFF.md', '# Handoff\n\nDone: b.\n');
    expect(await notes()).toMatchObject([{ message: 'a note that could become a handoff, `HANDOFF.md`' }]);
  });

  it('is reported by doctor as well', async () => {
    await using repo = await gitRepo();
    await repo.write('HANDOFF.md', '# Handoff\n\nDone: a.\n');
    await repo.write('.cursorrules', 'Be brief.\n');
    const { checks } = await doctor(context(repo));
    const names = checks.filter(({ status }) => status === 'note').map(({ name }) => name);
    expect(names).toEqual(['configuration', 'notes', 'agents', 'clones']);
  });

  it('has the agents that call Baton, and doctor says where their files are old', async () => {
    await using repo = await gitRepo();
    await init(context(repo), {
      action: 'install',
      withHooks: false,
      isDryRun: false,
      agents: ['codex', 'pi'],
    });
    const agents = async () =>
      (await doctor(context(repo))).checks
        .filter(({ name }) => name === 'agents')
        .map(({ message }) => message);
    expect(await agents()).toEqual(['Codex and pi call Baton']);
    await repo.write('.codex/hooks.json', (await repo.read('.codex/hooks.json')).replace('"Stop"', '"Halt"'));
    expect(await agents()).toEqual([
      'Other lines than those of this version in `.codex/hooks.json`',
      'Codex and pi call Baton',
    ]);
    await repo.write('.codex/hooks.json', '{');
    expect((await agents())[0]).toBe('`.codex/hooks.json` cannot be changed: line 1 is not JSON');
  });
});

describe('whether a clone is checked', () => {
  const clones = async (
    files: Readonly<Record<string, string>>,
    setUp?: (repo: GitRepo) => Promise<unknown>,
  ) => {
    await using repo = await gitRepo();
    for (const [path, text] of Object.entries(files)) await repo.write(path, text);
    await setUp?.(repo);
    const result = await init(context(repo), { action: 'install', withHooks: false, isDryRun: true });
    const { status, message, help } = result.found.find(({ name }) => name === 'clones') ?? {};
    return { status, message, help };
  };
  const may = "a commit in a colleague's clone may be unchecked: ";

  it.each([
    [
      'a package without the script',
      { 'package.json': '{ "devDependencies": { "git-baton": "^1" } }' },
      {
        status: 'note',
        message: `${may}git copies no hooks`,
        help: "run `npm pkg set scripts.prepare='git-baton init --hooks-only'` and commit package.json",
      },
    ],
    [
      'another script, and no dependency',
      { 'package.json': '{ "scripts": { "prepare": "tsc" } }' },
      {
        status: 'note',
        message: `${may}git copies no hooks`,
        help: "run `npm install --save-dev git-baton`, then `npm pkg set scripts.prepare='tsc && git-baton init --hooks-only'` and commit package.json",
      },
    ],
    [
      'the script',
      { 'package.json': '{ "scripts": { "prepare": "git-baton init --hooks-only" } }' },
      { status: 'ok', message: 'the script `prepare` installs the hooks in each clone', help: undefined },
    ],
    [
      'husky',
      {
        'package.json': '{ "scripts": { "prepare": "husky" }, "devDependencies": { "husky": "9" } }',
        '.husky/x': '',
      },
      { status: 'ok', message: 'the script `prepare` installs husky in each clone', help: undefined },
    ],
    [
      'husky without its script',
      { 'package.json': '{ "devDependencies": { "husky": "9" } }', '.husky/x': '' },
      {
        status: 'note',
        message: `${may}husky is installed by no script of package.json`,
        help: 'run `npm pkg set scripts.prepare=husky` and commit package.json',
      },
    ],
    [
      'pre-commit',
      { '.pre-commit-config.yaml': 'repos: []\n' },
      {
        status: 'note',
        message: `${may}git runs pre-commit only where \`pre-commit install\` was run`,
        help: 'run `pre-commit install` in each clone',
      },
    ],
    [
      'no manifest that npm reads',
      { 'package.json': '{' },
      {
        status: 'note',
        message: `${may}git copies no hooks`,
        help: 'run `baton init` in each clone; CI checks what is pushed',
      },
    ],
  ])('with %s', async (_, files, expected) => {
    expect(await clones(files)).toEqual(expected);
  });

  it('with a folder of hooks in the repository', async () => {
    const setUp = async (repo: GitRepo) => {
      await mkdir(join(repo.path, '.githooks'));
      await repo.git('config', 'core.hooksPath', '.githooks');
    };
    expect(await clones({ 'package.json': '{}' }, setUp)).toEqual({
      status: 'note',
      message: `${may}git runs the hooks of \`.githooks\` only where \`core.hooksPath\` is set`,
      help: 'let the `prepare` script of package.json run `git config core.hooksPath .githooks`',
    });
  });
});

describe('the hooks alone', () => {
  it('are installed in a clone, and nothing else changes', async () => {
    await using repo = await gitRepo();
    await init(context(repo), { action: 'install', withHooks: false, isDryRun: false });
    await repo.commitAll('Set up');
    const before = await repo.fingerprint();
    const dry = await initHooks(context(repo), true);
    expect(dry?.edits).toHaveLength(7);
    const done = await initHooks(context(repo), false);
    expect(done?.edits.every(({ path }) => path.includes('/.git/hooks/'))).toBe(true);
    expect(await repo.read('.git/hooks/pre-commit')).toContain('# >>> baton 1 >>>');
    expect(await repo.fingerprint()).toEqual(before);
    expect((await initHooks(context(repo), false))?.edits).toEqual([]);
  });

  it('are nothing to do outside of a repository', async () => {
    await using repo = await gitRepo();
    const outside = { ...context(repo), cwd: join(repo.path, '..') };
    expect(await initHooks(outside, false)).toBeUndefined();
  });
});

describe('an older Baton', () => {
  it('that the hooks start is reported where it does not know a key', async () => {
    await using repo = await gitRepo();
    await repo.write(
      '.agents/baton.yaml',
      'claim: all\nnumbered: [docs/adr]\nhandoffs: { max_revisits: 2 }\n',
    );
    await repo.write('.git/info/exclude', 'node_modules\n');
    const package_ = join(repo.path, 'node_modules/git-baton');
    await mkdir(join(package_, 'dist'), { recursive: true });
    await mkdir(join(package_, 'schemas'));
    await writeFile(join(package_, 'dist/cli.js'), '');
    await writeFile(join(package_, 'package.json'), '{ "version": "0.0.9" }');
    const schema = {
      properties: { claim: {}, handoffs: { properties: { sources: {} }, additionalProperties: false } },
      additionalProperties: false,
    };
    await writeFile(join(package_, 'schemas/config.schema.json'), JSON.stringify(schema));
    const older = async () =>
      (await doctor(context(repo))).checks.filter(({ message }) => message.includes('does not know'));
    expect(await older()).toEqual([
      {
        name: 'baton',
        status: 'problem',
        message: `The hooks start version 0.0.9 in \`${package_}\`, which does not know \`numbered\`, \`handoffs.max_revisits\` of the configuration: it refuses every commit of records`,
        help: expect.stringContaining('npm install git-baton@latest'),
      },
    ]);
    await repo.write('.agents/baton.yaml', 'claim: all\nhandoffs: { sources: [a] }\n');
    expect(await older()).toEqual([]);
    await repo.remove('node_modules');
    await mkdir(join(repo.path, 'node_modules'));
    await symlink(process.cwd(), package_);
    await repo.write('.agents/baton.yaml', 'numbered: [docs/adr]\n');
    expect(await older()).toEqual([]);
  });
});
