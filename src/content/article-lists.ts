import { assetScheme } from '@/config/env'
import { INCLUDE_DEPTH, LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import { askList } from './ask-list'
import { keepPerSource } from './keep-per-source'
import { mapArticleList } from './mappers/pages/article-listing'
import { questions } from './questions'
import { createReadContext } from './reader/context'
import { mapList } from './reader/list'

/**
 * Every tab of articles ("Article list tabs" of specification §7) in the order in which they were made, kept for the
 * worker. For listings whose editors chose none. @throws ContentError
 */
export const getArticleLists = keepPerSource(
  'article-lists',
  [questions.articleListTabs.contentType],
  async (source) => {
    const { contentType } = questions.articleListTabs
    const { items, graph } = await askList(
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
    return mapList('articleList', items, createReadContext(graph, assetScheme()), mapArticleList)
  },
)
