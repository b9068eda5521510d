import { createClient } from 'redis'
import { redisLink } from '@/server/cache/redis-link'
import { checkServices } from '@/server/start/services'
import { redisForEachTest } from '../cache/support/redis-for-each-test'
import { describeWithRedis, until } from '../cache/support/redis-server'

jest.mock('@/shared/config/build-id', () => ({ buildId: () => 'first' }))

describeWithRedis('a Redis that answers', () => {
  const redis = redisForEachTest()

  test('FAULT-1: and is full is down for that reason, not for want of an answer', async () => {
    process.env.REDIS_URL = redis().url
    const link = redisLink()
    if (link === null) throw new Error('no link')
    await until(link.isUp)
    expect((await checkServices()).redis).toEqual({ status: 'up' })
    const client = await createClient({ url: redis().url }).connect()
    await client.configSet('maxmemory', '1')
    client.destroy()
    expect((await checkServices()).redis).toEqual({
      status: 'down',
      reason: 'cannot be written to: the server of REDIS_URL is full, or a replica',
    })
    link.close()
  })
})
