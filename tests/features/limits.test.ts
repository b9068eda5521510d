import { TEST_ENV } from '@tests/factories/mail-env'
import { createClient } from 'redis'
import { redisLink } from '@/server/cache/redis-link'
import { logger } from '@/server/log/logger'
import { counterOf, countOne } from '@/server/protection/limiter'
import { describeWithRedis, redisServer } from '../unit/server/cache/support/redis-server'

const LIMIT = { points: 3, seconds: 60 }

/** How many of several that come at one moment are let through. */
const passing = async (name: string, count: number): Promise<number> => {
  const waits = await Promise.all(Array.from({ length: count }, () => countOne(name, 'somebody', LIMIT)))
  return waits.filter((wait) => wait === 0).length
}

const WARNING = /^forms: rate limits are not shared \(REDIS_URL\), each instance counts by itself: \w/

const said = (level: 'warn' | 'info') => jest.spyOn(logger, level).mockImplementation(() => undefined).mock

afterAll(() => redisLink()?.close())

describeWithRedis('limits on Redis', () => {
  test('are exact from the first form of a process on, also while Redis is away, which is logged with its end (FORM-7)', async () => {
    const redis = await redisServer()
    await redis.start()
    Object.assign(process.env, TEST_ENV, { REDIS_URL: redis.url, DATABASE_URL: '' })
    const [warned, informed] = [said('warn'), said('info')]
    const outages = () => warned.calls.filter(([line]) => WARNING.test(String(line)))

    // Nobody has connected yet: the first form waits for that and is counted with all others.
    expect(await passing('first', 10)).toBe(3)
    expect(await countOne('first', 'somebody', LIMIT)).toBeGreaterThan(50)
    expect(await countOne('first', 'somebody else', LIMIT)).toBe(0)
    const other = await createClient({ url: redis.url }).connect()
    expect(await other.keys('first:*')).toHaveLength(2)
    other.destroy()
    expect(warned.calls).toEqual([])

    await redis.kill()
    expect(await passing('alone', 10)).toBe(3)
    const lock = counterOf('lock', { points: 1, seconds: 60 })
    expect(await lock.take('somebody', 900)).toBe(0)
    expect(await lock.take('somebody', 900)).toBeGreaterThan(800)
    expect(outages()).toHaveLength(1)

    await redis.start()
    await new Promise<void>((resolve) => redisLink()?.onUp(resolve))
    expect(await passing('again', 10)).toBe(3)
    expect(outages()).toHaveLength(1)
    expect(informed.calls.flat()).toContain('forms: rate limits are shared again')
    await redis.kill()
  })
})
