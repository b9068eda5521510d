import { z } from 'zod'
import { chunksOf } from '@/shared/utils/chunks'
import type { ContentClient } from './client'
import { ContentError } from './errors'
import type { FetchEntries } from './fetch-entries'
import type { SendCall } from './query'

/** Contentful's two kinds of content, as `sys.type` and `linkType` name them. */
export type ContentKind = 'Entry' | 'Asset'

export interface PublishedState {
  revision: number | null
  /** ISO 8601. */
  updatedAt: string | null
}

/** Ids in one query: with Contentful's longest ids (64 characters) an address stays below 8 kB. */
const IDS_PER_CALL = 100

const states = z.object({
  items: z.array(
    z.object({
      sys: z.object({
        id: z.string(),
        revision: z.number().nullish(),
        updatedAt: z.string().nullish(),
      }),
    }),
  ),
})

const readStates = (body: unknown): z.infer<typeof states> => {
  const parsed = states.safeParse(body)
  if (!parsed.success)
    throw new ContentError('invalidReply', 'items without ids', {}, { cause: parsed.error })
  return parsed.data
}

/** Contentful's highest page size; `sys` alone is small. */
const LINKING_PAGE = 1000

interface Parts {
  client: ContentClient
  sendCall: SendCall
  fetchEntries: FetchEntries
}

export type PublishedStates = ReturnType<typeof createPublishedStates>

export function createPublishedStates({ client, sendCall, fetchEntries }: Parts) {
  return {
    /** The published ones of these ids; `sys` alone is selected. @throws ContentError */
    getPublishedStates: async (
      kind: ContentKind,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, PublishedState>> => {
      const read = kind === 'Entry' ? client.readEntries : client.readAssets
      const found = new Map<string, PublishedState>()
      for (const some of chunksOf(ids, IDS_PER_CALL)) {
        const query = { 'sys.id[in]': some.join(','), select: 'sys', include: 0, limit: IDS_PER_CALL }
        const { items } = await sendCall({
          send: (metadata) => read('delivery', query, metadata),
          check: readStates,
        })
        for (const { sys } of items)
          found.set(sys.id, { revision: sys.revision ?? null, updatedAt: sys.updatedAt ?? null })
      }
      return found
    },
    /** Whether anything is delivered: if not, the service is broken. @throws ContentError */
    isAnythingPublished: async (): Promise<boolean> => {
      const query = { select: 'sys', include: 0, limit: 1 }
      const { items } = await sendCall({
        send: (metadata) => client.readEntries('delivery', query, metadata),
        check: readStates,
      })
      return items.length > 0
    },
    /** Ids of the published entries that link to an entry or asset in any field. @throws ContentError */
    getLinkingIds: async (kind: ContentKind, id: string): Promise<string[]> => {
      const { items } = await fetchEntries('delivery', {
        [kind === 'Entry' ? 'links_to_entry' : 'links_to_asset']: id,
        select: 'sys',
        include: 0,
        limit: LINKING_PAGE,
      })
      return items.map(({ sys }) => sys.id)
    },
  }
}
