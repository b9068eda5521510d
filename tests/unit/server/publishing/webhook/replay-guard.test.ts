import { createRedisLink } from '@/server/cache/redis-link'
import { createReplayGuard } from '@/server/publishing/webhook/replay-guard'
import { describeWithRedis, redisServer, until } from '../../cache/support/redis-server'

test('a message is taken once, by whichever of its keys it comes again; the oldest make room', async () => {
  const seen = createReplayGuard(null, 'test:', 2)
  expect(await seen.take(['a', 'b'])).toBe(true)
  expect(await seen.take(['b', 'c'])).toBe(false)
  await seen.release(['a', 'b'])
  expect(await seen.take(['a', 'b'])).toBe(true)
  expect(await seen.take(['c'])).toBe(true)
  expect(await seen.take(['a'])).toBe(true)
})

describeWithRedis('messages seen by several instances', () => {
  test('what one instance took no other one takes, unless it was released or Redis is away', async () => {
    for (const level of ['warn', 'info', 'debug'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined)
    const redis = await redisServer()
    await redis.start()
    const links = [createRedisLink(redis.url), createRedisLink(redis.url)]
    await until(() => links.every((link) => link.isUp()))
    const [a, b] = links.map((link) => createReplayGuard(link, 'test:'))
    expect(await a?.take(['key', 'digest'])).toBe(true)
    expect(await b?.take(['other key', 'digest'])).toBe(false)
    await a?.release(['key', 'digest'])
    expect(await createReplayGuard(links[1] ?? null, 'test:').take(['key', 'digest'])).toBe(true)
    await redis.kill()
    expect(await a?.take(['third'])).toBe(true)
    expect(await a?.take(['third'])).toBe(false)
    for (const link of links) link.close()
  })
})
