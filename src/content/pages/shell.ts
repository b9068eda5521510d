import { INCLUDE_DEPTH, LOCALE } from '@/config/site'
import type { PopularSearch } from '@/content-model/types/popular-search'
import type { Continent } from '@/models/country'
import type { Footer, Header } from '@/models/frame'
import { mapContinent } from '../mappers/frame/continents'
import { mapFooter } from '../mappers/frame/footer'
import { mapHeader } from '../mappers/frame/header'
import { mapPopularSearch } from '../mappers/frame/popular-searches'
import { mapLabel } from '../mappers/labels'
import { createReadContext } from '../reader/context'
import { mapList } from '../reader/list'
import { mapEach } from '../reader/map'
import type { ContentSource } from '../service/source'
import type { ListParts } from './list-parts'

/** Header, footer and the editors' texts: what every page shares of the content service. */
export interface ContentShell {
  header: Header
  footer: Footer
  /** The footer entry's continents: kept with it, shown by the page that chooses a country only. */
  continents: Continent[]
  /** The header entry's: kept with it, sent with the search page only. */
  popularSearches: PopularSearch[]
  labels: Record<string, string>
}

const EMPTY_HEADER: Header = { logo: null, slots: [] }
const EMPTY_FOOTER: Footer = {
  breadcrumb: null,
  slots: [],
  icons: [],
  links: [],
  socialLinks: [],
  additionalLinks: [],
  country: null,
  copyright: null,
  legalText: null,
}

const SHELL_TYPES = ['header', 'footer', 'labels'] as const
/** Entries a page: one header, one footer, and labels, of which there are seldom more than a few. */
const SHELL_LIMIT = 200

/**
 * Fetches header, footer and labels in one request: a filter on `sys.contentType` takes several types, and all three
 * have depth 8. A page and its shell together so cost two calls. @throws ContentError
 */
const fetchShell = async (
  source: ContentSource,
  { fetchEntries, scheme }: ListParts,
): Promise<ContentShell> => {
  const { items, graph } = await fetchEntries(source, {
    'sys.contentType.sys.id[in]': SHELL_TYPES.join(','),
    include: INCLUDE_DEPTH,
    locale: LOCALE,
    limit: SHELL_LIMIT,
  })
  const context = createReadContext(graph, scheme)
  return {
    header: mapList('header', items, context, mapHeader)[0] ?? EMPTY_HEADER,
    footer: mapList('footer', items, context, mapFooter)[0] ?? EMPTY_FOOTER,
    continents:
      mapList('footer', items, context, ({ fields }) => mapEach(fields.continents, mapContinent))[0] ?? [],
    popularSearches:
      mapList('header', items, context, ({ fields }) =>
        mapEach(fields.popularSearches, mapPopularSearch),
      )[0] ?? [],
    labels: Object.fromEntries(mapList('labels', items, context, mapLabel)),
  }
}

/** The shell, fetched at most once per worker and few seconds; an outage leaves the last good one in place. */
export const createGetShell = (parts: ListParts) =>
  parts.cachedQuery('shell', SHELL_TYPES, (source) => fetchShell(source, parts))
