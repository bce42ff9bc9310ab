import { describe, expect, it } from 'vitest';
import { lintFiles } from '../../../../src/check/check-files.ts';
import rule from '../../../../src/rules/record/temporary.ts';

const now = '2026-11-27T12:00:00Z';
const lint = (path: string, committed = true, config = {}) =>
  lintFiles([rule], { after: { [path]: '' }, committed, config, now });

describe('record/temporary', () => {
  it.each([
    '.agents/threads/thread_a/.dec_20261127_k3v9qx7m.md.4711-0c8a51f2-9b1de07c44aa.baton.tmp',
    '.agents/threads/thread_a/.dec_20261127_k3v9qx7m.md.9b1de07c44aa.tmp',
    '.agents/threads/thread_a/.thread.md.tmp',
    '.agents/archive/sessions/.fbcd4d0d-3a1.md.1-0c8a51f2-9b1de07c44aa.baton.tmp',
    'packages/x/.agents/handoffs/.hnd_a.ack.yaml.1-0c8a51f2-9b1de07c44aa.baton.tmp',
    '.agents/tasks/.v1.2.task-005.md.1-0c8a51f2-9b1de07c44aa.baton.tmp',
    '.agents/tasks/.task-005.md.baton.lock',
    '.agents/skills/fixer/.SKILL.md.1-0c8a51f2-9b1de07c44aa.baton.tmp',
    '.agents/.baton.yaml.1-0c8a51f2-9b1de07c44aa.baton.tmp',
    '.agents/.baton-baseline.json.1-0c8a51f2-9b1de07c44aa.baton.tmp',
  ])('reports %s', (path) => {
    expect(lint(path)).toMatchObject([
      {
        rule: 'record/temporary',
        severity: 'warning',
        message: 'Unexpected temporary file, left by a process that was killed',
        help: expect.stringContaining(`\`git rm -f -- ${path}\``),
        at: { path },
      },
    ]);
  });

  it('says how to remove one that is not committed', () => {
    expect(lint('.agents/tasks/.task-005.md.tmp', false)[0]?.help).toContain('`rm -- .agents');
  });

  it.each([
    // What a person may keep there.
    '.agents/tasks/task-005.md',
    '.agents/tasks/task-005.md.tmp',
    '.agents/tasks/.notes.tmp',
    '.agents/tasks/.tmp',
    '.agents/tasks/.task-005.md',
    '.agents/tasks/.task-005.md.lock',
    '.agents/tasks/.README.md.1-0c8a51f2-9b1de07c44aa.baton.tmp',
    '.agents/rules/.task-005.md.tmp',
    'src/.a.ts.tmp',
    'docs/.task-005.md.tmp',
  ])('says nothing of %s', (path) => {
    expect(lint(path)).toEqual([]);
  });

  it('follows the places of the configuration', () => {
    const path = 'docs/work/.task-005.md.1-0c8a51f2-9b1de07c44aa.baton.tmp';
    expect(lint(path, true, { kinds: { task: ['docs/work/*.md'] } })).toHaveLength(1);
    expect(lint('.agents/tasks/.task-005.md.tmp', true, { ignore: ['.agents/tasks/**'] })).toEqual([]);
  });
});
