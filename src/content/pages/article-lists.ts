import { INCLUDE_DEPTH, LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import { mapArticleList } from '../mappers/pages/article-listing'
import { createReadContext } from '../reader/context'
import { mapList } from '../reader/list'
import type { ListParts } from './list-parts'

/**
 * Every tab of articles in the order in which they were made, kept for the worker. For listings whose editors chose none.
 * @throws ContentError
 */
export function createGetArticleLists({ fetchEntries, cachedQuery, scheme }: ListParts) {
  return cachedQuery('article-lists', ['articleList'], async (source) => {
    const contentType = 'articleList'
    const size = { include: INCLUDE_DEPTH, limit: QUERY_DATA_LIMIT }
    const query = { content_type: contentType, ...size, order: 'sys.createdAt', locale: LOCALE }
    const { items, graph } = await fetchEntries(source, query, { contentType })
    return mapList(contentType, items, createReadContext(graph, scheme), mapArticleList)
  })
}
