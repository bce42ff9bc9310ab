import rule from '../../../../src/rules/record/sequential-id.ts';
import { example, examples } from '../../../support/records-record.ts';
import { testRule } from '../../../support/rule-tester.ts';

const decision = (id: string) => ({
  after: example('decision', { dec_20261127_k3v9qx7m: id }, `.agents/threads/thread_pr94/${id}.md`),
});

testRule(rule, {
  valid: [
    { name: 'every minimal example, tasks and threads exempt', after: examples() },
    ...['dec_20261127_12345678', 'dec_20261127', 'dec_k3v9', 'dec_adopt-v2', 'dec_2026-11-27'].map((id) => ({
      name: id,
      ...decision(id),
    })),
    {
      name: 'a payload named by its session',
      after: example('handoff', {}, '.agents/handoffs/handoff-payload.yaml'),
    },
    {
      name: 'a payload of another protocol',
      after: { '.agents/handoffs/stage-2.yaml': 'handoff:\n  version: "1.1"\n  stage: 2\n' },
    },
  ],
  invalid: [
    {
      name: 'dec_001',
      ...decision('dec_001'),
      diagnostics: [
        {
          messageId: 'counter',
          line: 3,
          column: 5,
          text: 'dec_001',
          severity: 'warning',
          message: 'Unexpected sequential id `dec_001`, expected one with a random part',
          help: 'write one such as `dec_20261127_k3v9qx7m`: the date and 8 random characters; use it as the file name too',
        },
      ],
    },
    ...['decision-12', 'dec_20261127_2', 'dec_20261127-001'].map((id) => ({
      name: id,
      after: example(
        'decision',
        { 'schema: baton/decision@1\nid: dec_20261127_k3v9qx7m': `schema: baton/decision@1\nid: ${id}` },
        `.agents/threads/thread_pr94/${id}.md`,
      ),
      diagnostics: [{ messageId: 'counter', text: id }],
    })),
    {
      name: 'a payload, by its file name',
      after: example('handoff', {}, '.agents/handoffs/hnd_2.yaml'),
      diagnostics: [{ messageId: 'counter', help: /^write one such as `hnd_/ }],
    },
  ],
});
