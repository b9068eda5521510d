import type { ServerResponse } from 'node:http'
import { onRequest } from '@/server/http/on-request'
import { processWide } from '@/shared/utils/process-wide'
import { untilNextDue } from './due'

/** Seconds that a shared cache stores a page, and serves it while it revalidates (behavior PUBLISH-5). */
export const SHARED_FOR = 3
export const STALE_FOR = 5

const sharedFor = (seconds: number, stale: number): string =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${stale}`

export const SHARED_CACHE_CONTROL = sharedFor(SHARED_FOR, STALE_FOR)

/** Next's own header of pages. */
const NEXTS_OWN = /^s-maxage=\d+(?:, stale-while-revalidate(?:=\d+)?)?$/

/** The header in place of Next's own, shorter before pages change by themselves (behavior TIME-2); null for others. */
export function sharedCacheControl(header: unknown, now = Date.now()): string | null {
  if (typeof header !== 'string' || !NEXTS_OWN.test(header)) return null
  const left = Math.floor(untilNextDue(now) / 1000)
  if (left >= SHARED_FOR + STALE_FOR) return SHARED_CACHE_CONTROL
  const seconds = Math.max(1, Math.min(SHARED_FOR, left))
  return sharedFor(seconds, Math.max(0, left - seconds))
}

/** Sets the site's header in place of Next's, which writes its own last. */
export function replaceCacheControl(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = (...args: unknown[]) => {
    const header = sharedCacheControl(response.getHeader('Cache-Control'))
    if (header !== null) response.setHeader('Cache-Control', header)
    return Reflect.apply(writeHead, response, args)
  }
}

/** For every response of this process. */
export function installCacheControl(): void {
  processWide('cache-control', () => onRequest(({ response }) => replaceCacheControl(response)))
}
