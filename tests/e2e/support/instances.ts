import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { claimPort } from '../../../tools/scripts/lib/port-claims'
import { isPortFree, SANDBOX_PORTS } from '../../../tools/scripts/lib/ports'
import { startSandbox } from '../../../tools/scripts/lib/sandbox'
import { type Service, startService } from '../../../tools/scripts/lib/services'
import { buildSiteIfNeeded } from '../../../tools/scripts/lib/site'
import { loadSiteSetup, type Variables } from '../../../tools/scripts/lib/site-env'
import { OWN_ENV, TEST_ENV, WORKERS } from '../../../tools/scripts/lib/test-env'
import { waitForResponse } from '../../../tools/scripts/lib/wait'

const READY_WITHIN = 180_000
const LOOK_BUILD = '.next-test-look'
/** Milliseconds: tests pause as long as the default keep-alive, and could use a connection that just closes. */
const IDLE_CONNECTIONS = '300000'
/** What a built site is served from besides its build. */
const SERVED_FROM = ['node_modules', 'public', 'src', 'next.config.js', 'package.json']

export interface Instance {
  origin: string
  service: Service
}

/** The first free port above those of the tests' sites that no other worker has chosen. */
export const freePort = async (): Promise<number> => {
  let port = Number(TEST_ENV.PORT) + 10
  while (!(await isPortFree(port)) || !claimPort(port)) port += 1
  return port
}

/** Data of the build about its own content: the path index and the rendered pages. */
const BUILT_CONTENT = /^[^/]+\/(?:cache|rendered|server\/pages\/.*\.(?:html|json))(?:\/|$)/

/**
 * The build stores its data under the address of its content service: the second sandbox, at another address, has the same
 * content.
 */
const moveContentData = (build: string): void => {
  const folder = path.join(build, 'cache', 'content')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const moved = name.replace(`-${TEST_ENV.SANDBOX_PORT_BASE}-`, `-${OWN_ENV.SANDBOX_PORT_BASE}-`)
    if (moved === name) continue
    // Of an earlier site in this folder.
    rmSync(path.join(folder, moved), { recursive: true, force: true })
    renameSync(path.join(folder, name), path.join(folder, moved))
  }
}

/**
 * A folder with a copy of a build, the tests' by default, of its own: instances share nothing but Redis and the content.
 * @param hasPages whether it begins with the pages that were built; without them it makes each at its first request
 */
const copyBuild = (name: string, build: string, hasPages: boolean): string => {
  const folder = path.resolve('test-results', 'instances', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(build, path.join(folder, build), {
    recursive: true,
    preserveTimestamps: true,
    // A running site renames its temporary files while they are copied.
    filter: (file) =>
      !file.endsWith('.tmp') &&
      !file.includes(path.join('cache', 'webpack')) &&
      (hasPages || !BUILT_CONTENT.test(file)),
  })
  moveContentData(path.join(folder, build))
  for (const part of SERVED_FROM)
    if (existsSync(part)) symlinkSync(path.resolve(part), path.join(folder, part))
  return folder
}

/** Starts a copy of a build with other variables, and waits until it responds. */
const startBuild = async (name: string, variables: Variables, hasPages: boolean): Promise<Instance> => {
  const { env, port } = loadSiteSetup('production', variables)
  const args = [
    'node_modules/next/dist/bin/next',
    'start',
    ...['-p', String(port), '-H', '127.0.0.1', '--keepAliveTimeout', IDLE_CONNECTIONS],
  ]
  const cwd = copyBuild(name, variables.BUILD_DIR ?? TEST_ENV.BUILD_DIR, hasPages)
  const service = startService(name, args, { env, cwd })
  const origin = `http://localhost:${port}`
  if (await waitForResponse(`${origin}/pt-br/`, READY_WITHIN, service)) return { origin, service }
  await service.stop()
  throw new Error(`${name} did not start`)
}

/** Starts the second site on its ports, with the sandbox that sends it webhooks. */
export const startOwnSite = async (): Promise<{ site: Service; stop: () => Promise<void> }> => {
  const sandbox = await startSandbox(loadSiteSetup('production', OWN_ENV), { isShown: false, hasSite: true })
  try {
    const { service } = await startBuild(`own-site-${OWN_ENV.PORT}`, OWN_ENV, true)
    return {
      site: service,
      stop: async () => void (await Promise.all([service.stop(), sandbox?.stop()])),
    }
  } catch (error) {
    await sandbox?.stop()
    throw error
  }
}

/** Starts another instance of the second site, and waits until it responds. @param variables in place of those of the site */
export const startInstance = async (
  name: string,
  redisUrl: string,
  variables: Variables = {},
): Promise<Instance> =>
  startBuild(
    name,
    { ...OWN_ENV, PORT: variables.PORT ?? String(await freePort()), REDIS_URL: redisUrl, ...variables },
    true,
  )

const freeSandboxBaseFrom = async (first: number): Promise<number> => {
  const ports = Object.values(SANDBOX_PORTS).map((distance) => first + distance)
  const areFree = await Promise.all(ports.map(isPortFree))
  return areFree.every(Boolean) ? first : freeSandboxBaseFrom(first + 10)
}

/** Scripts and pages are compiled already, so that of a look little but the style sheets is compiled again. */
const buildLook = async (variables: Variables): Promise<void> => {
  const compiled = (build: string) => path.join(build, 'cache', 'webpack')
  if (!existsSync(compiled(LOOK_BUILD)))
    cpSync(compiled(TEST_ENV.BUILD_DIR), compiled(LOOK_BUILD), { recursive: true })
  await buildSiteIfNeeded(loadSiteSetup('production', variables))
}

interface Look {
  /** As BRAND_LOOK names it. */
  folder: string
  /** Its build has pages of another space, which are left out. */
  isBuilt?: true
}

/**
 * Starts a site on the content of another space, with a sandbox of its own. Without a look it is the tests' build: its
 * rendered pages are left out, and each page is rendered at its first request.
 * @param space a folder as the sample's, or a file in the `contentful export` format
 */
export const startOnSpace = async (
  name: string,
  space: string,
  look?: Look,
): Promise<{ origin: string; sandboxBase: string; stop: () => Promise<void> }> => {
  const base = await freeSandboxBaseFrom(Number(TEST_ENV.SANDBOX_PORT_BASE) + 10 * (WORKERS + 1))
  const port = String(await freePort())
  const variables = {
    ...TEST_ENV,
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    SANDBOX_SPACE: space,
    SANDBOX_PORT_BASE: String(base),
    ...(look && { BRAND_LOOK: look.folder, BUILD_DIR: LOOK_BUILD }),
  }
  const sandbox = await startSandbox(loadSiteSetup('production', variables), { isShown: false })
  try {
    const isOwnBuild = look !== undefined && !look.isBuilt
    if (isOwnBuild) await buildLook(variables)
    const { origin, service } = await startBuild(name, variables, isOwnBuild)
    return {
      origin,
      sandboxBase: String(base),
      stop: async () => void (await Promise.all([service.stop(), sandbox?.stop()])),
    }
  } catch (error) {
    await sandbox?.stop()
    throw error
  }
}
