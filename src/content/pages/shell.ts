import { INCLUDE_DEPTH, LOCALE } from '@/config/site'
import type { Continent } from '@/models/country'
import type { Footer, Header } from '@/models/frame'
import type { PopularSearch } from '@/models/pages/search'
import { createMapContext } from '../mappers/context'
import type { EntryMapper } from '../mappers/define-mapper'
import { continentsMapper } from '../mappers/frame/continents'
import { footerMapper } from '../mappers/frame/footer'
import { headerMapper } from '../mappers/frame/header'
import { popularSearchesMapper } from '../mappers/frame/popular-searches'
import { labelMapper } from '../mappers/labels'
import { ContentError } from '../service/errors'
import type { ContentSource } from '../service/source'
import type { ListParts } from './list-parts'
import { queries } from './queries'

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

const SHELL_TYPES = [queries.header, queries.footer, queries.labels].map(({ contentType }) => contentType)
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
  const context = createMapContext(graph, scheme)
  const readAll = <Model>(mapper: EntryMapper<Model>): Model[] =>
    items
      .filter((entry) => entry.sys.contentType.sys.id === mapper.contentType)
      .flatMap((entry) => {
        try {
          return [mapper.read(entry, context)]
        } catch (error) {
          if (!(error instanceof ContentError)) throw error
          context.report({
            entryId: entry.sys.id,
            contentType: mapper.contentType,
            field: error.meta.field ?? '-',
            reason: error.reason,
          })
          return []
        }
      })
  return {
    header: readAll(headerMapper)[0] ?? EMPTY_HEADER,
    footer: readAll(footerMapper)[0] ?? EMPTY_FOOTER,
    continents: readAll(continentsMapper)[0] ?? [],
    popularSearches: readAll(popularSearchesMapper)[0] ?? [],
    labels: Object.fromEntries(readAll(labelMapper)),
  }
}

/** The shell, fetched at most once per worker and few seconds; an outage leaves the last good one in place. */
export const createGetShell = (parts: ListParts) =>
  parts.cachedQuery('shell', SHELL_TYPES, (source) => fetchShell(source, parts))
