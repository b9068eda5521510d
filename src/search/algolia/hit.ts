import type { ProductCategory } from '@/content-model/vocabulary'
import type { Rating } from '@/models/review'
import type { SearchImage } from '@/models/search'
import { toAddress } from '@/routing/links'
import { isRecord, textOf, textsOf } from '../core/unknown'
import type { SearchHit } from '../port'
import { highlightParts } from './highlight'

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

const CATEGORIES: Record<ProductCategory, true> = {
  medicine: true,
  cosmetic: true,
  food: true,
  healthProduct: true,
  appliance: true,
  roomScent: true,
}
const isCategory = (value: string): value is ProductCategory => Object.hasOwn(CATEGORIES, value)
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
  const minimumAge = typeof hit.minimumAge === 'number' ? hit.minimumAge : null
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
    isRecalled: hit.recalled === true,
    usage: {
      isMedicine: mark === 'medicine',
      minimumAge,
      notFor: textsOf(hit.notFor),
      substances: textsOf(hit.substances),
    },
    rating: ratingOf(hit.rating),
  }
}

/** Unreadable hits are skipped, and each page comes once. */
export function readHits(hits: unknown): SearchHit[] {
  if (!Array.isArray(hits)) return []
  const read = hits.map(readHit).filter((hit) => hit !== null)
  return [...new Map(read.map((hit) => [hit.url, hit])).values()]
}
