import { createClient } from 'redis'
import { serverEnv } from '@/config/env'
import { closeAtEnd } from '@/lib/open-connections'
import { processWide } from '@/lib/process-wide'
import { logger, reasonOf } from '@/logging/logger'

/** Milliseconds that a visitor's request waits for Redis before the local copy is served. */
const ANSWER_WITHIN = 250
/** Milliseconds in which Redis is left alone after it did not answer in time. */
const COOL_DOWN = 2000
const CONNECT_WITHIN = 2000
/** A connection that died without a word is found out by a ping that fails. */
const PING_EVERY = 10_000
const LONGEST_WAIT = 2000

/** Milliseconds before the next attempt to connect: twice as long each time, with jitter so that instances do not march in step. */
const waitBeforeAttempt = (retries: number): number =>
  Math.min(50 * 2 ** Math.min(retries, 10), LONGEST_WAIT) + Math.random() * 200

export function newClient(url: string) {
  return createClient({
    url,
    // What cannot be sent now fails now: the local copy is there.
    disableOfflineQueue: true,
    pingInterval: PING_EVERY,
    socket: { connectTimeout: CONNECT_WITHIN, reconnectStrategy: waitBeforeAttempt },
  })
}

export type RedisClient = ReturnType<typeof newClient>

/** A connection that comes back by itself, and is left alone while it does not serve. */
export interface RedisLink {
  /** False while asking would be in vain. Costs nothing. */
  isUp(): boolean
  /** Calls back each time Redis can be asked again. */
  onUp(listener: () => void): void
  /** Sends commands. @throws at once while Redis is away, and after 250 ms without an answer. */
  send<Answer>(commands: (client: RedisClient) => Promise<Answer>): Promise<Answer>
  close(): void
}

/** Logs the first failure of an outage and its end; attempts in between say nothing. */
const logOutages = (client: RedisClient): void => {
  let isAway = false
  client.on('error', (error) => {
    if (!isAway) logger.warn(`cache: Redis is away, pages come from the local copy: ${reasonOf(error)}`)
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) logger.info('cache: Redis is back')
    isAway = false
  })
}

/** @param url redis:// or rediss:// */
export function createRedisLink(url: string): RedisLink {
  const client = newClient(url)
  const listeners: (() => void)[] = []
  const tellUp = (): void => {
    for (const listener of listeners) listener()
  }
  logOutages(client)
  client.on('ready', tellUp)
  // Attempts go on in the background; a start does not wait for Redis.
  client.connect().catch(() => undefined)

  let isCooling = false
  const coolDown = (): void => {
    if (isCooling) return
    isCooling = true
    logger.warn(`cache: Redis did not answer within ${ANSWER_WITHIN} ms, left alone for ${COOL_DOWN} ms`)
    setTimeout(() => {
      isCooling = false
      if (client.isReady) tellUp()
    }, COOL_DOWN).unref()
  }

  const isUp = (): boolean => client.isReady && !isCooling
  return {
    isUp,
    onUp: (listener) => {
      listeners.push(listener)
      if (isUp()) listener()
    },
    send: async (commands) => {
      if (!isUp()) throw new Error('Redis is away')
      let timer: NodeJS.Timeout | undefined
      const limit = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          coolDown()
          reject(new Error(`no answer from Redis within ${ANSWER_WITHIN} ms`))
        }, ANSWER_WITHIN)
      })
      const answer = commands(client)
      // An answer that comes too late, or never, has nobody left to hear it.
      answer.catch(() => undefined)
      try {
        return await Promise.race([answer, limit])
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => client.destroy(),
  }
}

/** This process's one connection; null without REDIS_URL, and on a site that shows drafts to all: they stay where they are. */
export function redisLink(): RedisLink | null {
  const { REDIS_URL: url, CONTENTFUL_USE_PREVIEW } = serverEnv()
  if (url === null || CONTENTFUL_USE_PREVIEW) return null
  return processWide('redis-link', () => {
    const link = createRedisLink(url)
    closeAtEnd(link.close)
    return link
  })
}
