import { DEEP_INCLUDE_DEPTH, INCLUDE_DEPTH, LOCALE, QUERY_DATA_LIMIT } from '@/shared/config/site'
import type { ContentTypeId } from '@/shared/content-model'
import type { Entry } from '@/shared/content-model/entry'
import { reviewKeyOf } from '@/shared/content-model/products/review-key'
import { mapFilterGroup } from '../mappers/facets'
import { KNOWN_PRODUCT_FIELDS, type KnownProduct, mapKnownProduct } from '../mappers/known-product'
import { mapArticleList } from '../mappers/pages/article-listing'
import { mapRedirect, type Redirect } from '../mappers/redirects'
import { createReadContext, type DraftReading, unsavedOf } from '../reader/context'
import { mapList } from '../reader/map'
import type { ContentSource, EntriesQuery } from '../service/client'
import { selectionOf } from '../service/fetch-entries'
import { createGetGlobalContent, type ListParts } from './global-content'

export interface KnownReviewable {
  key: string
  id: string
  slug: string
  title: string
}

/** By the key of their reviews; of several with one key, the first by name. `isOn`: the site has reviews */
export function reviewableProducts(
  products: readonly KnownProduct[],
  isOn: boolean,
): ReadonlyMap<string, KnownReviewable> {
  const found = new Map<string, KnownReviewable>()
  for (const { card, slug, reviewing } of isOn ? products : []) {
    const key = reviewKeyOf(reviewing)
    if (key !== null && !found.has(key)) found.set(key, { key, id: card.id, slug, title: card.title })
  }
  return new Map([...found].sort(([, one], [, other]) => one.title.localeCompare(other.title, LOCALE)))
}

interface ListRow<Id extends ContentTypeId, Model> {
  contentType: Id
  query: EntriesQuery
  map: (entry: Entry<Id>) => Model
  draft?: DraftReading | null
}

/** Every redirect of the editors by the path that it leaves; the first one of a path counts. */
export type Redirects = ReadonlyMap<string, Redirect>

/** The lists that many pages share, each fetched at most once per worker and few seconds. All throw ContentError. */
export function createLists(parts: ListParts) {
  const { fetchEntries, cachedQuery, scheme, noteProblem, lastPublished } = parts

  /** Every entry of one content type; one that cannot be read is left out and reported. */
  const fetchList = async <Id extends ContentTypeId, Model>(
    source: ContentSource,
    { contentType, query, map, draft = null }: ListRow<Id, Model>,
  ): Promise<Model[]> => {
    const whole = { content_type: contentType, ...query, locale: LOCALE, limit: QUERY_DATA_LIMIT }
    const { items, graph } = await fetchEntries(source, whole, { contentType })
    const edited = items.map((entry) => unsavedOf(entry, draft))
    return mapList(
      contentType,
      edited,
      createReadContext(graph, scheme, { draft, noteProblem, lastPublished }),
      map,
    )
  }
  const cachedList = <Id extends ContentTypeId, Model>(name: string, row: ListRow<Id, Model>) =>
    cachedQuery(name, [row.contentType], (source, draft: DraftReading | null) =>
      fetchList(source, { ...row, draft }),
    )

  return {
    globalData: createGetGlobalContent(parts),
    allProducts: cachedList('products', {
      contentType: 'product',
      query: { select: selectionOf(KNOWN_PRODUCT_FIELDS) },
      map: mapKnownProduct,
    }),
    articleLists: cachedList('article-lists', {
      contentType: 'articleList',
      query: { include: INCLUDE_DEPTH, order: 'sys.createdAt' },
      map: mapArticleList,
    }),
    filterGroups: cachedList('filter-groups', {
      contentType: 'filterGroup',
      query: { include: DEEP_INCLUDE_DEPTH },
      map: mapFilterGroup,
    }),
    /** Cached, so that a flood of unknown addresses costs the content service nothing. */
    redirects: cachedQuery('redirects', ['redirect'], async (source): Promise<Redirects> => {
      const listed = await fetchList(source, { contentType: 'redirect', query: {}, map: mapRedirect })
      return new Map(listed.toReversed().map((redirect) => [redirect.from, redirect]))
    }),
  }
}

export type Lists = ReturnType<typeof createLists>
