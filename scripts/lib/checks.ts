import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { scriptArguments } from './package-scripts'
import { runToEnd, runWhole } from './services'
import { NO_TESTS, type TestReport } from './test-report'

export interface CheckResult extends TestReport {
  isGreen: boolean
  /** All output of the tool, for checks that run in parallel; null when it was shown as it came. */
  output: string | null
}

export interface Check {
  /** As in `npm test -- NAME`. */
  name: string
  title: string
  /** Only reads files, so that it can run in parallel. */
  isStatic: boolean
  /** Skipped after a failed build. */
  needsBuild?: true
  /** @returns how its tests went, and whether all is well. */
  run: (env: NodeJS.ProcessEnv) => Promise<CheckResult>
}

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
  { fileVariable, readReport }: { fileVariable: string | null; readReport: (report: unknown) => TestReport },
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
      return { ...(report === null ? NO_TESTS : readReport(JSON.parse(report))), isGreen, output: null }
    },
  }
}
