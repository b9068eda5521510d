import type { PageModel } from '@/shared/content-model'
import { isLine, wordsOf } from '@/shared/content-model/views/rich-text-tree'
import { isOwnId } from '@/shared/routing/own-ids'
import { distinct } from '@/shared/utils/distinct'
import { objectsIn } from '@/shared/utils/objects-in'
import { slugify } from '@/shared/utils/slug'
import type { ReadContext } from '../reader/context'

/** Characters that search engines show of a description. */
const MOST = 160
/** Fewer than these say nothing of a page. */
const LEAST = 40

/** Fields of models that hold running words, in the order of their worth. */
const WORDS = new Set(['answer', 'description', 'shortDescription', 'subTitle', 'text'])

const wordsIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') return WORDS.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item, key))
  if (typeof value !== 'object' || value === null) return []
  if (isLine(value)) return [wordsOf(value)]
  // Words of buttons and links say what to do, not what the page is of.
  if ('href' in value) return []
  return Object.entries(value).flatMap(([name, item]) => wordsIn(item, name))
}

/** A text that fits into a description, cut at a word. */
export function cutAtWord(text: string, most = MOST): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim()
  if (plain.length <= most) return plain
  const cut = plain
    .slice(0, most)
    .replace(/\s+\S*$/u, '')
    .replace(/[\s,;:.–-]+$/u, '')
  return `${[...cut].slice(0, most - 1).join('')}…`
}

/** Describes a page by its first words where editors wrote no description. */
export function withDescription<Page extends PageModel>(page: Page): Page {
  const { meta, crumbs, ...parts } = page
  if (meta.description !== null) return page
  const words = cutAtWord(wordsIn(parts).join(' '))
  return words.length < LEAST ? page : { ...page, meta: { ...meta, description: words } }
}

/** Whole, at this site's origin, or a path of it. */
const isOwn = (url: string, siteUrl: string): boolean =>
  /^\/(?!\/)/.test(url) ||
  (/^https?:/i.test(url) && URL.canParse(url) && new URL(url).origin === new URL(siteUrl).origin)

/** The page without a canonical address of another site, which would give the page away to it; named for editors. */
export function withOwnCanonical<Page extends PageModel>(
  page: Page,
  siteUrl: string,
  context: ReadContext,
): Page {
  const { meta } = page
  const url = meta.canonicalUrl
  if (url === null || isOwn(url, siteUrl)) return page
  context.report({
    entryId: page.id,
    contentType: 'pageMetadata',
    field: 'canonicalUrl',
    reason: 'foreignCanonical',
    detail: url,
  })
  return { ...page, meta: { ...meta, canonicalUrl: null } }
}

/** What is at an anchor of its own: a question, a panel, a year, a heading of a text. */
const isAnchored = (value: object): value is { anchor: string } =>
  'anchor' in value && typeof value.anchor === 'string'

/** As editors wrote it, if that can be in an address unchanged. */
const safe = (anchor: string): string => (/^[\w.-]+$/.test(anchor) ? anchor : slugify(anchor))

/** Makes all anchors of a page unique, by numbers, in place. */
export function withUniqueAnchors<Page>(page: Page): Page {
  const found = objectsIn(page).filter(isAnchored)
  const anchors = distinct(
    found.map(({ anchor }) => safe(anchor)),
    isOwnId,
  )
  for (const [index, anchored] of found.entries()) anchored.anchor = anchors[index] ?? anchored.anchor
  return page
}
