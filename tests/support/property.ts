import fc from 'fast-check';

const wished = process.env.BATON_TEST_SEED;
const isFull = process.env.BATON_TEST_RUNS === 'full';

/**
 * How often a property is tried: `full` times where `BATON_TEST_RUNS=full` asks for it, as CI does; else a tenth of that,
 * so that a developer's run is short.
 *
 * @returns at least 10, at most `full`
 */
export function runs(full: number): number {
  return isFull ? full : Math.min(full, Math.max(10, Math.ceil(full / 10)));
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
