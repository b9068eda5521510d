import { LOCALE } from '@/config/site'
import { logger, reasonOf } from '@/logging/logger'
import type { EntryState } from '@/models/preview'
import { askOne } from './ask-list'
import type { RawEntry } from './reply'

/**
 * Whether visitors see an entry as the preview API gives it. The preview API does not say so itself: its dates are those
 * of the latest save, the delivery API's those of the latest publishing, and publishing sets both (Contentful docs,
 * "Common resource attributes"). Without an answer the state is unknown; the preview is shown all the same.
 */
export const entryStateOf = async ({ sys }: RawEntry): Promise<EntryState> => {
  try {
    const contentType = sys.contentType.sys.id
    const published = await askOne(
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
