import { expect, test } from '@playwright/test'
import { HOME } from './support/pages'
import { siteLog } from './support/site-log'

const ADDRESS = '/api/section-failures/'

test('what a browser tells of a section that failed is one line of the log', async ({ page }) => {
  await page.goto(HOME)
  const entry = `failed-${crypto.randomUUID()}`
  await page.evaluate(
    ([address, id]) => {
      const report = { section: 'banner', entry: id, error: 'TypeError', path: location.pathname }
      navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }))
    },
    [ADDRESS, entry] as const,
  )
  const lines = () =>
    siteLog()
      .split('\n')
      .filter((line) => line.includes(entry))
  await expect.poll(() => lines().length).toBe(1)
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ level: 'warn', section: 'banner', path: HOME })
})

test('a report from elsewhere, or a large one, is refused', async ({ request }) => {
  const report = { section: 'banner', entry: 'a', error: 'TypeError', path: HOME }
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await request.post(ADDRESS, { headers, data: report })).status()).toBe(403)
  const large = { ...report, entry: 'a'.repeat(3000) }
  expect((await request.post(ADDRESS, { data: large })).status()).toBe(413)
})
