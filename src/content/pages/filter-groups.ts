import { DEEP_INCLUDE_DEPTH } from '@/config/site'
import { mapFilterGroup } from '../mappers/facets'
import type { DraftReading } from '../reader/draft-reading'
import { fetchList } from './fetch-list'
import type { ListParts } from './list-parts'

/** Every group of filters, cached per worker. @throws ContentError */
export function createGetFilterGroups(parts: ListParts) {
  const query = { include: DEEP_INCLUDE_DEPTH }
  return parts.cachedQuery('filter-groups', ['filterGroup'], (source, draft: DraftReading | null) =>
    fetchList(parts, source, { draft, contentType: 'filterGroup', query, map: mapFilterGroup }),
  )
}
