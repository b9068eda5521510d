import { mkdir } from 'node:fs/promises'
import { type Check, command, numberAt, testRunner, tool } from './lib/checks'
import { runCommand } from './lib/command'
import { requireSandboxPorts, requireSitePort } from './lib/ports'
import { loadSiteSetup, SetupError } from './lib/site-env'
import { TEST_ENV } from './lib/test-env'

/** `npm test`: every check in order, to the first red one. `npm test -- unit types` runs those named only. */
const CHECKS: Check[] = [
  tool('format', 'Format and lint (Biome)', [
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '--error-on-warnings',
    '.',
  ]),
  tool('styles', 'Styles (stylelint)', [
    'node_modules/stylelint/bin/stylelint.mjs',
    '--max-warnings=0',
    '{src,styles}/**/*.scss',
  ]),
  tool('types', 'Types (TypeScript)', ['node_modules/typescript/bin/tsc', '--noEmit']),
  tool('imports', 'Import direction (dependency-cruiser)', [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config=.dependency-cruiser.cjs',
    ...['src', 'sandbox', 'scripts', 'tests'],
  ]),
  tool('imports', 'Import depth (src/content)', ['--import', 'tsx', 'scripts/import-depth.ts']),
  tool('dead-code', 'Dead code (knip)', ['node_modules/knip/bin/knip.js', '--no-config-hints']),
  command('space', 'Sample space against its content model', ['space:check']),
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
  command('build', 'Production build', ['build']),
  testRunner(
    'e2e',
    'End to end, with accessibility (Playwright)',
    ['node_modules/@playwright/test/cli.js', 'test'],
    {
      fileVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
      readCounts: (report) => ({
        passed: numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky'),
        failed: numberAt(report, 'stats', 'unexpected'),
      }),
    },
  ),
]

const chosenChecks = (names: string[]): Check[] => {
  const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name))
  if (unknown.length === 0)
    return names.length > 0 ? CHECKS.filter(({ name }) => names.includes(name)) : CHECKS
  throw new SetupError(
    `No such check: ${unknown.join(', ')}. There are: ${CHECKS.map(({ name }) => name).join(', ')}.`,
  )
}

const runCheck = async ({ title, run }: Check) => {
  console.log(`\n== ${title}`)
  const startedAt = performance.now()
  const result = await run({ ...process.env, ...TEST_ENV, NODE_ENV: 'test' })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`-- ${title}: ${result.isGreen ? 'passed' : 'FAILED'} in ${seconds} s`)
  return result
}

/** Now rather than after minutes of other checks. */
const requireTestPorts = async (): Promise<void> => {
  const setup = loadSiteSetup('production', TEST_ENV)
  const use = { command: 'test', site: 'TEST_PORT', sandbox: 'TEST_SANDBOX_PORT_BASE' }
  await requireSitePort(setup, use)
  await requireSandboxPorts(setup, use)
}

await runCommand(async () => {
  const checks = chosenChecks(process.argv.slice(2))
  if (checks.some(({ name }) => name === 'e2e')) await requireTestPorts()
  await mkdir('test-results', { recursive: true })
  let passed = 0
  let failed = 0
  for (const check of checks) {
    const result = await runCheck(check)
    passed += result.passed
    // A red check that counts no tests, such as a type error, is one failure.
    failed += result.isGreen ? 0 : Math.max(1, result.failed)
    if (!result.isGreen) break
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
})
