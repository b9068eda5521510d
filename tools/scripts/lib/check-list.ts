import { type Check, command, staticCheck, testRunner } from './checks'
import { readJestReport, readPlaywrightReport } from './test-report'

const PLAYWRIGHT_REPORT = { fileVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE', readReport: readPlaywrightReport }

const needingBuild = (...args: Parameters<typeof testRunner>): Check => ({
  ...testRunner(...args),
  needsBuild: true,
})

const JEST = ['node_modules/jest/bin/jest.js', '--json']
const JEST_REPORT = { fileVariable: null, readReport: readJestReport }
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test']

const AFTER_BUILD = { isStatic: false, needsBuild: true } as const

/** What `npm test` runs, in this order; static checks run side by side. */
export const CHECKS: Check[] = [
  staticCheck('format', 'Format and lint (Biome)', 'format:check'),
  staticCheck('styles', 'Styles (stylelint)', 'lint:styles'),
  staticCheck('types', 'Types (TypeScript)', 'typecheck'),
  staticCheck('imports', 'Import direction (dependency-cruiser)', 'lint:imports'),
  staticCheck('imports', 'Import depth (src/server/content)', 'lint:import-depth'),
  staticCheck('dead-code', 'Dead code (knip)', 'lint:dead-code'),
  staticCheck('space', 'Sample space against its content model', 'space:check'),
  testRunner('unit', 'Unit tests and sandbox conformity (Jest)', JEST, JEST_REPORT),
  command('build', 'Production build', 'build'),
  {
    ...staticCheck('browsers', 'Built files against the supported browsers', 'lint:browsers'),
    ...AFTER_BUILD,
  },
  needingBuild(
    'pictures',
    'Pictures of components and pages (Playwright)',
    ['tools/scripts/bootstrap.mjs', 'pictures'],
    PLAYWRIGHT_REPORT,
  ),
  needingBuild('e2e', 'End to end, with accessibility (Playwright)', PLAYWRIGHT, PLAYWRIGHT_REPORT),
]

/** What `npm test -- quick` runs: static checks, the given files of unit tests, and ten journeys, which build where pages changed. */
export const quickChecks = (unitTests: readonly string[]): Check[] => [
  ...CHECKS.filter(({ isStatic }) => isStatic),
  ...(unitTests.length > 0
    ? [
        testRunner(
          'unit',
          'Unit tests that the change can reach (Jest)',
          [...JEST, '--runTestsByPath', ...unitTests],
          JEST_REPORT,
        ),
      ]
    : []),
  testRunner(
    'e2e',
    'Ten journeys (Playwright)',
    [...PLAYWRIGHT, '--project=desktop-1440', '--grep=@journey'],
    PLAYWRIGHT_REPORT,
  ),
]
