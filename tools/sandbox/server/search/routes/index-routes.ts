import type { FastifyInstance } from 'fastify'
import { badSearch } from '../errors'
import { DEFAULT_SETTINGS } from '../params/options'
import { readSettings } from '../params/read'
import { carryOutBatch, operationOf } from '../store/actions'
import type { Scope } from '../store/search-index'
import type { SearchStore } from '../store/search-store'
import { requireAdminKey } from './access'
import { objectOf, requestsOf, textOf } from './body'

interface OfIndex {
  Params: { index: string }
}

const SCOPES: readonly Scope[] = ['settings', 'synonyms', 'rules']
const ALL_INDEXES = '*'

const now = (): string => new Date().toISOString()

const batchOf = (store: SearchStore, name: string, requests: unknown[]): string[] => {
  const operations = requests.map(operationOf)
  const objectIDs = carryOutBatch(store.open(name), operations)
  if (operations.at(-1)?.action === 'delete') store.delete(name)
  return objectIDs
}

/** One batch over several indexes: each request names its own. */
const multipleBatch = (store: SearchStore, requests: unknown[]) => {
  const byIndex = new Map<string, unknown[]>()
  for (const request of requests) {
    const name = textOf(objectOf(request), 'indexName')
    byIndex.set(name, [...(byIndex.get(name) ?? []), request])
  }
  const objectIDs = [...byIndex].flatMap(([name, own]) => batchOf(store, name, own))
  const taskID = Object.fromEntries([...byIndex.keys()].map((name) => [name, store.nextTask()]))
  return { taskID, objectIDs }
}

/** Whole indexes: batches, settings, copies and moves, tasks. All of it needs the admin key. */
export function indexRoutes(app: FastifyInstance, store: SearchStore): void {
  const admin = { preHandler: requireAdminKey }
  app.get('/1/indexes', admin, () => ({
    items: store.entries().map(([name, { createdAt, updatedAt, records }]) => ({
      name,
      createdAt,
      updatedAt,
      entries: records.size,
      dataSize: 0,
      fileSize: 0,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
    })),
    nbPages: 1,
  }))
  app.post<OfIndex>('/1/indexes/:index/batch', admin, ({ params, body }) => {
    if (params.index === ALL_INDEXES) return multipleBatch(store, requestsOf(body))
    const objectIDs = batchOf(store, params.index, requestsOf(body))
    return { taskID: store.nextTask(), objectIDs }
  })
  app.post<OfIndex>('/1/indexes/:index/clear', admin, ({ params }) => {
    carryOutBatch(store.open(params.index), [{ action: 'clear', body: {} }])
    return { taskID: store.nextTask(), updatedAt: now() }
  })
  app.delete<OfIndex>('/1/indexes/:index', admin, ({ params }) => {
    store.delete(params.index)
    return { taskID: store.nextTask(), deletedAt: now() }
  })
  app.get<OfIndex>('/1/indexes/:index/settings', admin, ({ params }) => ({
    ...DEFAULT_SETTINGS,
    ...store.get(params.index).settings,
  }))
  app.put<OfIndex>('/1/indexes/:index/settings', admin, ({ params, body }) => {
    const settings = readSettings(body)
    store.open(params.index).changeSettings(settings)
    return { taskID: store.nextTask(), updatedAt: now() }
  })
  app.post<OfIndex>('/1/indexes/:index/operation', admin, ({ params, body }) => {
    const { operation, destination, scope } = objectOf(body)
    if (typeof destination !== 'string' || (operation !== 'move' && operation !== 'copy'))
      throw badSearch('Invalid operation, expected "move" or "copy" and a destination')
    const parts = Array.isArray(scope) ? SCOPES.filter((name) => scope.includes(name)) : null
    if (operation === 'move') store.move(params.index, destination)
    else store.copy(params.index, destination, parts)
    return { taskID: store.nextTask(), updatedAt: now() }
  })
  app.get<OfIndex>('/1/indexes/:index/task/:task', admin, () => ({ status: 'published', pendingTask: false }))
}
