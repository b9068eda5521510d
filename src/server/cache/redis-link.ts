import { createClient } from 'redis'
import { logger, reasonOf } from '@/server/log/logger'
import { serverEnv } from '@/shared/config/env'
import { inTime } from '@/shared/utils/in-time'
import { closeAtEnd } from '@/shared/utils/open-connections'
import { processWide } from '@/shared/utils/process-wide'

/** Milliseconds that a visitor waits for Redis. */
const TIMEOUT_MS = 500
/** Milliseconds that a publish waits, each of two times. */
const PATIENCE = 2000
/** Milliseconds without Redis after a timeout, at most. */
const COOL_DOWN = 2000
const CONNECT_WITHIN = 2000
/** A ping finds a dead connection. */
const PING_EVERY = 10_000
const LONGEST_WAIT = 2000

/** Milliseconds before the next attempt: doubled each time, with jitter. */
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

/** A connection that reconnects, and pauses while Redis does not respond. */
export interface RedisLink {
  /** False while requests would fail. */
  isUp(): boolean
  /** Calls back each time Redis is available again. */
  onUp(listener: () => void): void
  /** @throws at once while Redis is unavailable, and after 500 ms without a response */
  send<Reply>(commands: (client: RedisClient) => Promise<Reply>): Promise<Reply>
  /** For commands that may be sent twice, up to 2 s each. @throws at once without a connection */
  sendPatiently<Reply>(commands: (client: RedisClient) => Promise<Reply>): Promise<Reply>
  close(): void
}

/** Logs each reason of an outage once, and its end. */
const logOutages = (client: RedisClient): void => {
  const logged = new Set<string>()
  client.on('error', (error) => {
    const reason = reasonOf(error)
    if (!logged.has(reason)) logger.warn(`cache: Redis is away, pages come from the local copy: ${reason}`)
    logged.add(reason)
  })
  client.on('ready', () => {
    if (logged.size > 0) logger.info('cache: Redis is back')
    logged.clear()
  })
}

/** @param url redis:// or rediss:// */
export function createRedisLink(url: string): RedisLink {
  const client = newClient(url)
  const listeners: (() => void)[] = []
  const notifyUp = (): void => {
    for (const listener of listeners) listener()
  }
  logOutages(client)
  client.on('ready', notifyUp)
  // Attempts go on in the background; a start does not wait for Redis.
  client.connect().catch(() => undefined)

  let isCooling = false
  /** Until the late response arrives: Redis serves again then. */
  const coolDown = (late: Promise<unknown>): void => {
    if (isCooling) return
    isCooling = true
    logger.warn(`cache: Redis did not reply in time, left alone for up to ${COOL_DOWN} ms`)
    const end = (): void => {
      if (!isCooling) return
      isCooling = false
      clearTimeout(timer)
      if (client.isReady) notifyUp()
    }
    const timer = setTimeout(end, COOL_DOWN).unref()
    late.then(end, () => undefined)
  }

  const isUp = (): boolean => client.isReady && !isCooling
  const send = async <Reply>(
    commands: (client: RedisClient) => Promise<Reply>,
    milliseconds: number,
  ): Promise<Reply> => {
    const reply = commands(client)
    return inTime(reply, milliseconds, () => {
      coolDown(reply)
      throw new Error(`no reply from Redis within ${milliseconds} ms`)
    })
  }
  return {
    isUp,
    onUp: (listener) => {
      listeners.push(listener)
      if (isUp()) listener()
    },
    send: async (commands) => {
      if (!isUp()) throw new Error('Redis is away')
      return send(commands, TIMEOUT_MS)
    },
    sendPatiently: async (commands) => {
      if (!client.isReady) throw new Error('Redis is away')
      try {
        return await send(commands, PATIENCE)
      } catch {
        return send(commands, PATIENCE)
      }
    },
    close: () => client.destroy(),
  }
}

/** Null without REDIS_URL, and on a site that shows drafts to all. */
export function redisLink(): RedisLink | null {
  const { REDIS_URL: url, CONTENTFUL_USE_PREVIEW } = serverEnv()
  if (url === null || CONTENTFUL_USE_PREVIEW) return null
  return processWide('redis-link', () => {
    const link = createRedisLink(url)
    closeAtEnd(link.close)
    return link
  })
}
