import { SetupError } from './site-env'

/** Concurrent requests: a server that has just started must not be overloaded by its own warm-up. */
const AT_ONCE = 4
const TIMEOUT_MS = 30_000

export interface WarmUp {
  pages: number
  failures: { url: string; reason: string }[]
  seconds: number
}

const LOCATION = /<loc>([^<]*)<\/loc>/g
const REFERENCE = /&#(\d+);|&amp;/g

/** The addresses of a sitemap (sitemaps.org protocol 0.9). */
export function locationsOf(sitemap: string): string[] {
  return [...sitemap.matchAll(LOCATION)].map(([, text = '']) =>
    text.trim().replace(REFERENCE, (_, code) => (code ? String.fromCharCode(Number(code)) : '&')),
  )
}

/** Scripts and styles of the build in a page's HTML. */
const BUILT_FILE = /"(\/_next\/static\/[^"?#]+\.(?:js|css))"/g
/** A shared cache stores each encoding apart. */
const FORMS = ['br', 'gzip']

interface Requested {
  text: string
  /** Why it failed; null for a good response. */
  failure: string | null
}

const request = async (url: string, form = FORMS.join(', ')): Promise<Requested> => {
  try {
    const headers = { 'Accept-Encoding': form }
    const reply = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { text: await reply.text(), failure: reply.ok ? null : `status ${reply.status}` }
  } catch (error) {
    return { text: '', failure: error instanceof Error ? error.message : String(error) }
  }
}

const textAt = async (url: URL): Promise<string> => {
  const reply = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!reply.ok)
    throw new SetupError(`${url.origin} has no ${url.pathname.slice(1)}: status ${reply.status}.`)
  return reply.text()
}

/** What a sitemap lists, also where it is split into several files. */
const listedAddresses = async (origin: string): Promise<string[]> => {
  const here = (location: string): URL => {
    const { pathname, search } = new URL(location)
    return new URL(pathname + search, origin)
  }
  const sitemap = await textAt(new URL('/sitemap.xml', origin))
  if (!sitemap.includes('<sitemapindex')) return locationsOf(sitemap).map((location) => here(location).href)
  const addresses: string[] = []
  for (const part of locationsOf(sitemap))
    addresses.push(...locationsOf(await textAt(here(part))).map((location) => here(location).href))
  return addresses
}

/**
 * Requests once every page of a site's sitemap, at this origin, whatever origin the sitemap itself names, and the scripts
 * and styles of those pages: a shared cache then has them, even after their build is deleted.
 * @throws SetupError without a sitemap.
 */
export async function warmPages(origin: string, atOnce = AT_ONCE): Promise<WarmUp> {
  const startedAt = performance.now()
  const urls = await listedAddresses(origin)
  const failures: WarmUp['failures'] = []
  const files = new Set<string>()
  const waiting = urls.values()
  const work = async (): Promise<void> => {
    for (const url of waiting) {
      const { text, failure } = await request(url)
      if (failure !== null) failures.push({ url, reason: failure })
      for (const [, file = ''] of text.matchAll(BUILT_FILE)) files.add(new URL(file, origin).href)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const url of files) {
    for (const form of FORMS) {
      const { failure } = await request(url, form)
      if (failure !== null) failures.push({ url, reason: failure })
    }
  }
  return { pages: urls.length, failures, seconds: (performance.now() - startedAt) / 1000 }
}
