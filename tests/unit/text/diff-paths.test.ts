import { describe, expect, it } from 'vitest';
import { pathsOfDiff } from '../../../src/text/diff-paths.ts';

describe('the paths of a diff', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['a change', '--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1 +1 @@\n-x\n+y\n', ['src/a.ts']],
    ['a new file', '--- /dev/null\n+++ b/src/new.ts\n@@ -0,0 +1 @@\n+y\n', ['src/new.ts']],
    ['a deleted file', '--- a/old.ts\n+++ /dev/null\n@@ -1 +0,0 @@\n-y\n', ['old.ts']],
    ['a rename', 'rename from a b.ts\nrename to c.ts\n', ['a b.ts', 'c.ts']],
    [
      'names without a prefix, with times',
      '--- lib/a.ts\t2026-01-01\n+++ lib/a.ts\t2026-01-02\n',
      ['lib/a.ts'],
    ],
    [
      'a quoted name',
      '--- "a/caf\\303\\251 \\"x\\".ts"\n+++ "b/caf\\303\\251 \\"x\\".ts"\n',
      ['café "x".ts'],
    ],
    ['line ends of Windows', '--- a/a.ts\r\n+++ b/a.ts\r\n', ['a.ts']],
    ['no diff', 'hello\n', []],
  ])('of %s', (_, diff, paths) => {
    expect(pathsOfDiff(diff)).toEqual(paths);
  });

  it('are not lines of a hunk', () => {
    const diff =
      '--- a/a.sql\n+++ b/a.sql\n@@ -1,2 +1,3 @@\n--- a/comment\n+++ b/comment\n x\n+y\n\\ No newline at end of file\n--- a/b.ts\n+++ b/b.ts\n';
    expect(pathsOfDiff(diff)).toEqual(['a.sql', 'b.ts']);
  });
});
