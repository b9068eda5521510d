import { contentPages } from '@/content/pages'
import { restOfPage } from './bounded-page'
import { resolvePage } from './resolve-page'

/** Milliseconds for which an answer is kept, and of how many pages: long enough for many visitors of one page at once. */
const KEPT_FOR = 3000
const KEPT_PAGES = 20

const kept = new Map<string, { at: number; answer: Promise<object | null> }>()

const read = async (slug: string): Promise<object | null> => {
  const page = await contentPages().withPriority('visitor', () =>
    resolvePage(slug, contentPages().source(false)),
  )
  return page && restOfPage(page)
}

/**
 * The whole lists of a page that is too long to carry them (behavior LIST-8), as its template reads them. One question to
 * the content service in some seconds, whoever asks.
 * @param slug below `/pt-br/`. @returns null where no page has such lists. @throws ContentError
 */
export function restOfPageAt(slug: string): Promise<object | null> {
  const now = performance.now()
  for (const [key, { at }] of kept) if (now - at >= KEPT_FOR) kept.delete(key)
  const known = kept.get(slug)
  if (known) return known.answer
  const answer = read(slug)
  answer.catch(() => kept.delete(slug))
  if (kept.size < KEPT_PAGES) kept.set(slug, { at: now, answer })
  return answer
}
