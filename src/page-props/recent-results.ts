/** Milliseconds for which a result is reused: long enough for many visitors of one page at once. */
const REUSED_FOR = 3000
const MOST = 20

/**
 * One question to the content service in some seconds for each slug, whoever asks. Failures are not reused: while the
 * service is away, a slug gets its last result again.
 * @param read answers for a slug
 */
export function recentResults<Result>(read: (slug: string) => Promise<Result>) {
  const recent = new Map<string, { at: number; result: Promise<Result> }>()
  const last = new Map<string, Result>()
  return (slug: string): Promise<Result> => {
    const now = performance.now()
    for (const [key, { at }] of recent) if (now - at >= REUSED_FOR) recent.delete(key)
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
    if (recent.size < MOST) recent.set(slug, { at: now, result })
    return result
  }
}
