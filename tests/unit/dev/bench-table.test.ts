import { expect, it } from 'vitest';
import { benchSection, type Result, resultTable } from '../../../src/dev/bench-table.ts';

const rows = [
  { work: 'cold lint', ms: 1000, against: 'other', floor: 9000, target: 0.1, peak: 250, mostMemory: 300 },
  { work: 'cold lint', ms: 1000, against: 'git cat-file', floor: 250, target: 6, peak: 350, mostMemory: 300 },
  { work: 'query', ms: 100, against: 'bare node', floor: 50, target: undefined, peak: 0 },
];

it('shows each target, met or missed, and what has none', () => {
  expect(resultTable(rows).split('\n')).toEqual([
    '| work      | ms   | against      | ms   | ratio | target     | peak MiB | target  |',
    '| --------- | ---- | ------------ | ---- | ----- | ---------- | -------- | ------- |',
    '| cold lint | 1000 | other        | 9000 | 1/9.0 | ✘ ≤ 1/10.0 | 250      | ✔ ≤ 300 |',
    '| cold lint | 1000 | git cat-file | 250  | 4.00  | ✔ ≤ 6.00   | 350      | ✘ ≤ 300 |',
    '| query     | 100  | bare node    | 50   | 2.00  |            |          |         |',
  ]);
});

it('says when, where and of which versions, and leaves out what is beside no target and no other tool', () => {
  const result: Result = {
    date: '2026-11-28',
    machine: '2 cores, linux',
    versions: { node: '20.1.0', remark: '1' },
    rows,
  };
  expect(benchSection(JSON.stringify(result)).split('\n')).toEqual([
    'Measured on 2026-11-28, 2 cores, linux: node 20.1.0, remark 1.',
    '',
    '| work | ms | beside | ms | ratio | at most | MiB | at most |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    '| cold lint | 1000 | other | 9000 | 1/9.0 | ✘ 1/10.0 | 250 | ✔ 300 |',
    '| cold lint | 1000 | git cat-file | 250 | 4.00 | ✔ 6.00 | 350 | ✘ 300 |',
  ]);
});
