import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { scriptArguments } from './package-scripts'
import { runToEnd } from './services'
import { NO_TESTS, type TestReport } from './test-report'

/** Where the tools' output and reports are. */
const FOLDER = 'test-results'

export interface CheckResult extends TestReport {
  isGreen: boolean
  /** All output of the tool. */
  output: string
}

export interface Check {
  /** As in `npm test -- NAME`. */
  name: string
  title: string
  /** The file that gets all output of its tool. */
  log: string
  /** Only reads files, so that it can run in parallel. */
  isStatic: boolean
  /** Skipped after a failed build. */
  needsBuild?: true
  /** @returns how its tests went, and whether all is well. */
  run: (env: NodeJS.ProcessEnv) => Promise<CheckResult>
}

type Outcome = Pick<CheckResult, 'isGreen' | 'output'>

const runLogged = async (
  title: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  logFile: string,
): Promise<Outcome> => {
  await mkdir(FOLDER, { recursive: true })
  const isGreen = await runToEnd(title, args, { env, logFile })
  return { isGreen, output: await readFile(logFile, 'utf8') }
}

/** A script of package.json, whose exit code decides. */
const scriptCheck = (name: string, title: string, script: string, isStatic: boolean): Check => {
  const log = path.join(FOLDER, `${script.replaceAll(':', '-')}.log`)
  return {
    name,
    title,
    log,
    isStatic,
    run: async (env) => ({ ...NO_TESTS, ...(await runLogged(title, scriptArguments(script), env, log)) }),
  }
}

/** A check of files. */
export const staticCheck = (name: string, title: string, script: string): Check =>
  scriptCheck(name, title, script, true)

/** A command of this package, with its own set-up. */
export const command = (name: string, title: string, script: string): Check =>
  scriptCheck(name, title, script, false)

/** A check whose tool writes how its tests went into a JSON file. */
export function testRunner(
  name: string,
  title: string,
  args: string[],
  { fileVariable, readReport }: { fileVariable: string | null; readReport: (report: unknown) => TestReport },
): Check {
  const log = path.join(FOLDER, `${name}.log`)
  return {
    name,
    title,
    log,
    isStatic: false,
    run: async (env) => {
      const file = path.resolve(FOLDER, `${name}.json`)
      await rm(file, { force: true })
      const outcome = await runLogged(
        title,
        fileVariable === null ? [...args, `--outputFile=${file}`] : args,
        fileVariable === null ? env : { ...env, [fileVariable]: file },
        log,
      )
      const report = await readFile(file, 'utf8').catch(() => null)
      return { ...(report === null ? NO_TESTS : readReport(JSON.parse(report))), ...outcome }
    },
  }
}
