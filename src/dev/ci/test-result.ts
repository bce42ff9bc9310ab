/** What a run of the tests came to. */
export interface TestResult {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Counts what passed and failed. A run that ends with an error and names no failed test has one failure: an error outside of
 * every test, or an end before the report was written.
 *
 * @param report the JSON of the test runner; undefined where it wrote none
 * @param code the exit code of the test command
 */
export function testResult(report: string | undefined, code: number): TestResult {
  const { passed, failed } = countsIn(report);
  const isBroken = code !== 0 || passed === 0;
  return { passed, failed: failed === 0 && isBroken ? 1 : failed };
}

/** A file of tests that could not be loaded is a failed suite without failed tests. */
function countsIn(report: string | undefined): TestResult {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(report ?? '{}') as Record<
      string,
      number | undefined
    >;
    return { passed: numPassedTests ?? 0, failed: numFailedTests || numFailedTestSuites || 0 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
