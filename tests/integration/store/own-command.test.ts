import { describe, expect, it } from 'vitest';
import { ownCommand, sharedCommand } from '../../../src/store/own-command.ts';
import { repoOf } from '../../support/cli.ts';

const npx = 'npx --no -- git-baton';

describe('the words that run Baton', () => {
  it.each([
    ['a dependency', { 'package.json': '{ "dependencies": { "git-baton": "^0.1.0" } }' }],
    ['a development dependency', { 'package.json': '{ "devDependencies": { "git-baton": "*" } }' }],
    ['an optional dependency', { 'package.json': '{ "optionalDependencies": { "git-baton": "*" } }' }],
    ['an installed package', { 'node_modules/git-baton/package.json': '{}' }],
    ['a lockfile of npm', { 'package-lock.json': '{ "packages": { "node_modules/git-baton": {} } }' }],
    ['a lockfile of pnpm', { 'pnpm-lock.yaml': 'packages:\n\n  git-baton@0.1.0:\n    engines: {}\n' }],
    ['a lockfile of yarn', { 'yarn.lock': '"git-baton@npm:^0.1.0":\n  version: 0.1.0\n' }],
    ['a lockfile of bun', { 'bun.lock': '{ "packages": { "git-baton": ["git-baton@0.1.0"] } }' }],
  ])('go through npm in a repository with %s, and in its subfolders', async (_, files) => {
    await using repo = await repoOf({ ...files, 'docs/deep/a.md': '', 'own/package.json': '{}' });
    for (const folder of ['', '/docs/deep', '/own']) expect(ownCommand(repo.path + folder), folder).toBe(npx);
  });

  it.each([
    ['no package', { 'a.md': '' }],
    ['another package', { 'package.json': '{ "dependencies": { "git-baton-extra": "1", "baton": "1" } }' }],
    ['a lockfile of another', { 'yarn.lock': '"my-git-baton@npm:1":\n"git-baton-extra@npm:1":\n' }],
    ['a broken package', { 'package.json': '{' }],
    ['a package of a list', { 'package.json': '[]' }],
    ['a package that is null', { 'package.json': 'null' }],
    ['odd dependencies', { 'package.json': '{ "dependencies": "git-baton" }' }],
  ])('name Baton where a repository has %s', async (_, files) => {
    await using repo = await repoOf({ ...files, 'sub/a.md': '' });
    for (const folder of ['', '/sub', '/no/such/folder'])
      expect(ownCommand(repo.path + folder)).toBe('baton');
  });

  it('look no further than the repository', async () => {
    await using repo = await repoOf({ 'package.json': '{ "dependencies": { "git-baton": "1" } }' });
    await repo.git('init', '--quiet', 'inner');
    expect(ownCommand(`${repo.path}/inner`)).toBe('baton');
    expect(ownCommand(repo.path)).toBe(npx);
  });
});

describe('the words for a text that is read in other clones', () => {
  it.each([
    ['a dependency', { 'package.json': '{ "devDependencies": { "git-baton": "*" } }' }, npx],
    ['a lockfile', { 'yarn.lock': '"git-baton@npm:^0.1.0":\n', 'web/package.json': '{}' }, npx],
    ['what is installed here alone', { 'node_modules/git-baton/package.json': '{}' }, 'baton'],
    ['a package below the top', { 'web/package.json': '{ "dependencies": { "git-baton": "*" } }' }, 'baton'],
  ])('use what is committed at the top, in every folder: %s', async (_, files, words) => {
    await using repo = await repoOf({ 'web/a.md': '', ...files });
    for (const folder of ['', '/web']) expect(sharedCommand(repo.path + folder), folder).toBe(words);
  });

  it('are the same in a linked worktree, and need a repository', async () => {
    await using repo = await repoOf({ 'package.json': '{ "dependencies": { "git-baton": "1" } }' });
    await repo.commitAll('Begin');
    await repo.git('worktree', 'add', '--quiet', '../linked');
    expect(sharedCommand(`${repo.path}/../linked`)).toBe(npx);
    expect(sharedCommand('/no/such/folder')).toBe('baton');
  });
});
