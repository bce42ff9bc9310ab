import { describe, expect, it } from 'vitest';
import { suppressionsOf } from '../../../src/records/read/suppressions.ts';
import { readAll } from '../../support/check-memory.ts';

function of(path: string, text: string) {
  const [doc] = readAll({ [path]: text });
  if (!doc) throw new Error('no record');
  return suppressionsOf(doc).map(({ line, rules, reason, span }) => ({
    line,
    rules: rules.join(' '),
    reason,
    text: text.slice(span.start.offset, span.end.offset),
  }));
}

const yaml = (comment: string) => `schema: baton/handoff@1\n${comment}\nhandoff: {}\n`;
const path = '.agents/handoffs/h.yaml';

describe('suppressionsOf', () => {
  it.each<[string, string, { line: number; rules: string; reason: string | undefined }]>([
    ['one rule', '# baton-disable-next-line a/b -- why', { line: 3, rules: 'a/b', reason: 'why' }],
    [
      'two rules',
      '#baton-disable-next-line a/b, c/d -- why -- really',
      { line: 3, rules: 'a/b c/d', reason: 'why -- really' },
    ],
    ['a rule twice', '# baton-disable-next-line a/b a/b -- why', { line: 3, rules: 'a/b', reason: 'why' }],
    ['no reason', '# baton-disable-next-line a/b', { line: 3, rules: 'a/b', reason: undefined }],
    ['a blank reason', '# baton-disable-next-line a/b --  ', { line: 3, rules: 'a/b', reason: undefined }],
    ['no rule', '# baton-disable-next-line -- why', { line: 3, rules: '', reason: 'why' }],
  ])('reads %s', (_name, comment, expected) => {
    expect(of(path, yaml(comment))).toEqual([{ ...expected, text: comment }]);
    expect(of(path, `\uFEFF${yaml(comment).replaceAll('\n', '\r\n')}`)).toEqual([
      { ...expected, text: comment },
    ]);
  });

  it.each([
    ['in a block scalar', 'a: |\n  # baton-disable-next-line a/b -- why'],
    ['in a quoted scalar', 'a: "x\n  # baton-disable-next-line a/b -- why"'],
    ['behind a value', 'a: 1 # baton-disable-next-line a/b -- why'],
    ['under a longer name', '# baton-disable-next-lines a/b -- why'],
  ])('takes none %s', (_name, comment) => {
    expect(of(path, yaml(comment))).toEqual([]);
  });

  it('lets comments in a row act on the line below them all', () => {
    const comments = ['a/b', 'c/d'].map((rule) => `# baton-disable-next-line ${rule} -- why`);
    expect(of(path, yaml(comments.join('\n'))).map(({ line }) => line)).toEqual([4, 4]);
  });

  it('reads the front matter and the body of markdown', () => {
    const text =
      '---\n# baton-disable-next-line a/b -- one\nid: thread_1\n---\n<!-- baton-disable-next-line c/d -- two -->\ntext\n\n```\n<!-- baton-disable-next-line e/f -- no -->\n```\n';
    expect(
      of('.agents/threads/t/thread.md', text).map(({ line, rules, reason }) => [line, rules, reason]),
    ).toEqual([
      [3, 'a/b', 'one'],
      [6, 'c/d', 'two'],
    ]);
  });

  it('reads the fence of a task, indented too', () => {
    const text =
      '# Task 1: A\n\n- x\n\n  ## Handoff\n\n## Handoff\n\n   ```yaml\n   # baton-disable-next-line a/b -- why\n   handoff: {}\n   ```\n';
    expect(of('.agents/tasks/1.md', text).map(({ line, reason }) => [line, reason])).toEqual([[11, 'why']]);
  });
});
