import { spawnSync } from 'node:child_process'

/**
 * Whether a program ends well.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {'inherit' | 'ignore'} stdio
 */
export const succeeds = (command, args, stdio = 'ignore') => spawnSync(command, args, { stdio }).status === 0

/** Whether the system's package manager knows a package. @param {string} name */
export const isPacked = (name) => succeeds('apt-cache', ['show', name])

/**
 * The package manager, where this user may install: as root, or by sudo without a password.
 *
 * @returns {((args: string[]) => boolean) | null}
 */
const packageManager = () => {
  if (process.env.NO_SYSTEM_PACKAGES || !succeeds('apt-get', ['--version'])) return null
  if (process.getuid?.() === 0) return (args) => succeeds('apt-get', args, 'inherit')
  if (!succeeds('sudo', ['-n', 'true'])) return null
  return (args) => succeeds('sudo', ['-n', 'apt-get', ...args], 'inherit')
}

/**
 * Installs the first of these packages that the package manager has; nothing where this user may not install.
 *
 * @param {string[]} names
 */
export function installFirst(names) {
  const run = packageManager()
  if (!run) return
  console.log(`Installing ${names[0]} (apt-get) ...`)
  if (run(['update'])) names.some((name) => run(['install', '-y', '--no-install-recommends', name]))
}
