import { spawnSync } from 'node:child_process'
import { readAudit } from './lib/audit-report'

/**
 * `npm run packages:audit`: whether a package that the site is served with has a known vulnerability (high, critical). Exits
 * with 0 when none has, 1 when some have, and 3 when the registry did not respond.
 */
const FOUND = 1
const NOT_CHECKED = 3

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const verdict = readAudit(stdout ?? '')
if (verdict.kind === 'clean') console.log('No package is known to be dangerous.')
if (verdict.kind === 'found') {
  console.error(`Known to be dangerous: ${verdict.packages.join(', ')}. Details: npm audit --omit=dev`)
  process.exitCode = FOUND
}
if (verdict.kind === 'noVerdict') {
  console.error(`The registry did not respond, nothing is known: ${verdict.reason}`)
  process.exitCode = NOT_CHECKED
}
