import { latestRendering } from '@/server/cache/awaited-pages'
import { createRedisPageStore } from '@/server/cache/redis-page-store'
import { sharedName } from '@/server/cache/shared-name'
import { setEnvironment } from '../content/support/environment'
import { pageOf, startInstance, textOf } from './support/instance'
import { redisForEachTest } from './support/redis-for-each-test'
import { describeWithRedis, until } from './support/redis-server'

describeWithRedis('two instances and a real Redis', () => {
  const redis = redisForEachTest()
  const instances: ReturnType<typeof startInstance>[] = []

  const start = async (buildId?: string, ahead?: number) => {
    const instance = startInstance(redis().url, buildId, ahead)
    instances.push(instance)
    return instance
  }
  const startUp = async (buildId?: string, ahead?: number) => {
    const instance = await start(buildId, ahead)
    await until(instance.link.isUp)
    return instance
  }

  afterEach(() => {
    for (const { link } of instances.splice(0)) link.close()
  })

  test('what one makes, the other serves, with its time and lifetime', async () => {
    const [a, b] = [await startUp(), await startUp()]
    await a.set('/pt-br', pageOf('um'))
    expect(textOf(await b.get('/pt-br'))).toBe('um')
    expect(await b.get('/pt-br')).toMatchObject({
      lastModified: (await a.get('/pt-br'))?.lastModified,
      value: { pageData: { pageProps: { text: 'um' } } },
    })
    await b.set('/pt-br', pageOf('dois'))
    expect(textOf(await a.get('/pt-br'))).toBe('dois')
    expect((await a.get('/pt-br'))?.lastModified).toBe((await b.get('/pt-br'))?.lastModified)
  })

  test('a page that one took back is gone on the other too', async () => {
    const [a, b] = [await startUp(), await startUp()]
    await a.set('/pt-br/x', pageOf('um'))
    expect(textOf(await b.get('/pt-br/x'))).toBe('um')
    await a.set('/pt-br/x', null)
    expect(await b.get('/pt-br/x')).toMatchObject({ value: null })
    const redirect = { kind: 'REDIRECT', props: { pageProps: { __N_REDIRECT: '/pt-br/' } } }
    await a.set('/pt-br/x', redirect)
    expect(await b.get('/pt-br/x')).toMatchObject({ value: redirect })
  })

  test('Redis killed and restarted in the middle: every page is served, and the newest wins when it is back (FAULT-1)', async () => {
    const [a, b] = [await startUp(), await startUp()]
    await a.set('/p', pageOf('antes'))
    await a.set('/q', pageOf('antes'))
    expect(textOf(await b.get('/p'))).toBe('antes')
    expect(textOf(await b.get('/q'))).toBe('antes')

    await redis().kill()
    expect(textOf(await a.get('/p'))).toBe('antes')
    expect(textOf(await b.get('/p'))).toBe('antes')
    await a.set('/p', pageOf('durante'))
    await b.set('/q', pageOf('durante'))
    expect(textOf(await a.get('/p'))).toBe('durante')

    await redis().start()
    await until(async () => textOf(await b.get('/p')) === 'durante')
    await until(async () => textOf(await a.get('/q')) === 'durante')
  })

  test('an older page never replaces a newer one in Redis', async () => {
    const a = await startUp()
    const store = createRedisPageStore(a.link, 'build-1')
    await store.offer('/p', { value: pageOf('nova'), lastModified: 2000 })
    await store.offer('/p', { value: pageOf('velha'), lastModified: 1000 })
    expect(textOf((await store.look('/p', 0)).newer)).toBe('nova')
  })

  test.each([
    ['a page', () => pageOf('nova'), 'nova'],
    ['no page', () => null, null],
  ])(
    'a rendering that began earlier on one does not undo %s of the other (PUBLISH-7)',
    async (_, value, expected) => {
      const [a, b] = [await startUp(), await startUp()]
      await a.set('/p', pageOf('antes'))
      const endOnB = await b.startRendering('/p')
      await new Promise((resolve) => setTimeout(resolve, 2))
      await a.set('/p', value())
      await endOnB(pageOf('velha'))
      for (const instance of [a, b]) expect(textOf(await instance.get('/p'))).toBe(expected)
    },
  )

  test('clocks that differ by less than is corrected do not put an earlier rendering last', async () => {
    const [a, b] = [await startUp(), await startUp('build-1', 900)]
    const endOnB = await b.startRendering('/p')
    await new Promise((resolve) => setTimeout(resolve, 2))
    await a.set('/p', pageOf('nova'))
    await endOnB(pageOf('velha'))
    for (const instance of [a, b]) expect(textOf(await instance.get('/p'))).toBe('nova')
  })

  test('a page that a publish waits for is given to Redis although that was slow a moment ago', async () => {
    const [a, b] = [await startUp(), await startUp()]
    redis().freeze()
    await expect(a.link.send((client) => client.ping())).rejects.toThrow('no reply')
    expect(a.link.isUp()).toBe(false)
    const rendering = latestRendering('/p/', async () => {
      const stored = a.set('/p', pageOf('publicada'))
      redis().thaw()
      await stored
    })
    expect(await rendering).toMatchObject({ isShared: true })
    expect(textOf(await b.get('/p'))).toBe('publicada')
  })

  test('a page that a publish waits for is known not to be shared while Redis is away', async () => {
    const a = await startUp()
    await redis().kill()
    const rendering = latestRendering('/p', () => a.set('/p', pageOf('publicada')))
    expect(await rendering).toMatchObject({ isShared: false })
  })

  test.each([
    ['ahead', 3_600_000],
    ['behind', -3_600_000],
  ])(
    'an instance whose clock is an hour %s hides nothing, is not hidden, and logs it (FAULT-4)',
    async (_, ahead) => {
      const [wrong, right] = [await startUp('build-1', ahead), await startUp()]
      for (const [maker, text] of [
        [wrong, 'um'],
        [right, 'dois'],
        [wrong, 'três'],
      ] as const) {
        await maker.set('/p', pageOf(text))
        expect(textOf(await right.get('/p'))).toBe(text)
        expect(textOf(await wrong.get('/p'))).toBe(text)
      }
      const age = Date.now() - ((await right.get('/p'))?.lastModified ?? 0)
      expect(Math.abs(age)).toBeLessThan(60_000)
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('the clock of this machine'))
    },
  )

  test('a Redis that answers and takes nothing is told of once, and costs no visitor a page', async () => {
    const [a, b] = [await startUp(), await startUp()]
    await a.set('/p', pageOf('antes'))
    await a.link.send((client) => client.configSet('min-replicas-to-write', '1'))
    await a.set('/p', pageOf('durante'))
    await a.set('/q', pageOf('durante'))
    expect(textOf(await a.get('/p'))).toBe('durante')
    expect(textOf(await b.get('/p'))).toBe('antes')
    const told = jest
      .mocked(console.warn)
      .mock.calls.filter(([line]) => String(line).includes('takes no pages'))
    expect(told).toHaveLength(1)
    await a.link.send((client) => client.configSet('min-replicas-to-write', '0'))
    await a.set('/p', pageOf('depois'))
    expect(textOf(await b.get('/p'))).toBe('depois')
  })

  test('a Redis that lost its memory is handed the pages made since the build', async () => {
    const a = await startUp()
    await a.set('/p', pageOf('um'))
    await redis().kill()
    await redis().start()
    const fresh = await startUp()
    await until(async () => textOf(await fresh.get('/p')) === 'um')
  })

  test('pages that came with a build are not offered, and yield to what was made since', async () => {
    const a = await startUp()
    const late = await startUp()
    const seed = { value: pageOf('do build'), lastModified: Date.now() - 60_000 }
    await late.local.store('/p', seed)
    expect(textOf(await late.get('/p'))).toBe('do build')
    expect(await a.get('/p')).toBeNull()
    await a.set('/p', pageOf('publicada'))
    expect(textOf(await late.get('/p'))).toBe('publicada')
  })

  test('builds do not mix (PUBLISH-6)', async () => {
    const [a, b] = [await startUp('build-1'), await startUp('build-2')]
    await a.set('/p', pageOf('um'))
    expect(await b.get('/p')).toBeNull()
  })

  test('neither do spaces, environments of a space, or hosts', async () => {
    const a = await startUp()
    await a.set('/p', pageOf('um'))
    const link = a.link
    for (const other of [
      { CONTENTFUL_SPACE_ID: 'other' },
      { CONTENTFUL_ENVIRONMENT: 'staging' },
      { CONTENTFUL_DELIVERY_HOST: 'localhost:2' },
    ]) {
      jest.resetModules()
      setEnvironment('localhost:1', other)
      const { createRedisPageStore: createOther } = await import('@/server/cache/redis-page-store')
      expect((await createOther(link, 'build-1').look('/p', 0)).newer).toBeNull()
    }
  })

  test('a site that shows drafts to all shares nothing (PREVIEW-2)', async () => {
    jest.resetModules()
    setEnvironment('localhost:1', { REDIS_URL: redis().url, CONTENTFUL_USE_PREVIEW: 'true' })
    const { redisLink: linkOfDrafts } = await import('@/server/cache/redis-link')
    expect(linkOfDrafts()).toBeNull()
    setEnvironment('localhost:1', { REDIS_URL: '', CONTENTFUL_USE_PREVIEW: '' })
  })

  test('a Redis that hangs costs one wait, not one a request', async () => {
    const a = await startUp()
    await a.set('/p', pageOf('um'))
    redis().freeze()
    expect(textOf(await a.get('/p'))).toBe('um')
    expect(a.link.isUp()).toBe(false)
    expect(textOf(await a.get('/p'))).toBe('um')
    redis().thaw()
    await until(a.link.isUp)
  })

  test('a damaged copy in Redis counts as none', async () => {
    const a = await startUp()
    await a.link.send((client) =>
      client.hSet(`${sharedName('pages')}:build-1:/p`, { time: '9999999999999', page: '{"value":7}' }),
    )
    expect(await a.get('/p')).toBeNull()
  })

  test('a start does not wait for Redis', async () => {
    await redis().kill()
    const a = await start()
    await a.set('/p', pageOf('um'))
    expect(textOf(await a.get('/p'))).toBe('um')
    await redis().start()
    const b = await startUp()
    await until(async () => textOf(await b.get('/p')) === 'um')
  })
})
