import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openRepository } from '../../../src/git/process/open.ts';
import { filesNaming } from '../../../src/git/tree/naming.ts';
import { indexSnapshot, treeSnapshot } from '../../../src/git/tree/snapshots.ts';
import { gitRepo } from '../../support/git-repo.ts';

const word = 'a.b*[c]{1}|(ä)^$+?\\d';
const naming = {
  'plain.md': `one ${word} two\n`,
  'deep/er/in.md': word,
  'deep/w i*th "odd" näme.md': `\r\n${word}\r\n`,
  'binary.md': `\0\0${word}`,
  ':(top)x/y.md': word,
};
const others = {
  'none.md': 'a nothing c\n',
  'case.md': word.toUpperCase(),
  'deep/pattern.md': 'aXbbc\n',
  'deep/part.md': 'a.b*[c]{1}\n',
};

describe('filesNaming', () => {
  it('finds in a tree what a look at every text finds, from any folder and under any configuration', async () => {
    await using repo = await gitRepo();
    const more = Array.from({ length: 60 }, (_, at) => [`deep/more-${at}.md`, 'text\n'] as const);
    for (const [path, text] of [...Object.entries({ ...naming, ...others }), ...more])
      await repo.write(path, text);
    await repo.write('deep/elsewhere.md', word);
    await repo.commitAll('files');
    for (const [key, value] of [
      ['grep.patternType', 'perl'],
      ['grep.lineNumber', 'true'],
      ['color.ui', 'always'],
    ] as const)
      await repo.git('config', key, value);
    const oid = (await repo.git('rev-parse', 'HEAD')).trim();
    const repository = await openRepository(join(repo.path, 'deep'), repo.env);
    const snapshot = treeSnapshot(repository, oid);
    const entries = (await snapshot.list('')).filter(({ path }) => path !== 'deep/elsewhere.md');
    const find = async (words: readonly string[], from = snapshot) =>
      (await filesNaming(repository, from, entries, words)).map(({ path }) => path);
    expect(await find([word, 'no such text'])).toEqual(Object.keys(naming).sort());
    expect(await find(['no such text'])).toEqual([]);
    const all = entries.map(({ path }) => path);
    expect(await find(Array.from({ length: 501 }, () => word))).toEqual(all);
    expect(await find([word], indexSnapshot(repository))).toEqual(all);
  });

  it('leaves out no file where git cannot read a text', async () => {
    await using repo = await gitRepo();
    for (let at = 0; at < 60; at++) await repo.write(`more-${at}.md`, `text ${at}\n`);
    await repo.commitAll('files');
    const lost = (await repo.git('rev-parse', 'HEAD:more-7.md')).trim();
    await repo.remove(`.git/objects/${lost.slice(0, 2)}/${lost.slice(2)}`);
    const repository = await openRepository(repo.path, repo.env);
    const snapshot = treeSnapshot(repository, (await repo.git('rev-parse', 'HEAD')).trim());
    const entries = await snapshot.list('');
    expect(await filesNaming(repository, snapshot, entries, ['text 8'])).toEqual(entries);
  });
});
