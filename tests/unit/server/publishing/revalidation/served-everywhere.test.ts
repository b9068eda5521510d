import { createRedisLink, type RedisLink } from '@/server/cache/redis-link'
import {
  type ExpectedPage,
  pathsBehindAnywhere,
  replyWhatIsServed,
} from '@/server/publishing/revalidation/served-everywhere'
import { redisForEachTest } from '../../cache/support/redis-for-each-test'
import { describeWithRedis, until } from '../../cache/support/redis-server'

jest.mock('@/shared/config/build-id', () => ({ buildId: () => 'first' }))

const PAGES: ExpectedPage[] = [
  { path: '/pt-br/', shown: 'a' },
  { path: '/pt-br/sobre/', shown: 'b' },
]

test('PUBLISH-2: without Redis no other instance is asked', async () => {
  expect(await pathsBehindAnywhere(PAGES, null)).toEqual(new Set())
})

describeWithRedis('PUBLISH-2: what every instance serves', () => {
  const redis = redisForEachTest()
  let link: RedisLink
  const ends: (() => void)[] = []

  /** An instance, once Redis counts it. @param behind what it does not serve yet */
  const join = async (name: string, behind: () => Promise<string[]>): Promise<() => void> => {
    const count = async (): Promise<number> =>
      (await link.send((client) => client.clientList())).filter(({ sub }) => sub > 0).length
    const before = await count()
    const end = replyWhatIsServed(link, redis().url, name, behind)
    ends.push(end)
    await until(async () => (await count()) > before)
    return end
  }

  beforeEach(async () => {
    link = createRedisLink(redis().url)
    await until(link.isUp)
  })
  afterEach(() => {
    for (const end of ends.splice(0)) end()
    link.close()
  })

  test('nothing is behind once every instance has replied', async () => {
    let release = (): void => undefined
    const held = new Promise<string[]>((resolve) => {
      release = () => resolve([])
    })
    await join('one', async () => [])
    await join('other', () => held)
    let isOver = false
    const asked = pathsBehindAnywhere(PAGES, link).then((behind) => {
      isOver = true
      return behind
    })
    await until(async () => (await link.send((client) => client.keys('*served*'))).length > 0)
    expect(isOver).toBe(false)
    release()
    expect(await asked).toEqual(new Set())
  })

  test('a path that one instance does not serve yet is behind', async () => {
    await join('one', async () => [])
    await join('other', async () => ['/pt-br/sobre/'])
    expect(await pathsBehindAnywhere(PAGES, link)).toEqual(new Set(['/pt-br/sobre/']))
  })

  test('an instance that was killed is not waited for', async () => {
    await join('one', async () => [])
    const kill = await join('other', () => new Promise(() => undefined))
    kill()
    await until(async () => {
      const clients = await link.send((client) => client.clientList())
      return clients.filter(({ sub }) => sub > 0).length === 1
    })
    expect(await pathsBehindAnywhere(PAGES, link)).toEqual(new Set())
  })

  test('an instance that does not reply in time leaves all paths behind', async () => {
    await join('one', async () => [])
    await join('stalled', () => new Promise(() => undefined))
    expect(await pathsBehindAnywhere(PAGES, link)).toEqual(new Set(PAGES.map(({ path }) => path)))
  }, 20_000)

  test('while Redis is away all paths are behind', async () => {
    await join('one', async () => [])
    await redis().kill()
    expect(await pathsBehindAnywhere(PAGES, link)).toEqual(new Set(PAGES.map(({ path }) => path)))
  })
})
