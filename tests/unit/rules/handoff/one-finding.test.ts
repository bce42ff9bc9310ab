import { expect, it } from 'vitest';
import { rules } from '../../../../src/rules/index.gen.ts';
import { checkMemory } from '../../../support/check-memory.ts';
import { handoffPath as path, payload } from '../../../support/records-handoff.ts';
import { pending } from '../../../support/records-handoff-tree.ts';
import { renderSession, sessionPath } from '../../../support/records-session.ts';

/** What all rules say of an edit of a committed payload. */
const told = (after: string) =>
  checkMemory(rules, { before: { [path]: payload() }, after: { [path]: after } }).map(({ rule }) => rule);

it.each([
  ['a version', payload({ version: '"2.1"' })],
  ['a type', payload({ version: '[a]' })],
  ['a time', payload({ timestamp: 'soon' })],
])('says once that %s was changed for the worse', (_name, after) => {
  expect(told(after).filter((rule) => rule !== 'handoff/target-skill')).toEqual(['handoff/immutable']);
});

it('says once that the session of a waiting payload was deleted', () => {
  const source = `{ skill: perspective-swarm, workflow_id: w, session_path: ${sessionPath} }`;
  const after = { [path]: payload({ source }) };
  const found = checkMemory(rules, {
    ...pending,
    before: { ...after, [sessionPath]: renderSession() },
    after,
  });
  expect(found.map(({ rule }) => rule).filter((rule) => rule !== 'handoff/target-skill')).toEqual([
    'record/deleted',
  ]);
});
