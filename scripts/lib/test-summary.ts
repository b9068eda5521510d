import type { Check, CheckResult } from './checks'

/** Of a check: its result, or null where it was not run. */
export interface Outcome {
  check: Pick<Check, 'title'>
  result: Pick<CheckResult, 'isGreen' | 'passed' | 'failed'> | null
}

/** The last lines of `npm test`: every failure by check, file and test, and how many there were. Tests are counted only where there were any. */
export function summaryOf(outcomes: Outcome[]): { lines: string[]; isGreen: boolean } {
  const ran = outcomes.flatMap(({ check, result }) => (result ? [{ check, ...result }] : []))
  const red = ran.filter(({ isGreen }) => !isGreen)
  const notRun = outcomes.filter(({ result }) => result === null)
  const passed = ran.reduce((sum, check) => sum + check.passed, 0)
  const failed = ran.reduce((sum, check) => sum + check.failed.length, 0)
  const tests = passed + failed > 0 ? [`tests: ${passed} passed, ${failed} failed`] : []
  const checks = [
    `checks: ${ran.length - red.length} passed`,
    ...(red.length > 0 ? [`${red.length} failed`] : []),
    ...(notRun.length > 0 ? [`${notRun.length} not run`] : []),
  ]
  return {
    lines: [
      ...red.flatMap(({ check, failed: names }) => [
        `FAILED: ${check.title}`,
        ...names.map((name) => `  ${name}`),
      ]),
      ...notRun.map(({ check }) => `NOT RUN: ${check.title}`),
      [checks.join(', '), ...tests].join('; '),
    ],
    isGreen: red.length === 0 && notRun.length === 0,
  }
}
