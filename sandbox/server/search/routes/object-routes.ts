import type { FastifyInstance } from 'fastify'
import { runQuery } from '../engine/run-query'
import { objectMissing } from '../errors'
import { optionsOf } from '../params/options'
import { readQuery } from '../params/read'
import { retrieved } from '../reply/retrieve'
import { carryOutBatch, type Operation, operationOf } from '../store/actions'
import type { SearchStore } from '../store/search-store'
import { requireAdminKey, requireAnyKey } from './access'
import { objectOf, requestsOf, textOf } from './body'

interface OfIndex {
  Params: { index: string }
}

interface OfObject {
  Params: { index: string; objectID: string }
  Querystring: Record<string, string | undefined>
}

const now = (): string => new Date().toISOString()

/** Reading single objects, which either key may do. */
export const objectReadRoutes = (app: FastifyInstance, store: SearchStore): void => {
  const readable = { preHandler: requireAnyKey }
  app.get<OfObject>('/1/indexes/:index/:objectID', readable, ({ params, query }) => {
    const record = store.get(params.index).records.get(params.objectID)
    if (record === undefined) throw objectMissing()
    return retrieved(record, optionsOf({}, readQuery(query)))
  })
  // Only `*` stands before it: objects of several indexes.
  app.post<OfIndex>('/1/indexes/:index/objects', readable, ({ body }) => ({
    results: requestsOf(body).map((request) => {
      const { indexName: _, objectID: __, ...params } = objectOf(request)
      const record = store
        .get(textOf(objectOf(request), 'indexName'))
        .records.get(textOf(objectOf(request), 'objectID'))
      return record === undefined ? null : retrieved(record, optionsOf({}, readQuery(params)))
    }),
  }))
}

/** Writing objects one by one, which needs the admin key. */
export const objectWriteRoutes = (app: FastifyInstance, store: SearchStore): void => {
  const writable = { preHandler: requireAdminKey }
  const write = (index: string, operation: Operation) => {
    const [objectID = ''] = carryOutBatch(store.open(index), [operation])
    return { objectID, taskID: store.nextTask() }
  }
  app.post<OfIndex>('/1/indexes/:index', writable, async ({ params, body }, reply) => {
    const written = write(params.index, operationOf({ action: 'addObject', body }))
    return reply.code(201).send({ ...written, createdAt: now() })
  })
  app.put<OfObject>('/1/indexes/:index/:objectID', writable, ({ params, body }) => {
    const record = { ...objectOf(body), objectID: params.objectID }
    return { ...write(params.index, { action: 'updateObject', body: record }), updatedAt: now() }
  })
  app.post<OfObject>('/1/indexes/:index/:objectID/partial', writable, ({ params, body, query }) => {
    const action = query.createIfNotExists === 'false' ? 'partialUpdateObjectNoCreate' : 'partialUpdateObject'
    const record = { ...objectOf(body), objectID: params.objectID }
    return { ...write(params.index, { action, body: record }), updatedAt: now() }
  })
  app.delete<OfObject>('/1/indexes/:index/:objectID', writable, ({ params }) => {
    const { taskID } = write(params.index, { action: 'deleteObject', body: { objectID: params.objectID } })
    return { taskID, deletedAt: now() }
  })
  app.post<OfIndex>('/1/indexes/:index/deleteByQuery', writable, ({ params, body }) => {
    const searchIndex = store.get(params.index)
    const { index, synonyms } = searchIndex.compiled
    const { records: found } = runQuery(index, synonyms, optionsOf({}, readQuery(objectOf(body))))
    searchIndex.changeRecords((records) => {
      for (const { record } of found) records.delete(index.records[record]?.objectID ?? '')
    })
    return { taskID: store.nextTask(), updatedAt: now() }
  })
}
