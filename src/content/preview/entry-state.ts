import { LOCALE } from '@/config/site'
import { logger, reasonOf } from '@/logging/logger'
import type { EntryState } from '@/models/preview'
import type { FetchEntry } from '../service/fetch-entries'
import type { RawEntry } from '../service/reply'

/**
 * Whether visitors see an entry as the preview API has it. Its dates are of the latest save, those of the delivery API of the
 * latest publish (Contentful docs, "Common resource attributes"). Unknown on failure.
 */
export type EntryStateOf = (entry: RawEntry) => Promise<EntryState>

export function createEntryStateOf(fetchEntry: FetchEntry): EntryStateOf {
  return async ({ sys }) => {
    try {
      const contentType = sys.contentType.sys.id
      const published = await fetchEntry(
        'delivery',
        { content_type: contentType, 'sys.id': sys.id, select: 'sys', locale: LOCALE },
        { contentType, entryId: sys.id },
      )
      if (!published) return 'draft'
      const savedAt = Date.parse(sys.updatedAt ?? '')
      const publishedAt = Date.parse(published.entry.sys.updatedAt ?? '')
      return savedAt > publishedAt ? 'changed' : 'published'
    } catch (error) {
      logger.warn(`preview: the state of entry ${sys.id} is unknown: ${reasonOf(error)}`)
      return 'unknown'
    }
  }
}
