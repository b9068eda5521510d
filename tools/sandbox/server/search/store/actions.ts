import { randomBytes } from 'node:crypto'
import { isRecord } from '../../content/guards'
import { badSearch } from '../errors'
import type { SearchRecord } from '../record'
import type { SearchIndex } from './search-index'

const ACTIONS = ['addObject', 'updateObject', 'deleteObject', 'delete', 'clear'] as const

/** One operation of a batch. */
export interface Operation {
  action: (typeof ACTIONS)[number]
  body: Record<string, unknown>
}

/** @throws SearchError 400 */
export function operationOf(request: unknown): Operation {
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

/** Bytes of a record as JSON: the limit of Algolia's smallest plans. */
const MOST_RECORD_BYTES = 10_000

const requireSize = (body: Record<string, unknown>, position: number): void => {
  const size = Buffer.byteLength(JSON.stringify(body))
  if (size > MOST_RECORD_BYTES)
    throw badSearch(
      `Record at the position ${position} objectID=${idOf(body)} is too big size=${size}/${MOST_RECORD_BYTES} bytes. Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits`,
    )
}

/** Carries out an operation on the records; the id of the object, or null where it is about all of them. */
const carryOut = (records: Map<string, SearchRecord>, { action, body }: Operation): string | null => {
  if (action === 'clear' || action === 'delete') {
    records.clear()
    return null
  }
  const objectID = action === 'addObject' ? (idOf(body) ?? randomBytes(7).toString('hex')) : neededId(body)
  if (action === 'deleteObject') records.delete(objectID)
  else records.set(objectID, { ...body, objectID })
  return objectID
}

/** Carries out a batch: all of it, or none where one operation is wrong. @throws SearchError 400 */
export function carryOutBatch(index: SearchIndex, operations: Operation[]): string[] {
  const objectIDs: string[] = []
  for (const [position, { action, body }] of operations.entries()) {
    if (action === 'updateObject' || action === 'deleteObject') neededId(body)
    if (action === 'updateObject' || action === 'addObject') requireSize(body, position)
  }
  index.changeRecords((records) => {
    for (const operation of operations) {
      const objectID = carryOut(records, operation)
      if (objectID !== null) objectIDs.push(objectID)
    }
  })
  return objectIDs
}
