import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * `npm run packages:lock`, after every change of packages: npm omits the checksums of packages for other systems, which it has
 * not installed. Those are read from the registry; no version changes.
 */
const FILE = 'package-lock.json'

interface LockedPackage {
  /** A workspace. */
  link?: true
  integrity?: string
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(FILE, 'utf8'))
// npm completes what is missing, not what is there without a checksum.
for (const [place, { link, integrity }] of Object.entries(lock.packages))
  if (place.includes('node_modules/') && !link && !integrity) delete lock.packages[place]
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)

const ONLY_THE_FILE = ['--package-lock-only', '--omit-lockfile-registry-resolved', '--no-audit', '--no-fund']
const { status } = spawnSync('npm', ['install', ...ONLY_THE_FILE], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
