import { describe, expect, it } from 'vitest';
import { commit, faults } from '../support/audit-repo.ts';
import { gitRepo } from '../support/git-repo.ts';
import { findings, staged } from '../support/lint-repo.ts';

const adr = (title: string, more = '') => `# ${title}\n${more}\n## Decision\n\nYes.\n`;
const config = 'numbered: [docs/adr]\n';

describe('numbered decision records of another form', () => {
  it('are reported where a clean merge brings two of one number together', async () => {
    await using repo = await gitRepo();
    await commit(repo, 'Begin', { '.agents/baton.yaml': config, 'docs/adr/0006-a.md': adr('A') });
    await repo.git('checkout', '-q', '-b', 'other');
    await commit(repo, 'Theirs', { 'docs/adr/0007-queue.md': adr('Queue') });
    await repo.git('checkout', '-q', '-');
    await commit(repo, 'Ours', { 'docs/adr/0007-passkeys.md': adr('Passkeys') });
    expect(await findings(repo)).toEqual([]);
    expect(await faults(repo)).toEqual([]);
    await repo.git('merge', '-q', '--no-commit', 'other');
    expect(await findings(repo, staged)).toEqual(['decisions/number docs/adr/0007-queue.md']);
    await repo.git('commit', '-q', '--no-verify', '-m', 'Merge');
    expect(await findings(repo)).toEqual(['decisions/number docs/adr/0007-queue.md']);
    // The audit names the commit that brought the file.
    expect(await faults(repo)).toEqual(['Theirs: decisions/number docs/adr/0007-queue.md']);
  });

  it('are reported in a commit that adds a second one of a number', async () => {
    await using repo = await gitRepo();
    await commit(repo, 'Begin', { '.agents/baton.yaml': config, 'docs/adr/0006-a.md': adr('A') });
    await repo.write('docs/adr/0006-b.md', adr('B'));
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual(['decisions/number docs/adr/0006-b.md']);
  });

  it('are asked for nothing else, and for what they supersede', async () => {
    await using repo = await gitRepo();
    await repo.write('.agents/baton.yaml', `${config}claim: all\n`);
    await repo.write('docs/adr/0001-a.md', '---\nstatus: [\n---\nno heading\n');
    await repo.write('docs/adr/0002-b.md', adr('B', '\n* Supersedes: ADR-0009\n'));
    expect(await findings(repo)).toEqual(['decisions/number docs/adr/0002-b.md:3']);
  });
});
