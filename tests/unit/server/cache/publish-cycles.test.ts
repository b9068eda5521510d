import { renderPaths } from '@/server/publishing/revalidation/render-paths'
import { pageOf, startInstance, textOf } from './support/instance'
import { redisForEachTest } from './support/redis-for-each-test'
import { describeWithRedis, until } from './support/redis-server'

const CYCLES = 100
const LONGEST = 12

/** Some milliseconds, another number each time and the same in each run. */
const createPauses = () => {
  let seed = 7
  return () => {
    seed = (seed * 16_807) % 2_147_483_647
    return new Promise((resolve) => setTimeout(resolve, seed % LONGEST))
  }
}

describeWithRedis('publishes among renderings of two instances', () => {
  const redis = redisForEachTest()

  test('each is on both instances once it is acknowledged', async () => {
    const pause = createPauses()
    let published = 0
    let isOver = false
    const start = async (name: string) => {
      const instance = startInstance(redis().url)
      // Two processes in one: a publisher waits for the page of its own.
      instance.local.pathOf = (key) => `/${name}${key}`
      await until(instance.link.isUp)
      let running: Promise<void> | null = null
      const render = async (): Promise<void> => {
        const end = await instance.startRendering('/p')
        const content = published
        await pause()
        await end(pageOf(String(content)))
      }
      /** As Next does it: who comes while a page is rendered is given that one. */
      const revalidate = (): Promise<void> => {
        running ??= render().finally(() => {
          running = null
        })
        return running
      }
      const visitors = async (): Promise<void> => {
        while (!isOver) {
          await revalidate()
          await pause()
        }
      }
      return { instance, revalidate, path: `/${name}/p`, visiting: visitors() }
    }
    const sites = [await start('one'), await start('other')]
    const stale: string[] = []
    for (let cycle = 1; cycle <= CYCLES; cycle += 1) {
      await pause()
      const told = sites[cycle % 2]
      published = cycle
      const { failed, unshared } = await renderPaths(told ? [told.path] : [], async () => told?.revalidate())
      expect([...failed, ...unshared]).toEqual([])
      for (const { instance } of sites) {
        const text = textOf(await instance.get('/p'))
        if (text !== String(cycle)) stale.push(`${text} instead of ${cycle}`)
      }
    }
    isOver = true
    for (const { instance, visiting } of sites) {
      await visiting
      instance.link.close()
    }
    expect(stale).toEqual([])
  }, 120_000)
})
