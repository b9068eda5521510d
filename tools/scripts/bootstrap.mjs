import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { areInstalled, hasTools } from './lib/installed.mjs'
import { isOnRightNode } from './lib/right-node.mjs'

/**
 * Runs a command of package.json on a clone in any state: plain Node without dependencies, which brings the right Node, installs
 * the packages that are missing or not those of package-lock.json, and for tests and benchmarks finds a browser.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Command -> its script, whether it needs the tools of development (devDependencies), whether it drives a browser, and whether it starts
 * programs of the system such as Redis.
 *
 * @type {Partial<Record<string, { script: string, needsTools?: boolean, needsBrowser?: boolean, needsPrograms?: boolean }>>}
 */
const COMMANDS = {
  start: { script: 'start.ts' },
  dev: { script: 'dev.ts', needsTools: true },
  build: { script: 'build.ts' },
  run: { script: 'run.ts', needsTools: true },
  test: { script: 'test.ts', needsTools: true, needsBrowser: true, needsPrograms: true },
  'test:e2e': { script: 'test-e2e.ts', needsTools: true, needsBrowser: true, needsPrograms: true },
  'test:engines': { script: 'test-engines.ts', needsTools: true, needsBrowser: true, needsPrograms: true },
  'test:faults': { script: '../faults/main.ts', needsTools: true },
  browsers: { script: 'browsers.ts', needsTools: true },
  new: { script: 'new.ts', needsTools: true },
  gallery: { script: 'gallery.ts', needsTools: true },
  pictures: { script: 'pictures.ts', needsTools: true, needsBrowser: true },
  container: { script: 'container.ts' },
  bench: { script: '../bench/main.ts', needsTools: true, needsBrowser: true },
  sandbox: { script: 'sandbox.ts' },
  'space:check': { script: 'space-check.ts' },
  'look:check': { script: 'look-check.ts', needsTools: true },
  'space:export': { script: 'space-export.ts' },
  'search:index': { script: 'search-index.ts' },
  'search:judge': { script: 'search-judge.ts' },
  'words:train': { script: 'words/train.ts' },
  reviews: { script: 'reviews.ts' },
  photos: { script: 'photos.ts' },
  desk: { script: 'desk.ts' },
  model: { script: 'model.ts', needsTools: true },
  manual: { script: 'manual.ts' },
  'webhooks:setup': { script: 'contentful-webhooks.ts' },
  'db:migrate': { script: 'db-migrate.ts' },
  privacy: { script: 'privacy.ts' },
  'packages:audit': { script: 'packages-audit.ts' },
  'packages:lock': { script: 'packages-lock.ts' },
  'cache:warm': { script: 'warm-cache.ts' },
  report: { script: 'report.ts' },
  rules: { script: 'rules.ts' },
  problems: { script: 'problems.ts' },
  feedback: { script: 'feedback.ts' },
  addresses: { script: 'addresses.ts' },
  newsletter: { script: 'newsletter.ts' },
}

/** @param {string} message @returns {never} */
const stop = (message) => {
  console.error(message)
  process.exit(1)
}

/** @param {boolean} withTools */
const installPackages = (withTools) => {
  const set = withTools ? '--include=dev' : '--omit=dev'
  console.log(`Installing packages (npm ci ${set}) ...`)
  const startedAt = performance.now()
  const { status } = spawnSync('npm', ['ci', set, '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop('npm ci failed: see its message above.')
  console.log(`Packages installed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}

/** @param {{ script: string, needsTools?: boolean, needsBrowser?: boolean, needsPrograms?: boolean }} command */
const run = async ({ script, needsTools = false, needsBrowser = false, needsPrograms = false }) => {
  process.chdir(root)
  if (!areInstalled(root, needsTools)) installPackages(needsTools || hasTools(root))
  if (needsBrowser) {
    const { ensureBrowser } = await import('./lib/browser.mjs')
    process.env.CHROME_PATH = ensureBrowser()
  }
  if (needsPrograms) (await import('./lib/test-programs.mjs')).ensureTestPrograms()
  // The command sees the arguments that follow its name, as if it had been started directly.
  const file = path.join(root, 'tools/scripts', script)
  process.argv.splice(1, 2, file)
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(file).href)
}

const name = process.argv[2] ?? ''
const command =
  COMMANDS[name] ?? stop(`Unknown command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
const isRightNode = () => {
  try {
    return isOnRightNode(root)
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}
if (isRightNode()) await run(command)
