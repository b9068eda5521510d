/** Milliseconds for which an answer is reused: long enough for many visitors of one page at once. */
const REUSED_FOR = 3000
const MOST = 20

/**
 * One question to the content service in some seconds for each slug, whoever asks. Failures are not reused: while the
 * service is away, a slug gets its last answer again.
 * @param read answers for a slug
 */
export function recentAnswers<Answer>(read: (slug: string) => Promise<Answer>) {
  const recent = new Map<string, { at: number; answer: Promise<Answer> }>()
  const last = new Map<string, Answer>()
  return (slug: string): Promise<Answer> => {
    const now = performance.now()
    for (const [key, { at }] of recent) if (now - at >= REUSED_FOR) recent.delete(key)
    const known = recent.get(slug)
    if (known) return known.answer
    const answer = read(slug).then(
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
    if (recent.size < MOST) recent.set(slug, { at: now, answer })
    return answer
  }
}
