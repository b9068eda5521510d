import { type Check, command, numberAt, staticCheck, testRunner } from './checks'

const PLAYWRIGHT_REPORT = {
  fileVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
  readCounts: (report: unknown) => ({
    passed: numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky'),
    failed: numberAt(report, 'stats', 'unexpected'),
  }),
}

/** What `npm test` runs, in this order; static checks run side by side. */
export const CHECKS: Check[] = [
  staticCheck('format', 'Format and lint (Biome)', 'format:check'),
  staticCheck('styles', 'Styles (stylelint)', 'lint:styles'),
  staticCheck('types', 'Types (TypeScript)', 'typecheck'),
  staticCheck('imports', 'Import direction (dependency-cruiser)', 'lint:imports'),
  staticCheck('imports', 'Import depth (src/content)', 'lint:import-depth'),
  staticCheck('dead-code', 'Dead code (knip)', 'lint:dead-code'),
  staticCheck('space', 'Sample space against its content model', 'space:check'),
  testRunner(
    'unit',
    'Unit tests and sandbox conformity (Jest)',
    ['node_modules/jest/bin/jest.js', '--json'],
    {
      fileVariable: null,
      readCounts: (report) => ({
        passed: numberAt(report, 'numPassedTests'),
        failed: numberAt(report, 'numFailedTests') + numberAt(report, 'numRuntimeErrorTestSuites'),
      }),
    },
  ),
  command('build', 'Production build', 'build'),
  testRunner(
    'pictures',
    'Pictures of components and pages (Playwright)',
    ['scripts/bootstrap.mjs', 'pictures'],
    PLAYWRIGHT_REPORT,
  ),
  testRunner(
    'e2e',
    'End to end, with accessibility (Playwright)',
    ['node_modules/@playwright/test/cli.js', 'test'],
    PLAYWRIGHT_REPORT,
  ),
]
