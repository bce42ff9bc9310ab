import { expect, it } from 'vitest';
import rule from '../../../src/rules/thread/status-append-only.ts';
import { checkMemory } from '../../support/check-memory.ts';
import { entry, thread, threadPath } from '../../support/records-thread.ts';

const version = (...entries: readonly string[]) => ({
  [threadPath]: thread([], { status_history: `\n${entries.join('\n')}`, status: 'active' }),
});

it('reports a fault once, though each parent of a merge shows it', () => {
  const found = checkMemory([rule], {
    after: version(entry('active', 9)),
    before: version(entry('active', 9), entry('paused', 10)),
    otherParents: [version(entry('active', 8), entry('active', 9), entry('paused', 10))],
  });
  expect(found.map(({ message }) => message)).toEqual([
    'Missing entry `active` of the status history, which only grows',
    'Missing entry `paused` of the status history, which only grows',
  ]);
});
