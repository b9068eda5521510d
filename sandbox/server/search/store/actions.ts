import { randomBytes } from 'node:crypto'
import { isRecord } from '../../content/guards'
import { badSearch } from '../errors'
import type { SearchRecord } from '../record'
import { applyPartial } from './partial'
import type { SearchIndex } from './search-index'

const ACTIONS = [
  'addObject',
  'updateObject',
  'partialUpdateObject',
  'partialUpdateObjectNoCreate',
  'deleteObject',
  'delete',
  'clear',
] as const

/** One operation of a batch. */
export interface Operation {
  action: (typeof ACTIONS)[number]
  body: Record<string, unknown>
}

/** @throws SearchError 400 */
export const operationOf = (request: unknown): Operation => {
  if (!isRecord(request)) throw badSearch('Invalid batch request, expected an object')
  const action = ACTIONS.find((name) => name === request.action)
  if (action === undefined) throw badSearch(`Invalid batch action: ${String(request.action)}`)
  const body = request.body ?? {}
  if (!isRecord(body)) throw badSearch('Invalid object, expected a JSON object')
  return { action, body }
}

const idOf = (body: Record<string, unknown>): string | null => {
  const id = body.objectID
  if (typeof id === 'string' && id !== '') return id
  return typeof id === 'number' ? String(id) : null
}

const neededId = (body: Record<string, unknown>): string => {
  const id = idOf(body)
  if (id === null) throw badSearch('Missing mandatory attribute: objectID')
  return id
}

/** Carries out an operation on the records; the id of the object, or null where it is about all of them. */
const carryOut = (records: Map<string, SearchRecord>, { action, body }: Operation): string | null => {
  if (action === 'clear' || action === 'delete') {
    records.clear()
    return null
  }
  const objectID = action === 'addObject' ? (idOf(body) ?? randomBytes(7).toString('hex')) : neededId(body)
  const known = records.get(objectID)
  if (action === 'deleteObject') records.delete(objectID)
  else if (action === 'addObject' || action === 'updateObject') records.set(objectID, { ...body, objectID })
  else if (known !== undefined || action === 'partialUpdateObject')
    records.set(objectID, { ...applyPartial(known ?? {}, body), objectID })
  return objectID
}

/** Carries out a batch: all of it, or none where one operation is wrong. @throws SearchError 400 */
export const carryOutBatch = (index: SearchIndex, operations: Operation[]): string[] => {
  const objectIDs: string[] = []
  for (const { action, body } of operations)
    if (action !== 'addObject' && action !== 'clear' && action !== 'delete') neededId(body)
  index.changeRecords((records) => {
    for (const operation of operations) {
      const objectID = carryOut(records, operation)
      if (objectID !== null) objectIDs.push(objectID)
    }
  })
  return objectIDs
}
