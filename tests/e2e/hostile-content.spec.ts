import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { type HostilePage, hostileSpace } from '../hostile/space'
import { startOnSpace } from './support/instances'
import { faultsOfPage } from './support/page-faults'
import { openOverlay } from './support/search'

/** A site on a space that nobody here wrote: the tests' build, with a sandbox of its own. */
test.describe.configure({ mode: 'serial' })

/** Any other number makes another space; this one is looked at every time. */
const SEED = 20261124
/** Further pages of each type, beside its fullest and its barest one. */
const MORE_OF_A_TYPE = 2
const PAGES_AT_ONCE = 3

let site: Awaited<ReturnType<typeof startOnSpace>>
let pages: HostilePage[]

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const made = await hostileSpace(SEED)
  pages = made.pages
  const file = path.resolve('test-results', 'hostile-space.json')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(made.space))
  site = await startOnSpace('hostile', file)
})

test.afterAll(() => site?.stop())

/** Home and search, then of every type the fullest page, the barest, and some that are as they come. */
const sampleOf = (all: HostilePage[]): { slug: string; mustBeServed: boolean }[] => {
  const types = [...new Set(all.map(({ contentType }) => contentType))]
  const chosen = types.flatMap((type) =>
    all.filter(({ contentType }) => contentType === type).slice(0, 2 + MORE_OF_A_TYPE),
  )
  return [
    { slug: '', mustBeServed: true },
    { slug: 'search', mustBeServed: true },
    ...chosen.map(({ slug, kind }) => ({ slug, mustBeServed: kind !== 'random' })),
  ]
}

/** What went wrong in a page while it came alive: scripts that ran or were stopped, and React's complaints. */
const listen = (page: Page): string[] => {
  const heard: string[] = []
  page.on('dialog', (dialog) => {
    heard.push(`a script ran: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', ({ message }) => heard.push(message))
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  return heard
}

/** @returns null where the site serves no such page */
const look = async (browser: Browser, slug: string): Promise<string[] | null> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 900 } })
  try {
    const page = await context.newPage()
    const heard = listen(page)
    const open = () => page.goto(`${site.origin}/pt-br/${slug && `${slug}/`}`)
    let reply = await open()
    // The content service was too slow for a page that was never rendered: the visitor is asked to come back.
    await expect(async () => {
      if (reply?.status() === 503) {
        heard.length = 0
        reply = await open()
      }
      expect(reply?.status()).not.toBe(503)
    }).toPass({ timeout: 60_000 })
    if (reply?.status() !== 200) return null
    const faults = await faultsOfPage(page)
    return [...new Set([...faults, ...heard])].map((fault) => `${slug}: ${fault}`)
  } finally {
    await context.close()
  }
}

test('whatever editors write, pages keep boxes, order, names and anchors', async ({ browser }) => {
  test.setTimeout(420_000)
  const waiting = sampleOf(pages)
  const found: string[] = []
  let served = 0
  const walk = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const faults = await look(browser, next.slug)
      if (faults) served += 1
      if (!faults && next.mustBeServed) found.push(`${next.slug}: is not served`)
      found.push(...(faults ?? []))
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, walk))
  expect(found).toEqual([])
  expect(served).toBeGreaterThan(35)
})

test('the menu of a phone and the panels of a wide screen keep what stands in them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto(`${site.origin}/pt-br/search/`)
  await page.getByRole('button', { name: 'Abrir o menu' }).click()
  const faults = await faultsOfPage(page, [320, 390, 768])
  // In a page of its own: a menu that closes takes its step of the history back, which would meet a reload.
  const wide = await page.context().newPage()
  await wide.setViewportSize({ width: 1024, height: 900 })
  await wide.goto(`${site.origin}/pt-br/search/`)
  await wide.locator('nav [data-slot] > button').filter({ visible: true }).first().click()
  faults.push(...(await faultsOfPage(wide, [1024, 1440])))
  expect([...new Set(faults)]).toEqual([])
})

test('suggestions and results of a search keep what stands in them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(`${site.origin}/pt-br/sitemap-inexistente/`)
  const { box, options, dialog } = await openOverlay(page)
  await box.fill('t')
  await expect(options.or(dialog.getByRole('heading')).first()).toBeVisible()
  // Where nothing is suggested, the box controls a list that is not drawn: what is asked here is the room of the words.
  const faults = (await faultsOfPage(page)).filter((fault) => / px: /.test(fault))
  await page.goto(`${site.origin}/pt-br/search/?term=t`)
  await page.waitForLoadState('networkidle')
  faults.push(...(await faultsOfPage(page)))
  expect([...new Set(faults)]).toEqual([])
})

test('the sitemap names every address once, and only pages of this site', async ({ request }) => {
  const body = await (await request.get(`${site.origin}/sitemap.xml`)).text()
  const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  const paths = addresses.map((address = '') => new URL(address).pathname)
  const pathsOf = (some: HostilePage[]) => some.map(({ slug }) => `/pt-br/${slug}/`)
  const served = pages.filter(({ kind }) => kind !== 'random')
  expect(served.length).toBeGreaterThan(40)
  expect(paths).toEqual(expect.arrayContaining(pathsOf(served.filter(({ isHidden }) => !isHidden))))
  const hidden = new Set(pathsOf(pages.filter(({ isHidden }) => isHidden)))
  expect(paths.filter((each) => hidden.has(each))).toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)
})
