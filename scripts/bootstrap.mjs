import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Runs a command of package.json on a clone in any state: plain Node without dependencies, which installs them first when
 * they are missing or not those of package-lock.json, and for tests and benchmarks finds a browser.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Command -> its script, and whether it drives a browser.
 *
 * @type {Partial<Record<string, { script: string, needsBrowser?: boolean }>>}
 */
const COMMANDS = {
  start: { script: 'start.ts' },
  dev: { script: 'dev.ts' },
  build: { script: 'build.ts' },
  test: { script: 'test.ts', needsBrowser: true },
  'test:e2e': { script: 'test-e2e.ts', needsBrowser: true },
  'test:faults': { script: 'test-faults.ts' },
  gallery: { script: 'gallery.ts' },
  pictures: { script: 'pictures.ts', needsBrowser: true },
  bench: { script: 'bench.ts', needsBrowser: true },
  sandbox: { script: 'sandbox.ts' },
  'space:check': { script: 'space-check.ts' },
  'space:export': { script: 'space-export.ts' },
  'search:index': { script: 'search-index.ts' },
  reviews: { script: 'reviews.ts' },
  photos: { script: 'photos.ts' },
  desk: { script: 'desk.ts' },
  'webhooks:setup': { script: 'contentful-webhooks.ts' },
  'db:migrate': { script: 'db-migrate.ts' },
  privacy: { script: 'privacy.ts' },
  'packages:audit': { script: 'packages-audit.ts' },
  'cache:warm': { script: 'warm-cache.ts' },
  feedback: { script: 'feedback.ts' },
}

/** @param {string} message @returns {never} */
const stop = (message) => {
  console.error(message)
  process.exit(1)
}

const isNodeNewEnough = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }> | null} */
const readLockedPackages = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages
  } catch {
    return null
  }
}

/** npm notes in node_modules what it installed; packages for other platforms (`optional`) are rightly not there. */
const areDependenciesInstalled = () => {
  const wanted = readLockedPackages('package-lock.json')
  const installed = readLockedPackages('node_modules/.package-lock.json')
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(
    ([name, { version, optional }]) => name === '' || optional || installed[name]?.version === version,
  )
}

const installDependencies = () => {
  console.log('Installing dependencies (npm ci) ...')
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop('npm ci failed: see its message above.')
}

const name = process.argv[2] ?? ''
const command =
  COMMANDS[name] ?? stop(`Unknown command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
if (!isNodeNewEnough())
  stop(`Node ${process.versions.node} is too old: 20.19 or later is needed (see .nvmrc).`)

process.chdir(root)
if (!areDependenciesInstalled()) installDependencies()
if (command.needsBrowser) {
  const { ensureBrowser } = await import('./lib/browser.mjs')
  process.env.CHROME_PATH = ensureBrowser()
}

// The command sees the arguments that follow its name, as if it had been started by itself.
const script = path.join(root, 'scripts', command.script)
process.argv.splice(1, 2, script)
const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(script).href)
