import { spawnSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { OWN_ENV } from '../../tools/scripts/lib/test-env'
import { tourOf } from '../../tools/scripts/lib/tour'
import { restoreAll, sendWebhooksTo } from './support/control'
import { test } from './support/own-site'

/** Steps that `npm start` prints, by the same addresses and commands; tests/unit/tools/scripts/tour.test.ts names who plays the others. */
test.describe.configure({ mode: 'serial' })
test.beforeAll(() => sendWebhooksTo())
test.afterAll(restoreAll)

const ARTICLE = '/pt-br/dicas/ar-seco-no-inverno/'
/** Milliseconds in which a publish must show on a busy machine. */
const SOON = { timeout: 60_000 }
const howOf = (title: string): string => tourOf('', '').find((step) => step.title === title)?.how ?? ''

/** A command of the tour, beside the second site. */
const run = (order: string): void => {
  const args = ['tools/scripts/bootstrap.mjs', 'sandbox', ...order.split(' ')]
  const env = { ...process.env, ...OWN_ENV }
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
}
const orderOf = (title: string): string =>
  /^npm run sandbox -- ([\w -]+)/.exec(howOf(title))?.[1]?.trim() ?? ''

test('a search in danger', async ({ page }) => {
  await page.goto(howOf('A search in danger'))
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /192/ }).first()).toBeVisible()
  await expect(main.locator('[data-product]')).toHaveCount(0)
})

test('a publish, seen live', async ({ request }) => {
  const status = async () => (await request.get(ARTICLE)).status()
  expect(await status()).toBe(200)
  const order = orderOf('A publish, seen live')
  run(order)
  await expect.poll(status, SOON).toBe(404)
  run(order.replace('unpublish', 'publish'))
  await expect.poll(status, SOON).toBe(200)
})

test('an outage, survived', async ({ page }) => {
  run(orderOf('An outage, survived'))
  for (const path of ['/pt-br/', ARTICLE]) expect((await page.goto(path))?.status(), path).toBe(200)
  await page.goto(howOf('A search in danger'))
  await expect(page.getByRole('main').getByRole('link', { name: /192/ }).first()).toBeVisible()
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  await expect(retry).toBeVisible()
  run('recover')
  await retry.click()
  const found = page.getByRole('tab', { name: /Dicas [1-9]/ })
  await expect(found).toBeVisible()
  await page.goto('/pt-br/search/?term=tosse')
  await expect(found).toBeVisible()
})
