import type { RetentionRule } from '../../privacy/retention'
import { PHOTO_PREFIX } from './keep-photo'
import { photoStorage } from './storage'

const dayOf = (name: string): string => name.slice(PHOTO_PREFIX.length, PHOTO_PREFIX.length + 10)

/** Photos whose review was not stored, or went while the storage was away. Young ones may belong to a review that comes just now. */
export const photoRetention: RetentionRule = {
  name: 'photos of no review',
  days: () => 2,
  apply: async (trx, before) => {
    const limit = before.toISOString().slice(0, 10)
    const old = (await photoStorage().list(PHOTO_PREFIX)).filter((name) => dayOf(name) < limit)
    if (old.length === 0) return 0
    const rows = await trx.selectFrom('review').select('photo').where('photo', 'is not', null).execute()
    const kept = new Set(rows.map(({ photo }) => photo))
    const gone = old.filter((name) => !kept.has(name))
    for (const name of gone) await photoStorage().delete(name)
    return gone.length
  },
}
