import { expect, it } from 'vitest';
import placeholder from '../../../../src/rules/record/placeholder.ts';
import rule from '../../../../src/rules/record/schema.ts';
import { checkMemory } from '../../../support/check-memory.ts';
import { example, exampleAt, examples } from '../../../support/records-record.ts';
import { task, taskPath, templateHandoff } from '../../../support/records-task.ts';
import { testRule } from '../../../support/rule-tester.ts';

const own = { machines: { release: { initial: 'A', final: ['B'], edges: { A: ['B'] } } } };
const machine = (name: string) =>
  example('session', { 'status: in_progress': `machine: ${name}\nstatus: in_progress` });
const payload = (text: string) => ({ after: { [exampleAt.handoff]: text } });

testRule(rule, {
  valid: [
    { name: 'every minimal example', after: examples() },
    { name: 'unknown keys', after: example('ack', { 'status: accepted': 'status: accepted\nx-note: 1' }) },
    { name: 'a declared machine', after: machine('release'), config: own },
    { name: 'the built-in machine by name', after: machine('reasoning') },
    {
      name: 'a template before the Status says done',
      ...task({ status: 'pending', handoff: templateHandoff }),
    },
    { name: 'a template without a Status', ...task({ status: null, handoff: templateHandoff }) },
    { name: 'a task without a handoff', ...task({ handoff: null }) },
    {
      name: 'a migrated note without outcome and change_type',
      ...task({ handoff: 'migrated_from: n.md\noutcome: null\nfiles_modified:\n  - path: a\n' }),
    },
    {
      name: 'lines of a migrated note, and evidence as older tasks have it',
      ...task({
        handoff:
          'migrated_from: n.md\noutcome: null\noutcome_evidence: n.md:2\ngotchas:\n  - issue: a\n    evidence: n.md:4\nevidence:\n  outcome: 2\n  gotchas: [4, null]\n',
      }),
    },
    {
      name: 'evidence of a handoff that was made from no note',
      ...task({ handoff: 'outcome: completed\nevidence: the review\n' }),
    },
    {
      name: 'the marker of another kind, which record/id-matches-path tells',
      after: example('session', { 'baton/session@1': 'baton/decision@1' }),
    },
    { name: 'what cannot be read', after: { [exampleAt.ack]: 'schema: baton/ack@1\nby: [\n' } },
    {
      name: 'a payload of the universal protocol',
      ...payload('handoff:\n  version: "3.0"\n  trace_id: t\n  context: { summary: 5 }\n'),
    },
    {
      name: 'a payload of a stage protocol',
      ...payload('handoff:\n  version: "1.0"\n  producer: a\n  consumer: b\n'),
    },
    {
      name: 'a marked task',
      after: { [taskPath]: `---\nschema: baton/task@1\n---\n\n${task().after[taskPath]}` },
    },
    {
      name: 'front matter of a task that is not ours',
      after: { [taskPath]: `---\nschema: theirs\n---\n\n${task().after[taskPath]}` },
    },
  ],
  invalid: [
    {
      name: 'an unknown outcome',
      ...task({ handoff: 'outcome: complete' }),
      diagnostics: [
        {
          messageId: 'fault',
          line: 9,
          column: 10,
          text: 'complete',
          severity: 'error',
          message:
            'Unexpected value `complete` for `outcome`, expected `completed`, `partial`, `failed` or `blocked`, did you mean `completed`',
          help: 'write `outcome: completed`',
        },
      ],
    },
    {
      name: 'a missing main key and a missing change_type',
      ...task({
        handoff: 'outcome: completed\ngotchas:\n  - severity: high\nfiles_modified:\n  - path: a\n',
      }),
      diagnostics: [
        { messageId: 'fault', line: 11, text: 'severity', message: 'Missing key `gotchas[0].issue`' },
        {
          messageId: 'fault',
          line: 13,
          text: 'path',
          message: 'Missing key `files_modified[0].change_type`',
        },
      ],
    },
    {
      name: 'a fault beside an unfilled template',
      ...task({
        status: 'pending',
        handoff: 'outcome: [completed | partial | failed | blocked]\ngotchas: none\n',
      }),
      diagnostics: [{ messageId: 'fault', line: 10, text: 'none' }],
    },
    {
      name: 'lines of a migrated note that are no lines',
      ...task({ handoff: 'migrated_from: n.md\noutcome: null\nevidence:\n  gotchas: [0, here]\n' }),
      diagnostics: [
        { messageId: 'fault', text: '0' },
        { messageId: 'fault', text: 'here' },
      ],
    },
    {
      name: 'a numeric id and an invalid time',
      after: example('resume', { res_20261127_k3v9qx7m: '7', '2026-11-27T11:00:00Z': 'yesterday' }),
      diagnostics: [
        { messageId: 'fault', text: '7' },
        { messageId: 'fault', text: 'yesterday' },
      ],
    },
    {
      name: 'a machine nobody declared',
      after: machine('relaese'),
      config: own,
      diagnostics: [
        {
          messageId: 'machine',
          text: 'relaese',
          message: 'Unexpected machine `relaese`, did you mean `release`',
          help: 'write `machine: release`',
        },
      ],
    },
    {
      name: 'a machine near to none',
      after: machine('x'),
      diagnostics: [
        {
          messageId: 'machine',
          message: 'Unexpected machine `x`, expected `reasoning`',
          help: /^declare it/,
        },
      ],
    },
    {
      name: 'a later version',
      after: example('ack', { 'baton/ack@1': 'baton/ack@2', accepted: 'taken' }),
      diagnostics: [
        {
          messageId: 'marker',
          line: 1,
          column: 9,
          text: 'baton/ack@2',
          message: 'Unexpected marker `baton/ack@2`, expected `baton/ack@1`',
          help: /newer Baton/,
        },
      ],
    },
    {
      name: 'an unknown kind',
      after: example('session', { 'baton/session@1': 'baton/sesion@1' }),
      diagnostics: [
        { messageId: 'marker', line: 2, text: 'baton/sesion@1', help: 'write `schema: baton/session@1`' },
      ],
    },
    {
      name: 'a marker of a task',
      after: { [taskPath]: `---\nschema: baton/task@one\n---\n\n${task().after[taskPath]}` },
      diagnostics: [{ messageId: 'marker', line: 2, text: 'baton/task@one' }],
    },
    {
      name: 'a day that no calendar has',
      after: example('ack', { '2026-11-27T20:40:26Z': '2026-02-30T20:40:26Z' }),
      diagnostics: [
        {
          messageId: 'day',
          line: 4,
          text: '2026-02-30T20:40:26Z',
          message: 'Unexpected time `2026-02-30T20:40:26Z` for `at`, expected a valid day',
        },
      ],
    },
    {
      name: 'an invalid number, as the file has it',
      after: example('decision', { 'confidence: 0.4': 'confidence: .nan' }),
      diagnostics: [
        {
          messageId: 'fault',
          text: '.nan',
          message: 'Unexpected number `.nan` for `confidence`, expected at most `1`',
        },
      ],
    },
    {
      name: 'a map for a text, with the example of that very key',
      ...payload(
        'handoff:\n  version: "2.0"\n  timestamp: 2026-02-04T19:30:00Z\n  source: { skill: perspective-swarm, session_path: /tmp/s/ }\n  target: { skill: { a: b } }\n  context: { original_prompt: Why, problem_type: decision }\n',
      ),
      diagnostics: [{ messageId: 'fault', line: 5, help: 'write `skill: lit-pm`' }],
    },
    {
      name: 'a root key without a value',
      ...payload('handoff:\n'),
      diagnostics: [{ messageId: 'fault', line: 1, message: 'Expected a map for `handoff`, found nothing' }],
    },
    {
      name: 'a payload 1.0 after mapping, at its own places',
      ...payload(
        'handoff:\n  version: "1.0"\n  timestamp: 2026-02-04T19:30:00Z\n  source: { skill: perspective-swarm, session_path: /tmp/s/ }\n  target: { skill: lit-pm }\n  payload:\n    original_prompt: Why\n    problem_type: guess\n',
      ),
      diagnostics: [{ messageId: 'fault', line: 8, text: 'guess' }],
    },
  ],
});

it('gives way to the placeholder once the Status says done', () => {
  const found = checkMemory([rule, placeholder], task({ handoff: templateHandoff }));
  expect(new Set(found.map((one) => one.rule))).toEqual(new Set(['record/placeholder']));
});
