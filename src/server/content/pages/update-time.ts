import { placeOfContentType } from '@/shared/routing/page-types'
import type { ContentGraph } from '../service/graph'
import type { RawEntry } from '../service/reply'

/**
 * When a page changed last (ISO 8601, blank if unknown): the newest of its entry and of those looked up in the graph that is
 * returned, without the pages among them, which have times of their own.
 */
export function watchUpdates({ sys }: RawEntry, graph: ContentGraph) {
  let newest = sys.updatedAt ?? ''
  const entry = (id: string): RawEntry | null => {
    const found = graph.entry(id)
    const { updatedAt = '', contentType } = found?.sys ?? {}
    if (contentType && placeOfContentType(contentType.sys.id) === null && updatedAt > newest)
      newest = updatedAt
    return found
  }
  return { graph: { ...graph, entry }, updatedAt: () => newest }
}
