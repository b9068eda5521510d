import { LOCALE } from '@/config/site'
import { createMapContext } from '../mappers/context'
import { filterGroupMapper } from '../mappers/facets'
import { readEach } from '../mappers/read-each'
import type { ListParts } from './list-parts'
import { queryDataQuery } from './queries'

/**
 * Every group of filters ("Query data" of specification §7), kept for the worker.
 * @throws ContentError
 */
export const createGetFilterGroups = ({ fetchEntries, cachedQuery, scheme }: ListParts) =>
  cachedQuery('filter-groups', ['filterGroup'], async (source) => {
    const { items, graph } = await fetchEntries(
      source,
      { ...queryDataQuery('filterGroup'), locale: LOCALE },
      { contentType: 'filterGroup' },
    )
    const context = createMapContext(graph, scheme)
    return readEach(items, context, (entry) => filterGroupMapper.read(entry, context))
  })
