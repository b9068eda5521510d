import { DEEP_INCLUDE_DEPTH, LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import { contentTypes } from '@/content-model'
import type { FilterGroup } from '@/content-model/types/filter-group'
import type { SearchContent, SearchRecord, SkippedEntry } from '@/models/search'
import { isServableSlug, trimSlug } from '@/routing/slugs'
import { createReadContext, type ReadContext } from '../reader/context'
import { readEntry } from '../reader/entry'
import { ContentError } from '../service/errors'
import type { FetchEntries, FetchEntry } from '../service/fetch-entries'
import type { RawEntry } from '../service/reply'
import { selectionOf } from '../service/selection'
import type { ContentSource } from '../service/source'
import { facetGroupsOf } from './facet-groups'
import { readGuidanceWords, withGuidance } from './guidance-words'
import { collectionRecord, contentRecord, faqRecord } from './page-records'
import { articleRecord, productRecord } from './records'

type Report = (skipped: SkippedEntry) => void
/** Null for a page that is not to be found. */
type Build = (entry: RawEntry, context: ReadContext) => SearchRecord | null

/** Content types whose pages are searched. */
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

const chunksOf = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / IDS_PER_QUESTION) }, (_, index) =>
    ids.slice(index * IDS_PER_QUESTION, (index + 1) * IDS_PER_QUESTION),
  )

/** What records are read with. */
export interface SearchParts {
  fetchEntry: FetchEntry
  fetchEntries: FetchEntries
  filterGroups(source: ContentSource): Promise<FilterGroup[]>
  /** Prefixed to protocol-relative asset addresses. */
  scheme: ReadContext['scheme']
  /** Origin of the site, without a slash at its end. */
  siteUrl: string
}

/** Published entries only: drafts are found by nobody, whatever the site shows. */
const readType = async (
  { fetchEntries, scheme }: SearchParts,
  contentType: Searched,
  build: Build,
  ids: string[] | null,
  report: Report,
): Promise<SearchRecord[]> => {
  const select = selectionOf(Object.keys(contentTypes[contentType].fields))
  const size = { include: DEEP_INCLUDE_DEPTH, limit: QUERY_DATA_LIMIT, largest: QUERY_DATA_LIMIT, select }
  const filters = ids === null ? [{}] : chunksOf(ids).map((some) => ({ 'sys.id[in]': some.join(',') }))
  const records: SearchRecord[] = []
  for (const filter of filters) {
    const query = { content_type: contentType, ...size, ...filter, locale: LOCALE }
    const { items, graph } = await fetchEntries('delivery', query, { contentType })
    const context = createReadContext(graph, scheme)
    for (const entry of items) {
      const record = readRecord(entry, context, build, report)
      if (record) records.push(record)
    }
  }
  return records
}

/**
 * What the indexes hold of every page that is searched, or of those with these entry ids, built from the same models as
 * their pages and asked for like them. An entry that cannot be read is left out and named.
 * @throws ContentError when the content service fails.
 */
export async function readSearchRecords(parts: SearchParts, ids: string[] | null): Promise<SearchContent> {
  const skipped: SkippedEntry[] = []
  const report: Report = (entry) => skipped.push(entry)
  const { scheme, siteUrl } = parts
  const groups = facetGroupsOf(await parts.filterGroups('delivery'))
  const guidance = await readGuidanceWords(parts.fetchEntry, scheme)
  const read = (contentType: Searched, build: Build) => readType(parts, contentType, build, ids, report)
  return {
    records: {
      products: await read('product', (raw, context) =>
        productRecord(readEntry('product', raw, context), groups),
      ),
      articles: [
        ...(await read('article', (raw, context) =>
          articleRecord(readEntry('article', raw, context), siteUrl),
        )),
        ...(await read('faqPage', (raw, context) => faqRecord(readEntry('faqPage', raw, context)))),
        ...(await read('collectionPage', (raw, context) =>
          collectionRecord(readEntry('collectionPage', raw, context)),
        )),
        ...(await read('contentPage', (raw, context) =>
          contentRecord(readEntry('contentPage', raw, context)),
        )),
      ].map((record) => withGuidance(record, guidance)),
    },
    facetGroups: groups.titles,
    skipped,
  }
}
