import { redisLink } from '@/cache/redis-link'
import { serverEnv } from '@/config/env'
import { processWide } from '@/lib/process-wide'
import { createReplayGuard, type ReplayGuard } from './replay-guard'

/** Messages accepted by this process and, with REDIS_URL, by all instances of the space. */
export function acceptedMessages(): ReplayGuard {
  return processWide('accepted-webhooks', () => {
    const { CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT } = serverEnv()
    return createReplayGuard(redisLink(), `site:webhook:${CONTENTFUL_SPACE_ID}:${CONTENTFUL_ENVIRONMENT}:`)
  })
}
