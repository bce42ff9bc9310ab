import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitsOf } from '../../../src/git/diff/line-changes.ts';
import { addedDates } from '../../../src/git/history/added.ts';
import { authoredDates } from '../../../src/git/history/authored.ts';
import { filesHeld } from '../../../src/git/history/held.ts';
import { landedSince } from '../../../src/git/history/landed.ts';
import { lastAuthors } from '../../../src/git/history/last-authors.ts';
import { messagesOf } from '../../../src/git/history/messages.ts';
import { originsOf } from '../../../src/git/history/origins.ts';
import { movesOf } from '../../../src/git/history/renames.ts';
import { commitWithSubject } from '../../../src/git/history/subject.ts';
import { lastNaming, touchedPaths } from '../../../src/git/history/task-start.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';

/** What a user can tell `git log` to print otherwise. */
const settings = {
  'log.showSignature': 'true',
  'log.follow': 'true',
  'log.showRoot': 'false',
  'log.diffMerges': 'first-parent',
  'log.decorate': 'full',
  'log.date': 'relative',
  'log.mailmap': 'true',
  'notes.displayRef': 'refs/notes/*',
  'format.pretty': 'fuller',
  'i18n.logOutputEncoding': 'ISO-8859-1',
  'color.ui': 'always',
  'core.quotePath': 'true',
  'diff.noprefix': 'true',
  'diff.mnemonicPrefix': 'true',
  'diff.renames': 'false',
  'diff.external': 'false',
  'diff.context': '9',
  'diff.relative': 'true',
  'diff.orderFile': 'nowhere',
};

/** A root commit, a file that moved, and a merge that takes what neither side has. */
async function history(): Promise<GitRepo> {
  const repo = await gitRepo();
  const text = (last: string) => `${'a line\n'.repeat(9)}${last}\n`;
  await repo.write('é.md', text('one'));
  await repo.write('both.md', 'base\n');
  await repo.commitAll('Anfang für Ü');
  await repo.git('notes', 'add', '-m', 'a note', 'HEAD');
  await repo.git('switch', '--quiet', '-c', 'side');
  await repo.git('mv', 'é.md', 'moved.md');
  await repo.commitAll('Move');
  await repo.git('switch', '--quiet', 'main');
  await repo.write('both.md', 'main\n');
  await repo.commitAll('Change');
  await repo.git('merge', '--quiet', '--no-commit', '--no-ff', 'side');
  await repo.write('both.md', 'of the merge\n');
  await repo.commitAll('Merge');
  return repo;
}

/** What each function that asks for a log answers. */
async function answers(repo: GitRepo) {
  const repository = await openRepository(repo.path, repo.env);
  const [head = '', first = ''] = [
    await repo.git('rev-parse', 'HEAD'),
    await repo.git('rev-list', '--max-parents=0', 'HEAD'),
  ];
  const paths = ['é.md', 'moved.md', 'both.md'];
  const address = /^author .*<(.*)>/m.exec(await repo.git('cat-file', '-p', head))?.[1] ?? '';
  const oid = await repo.git('rev-parse', `${first}:both.md`);
  const all = await repo.git('rev-list', 'HEAD');
  return {
    commitsOf: await commitsOf(repository, paths, 9),
    commitsOfOne: await commitsOf(repository, ['moved.md'], 9),
    addedDates: await addedDates(repository, head, paths),
    authoredDates: await authoredDates(repository, head, paths),
    filesHeld: await filesHeld(repository, async () => [head], [{ path: 'both.md', oid }]),
    landedSince: await landedSince(repository, first, address, 9),
    lastAuthors: await lastAuthors(repository, head, paths),
    messagesOf: await messagesOf(repository, ['HEAD']),
    originsOf: await originsOf(repository, head, paths),
    movesOf: await movesOf(repository, all.split('\n')),
    commitWithSubject: await commitWithSubject(repository, head, 'Anfang für Ü'),
    lastNaming: await lastNaming(repository, undefined, 'base', ['both.md']),
    touchedPaths: await touchedPaths(repository, undefined, head, paths),
  };
}

describe('a log', () => {
  it('is the same whatever a user has git print', async () => {
    await using repo = await history();
    const plain = await answers(repo);
    for (const [name, answer] of Object.entries(plain)) {
      const all = typeof answer === 'string' ? [answer] : [...(answer ?? [])];
      expect(all.length, name).toBeGreaterThan(0);
    }
    for (const [name, value] of Object.entries(settings)) await repo.git('config', name, value);
    expect(await answers(repo)).toEqual(plain);
  });

  it('is asked for in one way', () => {
    const files = readdirSync('src/git', { recursive: true, encoding: 'utf8' }).filter((one) =>
      one.endsWith('.ts'),
    );
    const asking = files.filter((file) => /'(?:log|show)'/.test(readFileSync(join('src/git', file), 'utf8')));
    expect(asking).toEqual([join('process', 'questions.ts')]);
  });
});
