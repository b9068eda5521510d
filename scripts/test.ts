import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { CHECKS } from './lib/check-list'
import type { Check, CheckResult } from './lib/checks'
import { runCommand } from './lib/command'
import { choosePorts, TEST_PORTS } from './lib/ports'
import { SetupError } from './lib/site-env'
import { testEnv } from './lib/test-env'

/**
 * `npm test`: every check. Static ones run side by side, and all of them tell what they found, as the unit tests do; the
 * build and what needs it follow only when everything before is green. `npm test -- unit types` runs those named only;
 * `static` names all static ones.
 */
const STATIC = 'static'

const chosenChecks = (names: string[]): Check[] => {
  const known = [STATIC, ...new Set(CHECKS.map(({ name }) => name))]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new SetupError(`No such check: ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  if (names.length === 0) return CHECKS
  return CHECKS.filter(({ name, isStatic }) => names.includes(name) || (isStatic && names.includes(STATIC)))
}

const runCheck = async ({ title, run, isStatic }: Check, env: NodeJS.ProcessEnv): Promise<CheckResult> => {
  if (!isStatic) console.log(`\n== ${title}`)
  const startedAt = performance.now()
  const result = await run(env)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (result.output !== null) process.stdout.write(`\n== ${title}\n${result.output}`)
  console.log(`-- ${title}: ${result.isGreen ? 'passed' : 'FAILED'} in ${seconds} s`)
  return result
}

/** As many at once as there are cores, in any order. */
const runSideBySide = async (checks: Check[], env: NodeJS.ProcessEnv): Promise<CheckResult[]> => {
  const results: CheckResult[] = []
  const waiting = checks.values()
  const work = async (): Promise<void> => {
    for (const check of waiting) results.push(await runCheck(check, env))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return results
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
  const checks = chosenChecks(process.argv.slice(2))
  const env = await environmentOf(checks)
  await mkdir('test-results', { recursive: true })
  const results = await runSideBySide(
    checks.filter(({ isStatic }) => isStatic),
    env,
  )
  for (const check of checks.filter(({ isStatic }) => !isStatic)) {
    const isCheap = check.name === 'unit'
    if (!isCheap && results.some(({ isGreen }) => !isGreen)) console.log(`\n-- ${check.title}: not run`)
    else results.push(await runCheck(check, env))
  }
  const sum = (count: (result: CheckResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  // A red check that counts no tests, such as a type error, is one failure.
  const failed = sum((result) => (result.isGreen ? 0 : Math.max(1, result.failed)))
  console.log(`\n${sum(({ passed }) => passed)} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
})
