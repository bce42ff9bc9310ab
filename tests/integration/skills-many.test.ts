import { describe, expect, it } from 'vitest';
import { gitRepo } from '../support/git-repo.ts';
import { lintRepo, staged } from '../support/lint-repo.ts';
import { skillGlobs, skillsMany } from '../support/skills-many.ts';

const count = 200;
const files = skillsMany(count);
const skills = Object.entries(files).filter(([path]) => path.endsWith('/SKILL.md'));

describe(`${count} skills of many styles`, () => {
  it('are as many, and differ', () => {
    expect(skills).toHaveLength(count);
    const styles = skills.map(([, text]) => text.replace(/-\d+/g, ''));
    expect(new Set(styles).size).toBeGreaterThan(count * 0.95);
    expect(skills.filter(([, text]) => text.includes('\r\n')).length).toBeGreaterThan(count / 10);
  });

  it('have no error, in the working tree and at the gate', async () => {
    await using repo = await gitRepo();
    await repo.write('.agents/baton.yaml', `kinds:\n  skill: ${JSON.stringify(skillGlobs)}\n`);
    for (const [path, text] of Object.entries(files)) await repo.write(path, text);
    const inTree = await lintRepo(repo);
    await repo.git('add', '--all');
    const atGate = await lintRepo(repo, staged);
    for (const { records, diagnostics } of [inTree, atGate]) {
      expect(records).toBe(count);
      const shown = diagnostics.map(({ at, severity, message }) => `${severity} ${at.path} ${message}`);
      expect(shown.filter((one) => one.startsWith('error'))).toEqual([]);
    }
    const loud = inTree.diagnostics.filter(({ severity }) => severity === 'warning');
    const byMessage = [...new Set(loud.map(({ rule, messageId }) => `${rule} ${messageId}`))].sort();
    expect(byMessage).toMatchInlineSnapshot(`
      [
        "skill/field-type metadataValue",
        "skill/field-type tools",
      ]
    `);
  });
});
