import { spawn } from 'node:child_process'

/** Milliseconds between two checks whether the parent process still runs. */
const PARENT_CHECK = 1000

/**
 * Runs a program in place of this process, as far as Node can: with the same terminal, the same signals, the same exit code,
 * and no longer than the parent process runs.
 *
 * @param {string} program
 * @param {string[]} args
 */
export function runInstead(program, args) {
  const child = spawn(program, args, { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, PARENT_CHECK).unref()
  child.once('error', (error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  child.once('close', (code) => {
    process.exitCode = code ?? 1
  })
}
