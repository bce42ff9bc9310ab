import { expect, it } from 'vitest';
import { checkTree } from '../../../../src/check/run.ts';
import { defaultConfig } from '../../../../src/core/config.ts';
import { compareText } from '../../../../src/core/diagnostic.ts';
import { EntryListing } from '../../../../src/core/listing.ts';
import type { TreeDifference, TreeFile } from '../../../../src/core/rule.ts';
import { createTreeIndex, listFrom } from '../../../../src/core/tree-index.ts';
import rule from '../../../../src/rules/record/path-portability.ts';
import fc, { runs } from '../../../support/property.ts';
import { example, examples } from '../../../support/records-record.ts';
import { testRule } from '../../../support/rule-tester.ts';

const at = (...names: string[]) => ({
  after: Object.fromEntries(names.map((name) => [`.agents/tasks/${name}`, 'x'])),
});
const bad = (messageId: string, name: string, message: string) => ({
  name: `${messageId}: ${JSON.stringify(name)}`,
  ...at(name),
  diagnostics: [
    {
      messageId,
      path: `.agents/tasks/${name}`,
      severity: 'warning' as const,
      message,
      help: 'rename it with `git mv`',
    },
  ],
});

testRule(rule, {
  valid: [
    { name: 'every minimal example', after: examples() },
    {
      name: 'names that only look reserved',
      ...at('console.md', 'com.md', 'com10.md', 'auxiliary.md', 'task-con.md'),
    },
    { name: 'spaces, umlauts and emoji', ...at('a b.md', 'gr\u00f6\u00dfe.md', '\u{1F600}.md') },
    {
      name: 'places of nobody',
      after: { '.agents/rules/CON.md': 'x', 'docs/a:b.md': 'x', 'Docs/A.md': 'x', 'docs/a.md': 'x' },
    },
  ],
  invalid: [
    {
      name: 'case twins, at the second',
      ...at('Task-1.md', 'task-1.md'),
      diagnostics: [
        {
          messageId: 'case',
          path: '.agents/tasks/task-1.md',
          message:
            'Path differs from `.agents/tasks/Task-1.md` in case only, expected paths that are different on every system',
        },
      ],
    },
    {
      name: 'folders that are case twins, once',
      after: {
        ...example('thread', {}, '.agents/threads/Thread_pr94/thread.md'),
        ...example('thread'),
        ...example('decision'),
      },
      diagnostics: [
        {
          messageId: 'case',
          message:
            'Path differs from `.agents/threads/Thread_pr94` in case only, expected paths that are different on every system',
        },
      ],
    },
    {
      name: 'twins in NFC and NFD, and the decomposed one for itself',
      ...at('gr\u00f6n.md', 'gro\u0308n.md'),
      diagnostics: [
        { messageId: 'decomposed', path: '.agents/tasks/gro\u0308n.md' },
        {
          messageId: 'normalization',
          path: '.agents/tasks/gr\u00f6n.md',
          message:
            'Path differs from `.agents/tasks/gro\u0308n.md` in Unicode normalization only, expected one spelling',
        },
      ],
    },
    {
      name: 'a folder, with its first file only',
      ...at('aux/x.md', 'aux/y.md'),
      diagnostics: [{ messageId: 'reserved', path: '.agents/tasks/aux/x.md' }],
    },
    bad(
      'decomposed',
      'gro\u0308n.md',
      'Unexpected decomposed characters in `gro\u0308n.md`, expected them composed (NFC)',
    ),
    bad('bytes', 'a\uFFFDff.md', 'Unexpected bytes in `a\uFFFDff.md` that are not UTF-8'),
    bad('reserved', 'CON.md', 'Unexpected name `CON.md`, which Windows reserves'),
    bad('reserved', 'aux/x.md', 'Unexpected name `aux`, which Windows reserves'),
    bad('reserved', 'lpt1.tar.md', 'Unexpected name `lpt1.tar.md`, which Windows reserves'),
    bad('control', 'a\u0007.md', 'Unexpected control character U+0007 in the path'),
    bad('character', 'a:b.md', 'Unexpected `:` in `a:b.md`, which Windows does not allow'),
    bad('character', 'why?.md', 'Unexpected `?` in `why?.md`, which Windows does not allow'),
    bad('dash', '-x.md', 'Unexpected `-` at the beginning of `-x.md`, which programs read as an option'),
    bad('dash', '-x/a.md', 'Unexpected `-` at the beginning of `-x`, which programs read as an option'),
    bad('trailing', 'x./a.md', 'Unexpected dot at the end of `x.`, which Windows drops'),
    bad('trailing', 'x /a.md', 'Unexpected space at the end of `x `, which Windows drops'),
  ],
});

/** The findings of a tree, as a gate tells those of two trees apart. */
function found(names: readonly string[], difference?: TreeDifference): string[] {
  const files = names.map((path): TreeFile => ({ path, type: 'file', place: 'task', claimed: true }));
  const tree = createTreeIndex([], listFrom(files), new EntryListing(files), undefined, difference);
  const env = { config: defaultConfig, committed: true, blob: true, now: '2026-11-27T09:00:00Z' };
  const findings = checkTree([rule], tree, env, { configOf: () => defaultConfig });
  return findings.map(({ at: place, message }) => `${place.path}: ${message}`);
}

it('finds in a change what the base does not have, whether the change is known or all paths are looked at', () => {
  const letters = ['task', 'Task', 'TASK', 'tas\u212a', 'a', 'A', 'aux', 'b.', '-c', 'gr\u00fc', 'gru\u0308'];
  const name = fc.constantFrom(...letters, ...letters.map((one) => `${one}.md`));
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
  const paths = fc.uniqueArray(path, { maxLength: 6 });
  fc.assert(
    fc.property(paths, paths, paths, (kept, removed, added) => {
      const before = [...new Set([...kept, ...removed])].sort(compareText);
      const after = [...new Set([...kept, ...added])].sort(compareText);
      const differing = [
        ...before.filter((one) => !after.includes(one)),
        ...after.filter((one) => !before.includes(one)),
      ];
      const difference = {
        paths: differing,
        isBegun: (start: string) => after.some((one) => one.startsWith(start)),
      };
      const known = found(before);
      const isNew = (one: string) => !known.includes(one);
      expect(found(after, difference).filter(isNew)).toEqual(found(after).filter(isNew));
    }),
    { numRuns: runs(3_000) },
  );
});

it('looks at no other path where nothing is spelled like what changed', () => {
  const asked: string[] = [];
  const isBegun = (start: string) => {
    asked.push(start);
    return false;
  };
  expect(found(['a/CON', 'a/k'], { paths: ['a/k'], isBegun })).toEqual([]);
  expect(asked).toEqual(['A', 'a/K', 'a/\u212a']);
  expect(found(['a/CON', 'a/k'], { paths: ['a/k'], isBegun: () => true })).toHaveLength(1);
});
