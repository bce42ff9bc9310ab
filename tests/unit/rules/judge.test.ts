import { expect, it } from 'vitest';
import { readFiles } from '../../../src/check/check-files.ts';
import { Checker } from '../../../src/check/checker.ts';
import { pairChanges } from '../../../src/check/pair.ts';
import { defaultConfig } from '../../../src/core/config.ts';
import { createPathIndex } from '../../../src/core/path-index.ts';
import { createPathRules } from '../../../src/records/record-paths.ts';
import rule from '../../../src/rules/thread/status-append-only.ts';
import { testNow } from '../../support/check-memory.ts';
import { entry, thread, threadPath } from '../../support/records-thread.ts';

const version = (...entries: readonly string[]) =>
  readFiles({ [threadPath]: thread([], { status_history: `\n${entries.join('\n')}`, status: 'active' }) });

it('tells a fault once, though each parent of a merge shows it', () => {
  const checker = new Checker([rule], createPathRules(defaultConfig), {
    committed: true,
    blob: true,
    now: testNow,
  });
  const merged = version(entry('active', 9));
  for (const doc of merged) checker.addDocument(doc);
  const tree = checker.treeIndex(
    [],
    createPathIndex(() => []),
  );
  const parents = [
    version(entry('active', 9), entry('paused', 10)),
    version(entry('active', 8), entry('active', 9), entry('paused', 10)),
  ];
  for (const parent of parents) {
    for (const change of pairChanges(parent, merged, () => undefined))
      checker.addChange(change, tree, { merge: true });
  }
  expect(checker.result().map(({ message }) => message)).toEqual([
    'Missing entry `active` of the status history, which only grows',
    'Missing entry `paused` of the status history, which only grows',
  ]);
});
