import { createRedisLink, type RedisLink } from '@/server/cache/redis-link'
import type { Dependency } from '@/server/content/changes'
import {
  createSharedDependencyStore,
  type DependencyNode,
  type DependencyStore,
} from '@/server/publishing/affected/dependency-store'
import { redisForEachTest } from '../../cache/support/redis-for-each-test'
import { describeWithRedis, until } from '../../cache/support/redis-server'

/** The disk of one instance. */
const localStore = (): DependencyStore => {
  const records = new Map<DependencyNode, readonly Dependency[]>()
  return {
    write: async (node, dependencies) => void records.set(node, dependencies),
    remove: async (node) => records.delete(node),
    has: async (node) => records.has(node),
    readAll: async () => new Map(records),
  }
}

describeWithRedis('records of what pages are made of', () => {
  const redis = redisForEachTest()
  const links: RedisLink[] = []
  const startInstance = async () => {
    const link = createRedisLink(redis().url)
    links.push(link)
    await until(link.isUp)
    return { link, store: createSharedDependencyStore(localStore(), link) }
  }

  afterEach(() => {
    for (const link of links.splice(0)) link.close()
  })

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
  })

  test('while Redis is away only removals of recorded paths are remembered: unknown addresses have no end', async () => {
    const [a, b] = await Promise.all([startInstance(), startInstance()])
    for (const path of ['/pt-br/a/', '/pt-br/b/']) await a.store.write(path, ['entry:x'])
    redis().freeze()
    for (const { link } of [a, b]) await expect(link.send((client) => client.ping())).rejects.toThrow()
    await a.store.remove('/pt-br/a/')
    // Known to the other instance only.
    await b.store.remove('/pt-br/b/')
    redis().thaw()
    await until(b.link.isUp)
    await b.store.write('/pt-br/c/', ['entry:y'])
    const shared = async () => [...(await b.store.readAll()).keys()].sort().join()
    await until(async () => (await shared()) === '/pt-br/b/,/pt-br/c/')
  })

  test('while Redis is away an instance knows its own pages, and hands them in afterward', async () => {
    const [a, b] = await Promise.all([startInstance(), startInstance()])
    await redis().kill()
    await b.store.write('/pt-br/a/', ['entry:x'])
    expect([...(await b.store.readAll()).keys()]).toEqual(['/pt-br/a/'])
    expect((await a.store.readAll()).size).toBe(0)
    await redis().start()
    await until(async () => (await a.store.readAll()).has('/pt-br/a/'))
  })

  test('a Redis that lost its memory is handed all that an instance recorded, not only what is new', async () => {
    const [a, b] = await Promise.all([startInstance(), startInstance()])
    await b.store.write('/pt-br/a/', ['entry:x'])
    expect((await a.store.readAll()).has('/pt-br/a/')).toBe(true)
    await redis().kill()
    await redis().start()
    await until(async () => (await a.store.readAll()).has('/pt-br/a/'))
  })
})
