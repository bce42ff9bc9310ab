import fc from 'fast-check';

const wished = process.env.BATON_TEST_SEED;
const wanted = process.env.BATON_TEST_RUNS;

/**
 * How often a property of values is tried: `full` times where `BATON_TEST_RUNS` is `values`, as in `.ci/run`, or `full`; else a
 * tenth of that, so that a developer's run is short.
 *
 * @returns at least 10, at most `full`
 */
export function runs(full: number): number {
  return wanted === 'values' || wanted === 'full' ? full : tenthOf(full);
}

/** How often a property is tried that starts git: `full` times where `BATON_TEST_RUNS=full`, as in one job of the workflow. */
export function runsWithGit(full: number): number {
  return wanted === 'full' ? full : tenthOf(full);
}

function tenthOf(full: number): number {
  return Math.min(full, Math.max(10, Math.ceil(full / 10)));
}

/**
 * Property tests draw the same inputs in every run, so that a failed run is caused by the change and not by chance.
 * `BATON_TEST_SEED=random` draws others, a number those of that seed.
 */
fc.configureGlobal({
  numRuns: runs(100),
  ...(wished === 'random' ? {} : { seed: wished === undefined ? 20_261_128 : Number(wished) }),
});

export default fc;
