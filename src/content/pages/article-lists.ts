import { INCLUDE_DEPTH, LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import { createMapContext } from '../mappers/context'
import { articleListMapper } from '../mappers/pages/article-listing'
import { readEach } from '../mappers/read-each'
import type { ListParts } from './list-parts'
import { queries } from './queries'

/**
 * Every tab of articles ("Article list tabs" of specification §7) in the order in which they were made, kept for the
 * worker. For listings whose editors chose none. @throws ContentError
 */
export const createGetArticleLists = ({ fetchEntries, cachedQuery, scheme }: ListParts) =>
  cachedQuery('article-lists', [queries.articleListTabs.contentType], async (source) => {
    const { contentType } = queries.articleListTabs
    const { items, graph } = await fetchEntries(
      source,
      {
        content_type: contentType,
        include: INCLUDE_DEPTH,
        order: 'sys.createdAt',
        locale: LOCALE,
        limit: QUERY_DATA_LIMIT,
      },
      { contentType },
    )
    const context = createMapContext(graph, scheme)
    return readEach(items, context, (entry) => articleListMapper.read(entry, context))
  })
