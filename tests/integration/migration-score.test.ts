import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Baseline,
  calibration,
  evalFolder,
  measure,
  type Scores,
  sets,
  untuned,
} from '../eval/measure.ts';

const baseline: Baseline = JSON.parse(readFileSync(join(evalFolder, 'baseline.json'), 'utf8'));
/** Points of F1 by which a change may lower a number before somebody must say so with `npm run eval:migration -- --record`. */
const slack = 1;
/** Values of a bucket of confidence from which on it says anything. */
const fewest = 20;

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
  });

  it('have outcomes and claims about files that are right no less often than recorded', () => {
    for (const name of ['outcomes', 'fileClaims'] as const) {
      const [was, is] = [before?.[name], now[name]];
      expect(is.right / is.of, name).toBeGreaterThanOrEqual((was ? was.right / was.of : 1) - slack / 100);
      expect(is.right, name).toBeGreaterThanOrEqual((was?.right ?? 0) * (1 - slack / 100));
    }
  });
});

it('the development notes are read as well as the specification asks', () => {
  const { micro, categories, outcomes } = measure('migration');
  expect(micro).toBeGreaterThanOrEqual(88);
  expect(Object.values(categories).filter((score) => score < 65)).toEqual([]);
  expect(outcomes).toEqual({ right: outcomes.of, of: outcomes.of });
});

describe.each([
  ['all sets', sets],
  ['the sets that no heuristic was tuned on', untuned],
] as const)('the confidence of what is read in %s', (_, names) => {
  it('is no higher than the share that is right', () => {
    const buckets = calibration(names);
    expect(buckets.length).toBeGreaterThan(3);
    expect(buckets.filter(({ of, upper, said }) => of >= fewest && upper < said)).toEqual([]);
  });
});
