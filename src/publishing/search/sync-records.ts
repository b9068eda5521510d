import { searchContent } from '@/content/changes'
import { ContentError, contentPages } from '@/content/pages'
import type { SearchIndex, SearchRecord, SynonymSet } from '@/content-model/views/search'
import { publishedRatings } from '@/features/reviews/reading/ratings'
import { searchAdmin } from './algolia/admin'
import type { SearchAdmin, Synonym } from './port'

/** Bytes of JSON: the limit of small plans is 10 kB, counted slightly differently. */
const MAX_BYTES = 9_500
/** Characters of a description that a card can show. */
const MAX_DESCRIPTION = 600
const MAX_WORDS = 50

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

const cut = (text: string, length: number): string => {
  if (text.length <= length) return text
  const end = text.lastIndexOf(' ', length)
  return text.slice(0, end > 0 ? end : length)
}

/** Cuts fields to a sensible length, then the body to what is left. */
export function fitRecord(record: SearchRecord): SearchRecord {
  const short = {
    ...record,
    shortDescription: record.shortDescription && cut(record.shortDescription, MAX_DESCRIPTION),
    keywords: record.keywords.slice(0, MAX_WORDS),
  }
  let { body } = record
  for (let excess = bytesOf({ ...short, body }) - MAX_BYTES; excess > 0 && body !== ''; ) {
    // A character has up to three bytes: a third of the excess is never too much.
    body = cut(body, Math.max(0, body.length - Math.max(Math.ceil(excess / 3), 20)))
    excess = bytesOf({ ...short, body }) - MAX_BYTES
  }
  return { ...short, body }
}

/** Adds ratings to products that may be reviewed. @throws ContentError */
export async function rateRecords(products: readonly SearchRecord[]): Promise<SearchRecord[]> {
  const [reviewable, ratings] = await Promise.all([contentPages().reviewable('delivery'), publishedRatings()])
  const keys = new Map([...reviewable.values()].map(({ id, key }) => [id, key]))
  return products.map((record) => {
    const summary = ratings[keys.get(record.id) ?? '']
    return summary ? { ...record, rating: { average: summary.average, count: summary.count } } : record
  })
}

/** The synonyms of a set: one for both ways, or one for each word that leads one way. */
export function synonymsOf({ id, words, oneWayFrom }: SynonymSet): Synonym[] {
  return oneWayFrom === null
    ? [{ id, words, from: null }]
    : oneWayFrom.map((from, at) => ({ id: `${id}-${at}`, words, from }))
}

export const INDEXES: SearchIndex[] = ['products', 'articles']

/** Updates these entries' records; null without a key that may write. @throws ContentError, the service's errors */
export async function syncRecords(ids: string[], admin: SearchAdmin | null = searchAdmin()) {
  if (admin === null) return null
  const { records: plain, skipped } = await searchContent().records(ids)
  const records = { ...plain, products: await rateRecords(plain.products) }
  const written = INDEXES.flatMap((index) => records[index].map(({ id }) => id))
  if (written.length === 0 && !(await searchContent().isAnythingPublished()))
    throw new ContentError('implausible', 'no entry is delivered, so that no record is deleted')
  const deleted = ids.filter((id) => !written.includes(id))
  for (const index of INDEXES) await admin.write(index, records[index].map(fitRecord))
  for (const index of INDEXES) await admin.remove(index, deleted)
  return { written, deleted, skipped }
}

/** Updates the indexes' settings and editors' synonyms. @throws ContentError, the service's errors */
export async function syncSettings(admin: SearchAdmin | null = searchAdmin()): Promise<void> {
  if (admin === null) return
  const { facetGroups } = await searchContent().records([])
  const synonyms = (await searchContent().synonyms()).flatMap(synonymsOf)
  for (const index of INDEXES) await admin.configure(index, facetGroups, synonyms)
}
