import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Baseline, evalFolder, measure, type Scores, sets } from '../eval/measure.ts';

const baseline: Baseline = JSON.parse(readFileSync(join(evalFolder, 'baseline.json'), 'utf8'));
/** Points of F1 by which a change may lower a number before somebody must say so with `npm run eval:migration -- --record`. */
const slack = 1;

describe.each(sets)('the notes of %s', (set) => {
  const before = baseline.sets[set];
  const now = measure(set);

  it('have a recorded baseline of all of them', () => {
    expect(before?.notes).toBe(now.notes);
  });

  it('are read no worse than recorded, in all and by category', () => {
    const scores = (of: Scores | undefined) => Object.entries({ ...of?.categories, micro: of?.micro ?? 0 });
    const current = new Map(scores(now));
    const worse = scores(before).filter(([name, score]) => (current.get(name) ?? 0) < score - slack);
    expect(worse).toEqual([]);
    expect(now.outcomes).toBeGreaterThanOrEqual(before?.outcomes ?? 0);
  });
});

it('the development notes are read as well as the specification asks', () => {
  const { micro, categories, outcomes } = measure('migration');
  expect(micro).toBeGreaterThanOrEqual(90);
  expect(Object.values(categories).filter((score) => score < 65)).toEqual([]);
  expect(outcomes).toBeGreaterThanOrEqual(21);
});
