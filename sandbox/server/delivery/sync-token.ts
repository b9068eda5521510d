import { z } from 'zod'
import { badRequest } from '../errors'

export const SYNC_TYPES = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const
export type SyncType = (typeof SYNC_TYPES)[number]

const schema = z.object({
  /** Change to start after; null for the initial sync. */
  from: z.number().nullable(),
  /** Change that the next sync starts after. */
  until: z.number(),
  skip: z.number(),
  limit: z.number(),
  type: z.enum(SYNC_TYPES),
  contentType: z.string().nullable(),
})

/** What a sync token holds. */
export type SyncState = z.infer<typeof schema>

export const encodeToken = (state: SyncState): string =>
  Buffer.from(JSON.stringify(state)).toString('base64url')

/** @throws ApiError 400 */
export const decodeToken = (token: string): SyncState => {
  try {
    return schema.parse(JSON.parse(Buffer.from(token, 'base64url').toString()))
  } catch {
    throw badRequest('The sync token is invalid.')
  }
}
