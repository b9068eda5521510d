import { onePathPerType } from '../lib/page-data'
import { requireSandboxPorts, requireSitePort } from '../lib/ports'
import { startSandbox } from '../lib/sandbox'
import { buildSiteIfNeeded, startSite } from '../lib/site'
import { loadSiteSetup, SetupError, type SiteSetup } from '../lib/site-env'

export const MISSING_PATH = '/pt-br/nao-existe/'

/** A page that stands for its type. */
export interface BenchPage {
  type: string
  path: string
  url: string
}

/** What every part measures against. */
export interface SiteUnderTest {
  origin: string
  /** One page of each type, and the page that is shown for unknown addresses. */
  pages: BenchPage[]
  stop: () => Promise<void>
}

/** Benchmarks run on ports of their own, on the sandbox's sample space unless SANDBOX_SPACE names another. */
export function benchSetup(overrides: Record<string, string> = {}): SiteSetup {
  return loadSiteSetup('production', {
    PORT: process.env.BENCH_PORT || '3200',
    SANDBOX_PORT_BASE: process.env.BENCH_SANDBOX_PORT_BASE || '4210',
    SITE_URL: `http://localhost:${process.env.BENCH_PORT || '3200'}`,
    CONTENTFUL_SPACE_ID: '',
    REVALIDATE_SECONDS: '300',
    HOST: '127.0.0.1',
    ...overrides,
  })
}

/** @throws SetupError when a port of the benchmarks is taken. */
export async function requireBenchPorts(setup: SiteSetup): Promise<void> {
  const use = { command: 'bench', site: 'BENCH_PORT', sandbox: 'BENCH_SANDBOX_PORT_BASE' }
  await requireSitePort(setup, use)
  await requireSandboxPorts(setup, use)
}

const readFrom =
  (origin: string) =>
  async (path: string): Promise<string> => {
    const reply = await fetch(origin + path)
    if (!reply.ok) throw new SetupError(`${path} answers ${reply.status}.`)
    return reply.text()
  }

/** Builds the site if needed and serves it with its sandbox. */
export async function startSiteUnderTest(): Promise<SiteUnderTest> {
  const setup = benchSetup()
  await requireBenchPorts(setup)
  const sandbox = await startSandbox(setup, { isShown: false })
  await buildSiteIfNeeded(setup)
  const site = await startSite(setup, { isShown: false })
  const origin = `http://localhost:${setup.port}`
  const paths = await onePathPerType(readFrom(origin))
  const pages = [...paths, ['404', MISSING_PATH] as const].map(([type, path]) => ({
    type,
    path,
    url: origin + path,
  }))
  return {
    origin,
    pages,
    stop: async () => {
      await site.stop()
      await sandbox?.stop()
    },
  }
}
