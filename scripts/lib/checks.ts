import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { scriptArguments } from './package-scripts'
import { runToEnd, runWhole } from './services'
import { SetupError } from './site-env'

/** How many tests of a step passed and failed; a step without tests of its own counts as nothing. */
export interface Counts {
  passed: number
  failed: number
}

export interface CheckResult extends Counts {
  isGreen: boolean
  /** What the tool wrote, kept whole for checks that run side by side; null when it was shown as it came. */
  output: string | null
}

export interface Check {
  /** What `npm test -- NAME` calls it. */
  name: string
  title: string
  /** Looks at files only, so that it can run beside others. */
  isStatic: boolean
  /** @returns the counts of its tests, and whether all is well. */
  run: (env: NodeJS.ProcessEnv) => Promise<CheckResult>
}

const NO_TESTS: Counts = { passed: 0, failed: 0 }

/** A check of files: a script of package.json, whose exit code decides. */
export function staticCheck(name: string, title: string, script: string): Check {
  return {
    name,
    title,
    isStatic: true,
    run: async (env) => ({ ...NO_TESTS, ...(await runWhole(title, scriptArguments(script), { env })) }),
  }
}

/** A command of this package, with its own set-up. */
export function command(name: string, title: string, script: string): Check {
  return {
    name,
    title,
    isStatic: false,
    run: async (env) => ({
      ...NO_TESTS,
      isGreen: await runToEnd(title, scriptArguments(script), { env, isShown: true }),
      output: null,
    }),
  }
}

/** A check whose tool writes how its tests went into a JSON file. */
export function testRunner(
  name: string,
  title: string,
  args: string[],
  { fileVariable, readCounts }: { fileVariable: string | null; readCounts: (report: unknown) => Counts },
): Check {
  return {
    name,
    title,
    isStatic: false,
    run: async (env) => {
      const file = path.resolve('test-results', `${name}.json`)
      await rm(file, { force: true })
      const isGreen = await runToEnd(
        title,
        fileVariable === null ? [...args, `--outputFile=${file}`] : args,
        {
          env: fileVariable === null ? env : { ...env, [fileVariable]: file },
          isShown: true,
        },
      )
      const report = await readFile(file, 'utf8').catch(() => null)
      const counts = report === null ? NO_TESTS : readCounts(JSON.parse(report))
      return { ...counts, isGreen, output: null }
    },
  }
}

/** A number at a path of a report. @throws SetupError when the report is not of the form expected. */
export function numberAt(report: unknown, ...keys: string[]): number {
  let value = report
  for (const key of keys) {
    value =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : null
  }
  if (typeof value === 'number') return value
  throw new SetupError(`The test report holds no number at ${keys.join('.')}.`)
}
