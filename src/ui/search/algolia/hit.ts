import type { Rating } from '@/shared/content-model/views/review'
import type { SearchImage } from '@/shared/content-model/views/search'
import { PRODUCT_CATEGORIES, type ProductCategory } from '@/shared/content-model/vocabulary'
import { toAddress } from '@/shared/routing/links'
import { isRecord, textOf, textsOf } from '@/shared/utils/unknown'
import { logSearchFailure } from '../log-failure'
import type { HighlightPart, SearchHit } from '../port'

/** Marks round matches, the same that InstantSearch uses. */
export const HIGHLIGHT_TAGS = {
  highlightPreTag: '__ais-highlight__',
  highlightPostTag: '__/ais-highlight__',
} as const

const { highlightPreTag, highlightPostTag } = HIGHLIGHT_TAGS

const partsOf = (marked: string): HighlightPart[] =>
  marked
    .split(highlightPreTag)
    .flatMap((piece, index) => {
      const end = index === 0 ? -1 : piece.indexOf(highlightPostTag)
      if (end === -1) return [{ text: piece, isMatch: false }]
      return [
        { text: piece.slice(0, end), isMatch: true },
        { text: piece.slice(end + highlightPostTag.length), isMatch: false },
      ]
    })
    .filter(({ text }) => text !== '')

/** The parts of a field, as text. Marked text that differs from the field (cut, escaped, made up) is not used. */
function highlightParts(hit: Record<string, unknown>, field: string, plain: string): HighlightPart[] {
  const whole = plain === '' ? [] : [{ text: plain, isMatch: false }]
  const highlight = isRecord(hit._highlightResult) ? hit._highlightResult[field] : null
  if (!isRecord(highlight) || typeof highlight.value !== 'string') return whole
  const parts = partsOf(highlight.value.trim())
  return parts.map(({ text }) => text).join('') === plain ? parts : whole
}

/** Pixels, for pictures without a size in the index. */
const UNKNOWN_SIZE = 400

const sideOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 1 ? Math.round(value) : UNKNOWN_SIZE

const imageOf = (value: unknown): SearchImage | null => {
  if (!isRecord(value)) return null
  const written = textOf(value.url) ?? ''
  const url = written.startsWith('//') ? `https:${written}` : written
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null
  return { url, title: textOf(value.title) ?? '', width: sideOf(value.width), height: sideOf(value.height) }
}

const ratingOf = (value: unknown): Rating | null => {
  if (!isRecord(value)) return null
  const { average, count } = value
  const isOne =
    typeof average === 'number' && average >= 1 && average <= 5 && typeof count === 'number' && count >= 1
  return isOne ? { average, count } : null
}

/** Only paths of this site. */
const pathOf = (value: unknown): string | null => {
  const address = toAddress(textOf(value))
  return address && !address.isExternal && address.href.startsWith('/') ? address.href : null
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const isCategory = (value: string): value is ProductCategory => Object.hasOwn(PRODUCT_CATEGORIES, value)
const markOf = (value: unknown): ProductCategory | null =>
  typeof value === 'string' && isCategory(value) ? value : null

/** Null for a hit without a title or a path of this site. */
export function readHit(hit: unknown): SearchHit | null {
  if (!isRecord(hit)) return null
  const title = textOf(hit.title)
  const url = pathOf(hit.url)
  if (title === null || url === null) return null
  const shortDescription = textOf(hit.shortDescription)
  const mark = markOf(hit.mark)
  const minimumAge = numberOf(hit.minimumAge)
  return {
    id: textOf(hit.objectID) ?? url,
    title,
    titleParts: highlightParts(hit, 'title', title),
    shortDescription,
    descriptionParts: highlightParts(hit, 'shortDescription', shortDescription ?? ''),
    url,
    heroImage: imageOf(hit.heroImage),
    category: textOf(hit.category),
    lineColor: textOf(hit.lineColor),
    keywords: textsOf(hit.keywords),
    mark,
    minimumAge,
    withDoctorUntil: numberOf(hit.withDoctorUntil),
    isRecalled: hit.recalled === true,
    contains: textsOf(hit.contains),
    registration: textOf(hit.registration),
    usage: {
      isMedicine: mark === 'medicine',
      minimumAge,
      notFor: textsOf(hit.notFor),
      substances: textsOf(hit.substances),
    },
    rating: ratingOf(hit.rating),
  }
}

const readOrSkip = (hit: unknown): SearchHit | null => {
  try {
    return readHit(hit)
  } catch (error) {
    logSearchFailure(error)
    return null
  }
}

/** Unreadable hits are skipped, also those whose reading throws, and each page comes once. */
export function readHits(hits: unknown): SearchHit[] {
  if (!Array.isArray(hits)) return []
  const read = hits.map(readOrSkip).filter((hit) => hit !== null)
  return [...new Map(read.map((hit) => [hit.url, hit])).values()]
}
