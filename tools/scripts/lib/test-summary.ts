import type { Check, CheckResult } from './checks'

/** Of a check: its result, or null where it was not run. */
export interface Outcome {
  check: Pick<Check, 'title' | 'log'>
  result: CheckResult | null
}

/** The lines of a failed test that are shown: after them it is the document of a page. */
const MOST_LINES = 40

/** Tests that may be skipped in continuous integration, each with its reason. Any other skipped test is a failure there. */
const MAY_BE_SKIPPED: [test: RegExp, reason: string][] = [
  [
    /\/database-health\.test\.ts > with a user of its own /,
    "roles need a PostgreSQL server of one's own, named by TEST_DATABASE_URL",
  ],
]

const reasonOf = (test: string): string | null =>
  MAY_BE_SKIPPED.find(([pattern]) => pattern.test(test))?.[1] ?? null

const plural = (count: number, name: string): string[] => (count > 0 ? [`${count} ${name}`] : [])

const indented = (text: string): string[] =>
  text.split('\n', MOST_LINES).map((line) => `    ${line}`.trimEnd())

/** What a red check says: its failed tests, else all that its tool printed. */
const reasonsOf = ({ failed, output }: CheckResult): string[] =>
  failed.length === 0
    ? output.trimEnd().split('\n')
    : failed.flatMap(({ name, why }) => [`  ${name}`, ...indented(why)])

/**
 * The last lines of `npm test`: every failure by check, file and test with its reason, every skipped test, and how many there
 * were. Tests are counted only where there were any.
 *
 * @param isStrict a skipped test that is not on the list above is a failure, as in continuous integration
 */
export function summaryOf(outcomes: Outcome[], isStrict: boolean): { lines: string[]; isGreen: boolean } {
  const ran = outcomes.flatMap(({ check, result }) => (result ? [{ check, ...result }] : []))
  const red = ran.filter(({ isGreen }) => !isGreen)
  const notRun = outcomes.filter(({ result }) => result === null)
  const sum = (count: (check: (typeof ran)[number]) => number): number =>
    ran.reduce((total, check) => total + count(check), 0)
  const [passed, failed] = [sum((check) => check.passed), sum((check) => check.failed.length)]
  const skipped = ran.flatMap((check) => check.skipped)
  const unexplained = skipped.filter((test) => reasonOf(test) === null)
  const checks = [
    `${ran.length - red.length} passed`,
    ...plural(red.length, 'failed'),
    ...plural(notRun.length, 'not run'),
  ]
  return {
    lines: [
      ...red.flatMap(({ check, ...result }) => [
        `FAILED: ${check.title} (${check.log})`,
        ...reasonsOf(result),
        '',
      ]),
      ...notRun.map(({ check }) => `NOT RUN: ${check.title}`),
      ...skipped.map((test) => `SKIPPED: ${test}${reasonOf(test) ? ` (${reasonOf(test)})` : ''}`),
      ...(isStrict && unexplained.length > 0
        ? [`FAILED: ${unexplained.length} skipped without a reason in tools/scripts/lib/test-summary.ts`]
        : []),
      `checks: ${checks.join(', ')}`,
      ...(passed + failed + skipped.length > 0
        ? [
            `tests: ${[`${passed} passed`, `${failed} failed`, ...plural(skipped.length, 'skipped')].join(', ')}`,
          ]
        : []),
    ],
    isGreen: red.length === 0 && notRun.length === 0 && !(isStrict && unexplained.length > 0),
  }
}
