import { createServer } from 'node:net'
import { claimPort } from './port-claims'
import { readPort, readVariables, SetupError, type Variables } from './site-env'
import { OWN_PORTS } from './test-env'

/** The sandbox's services, by their distance from SANDBOX_PORT_BASE (behavior SANDBOX-1). */
export const SANDBOX_PORTS = {
  delivery: 0,
  preview: 1,
  search: 2,
  control: 3,
  database: 4,
  mailbox: 5,
} as const

/** The variable that names a port, and where the search for a free one begins and continues. */
export interface PortUse {
  what: string
  variable: string
  usual: number
  step: number
  /** Distances of the ports in use. */
  needs: readonly number[]
}

const THE_SITE = { what: 'The site', needs: [0] }
const THE_SANDBOX = { what: 'The sandbox', needs: Object.values(SANDBOX_PORTS) }

const SITE_PORT: PortUse = { ...THE_SITE, variable: 'PORT', usual: 3000, step: 1 }
const SANDBOX_PORT: PortUse = {
  ...THE_SANDBOX,
  variable: 'SANDBOX_PORT_BASE',
  usual: 4010,
  step: 10,
}
const withOwn = (needs: readonly number[], which: 'site' | 'sandbox'): number[] =>
  [0, ...OWN_PORTS.map((own) => own[which])].flatMap((distance) => needs.map((need) => need + distance))

/** Of a site with its sandbox, and one of each worker's own; tests start further ones above them. */
export const TEST_PORTS: PortUse[] = [
  {
    ...THE_SITE,
    needs: withOwn(THE_SITE.needs, 'site'),
    variable: 'TEST_PORT',
    usual: 3100,
    step: 20,
  },
  {
    ...THE_SANDBOX,
    needs: withOwn(THE_SANDBOX.needs, 'sandbox'),
    variable: 'TEST_SANDBOX_PORT_BASE',
    usual: 4110,
    step: 40,
  },
]
export const BENCH_PORTS: PortUse[] = [
  { ...THE_SITE, variable: 'BENCH_PORT', usual: 3200, step: 20 },
  { ...THE_SANDBOX, variable: 'BENCH_SANDBOX_PORT_BASE', usual: 4210, step: 20 },
]
/** A site, five proxies, a Redis and a second site: the first eight ports. */
export const FAULTS_PORTS: PortUse[] = [
  { ...THE_SITE, needs: [0, 1, 2, 3, 4, 5, 6, 7], variable: 'FAULTS_PORT', usual: 3400, step: 20 },
  { ...THE_SANDBOX, variable: 'FAULTS_SANDBOX_PORT_BASE', usual: 4310, step: 20 },
]
/** nginx, a Redis and two instances of the site. */
export const CONTAINER_PORTS: PortUse[] = [
  { ...THE_SITE, needs: [0, 1, 2, 3], variable: 'PORT', usual: 3500, step: 20 },
  { ...THE_SANDBOX, variable: 'SANDBOX_PORT_BASE', usual: 4410, step: 20 },
]
/** Tests use a gallery of their own beside another that runs. */
export const GALLERY_PORT: PortUse = {
  what: 'The gallery',
  needs: [0],
  variable: 'GALLERY_PORT',
  usual: 3300,
  step: 1,
}
/** Where editors change the sandbox's content. */
export const DESK_USE: PortUse = { what: 'The desk', needs: [0], variable: 'DESK_PORT', usual: 3700, step: 1 }
/** Of the app that benchmarks compare the site with. */
export const BASELINE_PORT: PortUse = {
  what: 'The baseline',
  needs: [0],
  variable: 'BENCH_FLOOR_PORT',
  usual: 3201,
  step: 20,
}

/** Of the shipped nginx in front of the measured site. */
export const PROXY_PORT: PortUse = {
  what: 'The proxy',
  needs: [0],
  variable: 'BENCH_PROXY_PORT',
  usual: 3202,
  step: 20,
}

/** Attempts after which there must be another cause. */
const TRIES = 50

/** Browsers open no page at these ports above 1,023 (the Fetch standard, "bad port"). */
const REFUSED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
])

const listens = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      // A machine without IPv6 has no such address: nothing can occupy it.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })

/** Whether nothing listens at a port of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listens(port, '127.0.0.1')) && (await listens(port, '::1'))
}

const firstUnusable = async (first: number, needs: readonly number[]): Promise<number | null> => {
  for (const port of needs.map((distance) => first + distance))
    if (REFUSED_BY_BROWSERS.has(port) || !(await isPortFree(port))) return port
  return null
}

/** An explicitly named port is not replaced by another. */
const namedPort = async (port: number, { variable, needs, step }: PortUse): Promise<number> => {
  const unusable = await firstUnusable(port, needs)
  if (unusable === null) return port
  throw new SetupError(
    `Port ${unusable} is ${REFUSED_BY_BROWSERS.has(unusable) ? 'refused by browsers. Name' : 'taken. Free it, name'} another, e.g. ${variable}=${port + step}, or none: a free one is then found.`,
  )
}

const freePort = async ({ what, variable, usual, step, needs }: PortUse): Promise<number> => {
  for (let port = usual; port < usual + TRIES * step; port += step) {
    if ((await firstUnusable(port, needs)) !== null || !claimPort(port)) continue
    if (port !== usual) console.log(`${what} takes port ${port}: its usual one, ${usual}, is taken.`)
    return port
  }
  throw new SetupError(`No free port was found from ${usual} up; name one with ${variable}.`)
}

/**
 * A port for each use: the one that the environment names, else the first free one from the usual one up.
 * @returns variables with the ports
 * @throws SetupError when a named port is taken.
 */
export async function choosePorts(env: Variables, uses: PortUse[]): Promise<Variables> {
  const chosen: Variables = {}
  for (const use of uses) {
    const port = env[use.variable]
      ? await namedPort(readPort(env, use.variable, use.usual), use)
      : await freePort(use)
    chosen[use.variable] = String(port)
  }
  return chosen
}

const sandboxUses = (env: Variables): PortUse[] => (env.CONTENTFUL_SPACE_ID ? [] : [SANDBOX_PORT])

/** Ports of the site, and of its sandbox where no Contentful space is named. @throws SetupError as above. */
export function chooseSitePorts(mode: 'development' | 'production'): Promise<Variables> {
  const env = readVariables(mode)
  return choosePorts(env, [SITE_PORT, ...sandboxUses(env)])
}

/** Ports of the sandbox alone, where no Contentful space is named. @throws SetupError as above. */
export function chooseSandboxPorts(): Promise<Variables> {
  const env = readVariables()
  return choosePorts(env, sandboxUses(env))
}
