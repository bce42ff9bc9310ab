import fc from 'fast-check';

const wished = process.env.BATON_TEST_SEED;

/**
 * Property tests draw the same inputs in every run, so that a red run speaks of the change it judges.
 * `BATON_TEST_SEED=random` draws others, a number those of that seed.
 */
if (wished !== 'random') fc.configureGlobal({ seed: wished === undefined ? 20_261_128 : Number(wished) });

export default fc;
