import { readJestReport, readPlaywrightReport } from '../../../scripts/lib/test-report'
import { summaryOf } from '../../../scripts/lib/test-summary'

const outcome = (title: string, isGreen: boolean, passed = 0, failed: string[] = []) => ({
  check: { title },
  result: { isGreen, passed, failed },
})

test('the last lines name every check, file and test that failed, and what was not run', () => {
  const { lines, isGreen } = summaryOf([
    outcome('Types', false),
    outcome('Unit', false, 7, ['tests/unit/a.test.ts > adds']),
    outcome('Build', true),
    { check: { title: 'Pictures' }, result: null },
  ])
  expect(isGreen).toBe(false)
  expect(lines).toEqual([
    'FAILED: Types',
    'FAILED: Unit',
    '  tests/unit/a.test.ts > adds',
    'NOT RUN: Pictures',
    'checks: 1 passed, 2 failed, 1 not run; tests: 7 passed, 1 failed',
  ])
})

test('where nothing was counted only checks are', () => {
  expect(summaryOf([outcome('Types', true), outcome('Build', true)])).toEqual({
    lines: ['checks: 2 passed'],
    isGreen: true,
  })
})

test('failed tests of Jest are named, and files that could not be run', () => {
  const file = (name: string, status: string, ...assertionResults: object[]) => ({
    name: `${process.cwd()}/${name}`,
    status,
    assertionResults,
  })
  const report = {
    testResults: [
      file(
        'a.test.ts',
        'failed',
        { fullName: 'adds', status: 'failed' },
        { fullName: 'b', status: 'passed' },
      ),
      file('c.test.ts', 'failed'),
      file('d.test.ts', 'passed', { fullName: 'e', status: 'pending' }),
    ],
  }
  expect(readJestReport(report)).toEqual({ passed: 1, failed: ['a.test.ts > adds', 'c.test.ts'] })
})

test('failed tests of Playwright are named with their project, and errors outside of tests', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'desktop', status }],
  })
  const report = {
    config: { rootDir: `${process.cwd()}/tests/e2e` },
    suites: [
      { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'unexpected')] }] },
      { specs: [spec('waits', 'flaky'), spec('later', 'skipped')] },
    ],
    errors: [{ message: 'no server\nat x' }],
  }
  expect(readPlaywrightReport(report)).toEqual({
    passed: 2,
    failed: ['tests/e2e/a.spec.ts > [desktop] > closes', 'no server'],
  })
})

test('a report of another form is refused', () => {
  expect(() => readJestReport({})).toThrow('not of the form expected')
})
