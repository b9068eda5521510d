import { contentPages } from '@/server/content/pages'

/** Milliseconds: enough for simultaneous visitors of a page. */
const REUSED_FOR = 3000
const MOST = 20

/**
 * Reads at most once in some seconds per slug, and again once content changed; while the service fails, a slug gets its
 * last result.
 */
export function recentResults<Result>(
  read: (slug: string) => Promise<Result>,
  version: () => number = () => contentPages().version(),
) {
  const recent = new Map<string, { at: number; version: number; result: Promise<Result> }>()
  const last = new Map<string, Result>()
  return (slug: string): Promise<Result> => {
    const now = performance.now()
    const current = version()
    for (const [key, { at, version: known }] of recent)
      if (now - at >= REUSED_FOR || known !== current) recent.delete(key)
    const known = recent.get(slug)
    if (known) return known.result
    const result = read(slug).then(
      (value) => {
        if (last.size < MOST || last.has(slug)) last.set(slug, value)
        return value
      },
      (error: unknown) => {
        recent.delete(slug)
        const value = last.get(slug)
        if (value === undefined) throw error
        return value
      },
    )
    if (recent.size < MOST) recent.set(slug, { at: now, version: current, result })
    return result
  }
}
