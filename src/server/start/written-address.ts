import { HOME_PATH, LOCALE_PATH } from '@/shared/config/site'
import { isServableSlug } from '@/shared/routing/links'

/** An address as this site writes it: of a page, its Markdown, or its data. */
const WRITTEN =
  /^\/(?:pt-br(?:\/(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+(?:\.md)?)?)?|_next\/data\/[^/%\\;]+\/[a-z0-9-]+(?:\/[a-z0-9-]+)*\.json)$/

/** Next redirects what is below to the page (`next.config.js`). */
const REDIRECTED = '/_written/'

/** Times that an address may be encoded over again. */
const MOST_DECODINGS = 4

/** Null for what is no text. */
const decoded = (path: string): string | null => {
  try {
    let text = path
    for (let count = 0; count < MOST_DECODINGS; count += 1) {
      const next = decodeURIComponent(text)
      if (next === text) return text
      text = next
    }
  } catch {
    // Not encoded as an address.
  }
  return null
}

/** Its words, whatever stands between and behind them: dot segments, `;parameters`, dots, blanks, invisible characters. */
const segmentsOf = (text: string): string[] => {
  const segments: string[] = []
  for (const part of text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .split('/')) {
    const word = part.replace(/;.*$/s, '').trim()
    if (word === '..') segments.pop()
    else if (word.replace(/\.+$/, '') !== '') segments.push(word.replace(/[.\s]+$/, '').toLowerCase())
  }
  return segments
}

/**
 * The path under which a request is served, so that a page has one entry in each cache (behavior ROUTE-5): other ways to
 * write a page's address are redirected to it. @returns null for what is no address
 */
export function writtenAddress(path: string): string | null {
  if (WRITTEN.test(path)) return path
  const text = decoded(path)
  const [first, ...rest] = text === null ? [] : segmentsOf(text)
  if (first === '_next') return rest[0] === 'data' ? null : path
  if (first !== LOCALE_PATH) return text === null && path.startsWith(HOME_PATH) ? null : path
  if (text === null || /[\p{Cc}\\]/u.test(text)) return null
  const slug = rest.join('/')
  const page = slug.replace(/\.md$/, '')
  if (slug === '' || isServableSlug(page))
    return REDIRECTED + (slug === page && slug !== '' ? `${slug}/` : slug)
  // Never a page, but editors may have redirected it.
  return HOME_PATH + rest.map(encodeURIComponent).join('/') + (path.endsWith('/') ? '/' : '')
}
