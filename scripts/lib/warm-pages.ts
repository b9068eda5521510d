import { SetupError } from './site-env'

/** Requests under way at the same time: a server that has just started should not be overrun by its own warm-up. */
const AT_ONCE = 4
const ANSWER_WITHIN = 30_000

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

/** @returns why a page did not answer well; null when it did. */
const failureOf = async (url: string): Promise<string | null> => {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN) })
    await reply.arrayBuffer()
    return reply.ok ? null : `status ${reply.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const textAt = async (url: URL): Promise<string> => {
  const reply = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN) })
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
 * Asks once for every page of a site's sitemap, at this origin, whatever origin the sitemap itself names.
 * @throws SetupError without a sitemap.
 */
export async function warmPages(origin: string, atOnce = AT_ONCE): Promise<WarmUp> {
  const startedAt = performance.now()
  const urls = await listedAddresses(origin)
  const failures: WarmUp['failures'] = []
  const waiting = urls.values()
  const work = async (): Promise<void> => {
    for (const url of waiting) {
      const reason = await failureOf(url)
      if (reason !== null) failures.push({ url, reason })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { pages: urls.length, failures, seconds: (performance.now() - startedAt) / 1000 }
}
