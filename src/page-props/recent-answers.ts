/** Milliseconds for which an answer is reused: long enough for many visitors of one page at once. */
const REUSED_FOR = 3000
const MOST = 20

/**
 * One question to the content service in some seconds for each slug, whoever asks. Failures are not reused.
 * @param read answers for a slug
 */
export function recentAnswers<Answer>(read: (slug: string) => Promise<Answer>) {
  const recent = new Map<string, { at: number; answer: Promise<Answer> }>()
  return (slug: string): Promise<Answer> => {
    const now = performance.now()
    for (const [key, { at }] of recent) if (now - at >= REUSED_FOR) recent.delete(key)
    const known = recent.get(slug)
    if (known) return known.answer
    const answer = read(slug)
    answer.catch(() => recent.delete(slug))
    if (recent.size < MOST) recent.set(slug, { at: now, answer })
    return answer
  }
}
