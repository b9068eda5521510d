import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A package of a lock file. `dev`: only tools need it; `optional`, `devOptional`: not on every machine, or not for every install.
 *
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 */

/** @param {string} file @returns {Record<string, LockedPackage> | null} */
const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/** npm's own list of what it has installed. @param {string} root */
const readInstalled = (root) => readPackages(path.join(root, 'node_modules/.package-lock.json'))

/**
 * Whether node_modules has the packages of package-lock.json, with or without those that only tools need.
 *
 * @param {string} root
 * @param {boolean} withTools
 */
export function areInstalled(root, withTools) {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const installed = readInstalled(root)
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([name, { version, dev, optional, devOptional }]) => {
    if (name === '' || optional || (!withTools && (dev || devOptional))) return true
    return installed[name]?.version === version
  })
}

/** Whether node_modules has packages that only tools need: an install without them would remove these. @param {string} root */
export function hasTools(root) {
  return Object.values(readInstalled(root) ?? {}).some(({ dev }) => dev)
}
