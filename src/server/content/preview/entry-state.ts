import { logger, reasonOf } from '@/server/log/logger'
import type { EntryState } from '@/shared/content-model/views/preview'
import type { PublishedStates } from '../service/published-states'
import type { RawEntry } from '../service/reply'

/** Whether visitors see entries as they are saved: the preview API dates the save, delivery the publish. */
export type EntryStates = (entries: readonly RawEntry[]) => Promise<ReadonlyMap<string, EntryState> | null>

export function createEntryStates({
  getPublishedStates,
}: Pick<PublishedStates, 'getPublishedStates'>): EntryStates {
  return async (entries) => {
    try {
      const published = await getPublishedStates(
        'Entry',
        entries.map(({ sys }) => sys.id),
      )
      const stateOf = ({ sys }: RawEntry): EntryState => {
        const found = published.get(sys.id)
        if (!found) return 'draft'
        return Date.parse(sys.updatedAt ?? '') > Date.parse(found.updatedAt ?? '') ? 'changed' : 'published'
      }
      return new Map(entries.map((entry) => [entry.sys.id, stateOf(entry)]))
    } catch (error) {
      logger.warn(`preview: the state of ${entries.length} entries is unknown: ${reasonOf(error)}`)
      return null
    }
  }
}
