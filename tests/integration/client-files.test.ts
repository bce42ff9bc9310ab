import { describe, expect, it } from 'vitest';
import { gitRepo } from '../support/git-repo.ts';
import { findings, staged } from '../support/lint-repo.ts';

describe('files of clients', () => {
  it('are checked with a whole version, over what they import, and stop no commit', async () => {
    await using repo = await gitRepo();
    await repo.write('.claude-plugin/plugin.json', '{ "name": "demo", "skills": "./skill" }\n');
    await repo.write('CLAUDE.md', '@docs/a.md @docs/large.md\n');
    await repo.write('docs/a.md', 'See @missing.md\n');
    await repo.write('docs/large.md', 'x'.repeat(40_001));
    await repo.write('web/AGENTS.md', 'x'.repeat(32_769));
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([]);
    const all = [
      'plugin/paths .claude-plugin/plugin.json:1',
      'agents-file/import docs/a.md:1',
      'agents-file/size docs/large.md',
      'agents-file/size web/AGENTS.md',
    ];
    expect(await findings(repo)).toEqual(all);
    await repo.git('commit', '-q', '--no-verify', '-m', 'Begin');
    expect(await findings(repo, { target: { type: 'revision', revision: 'HEAD' } })).toEqual(all);
  });

  it('are left out where other paths are asked for', async () => {
    await using repo = await gitRepo();
    await repo.write('CLAUDE.md', '@missing.md\n');
    await repo.write('.agents/tasks/task-1.md', '# Task task-1: Try\n');
    expect(await findings(repo, { paths: ['.agents'] })).toEqual([]);
    expect(await findings(repo, { paths: ['CLAUDE.md'] })).toEqual(['agents-file/import CLAUDE.md:1']);
  });
});
