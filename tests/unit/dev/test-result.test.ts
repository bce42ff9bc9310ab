import { describe, expect, it } from 'vitest';
import { testResult } from '../../../src/dev/ci/test-result.ts';

const report = (numPassedTests: number, numFailedTests = 0, numFailedTestSuites = 0) =>
  JSON.stringify({ numPassedTests, numFailedTests, numFailedTestSuites });

describe('the result of a run of the tests', () => {
  it.each([
    ['all tests passed', report(9), 0, { passed: 9, failed: 0 }],
    ['a test failed', report(8, 1, 2), 1, { passed: 8, failed: 1 }],
    ['a file of tests could not be loaded', report(8, 0, 1), 1, { passed: 8, failed: 1 }],
    ['an error outside of every test', report(9), 1, { passed: 9, failed: 1 }],
    ['no test ran', report(0), 0, { passed: 0, failed: 1 }],
    ['no report', undefined, 1, { passed: 0, failed: 1 }],
    ['no report, and no error', undefined, 0, { passed: 0, failed: 1 }],
    ['half a report', report(9).slice(0, 20), 137, { passed: 0, failed: 1 }],
  ])('%s', (_name, text, code, result) => {
    expect(testResult(text, code)).toEqual(result);
  });
});
