import rule from '../../../../src/rules/session/step-evidence.ts';
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const file = (text: string) => ({ [sessionPath]: text });
const without = (stage: ReturnType<typeof stageOf>, heading: string) =>
  file(renderSession({ ...stage, sections: stage.sections.filter(([name]) => !name.startsWith(heading)) }));
const awaiting = stageOf({ asks: true }, 'JOHARI_DISCOVERY asks');
const looped = stageOf({ loopBacks: 1 }, 'SOCRATIC_INTERROGATION');
const halted = stageOf({ halt: 'step 0' }, 'HALTED');
const done = stageOf({}, 'KNOWLEDGE_TRANSFER done');

testRule(rule, {
  valid: [
    { name: 'a run with loop-backs', after: file(renderSession(stageOf({ loopBacks: 2 }, 'COMPLETED'))) },
    { name: 'a step that still runs', after: file(renderSession(stageOf({}, 'CHAIN_OF_THOUGHT'))) },
    {
      name: 'step 0 that awaits an answer, its time already set',
      after: file(
        renderSession({ ...awaiting, times: { 0: ['2026-11-27T09:01:00Z', '2026-11-27T09:02:00Z'] } }),
      ),
    },
    {
      name: 'a step that runs again with the times of the run before',
      after: file(renderSession({ ...looped, history: looped.history.slice(0, -2) })),
    },
    {
      name: 'a halt at a step that was not completed',
      after: without({ ...halted, times: { 0: ['2026-11-27T09:01:00Z', null] } }, 'Step 0'),
    },
    {
      name: 'headings in other words, step 3b as 3.2',
      after: file(
        renderSession(done)
          .replace(/## Step 3b: .*/, '## Step 3.2 — skills')
          .replace(/## Step 1: .*/, '## step 1'),
      ),
    },
    {
      name: 'iteration 0 written out',
      after: file(
        renderSession(done).replace(
          '## Step 5: Self Consistency',
          '## Step 5: Self Consistency (iteration 0)',
        ),
      ),
    },
    {
      name: 'a declared machine',
      config: {
        machines: { own: { initial: 'TASK_ROUTING', final: [], edges: { TASK_ROUTING: ['TASK_ROUTING'] } } },
      },
      after: file(renderSession({ history: ['TASK_ROUTING', 'TASK_ROUTING'], extra: ['machine: own'] })),
    },
  ],
  invalid: [
    {
      name: 'a completed step without a section',
      after: without(done, 'Step 2'),
      diagnostics: [
        {
          messageId: 'missing',
          line: 32,
          column: 7,
          text: 'CHAIN_OF_THOUGHT',
          severity: 'error',
          message: 'Missing section `## Step 2: Chain of Thought` of a completed step',
          help: /^write the heading `## Step 2: Chain of Thought`/,
        },
      ],
    },
    {
      name: 'the last step, completed and awaiting its outcome',
      after: without(done, 'Step 8'),
      diagnostics: [{ messageId: 'missing', text: 'KNOWLEDGE_TRANSFER' }],
    },
    {
      name: 'a second run without its own section',
      after: file(
        renderSession(looped).replace(
          '## Step 5: Self Consistency (iteration 1)',
          '## Step 5: Self Consistency',
        ),
      ),
      diagnostics: [
        {
          messageId: 'missing',
          text: 'SELF_CONSISTENCY',
          message: 'Missing section `## Step 5: Self Consistency (iteration 1)` of a completed step',
        },
      ],
    },
    {
      name: 'a heading of another level, in a fence, or of step 30',
      after: file(
        renderSession(done)
          .replace('## Step 0:', '### Step 0:')
          .replace(/## Step 1: .*/, '```\n## Step 1: x\n```')
          .replace(/## Step 3: /, '## Step 30: '),
      ),
      diagnostics: [
        { messageId: 'missing', text: 'JOHARI_DISCOVERY' },
        { messageId: 'missing', text: 'SEMANTIC_UNDERSTANDING' },
        { messageId: 'missing', text: 'TREE_OF_THOUGHT' },
      ],
    },
    {
      name: 'a halt at a completed step',
      after: without(halted, 'Step 0'),
      diagnostics: [{ messageId: 'missing', text: 'JOHARI_DISCOVERY' }],
    },
  ],
});
