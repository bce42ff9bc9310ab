import rule from '../../../../src/rules/thread/decision-parent.ts';
import { decision, thread } from '../../../support/records-thread.ts';
import { dec, decPath, following, graph } from '../../../support/records-thread-graph.ts';
import { testRule } from '../../../support/rule-tester.ts';

const archived = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace('.agents/', '.agents/archive/'), text]),
  );
const other = {
  '.agents/threads/thread_pr95/thread.md': thread(['active'], { id: 'thread_pr95' }),
  [decPath('o', 'thread_pr95')]: decision({ id: dec('o'), thread: 'thread_pr95' }),
};
const broken = decision({ id: dec('a') }).replace('confidence: 0.4', 'confidence: [');

testRule(rule, {
  valid: [
    { name: 'a first decision', after: graph({ a: {} }) },
    { name: 'a parent', after: graph({ a: {}, b: following('a') }) },
    { name: 'a list of parents', after: graph({ a: {}, b: {}, c: following('a', 'b') }) },
    {
      name: 'the names of the key that are read',
      after: graph({ a: {}, b: { continuesDecision: dec('a') } }),
    },
    { name: 'an archived thread', after: archived(graph({ a: {}, b: following('a') })) },
    {
      name: 'a parent that cannot be read',
      after: { ...graph({ b: following('a') }), [decPath('a')]: broken },
    },
    {
      name: 'a parent whose file has another name, which record/id-matches-path tells',
      after: { ...graph({ b: following('a') }), [decPath('x')]: decision({ id: dec('a') }) },
    },
    { name: 'a blank parent', after: graph({ a: { continues_decision: '""' } }) },
    {
      name: 'a thread that is not its folder, which thread/decision-immutable tells',
      after: graph({ a: {}, b: { ...following('a'), thread: 'thread_pr95' } }),
    },
  ],
  invalid: [
    {
      name: 'a parent that is nowhere',
      after: graph({ a: {}, b: following('zzzzzzzz') }),
      diagnostics: [
        {
          messageId: 'missing',
          severity: 'error',
          path: decPath('b'),
          line: 9,
          text: dec('zzzzzzzz'),
          message: `Unexpected parent \`${dec('zzzzzzzz')}\`, which does not exist in the thread \`thread_pr94\``,
        },
      ],
    },
    {
      name: 'a slip in the id',
      after: graph({ a: {}, b: following('a000000'), c: { continues_decision: 'dec_20261127_a00000000' } }),
      diagnostics: [{ messageId: 'missing', path: decPath('c'), help: `did you mean \`${dec('a')}\`` }],
    },
    {
      name: 'one of a list',
      after: graph({ a: {}, b: { continues_decision: `\n  - ${dec('a')}\n  - dec_gone` } }),
      diagnostics: [{ messageId: 'missing', line: 11, text: 'dec_gone' }],
    },
    {
      name: 'a decision of another thread',
      after: { ...graph({ b: following('o') }), ...other },
      diagnostics: [
        {
          messageId: 'elsewhere',
          path: decPath('b'),
          message: `Unexpected parent \`${dec('o')}\` of the thread \`thread_pr95\`, expected a decision of \`thread_pr94\``,
          help: /related_to/,
        },
      ],
    },
  ],
});
