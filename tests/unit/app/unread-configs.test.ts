import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/app/config/load-config.ts';
import { unreadConfigs, unreadConfigsNote } from '../../../src/app/config/unread-configs.ts';

/** The path rules of a repository with one configuration, or without. */
function rulesOf(path?: string, text = 'claim: marked\n') {
  return loadConfig(path === undefined ? [] : [{ path, source: { ok: true, text, size: text.length } }]);
}

const found = (paths: readonly string[], rules = rulesOf()) =>
  unreadConfigs(
    paths.map((path) => ({ path, type: 'file' as const })),
    rules,
  );

const note = (path: string, rules = rulesOf('.agents/baton.yaml')) => unreadConfigsNote([path], rules)?.help;

describe('a file that is named as a configuration', () => {
  it.each([
    'packages/x/.baton.yaml',
    'packages/x/.baton.yml',
    '.baton.yml',
    '.agents/baton.yml',
    '.agents/.baton.yaml',
    'packages/x/.agents/baton.yml',
    'packages/x/.agents/.baton.yaml',
  ])('%s is not read', (path) => expect(found([path])).toEqual([path]));

  it.each([
    '.agents/baton.yaml',
    '.baton.yaml',
    'packages/x/.agents/baton.yaml',
    'baton.yaml',
    'docs/baton.yaml',
    'docs/my.baton.yaml',
    '.agents/baton.yaml.md',
    '.agents/tasks/baton.yaml',
    'a/.agents.baton.yaml',
  ])('%s is read, or no configuration', (path) => expect(found([path])).toEqual([]));

  it('is not named where `ignore` names it', () => {
    const ignoring = rulesOf('.agents/baton.yaml', 'ignore: [tests/fixtures/**]\n');
    expect(found(['tests/fixtures/a/.baton.yaml', 'tests/b/.baton.yaml'], ignoring)).toEqual([
      'tests/b/.baton.yaml',
    ]);
  });

  it('is looked for where the root was moved to', () => {
    const moved = rulesOf('.baton.yaml', 'root: docs/own\n');
    expect(found(['docs/own/baton.yaml', 'docs/baton.yaml'], moved)).toEqual(['docs/own/baton.yaml']);
    expect(note('docs/own/baton.yaml', moved)).toBe(
      'move what it says to `.baton.yaml`, or name it under `ignore` in `.baton.yaml`',
    );
  });
});

describe('what is said of it', () => {
  const nested =
    'move it to `packages/x/.agents/baton.yaml`, where that of a folder is read, or name it under `ignore` in `.agents/baton.yaml`';
  const top = 'move what it says to `.agents/baton.yaml`, or name it under `ignore` in `.agents/baton.yaml`';

  it.each([
    ['packages/x/.baton.yaml', nested],
    ['packages/x/.agents/baton.yml', nested],
    ['packages/x/.agents/tasks/.baton.yaml', nested],
    ['.baton.yml', top],
    ['.agents/baton.yml', top],
  ])('of %s: where it would be read', (path, help) => {
    expect(note(path)).toBe(help);
    expect(note(path, rulesOf())).toBe(help);
  });

  it('counts the others, and says nothing where there are none', () => {
    const paths = ['a/.baton.yaml', 'b/.baton.yaml', 'c/.baton.yaml'];
    expect(unreadConfigsNote(paths, rulesOf())?.message).toBe(
      '`a/.baton.yaml` and 2 other files are not read as a configuration',
    );
    expect(unreadConfigsNote([], rulesOf())).toBeUndefined();
  });
});
