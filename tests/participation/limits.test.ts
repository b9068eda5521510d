/** @jest-environment node */
import { once } from 'node:events'
import type { RedisClient } from '@/cache/redis-link'
import { processWide } from '@/lib/process-wide'
import { logger } from '@/logging/logger'
import { counterOf } from '@/participation/protection/counter'
import { countOne } from '@/participation/protection/limiter'
import { describeWithRedis, redisServer } from '../unit/cache/support/redis-server'
import { TEST_ENV } from './support/database'

const LIMIT = { points: 3, seconds: 60 }

/** How many of several that come at one moment are let through. */
const passing = async (name: string, count: number): Promise<number> => {
  const waits = await Promise.all(Array.from({ length: count }, () => countOne(name, 'somebody', LIMIT)))
  return waits.filter((wait) => wait === 0).length
}

const client = () =>
  processWide('rate-limiters', (): { redis: RedisClient | null } => ({ redis: null })).redis

/** Asks until the connection stands: what is counted before, this process counts by itself. */
const connected = async (): Promise<void> => {
  await countOne('first', 'somebody', LIMIT)
  const redis = client()
  if (redis && !redis.isReady) await once(redis, 'ready')
}

afterAll(() => client()?.destroy())

describeWithRedis('limits on Redis', () => {
  test('are held exactly, also while Redis is away, when each instance counts and says so', async () => {
    const redis = await redisServer()
    await redis.start()
    Object.assign(process.env, TEST_ENV, { REDIS_URL: redis.url, DATABASE_URL: '' })
    const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined)
    const told = () => warn.mock.calls.map(([line]) => line)
    await connected()
    expect(await passing('together', 10)).toBe(3)
    expect(await countOne('together', 'somebody', LIMIT)).toBeGreaterThan(50)
    expect(await countOne('together', 'somebody else', LIMIT)).toBe(0)
    // Not said again within a minute.
    Object.assign(
      processWide('rate-limiters', () => ({})),
      { saidAt: 0 },
    )
    await redis.kill()
    expect(await passing('alone', 10)).toBe(3)
    const lock = counterOf('lock', { points: 1, seconds: 60 })
    expect(await lock.take('somebody', 900)).toBe(0)
    expect(await lock.take('somebody', 900)).toBeGreaterThan(800)
    expect(told()).toContain('forms: the store of rate limits is away, each instance counts by itself')
  })
})
