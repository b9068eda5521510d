import type { ContentClient } from './client'
import { ContentError, contentErrorPolicy } from './errors'
import { readReply } from './reply'
import type { ContentSource } from './source'
import { translateError } from './translate-error'

const inTime = async (work: Promise<unknown>, milliseconds: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ContentError('timeout', 'no answer in time')), milliseconds)
  })
  try {
    await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * One query without throttle and retries. Never throws.
 * @param within milliseconds
 * @returns what is wrong and what to do; null when it responds
 */
export type CheckService = (source: ContentSource, within: number) => Promise<string | null>

export function createCheckService({ readEntries }: ContentClient): CheckService {
  return async (source, within) => {
    const metadata = { status: null, resetSeconds: null }
    try {
      const query = readEntries(source, { limit: 1, select: 'sys' }, metadata)
      await inTime(
        query.then((body) => readReply(body, {})),
        within,
      )
      return null
    } catch (error) {
      const { code } = translateError(error, metadata, {})
      return `${code}: ${contentErrorPolicy[code].advice}`
    }
  }
}
