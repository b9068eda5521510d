import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { changedFiles, reachedTests } from './lib/changed-tests'
import { CHECKS, quickChecks } from './lib/check-list'
import type { Check, CheckResult } from './lib/checks'
import { runCommand } from './lib/command'
import { choosePorts, TEST_PORTS } from './lib/ports'
import { enterRunFolder } from './lib/run-folder'
import { SetupError } from './lib/site-env'
import { testEnv } from './lib/test-env'
import { type Outcome, summaryOf } from './lib/test-summary'

/**
 * `npm test`: every check, whatever failed before; only what needs the build is left out when that failed. Static ones run side by side. One line
 * a check, then what failed and why, then what was skipped, then how many there were. `npm test -- unit types` runs those named only; `static` names all static ones;
 * `quick` runs what a change since main can reach, of unit tests the nearest, and with CI everything.
 */
const STATIC = 'static'
const QUICK = 'quick'
const UNCHANGED = 'test-results/unchanged.txt'
const FARTHER = 'test-results/farther.txt'
/** Files of unit tests that `quick` runs: what everything imports would reach hundreds, and take ten minutes. */
const NEAREST = 20

interface Choice {
  checks: Check[]
  /** The files of unit tests that are left out, because nothing that they read has changed. */
  unchanged: string[]
  /** Those that are left out because the change reaches nearer ones, too. */
  farther: string[]
}

const quickChoice = (): Choice => {
  const changed = changedFiles()
  if (changed === null)
    throw new SetupError('There is no branch "main" to compare with: run `npm test` without "quick".')
  const { reached, unchanged } = reachedTests(changed)
  return { checks: quickChecks(reached.slice(0, NEAREST)), unchanged, farther: reached.slice(NEAREST) }
}

const chosenChecks = (names: string[]): Check[] => {
  const known = [STATIC, QUICK, ...new Set(CHECKS.map(({ name }) => name))]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new SetupError(`No such check: ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  if (names.length === 0) return CHECKS
  return CHECKS.filter(({ name, isStatic }) => names.includes(name) || (isStatic && names.includes(STATIC)))
}

/** Runs a check. Its line ends when it does; where nothing runs beside it, it begins when it does. */
const runCheck = async (
  { title, log, run, isStatic }: Check,
  env: NodeJS.ProcessEnv,
): Promise<CheckResult> => {
  const start = `${title} (${log}): `
  if (!isStatic) process.stdout.write(start)
  const startedAt = performance.now()
  const result = await run(env)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${isStatic ? start : ''}${result.isGreen ? 'passed' : 'FAILED'} in ${seconds} s`)
  return result
}

/** As many in parallel as there are cores, in any order. */
const runSideBySide = async (checks: Check[], env: NodeJS.ProcessEnv): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  const waiting = checks.values()
  const work = async (): Promise<void> => {
    for (const check of waiting) outcomes.push({ check, result: await runCheck(check, env) })
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return outcomes
}

const runInTurn = async (checks: Check[], env: NodeJS.ProcessEnv): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  let isBuilt = true
  for (const check of checks) {
    const result: Outcome['result'] = check.needsBuild && !isBuilt ? null : await runCheck(check, env)
    if (check.name === 'build') isBuilt = result?.isGreen ?? false
    outcomes.push({ check, result })
  }
  return outcomes
}

/** The environment of every check: tests have ports of their own, chosen now for all that follow. */
const environmentOf = async (checks: Check[]): Promise<NodeJS.ProcessEnv> => {
  const ports = checks.every(({ isStatic, name }) => isStatic || name === 'unit')
    ? {}
    : await choosePorts(process.env, TEST_PORTS)
  const env = { ...process.env, ...ports }
  return { ...env, ...testEnv(env), NODE_ENV: 'test' }
}

await runCommand(async () => {
  const names = process.argv.slice(2)
  const isQuick = names.includes(QUICK) && !process.env.CI
  const { checks, unchanged, farther } = isQuick
    ? quickChoice()
    : { checks: chosenChecks(names.filter((name) => name !== QUICK)), unchanged: [], farther: [] }
  enterRunFolder()
  const env = await environmentOf(checks)
  const outcomes = [
    ...(await runSideBySide(
      checks.filter(({ isStatic }) => isStatic),
      env,
    )),
    ...(await runInTurn(
      checks.filter(({ isStatic }) => !isStatic),
      env,
    )),
  ]
  const { lines, isGreen } = summaryOf(outcomes, Boolean(process.env.CI))
  if (isQuick) {
    await writeFile(UNCHANGED, unchanged.join('\n'))
    await writeFile(FARTHER, farther.join('\n'))
    console.log(`\nUNCHANGED: ${unchanged.length} files of unit tests (${UNCHANGED}).`)
    console.log(
      `FARTHER: ${farther.length} files of unit tests that the change reaches through others (${FARTHER}).`,
    )
    console.log('LEFT OUT: pictures, and end-to-end tests besides the journeys. `npm test` runs everything.')
  }
  console.log(`\n${lines.join('\n')}`)
  if (!isGreen) process.exitCode = 1
})
