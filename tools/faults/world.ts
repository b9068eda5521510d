import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sandboxParticipationEnv } from '../scripts/lib/participation-env'
import { SANDBOX_PORTS } from '../scripts/lib/ports'
import { controlUrl, startSandbox } from '../scripts/lib/sandbox'
import { type Service, startService } from '../scripts/lib/services'
import { buildSiteIfNeeded } from '../scripts/lib/site'
import { loadSiteSetup, type SiteSetup, type Variables } from '../scripts/lib/site-env'
import { waitForResponse } from '../scripts/lib/wait'
import { heapOf } from './heap'
import { type HttpProxy, startHttpProxy } from './http-proxy'
import { startTcpProxy, type TcpProxy } from './tcp-proxy'
import { pathsOfSitemap, request } from './visit'

/** Distances from the first port: proxies, the Redis behind one of them, and further instances of the site. */
const PORTS = { content: 1, search: 2, database: 3, mail: 4, redis: 5, redisItself: 6, second: 7 } as const
const FOLDER = '.cache/faults'
const READY_WITHIN = 60_000
const SERVED_FROM = ['node_modules', 'public', 'src', 'next.config.js', 'package.json', 'tools/scripts']
/** Files of pages, which are rendered again at their first request. */
const MADE_PAGES = /rendered$|server\/pages\/pt-br(?:\/.*)?(?:\.html|\.json|\.meta)$/

/** A server of the built site, with a copy of the build of its own. */
export interface Site {
  origin: string
  folder: string
  service: Service
  /** What the machine does to it: a disk that takes nothing, a clock that is wrong by milliseconds. */
  setMachine(state: { disk?: 'ENOSPC' | 'EROFS' | null; clock?: number }): Promise<void>
  /** Megabytes of its heap in use after garbage collection. */
  heap(): Promise<number>
}

export interface World {
  setup: SiteSetup
  content: HttpProxy
  search: HttpProxy
  database: TcpProxy
  /** The address of the database itself, behind that proxy. */
  databaseUrl: string
  mail: TcpProxy
  redis: TcpProxy
  redisPort: number
  /** Starts a server on a copy of the build without pages, or continues with the copy of an earlier one. */
  startSite(options?: { name?: string; variables?: Variables; reusesBuild?: boolean }): Promise<Site>
  order(path: string, body?: object): Promise<void>
  /** Closes the proxies, which would prevent the command from ending. */
  close(): Promise<void>
  /** Every page of the site, the first ones as visitors find them most often. */
  pages(origin: string): Promise<string[]>
}

/** The site's environment: all services at the proxies. */
const setupOf = (port: number, sandboxBase: number): SiteSetup => {
  const at = (distance: number): string => `localhost:${port + distance}`
  const setup = loadSiteSetup('production', {
    PORT: String(port),
    SANDBOX_PORT_BASE: String(sandboxBase),
    SITE_URL: `http://localhost:${port}`,
    BUILD_DIR: '.next-faults',
    REVALIDATE_SECONDS: '2',
    CONTENTFUL_SPACE_ID: '',
    CONTENTFUL_USE_PREVIEW: '',
    NEXT_PUBLIC_ALGOLIA_APP_ID: '',
    SANDBOX_SPACE: '',
    SANDBOX_DATA: 'fresh',
    DRAIN_SECONDS: '2',
    HOST: '127.0.0.1',
    DATABASE_URL: `postgres://site@${at(PORTS.database)}/site`,
    SMTP_URL: `smtp://${at(PORTS.mail)}`,
  })
  Object.assign(setup.env, {
    CONTENTFUL_DELIVERY_HOST: at(PORTS.content),
    PRIVACY_DOCUMENT_URL: `http://${at(PORTS.content)}/privacy/privacy-and-terms.json`,
    NEXT_PUBLIC_ALGOLIA_HOST: `http://${at(PORTS.search)}`,
  })
  return setup
}

const copyBuild = (setup: SiteSetup, folder: string): void => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const build = setup.env.BUILD_DIR ?? ''
  cpSync(build, path.join(folder, build), {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !file.includes(path.join('cache', 'webpack')) && !MADE_PAGES.test(file),
  })
  for (const part of SERVED_FROM)
    if (existsSync(part)) symlinkSync(path.resolve(part), path.join(folder, part))
}

const startSiteOf =
  (setup: SiteSetup): World['startSite'] =>
  async ({ name = 'site', variables = {}, reusesBuild = false } = {}) => {
    const port = Number(variables.PORT ?? setup.port)
    const folder = path.resolve(FOLDER, name)
    if (!reusesBuild) copyBuild(setup, folder)
    const file = path.join(folder, 'machine.json')
    const machine = { disk: null, clock: 0, weighed: 0 }
    writeFileSync(file, JSON.stringify(machine))
    const env = { ...setup.env, ...variables, PORT: String(port), FAULTS_FILE: file }
    const args = ['--require', path.resolve('tools/faults/preload.cjs'), 'node_modules/next/dist/bin/next']
    const service = startService(name, [...args, 'start', '-p', String(port), '-H', '127.0.0.1'], {
      env,
      cwd: folder,
      isSilent: true,
    })
    const origin = `http://localhost:${port}`
    if (!(await waitForResponse(`${origin}/pt-br/`, READY_WITHIN, service)))
      throw new Error(`${name} did not start:\n${service.output().slice(-2000)}`)
    return {
      origin,
      folder,
      service,
      setMachine: async (state) => {
        writeFileSync(file, JSON.stringify(Object.assign(machine, state)))
        // It polls 20 times a second.
        await sleep(200)
      },
      heap: async () => {
        machine.weighed += 1
        writeFileSync(file, JSON.stringify(machine))
        return heapOf(`${file}.heap`, machine.weighed)
      },
    }
  }

/** Starts sandbox and proxies, and builds the site through them where that is needed. */
export async function startWorld(port: number, sandboxBase: number): Promise<World> {
  const setup = setupOf(port, sandboxBase)
  await startSandbox(setup, { isShown: false, hasSite: true })
  const world = {
    setup,
    content: await startHttpProxy(port + PORTS.content, sandboxBase + SANDBOX_PORTS.delivery),
    search: await startHttpProxy(port + PORTS.search, sandboxBase + SANDBOX_PORTS.search),
    database: await startTcpProxy(port + PORTS.database, sandboxBase + SANDBOX_PORTS.database),
    databaseUrl: sandboxParticipationEnv({}, sandboxBase).DATABASE_URL ?? '',
    mail: await startTcpProxy(port + PORTS.mail, sandboxBase + SANDBOX_PORTS.mailbox),
    redis: await startTcpProxy(port + PORTS.redis, port + PORTS.redisItself),
    redisPort: port + PORTS.redisItself,
  }
  await buildSiteIfNeeded(setup)
  return {
    ...world,
    startSite: startSiteOf(setup),
    order: async (place, body = {}) => {
      const reply = await fetch(`${controlUrl(sandboxBase)}control/${place}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!reply.ok) throw new Error(`${place}: ${reply.status} ${await reply.text()}`)
    },
    close: async () => {
      const { content, search, database, mail, redis } = world
      await Promise.all([content, search, database, mail, redis].map((proxy) => proxy.refuse()))
    },
    pages: async (origin) => pathsOfSitemap(await request(`${origin}/sitemap.xml`)),
  }
}

/** Variables of a site that shares pages through the Redis behind the proxy. */
export function withRedis(world: World): Variables {
  return { REDIS_URL: `redis://127.0.0.1:${world.setup.port + PORTS.redis}` }
}

/** The port of a second instance. */
export function secondPort(world: World): string {
  return String(world.setup.port + PORTS.second)
}
