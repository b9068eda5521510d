import type { FastifyInstance } from 'fastify'
import { isRecord } from '../../content/guards'
import type { Synonym } from '../engine/synonym-table'
import { badSearch, SearchError } from '../errors'
import type { SearchStore } from '../store/search-store'
import { fold } from '../text/words'
import { requireAdminKey } from './access'
import { objectOf, textOf } from './body'

interface OfIndex {
  Params: { index: string }
  Querystring: { replaceExistingSynonyms?: string }
}

interface OfSynonym {
  Params: { index: string; id: string }
}

const synonymOf = (value: unknown): Synonym => {
  const body = objectOf(value)
  return { ...body, objectID: textOf(body, 'objectID'), type: textOf(body, 'type') }
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(textsOf) : []

const numberOf = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback)

const missing = (): SearchError => new SearchError(404, 'Synonym set does not exist')

/** The synonyms of an index. All of it needs the admin key. */
export const synonymRoutes = (app: FastifyInstance, store: SearchStore): void => {
  const admin = { preHandler: requireAdminKey }
  const written = () => ({ taskID: store.nextTask(), updatedAt: new Date().toISOString() })
  app.post<OfIndex>('/1/indexes/:index/synonyms/batch', admin, ({ params, query, body }) => {
    if (!Array.isArray(body)) throw badSearch('Invalid synonyms, expected an array of objects')
    const synonyms = body.map(synonymOf)
    store.open(params.index).changeSynonyms((kept) => {
      if (query.replaceExistingSynonyms === 'true') kept.clear()
      for (const synonym of synonyms) kept.set(synonym.objectID, synonym)
    })
    return written()
  })
  app.post<OfIndex>('/1/indexes/:index/synonyms/clear', admin, ({ params }) => {
    store.get(params.index).changeSynonyms((kept) => kept.clear())
    return written()
  })
  app.post<OfIndex>('/1/indexes/:index/synonyms/search', admin, ({ params, body }) => {
    const { query, type, page, hitsPerPage } = isRecord(body) ? body : {}
    const wanted = typeof query === 'string' ? fold(query) : ''
    const all = [...store.get(params.index).synonyms.values()].filter(
      (synonym) =>
        (typeof type !== 'string' || synonym.type === type) &&
        Object.values(synonym)
          .flatMap(textsOf)
          .some((text) => fold(text).includes(wanted)),
    )
    const count = numberOf(hitsPerPage, 20)
    const from = numberOf(page, 0) * count
    return { hits: all.slice(from, from + count), nbHits: all.length }
  })
  app.get<OfSynonym>('/1/indexes/:index/synonyms/:id', admin, ({ params }) => {
    const synonym = store.get(params.index).synonyms.get(params.id)
    if (synonym === undefined) throw missing()
    return synonym
  })
  app.put<OfSynonym>('/1/indexes/:index/synonyms/:id', admin, ({ params, body }) => {
    const synonym = synonymOf({ ...objectOf(body), objectID: params.id })
    store.open(params.index).changeSynonyms((kept) => kept.set(params.id, synonym))
    return { ...written(), id: params.id }
  })
  app.delete<OfSynonym>('/1/indexes/:index/synonyms/:id', admin, ({ params }) => {
    store.get(params.index).changeSynonyms((kept) => kept.delete(params.id))
    const { taskID, updatedAt: deletedAt } = written()
    return { taskID, deletedAt }
  })
}
