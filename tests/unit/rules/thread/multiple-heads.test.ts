import { expect, it } from 'vitest';
import rule from '../../../../src/rules/thread/multiple-heads.ts';
import { checkMemory } from '../../../support/check-memory.ts';
import { threadPath } from '../../../support/records-thread.ts';
import { decPath, following, graph } from '../../../support/records-thread-graph.ts';
import { testRule } from '../../../support/rule-tester.ts';

const fork = graph({ a: {}, b: following('a'), c: following('a') });
const { [threadPath]: _thread, ...orphans } = fork;

testRule(rule, {
  valid: [
    { name: 'a thread without decisions', after: graph({}) },
    { name: 'a chain', after: graph({ a: {}, b: following('a'), c: following('b') }) },
    {
      name: 'a fork that is joined',
      after: graph({ a: {}, b: following('a'), c: following('a'), d: following('b', 'c') }),
    },
    {
      name: 'a copy under another name, which record/id-matches-path tells',
      after: { ...graph({ a: {} }), [decPath('c')]: graph({ a: {} })[decPath('a')] ?? '' },
    },
    { name: 'a circle, which has no head', after: graph({ a: following('b'), b: following('a') }) },
    {
      name: 'an archived thread',
      after: Object.fromEntries(
        Object.entries(fork).map(([path, text]) => [path.replace('.agents/', '.agents/archive/'), text]),
      ),
    },
  ],
  invalid: [
    {
      name: 'a fork',
      after: fork,
      diagnostics: [
        {
          messageId: 'heads',
          severity: 'warning',
          path: threadPath,
          line: 3,
          text: 'thread_pr94',
          message: 'Unexpected 2 heads of the thread `thread_pr94`, expected one',
          help: 'join them with `baton thread join thread_pr94`',
        },
      ],
    },
    {
      name: 'three first decisions of a thread without its file',
      after: { ...orphans, [decPath('d')]: graph({ d: {} })[decPath('d')] ?? '' },
      diagnostics: [
        { messageId: 'heads', path: decPath('b'), help: 'join them with `baton thread join thread_pr94`' },
      ],
    },
    {
      name: 'a head without an id, which its file names',
      after: { ...fork, [decPath('c')]: (fork[decPath('c')] ?? '').replace(/^id: .*\n/m, '') },
      diagnostics: [{ messageId: 'heads', help: 'join them with `baton thread join thread_pr94`' }],
    },
    {
      name: 'a decision that continues itself beside another',
      after: graph({ a: following('a'), b: {} }),
      diagnostics: [{ messageId: 'heads' }],
    },
  ],
});

it('shows the heads', () => {
  expect(checkMemory([rule], { after: fork })[0]?.related.map(({ at }) => at.path)).toEqual([
    decPath('b'),
    decPath('c'),
  ]);
});
