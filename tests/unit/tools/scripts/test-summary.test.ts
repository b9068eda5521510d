import {
  readJestReport,
  readPlaywrightReport,
  type TestReport,
} from '../../../../tools/scripts/lib/test-report'
import { summaryOf } from '../../../../tools/scripts/lib/test-summary'

const outcome = (
  title: string,
  isGreen: boolean,
  { passed = 0, failed = [], skipped = [] }: Partial<TestReport> = {},
) => ({
  check: { title, log: `${title}.log` },
  result: { isGreen, passed, failed, skipped, output: 'first line\nlast line\n' },
})

test('the last lines name every check, file and test that failed, with its reason, and what was not run', () => {
  const { lines, isGreen } = summaryOf(
    [
      outcome('Types', false),
      outcome('Unit', false, {
        passed: 7,
        failed: [{ name: 'a.test.ts > adds', why: 'Expected 4\nReceived 5' }],
      }),
      outcome('Build', true),
      { check: { title: 'Pictures', log: '' }, result: null },
    ],
    false,
  )
  expect(isGreen).toBe(false)
  expect(lines).toEqual([
    'FAILED: Types (Types.log)',
    'first line',
    'last line',
    '',
    'FAILED: Unit (Unit.log)',
    '  a.test.ts > adds',
    '    Expected 4',
    '    Received 5',
    '',
    'NOT RUN: Pictures',
    'checks: 1 passed, 2 failed, 1 not run',
    'tests: 7 passed, 1 failed',
  ])
})

test('every skipped test is named and counted, and is a failure in continuous integration unless it is on the list', () => {
  const outcomes = [outcome('Unit', true, { passed: 7, skipped: ['tests/unit/a.test.ts > adds (no Redis)'] })]
  expect(summaryOf(outcomes, false)).toEqual({
    lines: [
      'SKIPPED: tests/unit/a.test.ts > adds (no Redis)',
      'checks: 1 passed',
      'tests: 7 passed, 0 failed, 1 skipped',
    ],
    isGreen: true,
  })
  expect(summaryOf(outcomes, true)).toMatchObject({
    lines: expect.arrayContaining([expect.stringMatching(/^FAILED: 1 skipped without a reason/)]),
    isGreen: false,
  })
  const listed = ['tests/features/database-health.test.ts > with a user of its own who is unknown']
  expect(summaryOf([outcome('Unit', true, { passed: 7, skipped: listed })], true)).toMatchObject({
    lines: [expect.stringContaining('TEST_DATABASE_URL'), 'checks: 1 passed', expect.anything()],
    isGreen: true,
  })
})

test('where nothing was counted only checks are', () => {
  expect(summaryOf([outcome('Types', true), outcome('Build', true)], true)).toEqual({
    lines: ['checks: 2 passed'],
    isGreen: true,
  })
})

test('failed tests of Jest are named, and files that could not be run', () => {
  const file = (name: string, status: string, ...assertionResults: object[]) => ({
    name: `${process.cwd()}/${name}`,
    status,
    message: 'does not compile',
    assertionResults: assertionResults.map((each) => ({ failureMessages: [], ...each })),
  })
  const report = {
    testResults: [
      file(
        'a.test.ts',
        'failed',
        { fullName: 'adds', status: 'failed', failureMessages: ['Expected \u001b[32m4\u001b[39m'] },
        { fullName: 'b', status: 'passed' },
      ),
      file('c.test.ts', 'failed'),
      file('d.test.ts', 'passed', { fullName: 'e', status: 'pending' }),
    ],
  }
  expect(readJestReport(report)).toEqual({
    passed: 1,
    failed: [
      { name: 'a.test.ts > adds', why: 'Expected 4' },
      { name: 'c.test.ts', why: 'does not compile' },
    ],
    skipped: ['d.test.ts > e'],
  })
})

test('failed tests of Playwright are named with their project, also what passed at a second try, and errors outside of tests', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [
      {
        projectName: 'desktop',
        status,
        results: [{ errors: status === 'unexpected' ? [{ message: 'is open' }] : [] }],
        annotations: status === 'skipped' ? [{ type: 'skip', description: 'no Redis' }] : [],
      },
    ],
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
    passed: 1,
    failed: [
      { name: 'tests/e2e/a.spec.ts > [desktop] > closes', why: 'is open' },
      { name: 'tests/e2e/a.spec.ts > [desktop] > waits', why: '' },
      { name: 'outside of the tests', why: 'no server\nat x' },
    ],
    skipped: ['tests/e2e/a.spec.ts > [desktop] > later (no Redis)'],
  })
})

test('a report of another form is refused', () => {
  expect(() => readJestReport({})).toThrow('not of the form expected')
})
