import { DEEP_INCLUDE_DEPTH, LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import { mapFilterGroup } from '../mappers/facets'
import { createReadContext } from '../reader/context'
import { mapList } from '../reader/list'
import type { ListParts } from './list-parts'

/** Every group of filters, kept for the worker. @throws ContentError */
export function createGetFilterGroups({ fetchEntries, cachedQuery, scheme }: ListParts) {
  return cachedQuery('filter-groups', ['filterGroup'], async (source) => {
    const contentType = 'filterGroup'
    const size = { include: DEEP_INCLUDE_DEPTH, limit: QUERY_DATA_LIMIT }
    const query = { content_type: contentType, ...size, locale: LOCALE }
    const { items, graph } = await fetchEntries(source, query, { contentType })
    return mapList(contentType, items, createReadContext(graph, scheme), mapFilterGroup)
  })
}
