import { redisLink } from '@/cache/redis-link'
import { serverEnv } from '@/config/env'
import { processWide } from '@/lib/process-wide'
import { createSeenMessages, type SeenMessages } from './seen-messages'

/** The messages that this process has accepted and, with REDIS_URL, those of all instances of the space. */
export const acceptedMessages = (): SeenMessages =>
  processWide('accepted-webhooks', () => {
    const { CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT } = serverEnv()
    return createSeenMessages(redisLink(), `site:webhook:${CONTENTFUL_SPACE_ID}:${CONTENTFUL_ENVIRONMENT}:`)
  })
