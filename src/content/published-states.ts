import { z } from 'zod'
import { askWith } from './ask'
import { askList } from './ask-list'
import { readAssets, readEntries } from './client'
import { ContentError } from './errors'

/** Contentful's two kinds of content, as `sys.type` and `linkType` name them. */
export type ContentKind = 'Entry' | 'Asset'

/** What the delivery API says of an entry or asset that it delivers. */
export interface PublishedState {
  revision: number | null
  /** ISO 8601. */
  updatedAt: string | null
}

/** Ids in one question: with Contentful's longest ids (64 characters) an address stays below 8 kB. */
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

/**
 * The published ones among these ids; what is missing is not published. `sys` alone is asked for.
 * @throws ContentError
 */
export const getPublishedStates = async (
  kind: ContentKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublishedState>> => {
  const read = kind === 'Entry' ? readEntries : readAssets
  const found = new Map<string, PublishedState>()
  for (let from = 0; from < ids.length; from += IDS_PER_CALL) {
    const asked = ids.slice(from, from + IDS_PER_CALL)
    const query = { 'sys.id[in]': asked.join(','), select: 'sys', include: 0, limit: IDS_PER_CALL }
    const { items } = await askWith({ send: (notes) => read('delivery', query, notes), check: readStates })
    for (const { sys } of items)
      found.set(sys.id, { revision: sys.revision ?? null, updatedAt: sys.updatedAt ?? null })
  }
  return found
}

/** Whether the delivery API delivers any entry at all: no site is without, a service that is broken may be. @throws ContentError */
export const isAnythingPublished = async (): Promise<boolean> => {
  const query = { select: 'sys', include: 0, limit: 1 }
  const { items } = await askWith({
    send: (notes) => readEntries('delivery', query, notes),
    check: readStates,
  })
  return items.length > 0
}

/** Contentful's highest page size; `sys` alone is small. */
const LINKING_PAGE = 1000

/** Ids of the published entries that link to an entry or asset in any field. @throws ContentError */
export const getLinkingIds = async (kind: ContentKind, id: string): Promise<string[]> => {
  const { items } = await askList('delivery', {
    [kind === 'Entry' ? 'links_to_entry' : 'links_to_asset']: id,
    select: 'sys',
    include: 0,
    limit: LINKING_PAGE,
  })
  return items.map(({ sys }) => sys.id)
}
