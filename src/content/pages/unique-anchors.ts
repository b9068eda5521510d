import { distinct } from '@/lib/distinct'
import { slugify } from '@/lib/slug'
import { isOwnId } from '@/routing/own-ids'

/** What is at an anchor of its own: a question, a panel, a year, a heading of a text. */
interface Anchored {
  anchor: string
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isAnchored = (value: object): value is Anchored => 'anchor' in value && typeof value.anchor === 'string'

/** As editors wrote it where that can stand in an address as it is. */
const safe = (anchor: string): string => (/^[\w.-]+$/.test(anchor) ? anchor : slugify(anchor))

const anchoredIn = (value: unknown): Anchored[] => {
  if (!isObject(value)) return []
  const inner = Object.values(value).flatMap(anchoredIn)
  return isAnchored(value) ? [value, ...inner] : inner
}

/** Makes all anchors of a page unique, by numbers, in place. */
export function withUniqueAnchors<Page>(page: Page): Page {
  const found = anchoredIn(page)
  const anchors = distinct(
    found.map(({ anchor }) => safe(anchor)),
    isOwnId,
  )
  for (const [index, anchored] of found.entries()) anchored.anchor = anchors[index] ?? anchored.anchor
  return page
}
