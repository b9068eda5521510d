import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { SetupError } from './site-env'

export interface Failure {
  /** File and name of the test; of a file that could not be run, its name alone. */
  name: string
  /** What the tool said about it, without colors. */
  why: string
}

/** How the tests of a tool went. */
export interface TestReport {
  passed: number
  failed: Failure[]
  /** Each as file, name of the test and, where the test says it, the reason. */
  skipped: string[]
}

export const NO_TESTS: TestReport = { passed: 0, failed: [], skipped: [] }

const named = (file: string, ...names: string[]): string =>
  [path.relative(process.cwd(), path.resolve(file)), ...names].join(' > ')

const failure = (name: string, messages: string[]): Failure => ({
  name,
  why: stripVTControlCharacters(messages.join('\n')).trim(),
})

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/** The report that Jest writes with `--json`. */
export function readJestReport(report: unknown): TestReport {
  const { testResults } = parse(jestReport, report)
  return {
    passed: testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed')
      .length,
    failed: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (status === 'failed' && failed.length === 0) return [failure(named(name), [message])]
      return failed.map(({ fullName, failureMessages }) => failure(named(name, fullName), failureMessages))
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
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
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
    each.map(({ projectName, status, results, annotations }) => ({
      status,
      name: named(path.join(config.rootDir, file), `[${projectName}]`, title),
      messages: results.flatMap((result) => result.errors.map(({ message }) => message ?? '')),
      reason: annotations.find(({ type }) => type === 'skip')?.description,
    })),
  )
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: [
      ...tests
        // One that failed and then passed is no better.
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ name, messages }) => failure(name, messages)),
      // Such as a server that did not start.
      ...errors.map(({ message = '' }) => failure('outside of the tests', [message])),
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
