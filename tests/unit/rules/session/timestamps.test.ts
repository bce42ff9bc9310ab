import rule from '../../../../src/rules/session/timestamps.ts';
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

type Times = Readonly<Record<string, readonly [string, string | null]>>;
const history = stageOf({}, 'CHAIN_OF_THOUGHT').history;
const of = (times: Times, more = {}) => ({ [sessionPath]: renderSession({ history, times, ...more }) });
const looped = stageOf({ loopBacks: 1 }, 'COMPLETED');
const first = stageOf({}, 'COMPLETED').times;

testRule(rule, {
  valid: [
    {
      name: 'no order in an illegal history, history-legal has that',
      after: of(first, { history: [...stageOf({}, 'COMPLETED').history, 'TASK_ROUTING'] }),
    },
    {
      name: 'a run with two loop-backs',
      after: of(stageOf({ loopBacks: 2 }, 'COMPLETED').times, {
        history: stageOf({ loopBacks: 2 }, 'COMPLETED').history,
      }),
    },
    { name: 'no times', after: of({}) },
    {
      name: 'equal times',
      after: of({ 0: ['2026-11-27T09:00:00Z', '2026-11-27T09:00:00Z'], 1: ['2026-11-27T09:00:00Z', null] }),
    },
    {
      name: 'other zones, by the instant',
      after: of({
        0: ['2026-11-27T10:00:00+01:00', '2026-11-27T09:30:00Z'],
        1: ['2026-11-27T04:30:00-05:00', '2026-11-27T15:31:00+06:00'],
      }),
    },
    {
      name: 'fractions of every length',
      after: of({
        0: ['2026-11-27T09:00:00.123456+00:00', '2026-11-27T09:00:00.2Z'],
        1: ['2026-11-27T09:00:00.200001Z', null],
      }),
    },
    {
      name: 'step 4 that an import left at its first run',
      after: of({ ...looped.times, 4: first[4] ?? ['', null] }, { history: looped.history }),
    },
    {
      name: 'a step that nobody timed between others',
      after: of({ 0: ['2026-11-27T09:00:00Z', '2026-11-27T09:01:00Z'], 2: ['2026-11-27T09:05:00Z', null] }),
    },
    {
      name: 'times without an offset or of other forms, record/timestamp-format has them',
      after: of({
        0: ['2026-11-27T09:00:00', '2026-11-27T08:00:00'],
        1: ['2026-11-26', null],
        2: ['soon', '20261127T070000Z'],
      }),
    },
    {
      name: 'times of a step that never ran',
      after: of({ 0: ['2026-11-27T09:00:00Z', '2026-11-27T09:01:00Z'], 8: ['2026-11-27T07:00:00Z', null] }),
    },
    {
      name: 'a declared machine',
      config: { machines: { own: { initial: 'JOHARI_DISCOVERY', final: [], edges: {} } } },
      after: of(
        { 0: ['2026-11-27T09:00:00Z', '2026-11-27T08:00:00Z'] },
        { history: ['JOHARI_DISCOVERY'], extra: ['machine: own'] },
      ),
    },
  ],
  invalid: [
    {
      name: 'a step completed before it started',
      after: of({
        0: ['2026-11-27T09:00:00Z', '2026-11-27T09:59:00+01:00'],
        1: ['2026-11-27T09:00:00Z', null],
      }),
      diagnostics: [
        {
          messageId: 'backwards',
          line: 16,
          column: 58,
          endColumn: 83,
          text: '2026-11-27T09:59:00+01:00',
          severity: 'error',
          message:
            'Unexpected `completed_at` `2026-11-27T09:59:00+01:00` of step `0`, expected a time not before its `started_at` `2026-11-27T09:00:00Z`',
        },
      ],
    },
    {
      name: 'a step that started before the one before it was completed',
      after: of({
        0: ['2026-11-27T09:00:00Z', '2026-11-27T09:10:00Z'],
        1: ['2026-11-27T09:05:00Z', '2026-11-27T09:20:00Z'],
        2: ['2026-11-27T09:15:00Z', null],
      }),
      diagnostics: [
        {
          messageId: 'order',
          line: 17,
          column: 22,
          text: '2026-11-27T09:05:00Z',
          message:
            'Unexpected time `2026-11-27T09:05:00Z` of step `1`, expected one not before `2026-11-27T09:10:00Z` of step `0`',
        },
      ],
    },
    {
      name: 'step 5 that was not timed again after a loop-back',
      after: of({ ...looped.times, 5: first[5] ?? ['', null] }, { history: looped.history }),
      diagnostics: [{ messageId: 'order', line: 22 }],
    },
    {
      name: 'step 4 of the first run',
      after: of(
        { ...first, 4: ['2026-11-27T09:00:00Z', null] },
        { history: stageOf({}, 'COMPLETED').history },
      ),
      diagnostics: [{ messageId: 'order', line: 21 }],
    },
    {
      name: 'step 3b before step 3, under its other name',
      after: {
        [sessionPath]: renderSession({
          times: { ...first, '3b': ['2026-11-27T09:00:00Z', null] },
          history: stageOf({}, 'COMPLETED').history,
        }).replace('"3b":', '3.2:'),
      },
      diagnostics: [
        {
          messageId: 'order',
          line: 20,
          message:
            'Unexpected time `2026-11-27T09:00:00Z` of step `3b`, expected one not before `2026-11-27T09:05:00Z` of step `3`',
        },
      ],
    },
  ],
});
