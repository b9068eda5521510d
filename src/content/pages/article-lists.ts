import { INCLUDE_DEPTH } from '@/config/site'
import { mapArticleList } from '../mappers/pages/article-listing'
import type { DraftReading } from '../reader/draft-reading'
import { fetchList } from './fetch-list'
import type { ListParts } from './list-parts'

/** Every tab of articles, for listings without a choice of editors; cached. @throws ContentError */
export function createGetArticleLists(parts: ListParts) {
  const query = { include: INCLUDE_DEPTH, order: 'sys.createdAt' }
  return parts.cachedQuery('article-lists', ['articleList'], (source, draft: DraftReading | null) =>
    fetchList(parts, source, { draft, contentType: 'articleList', query, map: mapArticleList }),
  )
}
