import { CompiledQuery } from 'kysely'
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRedis,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import { type RedisLink, redisLink } from '@/server/cache/redis-link'
import { withDatabase } from '@/server/database/database'
import { serverEnv } from '@/shared/config/env'
import { processWide } from '@/shared/utils/process-wide'

export interface Limit {
  points: number
  seconds: number
}

export type AnyLimiter = Pick<RateLimiterAbstract, 'consume' | 'get' | 'penalty' | 'reward' | 'delete'>

/** Uses the limiter shared by all instances. @throws the limiter's errors, also while its store is unavailable */
export type SharedStore = <Result>(run: (limiter: AnyLimiter) => Promise<Result>) => Promise<Result>

/** Milliseconds for a count in the database, and once after a start for the connection to Redis. */
const TIMEOUT_MS = 1000

/** A new process's first connection, so that its first form counts too. */
const connected = (link: RedisLink): Promise<void> =>
  processWide('redis-connected', () => ({
    first: new Promise<void>((resolve) => {
      link.onUp(resolve)
      setTimeout(resolve, TIMEOUT_MS).unref()
    }),
  })).first

/** Through the site's pool, without named statements, which belong to one session. */
const postgres = {
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows, numAffectedRows } = await withDatabase((db) =>
      db.executeQuery<{ points: number; expire: number }>(CompiledQuery.raw(text, values)),
    )
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
  },
}

/** The shared store: Redis, else the database; null without either. @param name what is counted */
export function sharedStore(name: string, { points, seconds }: Limit): SharedStore | null {
  const options = { keyPrefix: name, points, duration: seconds }
  const link = redisLink()
  if (link) {
    let limiter: RateLimiterRedis | null = null
    return async (run) => {
      await connected(link)
      return link.send((client) => {
        limiter ??= new RateLimiterRedis({ ...options, storeClient: client, useRedisPackage: true })
        return run(limiter)
      })
    }
  }
  if (serverEnv().DATABASE_URL === null) return null
  const limiter = new RLWrapperTimeouts({
    limiter: new RateLimiterPostgres({
      ...options,
      storeClient: postgres,
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: true,
    }),
    timeoutMs: TIMEOUT_MS,
  })
  return (run) => run(limiter)
}
