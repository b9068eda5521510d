import { assetScheme } from '@/config/env'
import { LOCALE } from '@/config/site'
import { contentTypes } from '@/content-model'
import type { SearchContent, SearchIndex, SearchRecord, SkippedEntry } from '@/models/search'
import { isServableSlug, trimSlug } from '@/routing/slugs'
import { askList } from '../ask-list'
import { ContentError } from '../errors'
import { queryDataQuery, selectionOf } from '../questions'
import { createReadContext, type ReadContext } from '../reader/context'
import { readEntry } from '../reader/entry'
import type { RawEntry } from '../reply'
import { readFacetGroups } from './facet-groups'
import { articleRecord, productRecord } from './records'

type Report = (skipped: SkippedEntry) => void
type Build = (entry: RawEntry, context: ReadContext) => SearchRecord

const CONTENT_TYPES = { products: 'product', articles: 'article' } as const satisfies Record<
  SearchIndex,
  unknown
>

/** Entries whose ids are asked for in one question: the address stays short. */
const IDS_PER_QUESTION = 100

/** Null, and one report, for an entry that has no page or cannot be read. */
const readRecord = (
  entry: RawEntry,
  context: ReadContext,
  build: Build,
  report: Report,
): SearchRecord | null => {
  const skip = (field: string, reason: string) => {
    report({ entryId: entry.sys.id, contentType: entry.sys.contentType.sys.id, field, reason })
    return null
  }
  const { slug } = entry.fields
  if (typeof slug === 'string' && !isServableSlug(trimSlug(slug)))
    return skip('slug', `"${slug}" is not served`)
  try {
    return build(entry, context)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return skip(error.meta.field ?? '-', error.reason)
  }
}

const chunksOf = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / IDS_PER_QUESTION) }, (_, index) =>
    ids.slice(index * IDS_PER_QUESTION, (index + 1) * IDS_PER_QUESTION),
  )

/** Published entries only: drafts are found by nobody, whatever the site shows. */
const readIndex = async (
  index: SearchIndex,
  build: Build,
  ids: string[] | null,
  report: Report,
): Promise<SearchRecord[]> => {
  const contentType = CONTENT_TYPES[index]
  const filters = ids === null ? [{}] : chunksOf(ids).map((some) => ({ 'sys.id[in]': some.join(',') }))
  const records: SearchRecord[] = []
  for (const filter of filters) {
    const { limit, ...depth } = queryDataQuery(contentType)
    const size = { limit, largest: limit, select: selectionOf(Object.keys(contentTypes[contentType].fields)) }
    const query = { ...depth, ...size, ...filter, locale: LOCALE }
    const { items, graph } = await askList('delivery', query, { contentType })
    const context = createReadContext(graph, assetScheme())
    for (const entry of items) {
      const record = readRecord(entry, context, build, report)
      if (record) records.push(record)
    }
  }
  return records
}

/**
 * What the indexes hold of every product and article, or of those with these entry ids, built from the same models as
 * their pages and asked for like them. An entry that cannot be read is left out and named.
 * @throws ContentError when the content service fails.
 */
export async function searchRecordsOf(ids: string[] | null): Promise<SearchContent> {
  const skipped: SkippedEntry[] = []
  const report: Report = (entry) => skipped.push(entry)
  const groups = await readFacetGroups()
  const product: Build = (entry, context) => productRecord(readEntry('product', entry, context), groups)
  const article: Build = (entry, context) => articleRecord(readEntry('article', entry, context))
  return {
    records: {
      products: await readIndex('products', product, ids, report),
      articles: await readIndex('articles', article, ids, report),
    },
    facetGroups: groups.titles,
    skipped,
  }
}
