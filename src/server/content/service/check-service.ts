import { inTime } from '@/shared/utils/in-time'
import type { ContentClient, ContentSource } from './client'
import { ContentError, contentErrorPolicy } from './errors'
import { readReply } from './reply'
import { translateError } from './translate-error'

const tooLate = (): never => {
  throw new ContentError('timeout', 'no answer in time')
}

/** A space without home is empty, or another one than the site's. */
export const NO_HOME =
  'no home page is published in this space and environment: check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT'

/** One query, never throws. @param within milliseconds @returns what is wrong and what to do; null for nothing */
export function createCheckService({ readEntries }: ContentClient) {
  return async (source: ContentSource, within: number): Promise<string | null> => {
    const metadata = { status: null, resetSeconds: null }
    try {
      const query = readEntries(source, { content_type: 'homePage', limit: 1, select: 'sys' }, metadata)
      const { items } = await inTime(
        query.then((body) => readReply(body, {})),
        within,
        tooLate,
      )
      return items.length === 0 ? NO_HOME : null
    } catch (error) {
      const { code } = translateError(error, metadata, {})
      return `${code}: ${contentErrorPolicy[code].advice}`
    }
  }
}
