import type { SearchIndex } from '@/shared/config/search-config'
import { DEEP_INCLUDE_DEPTH, LOCALE, QUERY_DATA_LIMIT } from '@/shared/config/site'
import { contentTypes } from '@/shared/content-model'
import type { Entry } from '@/shared/content-model/entry'
import type { FilterGroup } from '@/shared/content-model/types/filter-group'
import type {
  SearchBatch,
  SearchContent,
  SearchRecord,
  SearchStream,
  SkippedEntry,
} from '@/shared/content-model/views/search'
import { isServableSlug, trimSlug } from '@/shared/routing/links'
import { chunksOf } from '@/shared/utils/chunks'
import { DAY, utcDay } from '@/shared/utils/utc-day'
import { createReadContext, type ReadContext } from '../reader/context'
import { readEntry } from '../reader/entry'
import { reviewDueOn } from '../reader/health-rules'
import type { LastPublished } from '../reader/last-published'
import type { ContentSource } from '../service/client'
import { ContentError } from '../service/errors'
import { type FetchEntry, type FetchPages, selectionOf } from '../service/fetch-entries'
import type { RawEntry } from '../service/reply'
import { type FacetGroups, facetGroupsOf } from './facet-groups'
import { articleRecord, collectionRecord, contentRecord, faqRecord, productRecord } from './records'
import { readGuidanceWords, withGuidance } from './search-page-words'

type Report = (skipped: SkippedEntry) => void
type Build = (entry: RawEntry, context: ReadContext) => SearchRecord | null

type Searched = 'product' | 'article' | 'faqPage' | 'collectionPage' | 'contentPage'

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

export interface SearchParts {
  fetchEntry: FetchEntry
  fetchPages: FetchPages
  filterGroups(source: ContentSource): Promise<FilterGroup[]>
  scheme: ReadContext['scheme']
  lastPublished: LastPublished
  siteUrl: string
  reviewGraceDays: number
}

/** Adds the last day on which a text is suggested, where somebody reviews it. */
const withReview = (record: SearchRecord, { sys, fields }: RawEntry, graceDays: number): SearchRecord => {
  const due = reviewDueOn({ type: sys.contentType.sys.id, fields })
  return due === null
    ? record
    : { ...record, suggestedUntil: utcDay(Date.parse(`${due}T00:00:00Z`) + graceDays * DAY) }
}

/** Published entries only: drafts are found by nobody, whatever the site shows. */
async function* readType(
  { fetchPages, scheme, lastPublished, reviewGraceDays }: SearchParts,
  { contentType, build }: Row,
  ids: string[] | null,
  report: Report,
): AsyncGenerator<SearchRecord[]> {
  const select = selectionOf(Object.keys(contentTypes[contentType].fields))
  const size = { include: DEEP_INCLUDE_DEPTH, limit: QUERY_DATA_LIMIT, largest: QUERY_DATA_LIMIT, select }
  const filters =
    ids === null ? [{}] : chunksOf(ids, IDS_PER_QUESTION).map((some) => ({ 'sys.id[in]': some.join(',') }))
  for (const filter of filters) {
    const query = { content_type: contentType, ...size, ...filter, locale: LOCALE }
    for await (const { items, graph } of fetchPages('delivery', query, { contentType })) {
      const context = createReadContext(graph, scheme, { lastPublished })
      yield items.flatMap((entry) => {
        const record = readRecord(entry, context, build, report)
        return record ? [withReview(record, entry, reviewGraceDays)] : []
      })
    }
  }
}

interface Row {
  index: SearchIndex
  contentType: Searched
  build: Build
}

const rowsOf = (groups: FacetGroups, siteUrl: string): Row[] => {
  const row = <Id extends Searched>(
    index: SearchIndex,
    contentType: Id,
    record: (entry: Entry<Id>) => SearchRecord | null,
  ): Row => ({
    index,
    contentType,
    build: (raw, context) => record(readEntry(contentType, raw, context)),
  })
  return [
    row('products', 'product', (entry) => productRecord(entry, groups)),
    row('articles', 'article', (entry) => articleRecord(entry, siteUrl)),
    row('articles', 'faqPage', faqRecord),
    row('articles', 'collectionPage', collectionRecord),
    row('articles', 'contentPage', contentRecord),
  ]
}

/**
 * Records of all pages, or of these entry ids, from the models of pages, some two hundred at a time. Unreadable entries are
 * skipped and named at the end. @throws ContentError, the batches too
 */
export async function streamSearchRecords(parts: SearchParts, ids: string[] | null): Promise<SearchStream> {
  const skipped: SkippedEntry[] = []
  const groups = facetGroupsOf(await parts.filterGroups('delivery'))
  const guidance = await readGuidanceWords(parts)
  async function* batches(): AsyncGenerator<SearchBatch> {
    for (const row of rowsOf(groups, parts.siteUrl)) {
      for await (const records of readType(parts, row, ids, (entry) => skipped.push(entry))) {
        const { index } = row
        yield {
          index,
          records: index === 'products' ? records : records.map((record) => withGuidance(record, guidance)),
        }
      }
    }
  }
  return { facetGroups: groups.titles, skipped, batches: batches() }
}

/** The same of a few entries, all at once. @throws ContentError */
export async function readSearchRecords(parts: SearchParts, ids: string[]): Promise<SearchContent> {
  const { facetGroups, skipped, batches } = await streamSearchRecords(parts, ids)
  const records: SearchContent['records'] = { products: [], articles: [] }
  for await (const batch of batches) records[batch.index].push(...batch.records)
  return { records, facetGroups, skipped }
}
