import { describe, expect, it } from 'vitest';
import { parseCommit } from '../../../src/git/history/commit.ts';

const text = (lines: readonly string[], message = 'Subject\n\nBody\n') => `${lines.join('\n')}\n\n${message}`;
const head = [
  'tree 1111',
  'parent 2222',
  'parent 3333',
  'author Ada Author <ada@example.com> 1767319445 +0130',
  'committer Carl <c@example.com> 1 +0000',
];

describe('parseCommit', () => {
  it('reads who made a commit, when and why', () => {
    expect(parseCommit('4444', text(head))).toEqual({
      oid: '4444',
      tree: '1111',
      parents: ['2222', '3333'],
      author: { name: 'Ada Author', email: 'ada@example.com' },
      authorDate: '2026-01-02T03:34:05+01:30',
      message: 'Subject\n\nBody\n',
      subject: 'Subject',
    });
  });

  it.each([
    ['a message without a line', '', ''],
    ['blank lines before it', '\n\nLate\n', 'Late'],
    ['a carriage return', 'One\r\nTwo', 'One'],
  ])('takes the first line of %s', (_, message, subject) => {
    expect(parseCommit('4444', text(head, message)).subject).toBe(subject);
  });

  it('takes no header out of the message, and none of a signature', () => {
    const signed = [...head, 'gpgsig -----BEGIN', ' parent 9999', ' author X <x> 1 +0000'];
    const commit = parseCommit('4444', text(signed, 'parent 8888\ntree 7777\n'));
    expect(commit.parents).toEqual(['2222', '3333']);
    expect(commit.tree).toBe('1111');
    expect(commit.author.name).toBe('Ada Author');
  });

  it.each([
    ['no name', 'author <a@b> 1 +0000', { name: '', email: 'a@b' }],
    ['no address', 'author A <> 1 +0000', { name: 'A', email: '' }],
    ['nothing that can be read', 'author nobody', { name: '', email: '' }],
  ])('reads an author with %s', (_, line, author) => {
    expect(parseCommit('4444', text(['tree 1111', line])).author).toEqual(author);
  });

  it('reads a date that no calendar has as the epoch', () => {
    const commit = parseCommit('4444', text(['tree 1', 'author A <a> 99999999999999 +0000']));
    expect(commit.authorDate).toBe('1970-01-01T00:00:00+00:00');
  });
});
