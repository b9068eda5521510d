import type { FastifyInstance } from 'fastify'
import { SYNONYM_TYPES, type Synonym } from '../engine/synonym-table'
import { badSearch } from '../errors'
import type { SearchStore } from '../store/search-store'
import { requireAdminKey } from './access'
import { objectOf, textOf } from './body'

interface OfIndex {
  Params: { index: string }
  Querystring: { replaceExistingSynonyms?: string }
}

const synonymOf = (value: unknown): Synonym => {
  const body = objectOf(value)
  const type = textOf(body, 'type').toLowerCase()
  if (!SYNONYM_TYPES.includes(type)) throw badSearch(`Invalid synonym type: ${type}`)
  return { ...body, objectID: textOf(body, 'objectID'), type }
}

/** Writing and listing the synonyms of an index, which need the admin key. */
export function synonymRoutes(app: FastifyInstance, store: SearchStore): void {
  const admin = { preHandler: requireAdminKey }
  app.post<OfIndex>('/1/indexes/:index/synonyms/batch', admin, ({ params, query, body }) => {
    if (!Array.isArray(body)) throw badSearch('Invalid synonyms, expected an array of objects')
    const synonyms = body.map(synonymOf)
    store.open(params.index).changeSynonyms((stored) => {
      if (query.replaceExistingSynonyms === 'true') stored.clear()
      for (const synonym of synonyms) stored.set(synonym.objectID, synonym)
    })
    return { taskID: store.nextTask(), updatedAt: new Date().toISOString() }
  })
  // Pages from 0; no search by words, which the site does not use.
  app.post<OfIndex>('/1/indexes/:index/synonyms/search', admin, ({ params, body }) => {
    const { query = '', page = 0, hitsPerPage = 100 } = objectOf(body ?? {})
    if (query !== '') throw badSearch('Searching synonyms by words is not supported')
    const all = [...store.open(params.index).synonyms.values()]
    const start = Number(page) * Number(hitsPerPage)
    return { hits: all.slice(start, start + Number(hitsPerPage)), nbHits: all.length }
  })
}
