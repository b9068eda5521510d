import { redisLink } from '@/server/cache/redis-link'
import { serverEnv } from '@/shared/config/env'
import { processWide } from '@/shared/utils/process-wide'
import { createReplayGuard, type ReplayGuard } from './replay-guard'

/** Messages accepted by this process and, with REDIS_URL, by all instances of the space. */
export function acceptedMessages(): ReplayGuard {
  return processWide('accepted-webhooks', () => {
    const { CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT } = serverEnv()
    return createReplayGuard(redisLink(), `site:webhook:${CONTENTFUL_SPACE_ID}:${CONTENTFUL_ENVIRONMENT}:`)
  })
}
