/** @jest-environment node */
import { setEnvironment } from '@tests/unit/content/support/environment'
import { createRedisLink } from '@/cache/redis-link'
import type { Dependency } from '@/content/dependencies'
import type { PathNode, PathStore } from '@/publishing/affected/path-store'
import { createSharedPathStore } from '@/publishing/affected/shared-path-store'
import { describeWithRedis, type RedisServer, redisServer, until } from '../../cache/support/redis-server'

/** The disk of one instance. */
const localStore = (): PathStore => {
  const records = new Map<PathNode, readonly Dependency[]>()
  return {
    write: async (node, dependencies) => void records.set(node, dependencies),
    remove: async (node) => void records.delete(node),
    has: async (node) => records.has(node),
    readAll: async () => new Map(records),
  }
}

describeWithRedis('records of what pages are made of', () => {
  let redis: RedisServer
  const startInstance = async () => {
    const link = createRedisLink(redis.url)
    await until(link.isUp)
    return { link, store: createSharedPathStore(localStore(), link) }
  }

  beforeEach(async () => {
    setEnvironment('localhost:1')
    for (const level of ['warn', 'info', 'debug'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined)
    redis = await redisServer()
    await redis.start()
  })
  afterEach(() => redis.kill())

  test('one instance knows what another one made, and forgets what another one removed', async () => {
    const [a, b] = await Promise.all([startInstance(), startInstance()])
    await b.store.write('/pt-br/a/', ['entry:x', 'asset:y'])
    await b.store.write('list:products', ['type:product'])
    expect(await a.store.readAll()).toEqual(
      new Map([
        ['/pt-br/a/', ['entry:x', 'asset:y']],
        ['list:products', ['type:product']],
      ]),
    )
    await b.store.remove('/pt-br/a/')
    expect([...(await a.store.readAll()).keys()]).toEqual(['list:products'])
    for (const { link } of [a, b]) link.close()
  })

  test('while Redis is away an instance knows its own pages, and hands them in afterwards', async () => {
    const [a, b] = await Promise.all([startInstance(), startInstance()])
    await redis.kill()
    await b.store.write('/pt-br/a/', ['entry:x'])
    expect([...(await b.store.readAll()).keys()]).toEqual(['/pt-br/a/'])
    expect((await a.store.readAll()).size).toBe(0)
    await redis.start()
    await until(async () => (await a.store.readAll()).has('/pt-br/a/'))
    for (const { link } of [a, b]) link.close()
  })
})
