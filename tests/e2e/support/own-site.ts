import { test as base } from '@playwright/test'
import type { Variables } from '../../../tools/scripts/lib/site-env'
import { hasRedisServer, type RedisServer, redisServer } from '../../unit/server/cache/support/redis-server'
import { restoreAll, setWebhooks } from './control'
import { type Instance, startInstance, startOwnSite } from './instances'

interface OwnSite {
  /** What the site has written since it started. */
  log: () => string
}

/**
 * Tests of what breaks services or publishes run on a second site with a sandbox of its own, so that they need not wait for
 * the tests that look at pages, nor these for them.
 */
export const test = base.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the pattern for dependencies: there are none.
    async ({}, use) => {
      const { site, stop } = await startOwnSite()
      await use({ log: site.output })
      await stop()
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
})

/**
 * Gives a suite two instances of the second site that share a Redis, and turns webhooks off: each test says which
 * instance is told. Where there is no Redis the suite is skipped.
 */
export const instancesForSuite = (name: string, variables?: Variables) => {
  const [first, second, redis] = [{} as Instance, {} as Instance, {} as RedisServer]
  test.skip(!hasRedisServer, 'redis-server is not installed here, e.g. apt-get install redis-server')
  test.beforeAll(async () => {
    Object.assign(redis, await redisServer())
    await redis.start()
    Object.assign(first, await startInstance(`${name}-1`, redis.url, variables))
    Object.assign(second, await startInstance(`${name}-2`, redis.url, variables))
    await setWebhooks(false)
  })
  test.afterAll(async () => {
    await Promise.all([first.service?.stop(), second.service?.stop(), redis.kill?.()])
    await setWebhooks(true)
    await restoreAll()
  })
  return { first, second, redis }
}
