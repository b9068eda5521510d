import { isRecord } from '../content/guards'
import { badRequest } from '../errors'

export const SYNC_TYPES = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const
export type SyncType = (typeof SYNC_TYPES)[number]

/** The state in a sync token. */
export interface SyncState {
  /** Change to start after; null for the initial sync. */
  from: number | null
  /** Change that the next sync starts after. */
  until: number
  skip: number
  limit: number
  type: SyncType
  contentType: string | null
}

const isState = (value: unknown): value is SyncState =>
  isRecord(value) &&
  [value.until, value.skip, value.limit].every(Number.isInteger) &&
  (value.from === null || Number.isInteger(value.from)) &&
  SYNC_TYPES.some((type) => type === value.type) &&
  (value.contentType === null || typeof value.contentType === 'string')

export function encodeToken(state: SyncState): string {
  return Buffer.from(JSON.stringify(state)).toString('base64url')
}

/** @throws ApiError 400 */
export function decodeToken(token: string): SyncState {
  const invalid = badRequest('The sync token is invalid.')
  try {
    const state: unknown = JSON.parse(Buffer.from(token, 'base64url').toString())
    if (isState(state)) return state
  } catch {
    throw invalid
  }
  throw invalid
}
