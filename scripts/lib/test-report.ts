import path from 'node:path'
import { z } from 'zod'
import { SetupError } from './site-env'

/** How the tests of a tool went. */
export interface TestReport {
  passed: number
  /** Each as file and name of the test; of a file that could not be run, its name alone. */
  failed: string[]
  /** Each as file, name of the test and, where the test says it, the reason. */
  skipped: string[]
}

export const NO_TESTS: TestReport = { passed: 0, failed: [], skipped: [] }

const named = (file: string, ...names: string[]): string =>
  [path.relative(process.cwd(), path.resolve(file)), ...names].join(' > ')

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** The report that Jest writes with `--json`. */
export function readJestReport(report: unknown): TestReport {
  const { testResults } = parse(jestReport, report)
  return {
    passed: testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed')
      .length,
    failed: testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (status === 'failed' && failed.length === 0) return [named(name)]
      return failed.map(({ fullName }) => named(name, fullName))
    }),
    skipped: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'pending' || status === 'todo')
        .map(({ fullName }) => named(name, fullName)),
    ),
  }
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
    }),
  ),
})
interface Suite {
  specs: z.infer<typeof playwrightSpec>[]
  suites?: Suite[] | undefined
}
const playwrightSuite: z.ZodType<Suite> = z.object({
  specs: z.array(playwrightSpec),
  suites: z.lazy(() => z.array(playwrightSuite)).optional(),
})
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })),
})

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]

/** The report of Playwright's JSON reporter. */
export function readPlaywrightReport(report: unknown): TestReport {
  const { config, suites, errors } = parse(playwrightReport, report)
  const tests = suites.flatMap(specsOf).flatMap(({ title, file, tests: each }) =>
    each.map(({ projectName, status, annotations }) => ({
      status,
      name: named(path.join(config.rootDir, file), `[${projectName}]`, title),
      reason: annotations.find(({ type }) => type === 'skip')?.description,
    })),
  )
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: [
      ...tests.filter(({ status }) => status === 'unexpected').map(({ name }) => name),
      // Such as a server that did not start.
      ...errors.map(({ message }) => message?.split('\n')[0] ?? 'error without a message'),
    ],
    skipped: tests
      .filter(({ status }) => status === 'skipped')
      .map(({ name, reason }) => (reason ? `${name} (${reason})` : name)),
  }
}

const parse = <Report>(schema: z.ZodType<Report>, report: unknown): Report => {
  const result = schema.safeParse(report)
  if (result.success) return result.data
  throw new SetupError(`The test report is not of the form expected: ${z.prettifyError(result.error)}`)
}
