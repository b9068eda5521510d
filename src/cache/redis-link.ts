import { ConnectionTimeoutError, createClient } from 'redis'
import { serverEnv } from '@/config/env'
import { closeAtEnd } from '@/lib/open-connections'
import { endsWithin, watchStalls } from '@/lib/own-stalls'
import { processWide } from '@/lib/process-wide'
import { logger, reasonOf } from '@/logging/logger'

/** Milliseconds that a visitor's request waits for Redis before the local copy is served. */
const TIMEOUT_MS = 250
/** Milliseconds that a page made for a publish waits for Redis, each of two times. */
const PATIENCE = 2000
/** Milliseconds for which Redis is left alone at most after it did not answer in time. */
const COOL_DOWN = 2000
const CONNECT_WITHIN = 2000
/** Attempts to connect in a row whose failure is put down to this process, which stood still meanwhile. */
const MOST_FORGIVEN = 3
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
  /** Sends commands. @throws at once while Redis is away, and after 250 ms without a response. */
  send<Reply>(commands: (client: RedisClient) => Promise<Reply>): Promise<Reply>
  /** The same for commands that may be sent twice, with up to 2 s for each attempt. @throws at once without a connection. */
  sendPatiently<Reply>(commands: (client: RedisClient) => Promise<Reply>): Promise<Reply>
  close(): void
}

/**
 * Logs each reason of an outage once, and its end. An attempt that found no time because this process stood still says nothing: the
 * next one tells.
 */
const logOutages = (client: RedisClient): void => {
  const logged = new Set<string>()
  let forgiven = 0
  let stalls = watchStalls()
  client.on('error', (error) => {
    const isOwn = error instanceof ConnectionTimeoutError && stalls.hasStalled() && forgiven < MOST_FORGIVEN
    stalls.stop()
    stalls = watchStalls()
    if (isOwn) {
      forgiven += 1
      return
    }
    const reason = reasonOf(error)
    if (!logged.has(reason)) logger.warn(`cache: Redis is away, pages come from the local copy: ${reason}`)
    logged.add(reason)
  })
  client.on('ready', () => {
    stalls.stop()
    forgiven = 0
    if (logged.size > 0) logger.info('cache: Redis is back')
    logged.clear()
  })
  client.on('end', () => stalls.stop())
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
    if (await endsWithin(reply, milliseconds)) return reply
    coolDown(reply)
    throw new Error(`no reply from Redis within ${milliseconds} ms`)
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
