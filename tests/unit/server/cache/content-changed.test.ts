import {
  announceContentChange,
  announceRevalidatedPages,
  type ContentChanged,
  onContentChange,
  type PagesRevalidated,
} from '@/server/cache/content-changed'
import { createRedisLink } from '@/server/cache/redis-link'
import { redisForEachTest } from './support/redis-for-each-test'
import { describeWithRedis, until } from './support/redis-server'

jest.mock('@/shared/config/build-id', () => ({ buildId: () => 'first' }))

describeWithRedis('announcements of content changes', () => {
  const redis = redisForEachTest()

  test('other instances hear of a change, the one that announces it does not; a lost connection counts as a change', async () => {
    const link = createRedisLink(redis().url)
    const heard = { other: 0, own: 0 }
    const counting = (who: keyof typeof heard) => ({
      contentChanged: () => {
        heard[who] += 1
      },
      pagesRevalidated: () => undefined,
    })
    const ends = [
      onContentChange(counting('other'), redis().url, 'another process'),
      onContentChange(counting('own'), redis().url),
    ]
    await until(link.isUp)
    await until(async () => {
      await announceContentChange({ arePathsOld: false, entries: [] }, link)
      return heard.other > 0
    })
    expect(heard.own).toBe(0)

    await redis().kill()
    await announceContentChange({ arePathsOld: false, entries: [] }, link)
    const before = heard.other
    await redis().start()
    await until(() => heard.other > before && heard.own > 0)
    for (const end of ends) end()
    link.close()
  })

  test('other instances hear which revisions are delivered, what is gone, and what was contradicted', async () => {
    const link = createRedisLink(redis().url)
    const heard: ContentChanged[] = []
    const end = onContentChange(
      { contentChanged: (change) => heard.push(change), pagesRevalidated: () => undefined },
      redis().url,
      'another process',
    )
    const entries = [{ id: 'a', state: { revision: 3 } }, { id: 'b', state: null }, { id: 'c' }]
    await until(link.isUp)
    await until(async () => {
      await announceContentChange({ arePathsOld: true, entries }, link)
      return heard.length > 0
    })
    expect(heard[0]).toMatchObject({ arePathsOld: true, entries })
    end()
    link.close()
  })

  test('all instances hear which pages a build makes anew', async () => {
    const link = createRedisLink(redis().url)
    const renewed: PagesRevalidated[] = []
    const end = onContentChange(
      { contentChanged: () => undefined, pagesRevalidated: (pages) => renewed.push(pages) },
      redis().url,
      'another process',
    )
    await until(link.isUp)
    await until(async () => {
      await announceRevalidatedPages(['/pt-br/', '/pt-br/sobre/'], link)
      return renewed.length > 0
    })
    expect(renewed[0]).toMatchObject({ build: 'first', paths: ['/pt-br/', '/pt-br/sobre/'] })
    end()
    link.close()
  })

  test('without Redis nothing happens', async () => {
    await expect(announceContentChange({ arePathsOld: true, entries: [] }, null)).resolves.toBeUndefined()
    const deaf = { contentChanged: () => undefined, pagesRevalidated: () => undefined }
    expect(() => onContentChange(deaf, null)()).not.toThrow()
  })
})
