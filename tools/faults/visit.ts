import { z } from 'zod'

/** Timeout of a visitor in milliseconds: more than any page may take. */
const TIMEOUT_MS = 40_000

export interface PageResponse {
  /** 0: no response at all. */
  status: number
  milliseconds: number
  text: string
}

/** Requests an address as a visitor does; follows no redirect. */
export async function request(url: string, options: RequestInit = {}): Promise<PageResponse> {
  const startedAt = performance.now()
  const since = (): number => Math.round(performance.now() - startedAt)
  try {
    const reply = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...options,
    })
    const text = await reply.text()
    return { status: reply.status, milliseconds: since(), text }
  } catch {
    return { status: 0, milliseconds: since(), text: '' }
  }
}

/** What visitors and probes see of a site at one time. */
export interface Sight {
  /** Pages that were made before. */
  published: PageResponse[]
  /** A known page that was never requested. */
  neverBuilt: PageResponse
  unknown: PageResponse
  sitemap: PageResponse
  health: PageResponse
}

export interface Addresses {
  origin: string
  published: readonly string[]
  neverBuilt: string
}

let invented = 0

/** An address that nobody has requested yet, and no page has. */
export function unknownPath(): string {
  invented += 1
  return `/pt-br/nao-existe-${process.pid}-${invented}/`
}

/** Looks at a site once: everything at the same time, published pages twice. */
export async function lookAt({ origin, published, neverBuilt }: Addresses): Promise<Sight> {
  const twice = [...published, ...published].map((path) => request(`${origin}${path}`))
  const [pages, never, unknown, sitemap, health] = await Promise.all([
    Promise.all(twice),
    request(`${origin}${neverBuilt}`),
    request(`${origin}${unknownPath()}`),
    request(`${origin}/sitemap.xml`),
    request(`${origin}/api/health/`),
  ])
  return { published: pages, neverBuilt: never, unknown, sitemap, health }
}

const healthReport = z.object({
  status: z.string(),
  services: z.record(z.string(), z.object({ status: z.string() })).optional(),
})

/** In words: `ok`, or the unavailable services, e.g. `degraded: contentful`. */
export function healthOf({ status, text }: PageResponse): string {
  try {
    const report = healthReport.parse(JSON.parse(text))
    const down = Object.entries(report.services ?? {}).filter(([, service]) => service.status === 'down')
    return [report.status, down.map(([name]) => name).join(', ')].filter(Boolean).join(': ')
  } catch {
    return `status ${status}`
  }
}

export function pathsOfSitemap({ text }: PageResponse): string[] {
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
