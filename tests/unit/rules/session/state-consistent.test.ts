import rule from '../../../../src/rules/session/state-consistent.ts';
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const file = (text: string) => ({ [sessionPath]: text });
const running = renderSession(stageOf({}, 'SEMANTIC_UNDERSTANDING'));
const completed = renderSession(stageOf({}, 'COMPLETED'));
const looped = renderSession(stageOf({ loopBacks: 1 }, 'COMPLETED'));
const config = {
  machines: { release: { initial: 'DRAFT', final: ['SHIPPED'], edges: { DRAFT: ['SHIPPED'] } } },
};
const release = (state: string) =>
  renderSession({
    history: ['DRAFT', 'SHIPPED'].slice(0, state === 'DRAFT' ? 1 : 2),
    extra: ['machine: release'],
    iteration: 7,
  });
const flow = (fsm: string) => running.replace(/fsm:\n(?: .*\n)+/, `fsm: ${fsm}\n`);

testRule(rule, {
  valid: [
    { name: 'a fresh session', after: file(renderSession()) },
    { name: 'a running session', after: file(running) },
    { name: 'a completed session', after: file(completed) },
    { name: 'a halted session', after: file(renderSession(stageOf({ halt: 'step 0' }, 'HALTED'))) },
    { name: 'a session with a loop-back', after: file(looped) },
    {
      name: 'no is_final and no iteration_count where a fresh session has the same',
      after: file(running.replace(/ {2}is_final.*\n/, '').replace(/iteration_count.*\n/, '')),
    },
    {
      name: 'an unknown last state, history-legal has that',
      after: file(running.replace('    - SEMANTIC_UNDERSTANDING', '    - SEMANTIC_UNDERSTANDNG')),
    },
    {
      name: 'a count beside an illegal history',
      after: file(
        running.replace('    - JOHARI_DISCOVERY\n', '').replace('iteration_count: 0', 'iteration_count: 1'),
      ),
    },
    {
      name: 'values of other types, record/schema has them',
      after: file(
        running
          .replace('is_final: false', 'is_final: "no"')
          .replace('iteration_count: 0', 'iteration_count: none')
          .replace('status: in_progress', 'status: running'),
      ),
    },
    {
      name: 'a declared machine under way',
      config,
      after: file(release('DRAFT').replace('status: in_progress', 'status: in_progress')),
    },
    {
      name: 'a declared machine at its end',
      config,
      after: file(
        release('SHIPPED')
          .replace('is_final: false', 'is_final: true')
          .replace('status: in_progress', 'status: completed'),
      ),
    },
    { name: 'a machine that nobody declared', after: file(release('SHIPPED')) },
  ],
  invalid: [
    {
      name: 'a state that is not the last entry',
      after: file(running.replace('  state: SEMANTIC_UNDERSTANDING', '  state: "JOHARI_DISCOVERY" # back')),
      diagnostics: [
        {
          messageId: 'state',
          line: 23,
          column: 10,
          endColumn: 28,
          text: '"JOHARI_DISCOVERY"',
          message:
            'Unexpected `fsm.state` `JOHARI_DISCOVERY`, expected `SEMANTIC_UNDERSTANDING`, the last entry of the history',
          help: 'write `state: SEMANTIC_UNDERSTANDING`',
        },
      ],
      output: file(
        running.replace('  state: SEMANTIC_UNDERSTANDING', '  state: SEMANTIC_UNDERSTANDING # back'),
      ),
    },
    {
      name: 'everything wrong at once',
      after: file(
        looped
          .replace('state: COMPLETED', 'state: HALTED')
          .replace('is_final: true', 'is_final: false')
          .replace('status: completed', 'status: in_progress')
          .replace('iteration_count: 1', 'iteration_count: 2'),
      ),
      diagnostics: [
        {
          messageId: 'iteration',
          line: 7,
          column: 18,
          text: '2',
          message: 'Unexpected `iteration_count` `2`, expected `1`, the number of loop-backs',
        },
        { messageId: 'state', text: 'HALTED' },
        {
          messageId: 'final',
          text: 'false',
          message: 'Unexpected `fsm.is_final` `false` in state `COMPLETED`, expected `true`',
        },
        {
          messageId: 'status',
          text: 'in_progress',
          message: 'Unexpected `status` `in_progress` in state `COMPLETED`, expected `completed`',
        },
      ],
      output: file(looped),
    },
    {
      name: 'no is_final in a final state, with CRLF',
      after: file(completed.replace('  is_final: true\n', '').replaceAll('\n', '\r\n')),
      diagnostics: [
        {
          messageId: 'noFinal',
          text: 'COMPLETED',
          message: 'Missing `fsm.is_final` in state `COMPLETED`, expected `true`',
        },
      ],
      output: file(completed.replaceAll('\n', '\r\n')),
    },
    {
      name: 'no is_final in a flow map, without a fix',
      after: file(
        flow('{ history: [INITIALIZED, JOHARI_DISCOVERY, HALTED], state: HALTED }').replace(
          'in_progress',
          'halted',
        ),
      ),
      diagnostics: [{ messageId: 'noFinal', text: 'HALTED' }],
    },
    {
      name: 'no iteration_count after a loop-back',
      after: file(looped.replace('iteration_count: 1\n', '')),
      diagnostics: [
        {
          messageId: 'noIteration',
          text: 'TASK_ROUTING',
          message: 'Missing `iteration_count`, expected `1`, the number of loop-backs',
        },
      ],
      output: file(looped.replace('iteration_count: 1\n', '').replace('fsm:', 'iteration_count: 1\nfsm:')),
    },
    {
      name: 'a declared machine at its end that says it goes on',
      config,
      after: file(release('SHIPPED')),
      diagnostics: [
        { messageId: 'final', text: 'false' },
        { messageId: 'status', text: 'in_progress' },
      ],
      output: file(
        release('SHIPPED')
          .replace('is_final: false', 'is_final: true')
          .replace('status: in_progress', 'status: completed'),
      ),
    },
  ],
});
