import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// The CI script names a file for the machine-readable result.
const report = process.env.BATON_TEST_REPORT;

export default defineConfig({
  test: {
    // The tests with git mostly wait for processes: no core need be kept free.
    maxWorkers: Math.max(2, availableParallelism()),
    globalSetup: ['tests/support/folders.ts'],
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/architecture.test.ts', 'tests/spec-citations.test.ts'],
          // Nothing here changes what modules hold: to load them again for each file takes longer than the tests.
          isolate: false,
          // Property tests take long on a machine that does other things as well.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          // What the program asks of git is asked by shells; the tests of `e2e` look at processes themselves.
          setupFiles: ['tests/support/warm/setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Replaces modules, so that its files share none.
          name: 'isolated',
          include: ['tests/isolated/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // Starts Chromium; without one its tests say what is missing and are skipped.
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
