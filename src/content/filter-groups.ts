import { assetScheme } from '@/config/env'
import { LOCALE } from '@/config/site'
import { askList } from './ask-list'
import { keepPerSource } from './keep-per-source'
import { mapFilterGroup } from './mappers/facets'
import { queryDataQuery } from './questions'
import { createReadContext } from './reader/context'
import { mapList } from './reader/list'

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
  return mapList('filterGroup', items, createReadContext(graph, assetScheme()), mapFilterGroup)
})
