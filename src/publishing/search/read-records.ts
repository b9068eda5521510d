import { LOCALE } from '@/config/site'
import { createMapContext, type MapContext } from '@/content/mappers/context'
import { ContentError } from '@/content/pages'
import { queries, queryDataQuery } from '@/content/pages/queries'
import { searchContent } from '@/content/search-records'
import type { RawEntry } from '@/content/service/reply'
import type { SearchIndex, SearchRecord } from '@/models/search'
import { isServableSlug, trimSlug } from '@/routing/slugs'
import { type FacetGroups, readFacetGroups } from './facet-groups'
import { articleRecord, productRecord, recordSelection } from './records'

export type SearchRecords = Record<SearchIndex, SearchRecord[]>

/** An entry that is in no index, and what an editor would have to mend. */
export interface SkippedEntry {
  entryId: string
  contentType: string
  field: string
  reason: string
}

type Report = (skipped: SkippedEntry) => void
type Build = (entry: RawEntry, context: MapContext) => SearchRecord

const ENTRIES = { products: queries.product, articles: queries.article } satisfies Record<
  SearchIndex,
  unknown
>

/** Entries whose ids are asked for in one question: the address stays short. */
const IDS_PER_QUESTION = 100

/** Null, and one report, for an entry that has no page or cannot be read. */
const readRecord = (
  entry: RawEntry,
  context: MapContext,
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
  const { contentType } = ENTRIES[index]
  const { fetchEntries, scheme } = searchContent()
  const filters = ids === null ? [{}] : chunksOf(ids).map((some) => ({ 'sys.id[in]': some.join(',') }))
  const records: SearchRecord[] = []
  for (const filter of filters) {
    const { limit, ...depth } = queryDataQuery(contentType)
    const size = { limit, largest: limit, select: recordSelection[index] }
    const query = { ...depth, ...size, ...filter, locale: LOCALE }
    const { items, graph } = await fetchEntries('delivery', query, { contentType })
    const context = createMapContext(graph, scheme)
    for (const entry of items) {
      const record = readRecord(entry, context, build, report)
      if (record) records.push(record)
    }
  }
  return records
}

/**
 * The records of every product and article, or of those with these entry ids, built from the same models as their pages
 * and asked for like them. An entry that cannot be read is reported and left out.
 * @throws ContentError when the content service fails.
 */
export const searchRecordsOf = async (
  ids: string[] | null,
  { groups, report }: { groups?: FacetGroups; report: Report },
): Promise<SearchRecords> => {
  const known = groups ?? (await readFacetGroups())
  const product: Build = (entry, context) => productRecord(entry, context, known)
  return {
    products: await readIndex('products', product, ids, report),
    articles: await readIndex('articles', articleRecord, ids, report),
  }
}
