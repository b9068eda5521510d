import { assetScheme } from '@/config/env'
import { LOCALE } from '@/config/site'
import { askList } from './ask-list'
import { keepPerSource } from './keep-per-source'
import { createMapContext } from './mappers/context'
import { filterGroupMapper } from './mappers/facets'
import { queryDataQuery } from './questions'
import { readEach } from './read-each'

/**
 * Every group of filters ("Query data" of specification §7), kept for the worker.
 * @throws ContentError
 */
export const getFilterGroups = keepPerSource('filter-groups', ['filterGroup'], async (source) => {
  const { items, graph } = await askList(
    source,
    { ...queryDataQuery('filterGroup'), locale: LOCALE },
    { contentType: 'filterGroup' },
  )
  const context = createMapContext(graph, assetScheme())
  return readEach(items, context, (entry) => filterGroupMapper.read(entry, context))
})
