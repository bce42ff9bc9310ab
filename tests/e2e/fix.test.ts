import { describe, expect, it } from 'vitest';
import { baton, repoOf } from '../support/cli.ts';
import { gate } from '../support/installed-gate.ts';
import { fakeSecret } from '../support/secrets.ts';

const path = '.agents/skills/x/SKILL.md';
const broken = '---\r\nname: x\r\ndescription: a: b # kept\r\nlicense: 2\r\nunknwon: 1\r\n---\r\n# Ä\r\n';
const fixed = broken.replace('a: b', '"a: b"').replace('license: 2', 'license: "2"');

describe('baton lint --fix', () => {
  it('is named by the summary, fixes, and says what it did and what remains', async () => {
    await using repo = await repoOf({ [path]: broken });
    const before = await baton(repo, ['lint']);
    expect(before.code).toBe(1);
    expect(before.stdout).toMatch(/✖ 1 error in 1 record\n {2}fixed by `baton lint --fix`\n$/);
    const run = await baton(repo, ['lint', '--fix']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('5:1  info  ');
    expect(run.stdout).toMatch(/⚠ 1 note in 1 record\nFixed 2 findings in 1 file\n$/);
    expect(await repo.read(path)).toBe(fixed);
    expect((await baton(repo, ['lint', '--fix'])).stdout).toMatch(/\nFixed nothing\n$/);
  });

  it('keeps standard output to one JSON text', async () => {
    await using repo = await repoOf({ [path]: broken });
    const { stdout, stderr } = await baton(repo, ['lint', '--fix', '--format', 'json']);
    expect((JSON.parse(stdout) as { diagnostics: unknown[] }).diagnostics).toHaveLength(1);
    expect(stderr).toBe('Fixed 2 findings in 1 file\n');
  });

  it('shows no secret in a diff, nor in what is wrong with a configuration', async () => {
    const token = fakeSecret('github');
    await using repo = await repoOf({ [path]: broken.replace('unknwon: 1', `unknwon: ${token}`) });
    const { stdout } = await baton(repo, ['lint', '--fix', '--dry-run']);
    expect(stdout).toContain(` unknwon: ${'*'.repeat(token.length)}`);
    await repo.write('.agents/baton.yaml', `profile: ${token}\n`);
    const { code, stderr } = await baton(repo, ['lint']);
    expect(code).toBe(2);
    expect(stderr).toContain(`.agents/baton.yaml:1:10 Unexpected value \`${'*'.repeat(token.length)}\``);
  });

  it('prints a diff that git takes, and writes nothing, with --dry-run', async () => {
    await using repo = await repoOf({ [path]: broken, '.agents/skills/ä b/SKILL.md': broken });
    const { code, stdout, stderr } = await baton(repo, ['lint', '--fix', '--dry-run']);
    expect(code).toBe(1);
    expect(stderr).toBe('Would fix 4 findings in 2 files\n');
    expect(await repo.read(path)).toBe(broken);
    expect(await repo.tryGit(['apply'], { input: stdout })).toMatchObject({ code: 0 });
    expect(await repo.read(path)).toBe(fixed);
    expect(await repo.read('.agents/skills/ä b/SKILL.md')).toBe(fixed);
  });

  it('prints the fixed file with --stdin, and what remains beside it', async () => {
    await using repo = await repoOf({ [path]: 'x' });
    const args = ['lint', '--fix', '--stdin', '--path', path];
    const { code, stdout, stderr } = await baton(repo, args, { input: broken });
    expect([code, stdout]).toEqual([0, fixed]);
    expect(stderr).toMatch(/⚠ 1 note in 1 record\nFixed 2 findings in 1 file\n$/);
    expect(await repo.read(path)).toBe('x');
    const latin1 = await baton(repo, args, { input: Buffer.from(broken, 'latin1') });
    expect(latin1).toMatchObject({ code: 2, stdout: '' });
    expect(latin1.stderr).toContain('Standard input is not UTF-8 text');
  });

  it.each([
    [['--fix', '--staged'], 'not to the index or a commit', 'git add'],
    [['--fix-suggested', '--rev', 'HEAD'], 'not to the index or a commit', 'git add'],
    [['--dry-run'], '`--dry-run` needs `--fix`', 'baton lint --fix --dry-run'],
  ])('refuses %s', async (args, message, help) => {
    await using repo = await repoOf({ [path]: broken });
    const { code, stdout, stderr } = await baton(repo, ['lint', ...args]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain(help);
    expect(await repo.read(path)).toBe(broken);
  });

  it('is what the hook advises where it fixes every error', async () => {
    await using committed = await gate();
    await committed.stage(path, broken);
    const refused = await committed.commit();
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(
      `help: run \`baton lint --fix\`, which fixes the error above, \`git add ${path}\` and commit again\n`,
    );
    await committed.repo.write('package.json', '{ "devDependencies": { "git-baton": "*" } }');
    expect((await committed.commit()).stderr).toContain(
      'help: run `npx --no -- git-baton lint --fix`, which',
    );
    await committed.repo.remove('package.json');
    expect((await committed.baton('lint', '--fix')).code).toBe(0);
    await committed.git('add', path);
    expect((await committed.commit()).committed).toEqual([path]);
  });
});
