import { existsSync, readFileSync } from 'node:fs';
import { testResult } from './test-result.ts';

// The end of `.ci/run`: prints `N passed, N failed` from the report of the test runner and the exit code of the test command,
// and exits with 1 where anything failed.

const [, , report = '', code = '1'] = process.argv;
const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
const { passed, failed } = testResult(text, Number(code));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
