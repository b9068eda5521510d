import { INCLUDE_DEPTH, LOCALE } from '@/shared/config/site'
import type { PopularSearch } from '@/shared/content-model/types/header'
import type { Continent } from '@/shared/content-model/views/country'
import type { Brand, Footer, Header } from '@/shared/content-model/views/layout'
import type { StoredPage } from '@/shared/content-model/views/stored-page'
import type { CachedQuery } from '../cache/cache'
import { mapLabel } from '../mappers/labels'
import { mapContinent, mapFooter } from '../mappers/layout/footer'
import { mapBrand, mapHeader, mapPopularSearch, mapStoredPage } from '../mappers/layout/header'
import type { FollowLinks } from '../paths/page-links'
import { createReadContext, type DraftReading, unsavedOf } from '../reader/context'
import type { LastPublished } from '../reader/last-published'
import { mapEach, mapList } from '../reader/map'
import type { ContentSource } from '../service/client'
import type { NoteProblem } from '../service/dependencies'
import type { FetchEntries } from '../service/fetch-entries'

export interface ListParts {
  fetchEntries: FetchEntries
  cachedQuery: CachedQuery
  followLinks: FollowLinks
  noteProblem: NoteProblem
  lastPublished: LastPublished
  scheme: 'https:' | 'http:'
}

export interface GlobalContent {
  header: Header
  footer: Footer
  /** The footer entry's continents: stored with it, shown by the page that chooses a country only. */
  continents: Continent[]
  /** The header entry's: stored with it, sent with the search page only. */
  popularSearches: PopularSearch[]
  labels: Record<string, string>
  /** The header entry's: for the document's head and the manifest, never sent with page props. */
  brand: Brand
  /** The header entry's pages that browsers store: stored with it, sent to the service worker only. */
  offlinePages: StoredPage[]
}

const NOTHING: Omit<GlobalContent, 'labels'> = {
  header: { logo: null, slots: [] },
  footer: {
    breadcrumb: null,
    slots: [],
    icons: [],
    links: [],
    socialLinks: [],
    additionalLinks: [],
    country: null,
    copyright: null,
    legalText: null,
  },
  continents: [],
  popularSearches: [],
  brand: { icon: null, sharePicture: null, themeColor: null },
  offlinePages: [],
}

const GLOBAL_TYPES = ['header', 'footer', 'labels'] as const
/** Entries a page: one header, one footer, and labels, of which there are seldom more than a few. */
const GLOBAL_LIMIT = 200

type Parts = Omit<GlobalContent, 'labels'>

/**
 * Fetches header, footer and labels in one request, which a filter by `sys.contentType` allows. @throws ContentError
 * @param last what visitors see: a header or footer without an entry stays, and is named
 */
const fetchGlobalContent = async (
  source: ContentSource,
  { fetchEntries, scheme, noteProblem, lastPublished }: ListParts,
  draft: DraftReading | null,
  last: Partial<Parts>,
): Promise<GlobalContent> => {
  const { items: stored, graph } = await fetchEntries(source, {
    'sys.contentType.sys.id[in]': GLOBAL_TYPES.join(','),
    include: INCLUDE_DEPTH,
    locale: LOCALE,
    limit: GLOBAL_LIMIT,
  })
  const context = createReadContext(graph, scheme, { draft, noteProblem, lastPublished })
  const items = stored.map((entry) => unsavedOf(entry, draft))
  const [ofHeader] = mapList('header', items, context, (entry) => ({
    header: mapHeader(entry),
    popularSearches: mapEach(entry.fields.popularSearches, mapPopularSearch),
    brand: mapBrand(entry),
    offlinePages: mapEach(entry.fields.offlinePages, mapStoredPage),
  }))
  const [ofFooter] = mapList('footer', items, context, (entry) => ({
    footer: mapFooter(entry),
    continents: mapEach(entry.fields.continents, mapContinent),
  }))
  const labels = Object.fromEntries(mapList('labels', items, context, mapLabel))
  if (source === 'preview') return { ...NOTHING, ...ofHeader, ...ofFooter, labels }
  for (const [type, found] of [
    ['header', ofHeader],
    ['footer', ofFooter],
  ] as const)
    if (!found && last[type])
      context.report({ entryId: type, contentType: type, field: '-', reason: 'withdrawnNotice' })
  Object.assign(last, ofHeader, ofFooter)
  return { ...NOTHING, ...last, labels }
}

/** The global data, fetched at most once per worker and few seconds; an outage leaves the last good one in place. */
export function createGetGlobalContent(parts: ListParts) {
  const last: Partial<Parts> = {}
  return parts.cachedQuery('shell', GLOBAL_TYPES, async (source, draft: DraftReading | null) =>
    parts.followLinks(await fetchGlobalContent(source, parts, draft, last), source),
  )
}
