import { createReadiness } from '@/server/start/report'
import type { ServicesHealth } from '@/server/start/services'

const up: ServicesHealth = {
  contentful: { status: 'up' },
  redis: { status: 'off' },
  search: { status: 'up' },
  database: { status: 'up' },
  mail: { status: 'off' },
  safety: { status: 'up' },
}
const dead: ServicesHealth = { ...up, contentful: { status: 'down', reason: 'timeout' } }

test('ok while everything that is configured answers', async () => {
  expect(await createReadiness(async () => up)()).toEqual({ status: 'ok', services: up })
})

test('a dead service makes an instance degraded, not down: its pages are still served (STORE-6)', async () => {
  expect(await createReadiness(async () => dead)()).toMatchObject({ status: 'degraded' })
})

test('many probes cost one look in five seconds', async () => {
  let now = 0
  const look = jest.fn(async () => up)
  const readiness = createReadiness(look, () => now)
  await Promise.all([readiness(), readiness(), readiness()])
  now = 4_999
  await readiness()
  expect(look).toHaveBeenCalledTimes(1)
  now = 5_000
  await readiness()
  expect(look).toHaveBeenCalledTimes(2)
})

test('shares of searches are reported where any were counted (SEARCH-16)', async () => {
  const shares = [{ release: 'r2', red: 1, calm: 2, plain: 97 }]
  const readiness = createReadiness(
    async () => up,
    undefined,
    async () => shares,
  )
  expect(await readiness()).toEqual({ status: 'ok', services: up, searches: shares })
})

test('down once the process was asked to end, without another look (FAULT-6)', async () => {
  const { markStopping } = await import('@/server/start/stopping')
  const look = jest.fn(async () => up)
  markStopping()
  expect(await createReadiness(look)()).toEqual({ status: 'down', reason: 'stopping' })
  expect(look).not.toHaveBeenCalled()
})
