import { installFirst, succeeds } from './system-packages.mjs'

/**
 * Programs that tests start by themselves, each on a port of its own: name, arguments that it ends well with, and the variable
 * that names another one. Their packages are called like them.
 *
 * @type {[name: string, check: string[], variable: string][]}
 */
const PROGRAMS = [
  ['redis-server', ['--version'], 'REDIS_SERVER'],
  ['nginx', ['-v'], 'NGINX'],
]

/** Installs what is missing, as far as this user may. What is still missing is named with the tests that it skips. */
export function ensureTestPrograms() {
  for (const [name, check, variable] of PROGRAMS)
    if (!succeeds(process.env[variable] || name, check)) installFirst([name])
}
