import { describe, expect, it } from 'vitest';
import { parseRaw } from '../../../src/git/diff/raw.ts';

describe('what git says of a path that differs', () => {
  it.each([
    ['SHA-1', 40],
    ['SHA-256', 64],
  ])('is read with ids of %s', (_, length) => {
    const [zeros, old, now] = ['0', 'a', '01'].map((part) => part.repeat(length).slice(0, length));
    const fields = [
      ...[`:100644 100755 ${old} ${now} M`, 'a b.md'],
      ...[`:000000 120000 ${zeros} ${now} A`, 'link'],
      ...[`:160000 000000 ${old} ${zeros} D`, 'module'],
      ...[`:100644 100644 ${old} ${zeros} M`, 'unread'],
    ];
    expect(parseRaw(fields)).toEqual([
      { path: 'a b.md', status: 'M', before: { type: 'file', oid: old }, after: { type: 'file', oid: now } },
      {
        ...{ path: 'link', status: 'A', before: { type: undefined, oid: undefined } },
        after: { type: 'symlink', oid: now },
      },
      {
        ...{ path: 'module', status: 'D', before: { type: 'gitlink', oid: old } },
        after: { type: undefined, oid: undefined },
      },
      {
        ...{ path: 'unread', status: 'M', before: { type: 'file', oid: old } },
        after: { type: 'file', oid: undefined },
      },
    ]);
  });
});
