import { expect, it } from 'vitest';
import { checkTree } from '../../../../src/check/run.ts';
import { defaultConfig } from '../../../../src/core/config.ts';
import { createPathIndex } from '../../../../src/core/path-index.ts';
import { createTreeIndex, listFrom } from '../../../../src/core/tree-index.ts';
import rule from '../../../../src/rules/skill/file.ts';
import { skill, skillPath, skillText } from '../../../support/records-skill.ts';
import { testRule } from '../../../support/rule-tester.ts';

const path = skillPath();
const lower = '.agents/skills/demo/skill.md';
const body = (link: string) => skill(undefined, `See [it](${link}).\n`);

testRule(rule, {
  valid: [
    { name: 'the one spelling', after: skill() },
    { name: 'a link up to the top of the repository', after: body('../../../README.md') },
    {
      name: 'a link out of an archived skill',
      after: { '.agents/archive/skills/demo/SKILL.md': skillText(undefined, '[x](../../../../../x.md)\n') },
    },
    { name: 'a symbolic link elsewhere', after: skill(), odd: { '.agents/skills/demo/notes.md': 'symlink' } },
  ],
  invalid: [
    {
      name: 'a lower-case name',
      after: { [lower]: skillText() },
      diagnostics: [
        {
          messageId: 'name',
          path: lower,
          severity: 'error',
          message: 'Unexpected file name `skill.md`, expected `SKILL.md`',
          help: 'rename it: `git mv -f ".agents/skills/demo/skill.md" ".agents/skills/demo/SKILL.md"`',
          clients: ['codex', 'gemini-cli', 'copilot', 'claude-code', 'skills-cli'],
        },
      ],
    },
    {
      name: 'an upper-case extension of an unreadable skill, for the clients that are listed',
      after: { '.agents/skills/demo/SKILL.MD': '# Demo\n' },
      config: { clients: ['codex'] },
      diagnostics: [{ messageId: 'name', clients: ['codex'] }],
    },
    {
      name: 'a link that leaves the repository',
      after: body('../../../../other/a.md#top'),
      diagnostics: [
        { messageId: 'outside', line: 6, column: 10, text: '../../../../other/a.md', severity: 'error' },
      ],
    },
    {
      name: 'an encoded link that leaves the repository',
      after: body('..%2f..%2f..%2f..%2fx'),
      diagnostics: [{ messageId: 'outside', text: '..%2f..%2f..%2f..%2fx' }],
    },
    {
      name: 'a symbolic link in the place of the file',
      after: {},
      odd: { [path]: 'symlink' },
      diagnostics: [{ messageId: 'symlink', path, severity: 'warning', clients: ['codex'] }],
    },
    {
      name: 'a submodule in the place of the file',
      after: {},
      odd: { [path]: 'gitlink' },
      diagnostics: [
        {
          messageId: 'irregular',
          path,
          severity: 'error',
          message: 'Unexpected submodule, expected a regular file',
        },
      ],
    },
    {
      name: 'a symbolic link for a client that is listed',
      after: {},
      odd: { [path]: 'symlink' },
      config: { clients: ['codex'] },
      diagnostics: [{ messageId: 'symlink', severity: 'error' }],
    },
  ],
});

it('tells an unmerged file', () => {
  const tree = createTreeIndex(
    [],
    listFrom([{ path, type: 'unmerged', place: 'skill', claimed: false }]),
    createPathIndex(() => []),
  );
  const env = {
    config: defaultConfig,
    committed: true,
    blob: true,
    merge: false,
    now: '2026-11-27T12:00:00Z',
  };
  expect(checkTree([rule], tree, env, { configOf: () => defaultConfig })).toMatchObject([
    { messageId: 'irregular', message: 'Unexpected unmerged file, expected a regular file' },
  ]);
});
