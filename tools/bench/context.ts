import { onePathPerType } from '../scripts/lib/page-data'
import { BENCH_PORTS, choosePorts } from '../scripts/lib/ports'
import { startSandbox } from '../scripts/lib/sandbox'
import { buildSiteIfNeeded, startSite } from '../scripts/lib/site'
import { loadSiteSetup, SetupError, type SiteSetup, type Variables } from '../scripts/lib/site-env'

export const MISSING_PATH = '/pt-br/nao-existe/'

/** A page that represents its type, with what its bars depend on. */
export interface BenchPage {
  type: string
  path: string
  url: string
  /** Its first screen has a picture: the page names a main one. */
  hasPicture: boolean
  /** A form of several fields. */
  hasForm: boolean
  /** Not to be indexed by search engines. */
  isHidden: boolean
  isMissing: boolean
}

/** What every part measures against. */
export interface SiteUnderTest {
  origin: string
  /** One page of each type, and the page that is shown for unknown addresses. */
  pages: BenchPage[]
  /** Of the server. */
  pid: number | undefined
  stop: () => Promise<void>
}

/** Chosen once: every part of a run is measured at the same addresses. */
let ports: Promise<Variables> | null = null

/**
 * Benchmarks run on ports and in a build folder of their own, on the sandbox's sample space unless SANDBOX_SPACE names
 * another.
 * @throws SetupError when a port that the environment names is taken.
 */
export async function benchSetup(overrides: Record<string, string> = {}): Promise<SiteSetup> {
  ports ??= choosePorts(process.env, BENCH_PORTS)
  const { BENCH_PORT, BENCH_SANDBOX_PORT_BASE } = await ports
  return loadSiteSetup('production', {
    PORT: BENCH_PORT,
    SANDBOX_PORT_BASE: BENCH_SANDBOX_PORT_BASE,
    SITE_URL: `http://localhost:${BENCH_PORT}`,
    BUILD_DIR: '.next-bench',
    // The build records the owners of the bytes of its scripts.
    CONTENTFUL_SPACE_ID: '',
    // No page is revalidated while it is measured.
    REVALIDATE_SECONDS: '86400',
    HOST: '127.0.0.1',
    ...overrides,
  })
}

const describePage = async (origin: string, type: string, path: string): Promise<BenchPage> => {
  const url = origin + path
  const html = await (await fetch(url)).text()
  return {
    type,
    path,
    url,
    hasPicture: /<img\b[^>]*\bfetchpriority="high"/i.test(html),
    hasForm:
      /<form\b[^>]*\bmethod="post"[^>]*>(?:(?!<\/form>).)*<(?:textarea|select|input(?![^>]*type="hidden"))/is.test(
        html,
      ),
    isHidden: /<meta name="robots" content="[^"]*noindex/.test(html),
    isMissing: path === MISSING_PATH,
  }
}

const readFrom =
  (origin: string) =>
  async (path: string): Promise<string> => {
    const reply = await fetch(origin + path)
    if (!reply.ok) throw new SetupError(`${path} responds ${reply.status}.`)
    return reply.text()
  }

/** Builds the site if needed and serves it with its sandbox. @throws SetupError */
export async function startSiteUnderTest(): Promise<SiteUnderTest> {
  const setup = await benchSetup()
  const sandbox = await startSandbox(setup, { isShown: false })
  await buildSiteIfNeeded(setup)
  const site = await startSite(setup, { isShown: false })
  const origin = `http://localhost:${setup.port}`
  const paths = await onePathPerType(readFrom(origin))
  const pages = await Promise.all(
    [...paths, ['404', MISSING_PATH] as const].map(([type, path]) => describePage(origin, type, path)),
  )
  return {
    origin,
    pages,
    pid: site.pid,
    stop: async () => {
      await site.stop()
      await sandbox?.stop()
    },
  }
}
