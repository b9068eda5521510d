import { expect, type Page, test } from '@playwright/test'
import { TEST_ENV } from '../../tools/scripts/lib/test-env'
import { expectNoViolations, waitForStillness } from './support/axe'
import { UNDECIDED } from './support/consent'
import { JOURNEY, layoutOf, openPage } from './support/layout'
import { openOverlay } from './support/search'
import { sidewaysFaults, targetFaults } from './support/structure'
import { CONTAINER, isOfTag, receivedBy, triesOf, withTagManager } from './support/tag-manager'

/** The question for consent, and what loads before and after its answer (behavior CONSENT-1 to CONSENT-5). */
test.use({ storageState: UNDECIDED })

const HOME = '/pt-br/'
const SITE = `http://localhost:${TEST_ENV.PORT}`
const PICTURES = `http://localhost:${TEST_ENV.SANDBOX_PORT_BASE}`

const barOf = (page: Page) => page.getByRole('region', { name: 'Sua privacidade' })
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Preferências de cookies' })

const openPanel = async (page: Page) => {
  await layoutOf(page).footer.getByRole('button', { name: 'Preferências de cookies' }).click()
  await expect(panelOf(page)).toBeVisible()
}

/** Requests that go neither to the site nor, for pictures, to the content service. */
const foreignRequestsOf = (page: Page): string[] => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    const isContent = origin === PICTURES && request.resourceType() === 'image'
    const isForeign = origin !== SITE && !isContent && !request.url().startsWith('data:')
    if (isForeign && !isOfTag(request.url())) foreign.push(request.url())
  })
  return foreign
}

const goAround = async (page: Page) => {
  for (const path of ['/pt-br/produtos/', '/pt-br/dicas/', HOME]) {
    await openPage(page, path)
    await layoutOf(page).footer.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
  }
}

test('before consent and after a refusal nothing third-party is asked for; after a permission, what was allowed; once taken back, it hears nothing (CONSENT-4)', async ({
  page,
  context,
}) => {
  const sent = await withTagManager(page)
  const foreign = foreignRequestsOf(page)
  await goAround(page)
  await expect(barOf(page)).toBeVisible()
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await page.getByRole('button', { name: 'Rejeitar', exact: true }).click()
  await expect(barOf(page)).toBeHidden()
  await goAround(page)
  expect(foreign).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookie-consent'])
  await expect(barOf(page)).toBeHidden()

  // Without a reload: the page keeps what was left in it.
  await page.evaluate('window.isSame = true')
  await openPanel(page)
  await panelOf(page).getByRole('checkbox', { name: 'Medição' }).check()
  await panelOf(page).getByRole('button', { name: 'Salvar escolhas' }).click()
  await expect.poll(() => receivedBy(page)).toContainEqual(expect.objectContaining({ event: 'page_view' }))
  expect(foreign).toEqual([CONTAINER])
  const [first, ...heard] = await receivedBy(page)
  expect(first).toEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })])
  expect(heard).toContainEqual([
    'consent',
    'update',
    expect.objectContaining({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_personalization: 'denied',
    }),
  ])

  await expect.poll(() => sent.length).toBeGreaterThan(4)
  await openPanel(page)
  await panelOf(page).getByRole('button', { name: 'Rejeitar todos' }).click()
  await expect
    .poll(async () => (await receivedBy(page)).filter((entry) => Array.isArray(entry)))
    .toContainEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })])
  const before = (await receivedBy(page)).filter((entry) => !Array.isArray(entry))
  await layoutOf(page).footer.getByRole('link', { name: 'Termos de uso' }).click()
  await expect(page).toHaveURL(/termos-de-uso/)
  expect((await receivedBy(page)).filter((entry) => !Array.isArray(entry))).toEqual(before)
  expect(await page.evaluate('window.isSame')).toBe(true)
  expect(foreign).toEqual([CONTAINER])
  // The tag goes on, and nothing of it leaves the page any more.
  const last = await triesOf(page)
  await expect.poll(() => triesOf(page)).toBeGreaterThan(last + 5)
  expect(sent.filter((one) => one > last)).toEqual([])
  expect(await page.evaluate(`window['ga-disable-G-TEST1']`)).toBe(true)

  // Allowed again, it begins with the next page, which the browser loads anew.
  await openPanel(page)
  await panelOf(page).getByRole('button', { name: 'Aceitar todos' }).click()
  await layoutOf(page).footer.getByRole('link', { name: 'Política de privacidade' }).click()
  await expect.poll(() => foreign).toEqual([CONTAINER, CONTAINER])
  expect(await page.evaluate('window.isSame')).toBe(undefined)
  await expect.poll(() => receivedBy(page)).toContainEqual(expect.objectContaining({ event: 'page_view' }))
  await openPanel(page)
  await panelOf(page).getByRole('button', { name: 'Rejeitar todos' }).click()
  await openPage(page, HOME)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookie-consent'])
})

test('the bar is in no static page, moves nothing and follows the skip links', async ({ page, request }) => {
  expect(await (await request.get(HOME)).text()).not.toContain('Sua privacidade')
  // Where it covers most of the window.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const seen: { shift: number; largest: Element | null } = { shift: 0, largest: null }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = Reflect.get(entry, 'element')
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    Object.assign(window, { seen })
  })
  await openPage(page, '/pt-br/termos-de-uso/')
  await expect(barOf(page)).toBeVisible()
  await waitForStillness(page)
  expect((await barOf(page).boundingBox())?.height).toBeLessThanOrEqual(104)
  await expect(page.locator('body')).toBeFocused()
  const { shift, isBarLargest } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { shift: number; largest: Element | null } }
    return {
      shift: seen.shift,
      isBarLargest: seen.largest?.closest('section[aria-label="Sua privacidade"]') != null,
    }
  })
  expect({ shift, isBarLargest }).toEqual({ shift: 0, isBarLargest: false })
  await expectNoViolations(page, 'bar')

  const stops: string[] = []
  for (let pressed = 0; pressed < 9; pressed += 1) {
    await page.keyboard.press('Tab')
    stops.push((await page.locator(':focus').textContent()) ?? '')
  }
  const start = stops.indexOf('Política de privacidade')
  expect(stops[start - 1]).toBe('Ir para o rodapé')
  expect(stops.slice(start, start + 4)).toEqual([
    'Política de privacidade',
    'Aceitar',
    'Rejeitar',
    'Preferências',
  ])
})

test('the bar lies below what is open, and Escape closes that first', JOURNEY, async ({ page }) => {
  await openPage(page, HOME)
  await expect(barOf(page)).toBeVisible()
  await waitForStillness(page)
  const box = await barOf(page).boundingBox()
  await openOverlay(page)
  const isOnTop = await page.evaluate(
    ([x, y]) =>
      document.elementFromPoint(x ?? 0, y ?? 0)?.closest('section[aria-label="Sua privacidade"]') != null,
    [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20],
  )
  expect(isOnTop).toBe(false)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(barOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Rejeitar', exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(barOf(page)).toBeHidden()
  expect(await page.evaluate('document.cookie')).toBe('')
})

for (const width of [320, 1440]) {
  test(`bar and panel are whole and within reach at ${width} px, by keyboard alone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 568 })
    await openPage(page, '/pt-br/sobre/')
    await expect(barOf(page)).toBeVisible()
    await waitForStillness(page)
    expect([...(await sidewaysFaults(page)), ...(await targetFaults(page))]).toEqual([])
    await page.getByRole('button', { name: 'Preferências', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(panelOf(page)).toBeVisible()
    await waitForStillness(page)
    await expect(panelOf(page).getByText('Sempre ligados')).toBeVisible()
    expect([...(await sidewaysFaults(page)), ...(await targetFaults(page))]).toEqual([])
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Preferências', exact: true })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(barOf(page)).toBeHidden()
    await expect(layoutOf(page).main).toBeFocused()
  })
}

test('a choice outlives the cookies of scripts, and without the server it is a cookie of a script (CONSENT-3)', async ({
  page,
  context,
}) => {
  const isSet = async () => (await context.cookies()).some(({ name }) => name === 'cookie-consent')
  const refuse = async () => {
    await openPage(page, HOME)
    await page.getByRole('button', { name: 'Rejeitar', exact: true }).click()
    await expect.poll(isSet).toBe(true)
    await openPage(page, '/pt-br/produtos/')
    await page.waitForLoadState('networkidle')
    await expect(barOf(page)).toBeHidden()
  }
  await page.route('/api/consent/', (route) => route.abort())
  await refuse()
  await context.clearCookies()
  await page.unroute('/api/consent/')
  // As in a browser that has deleted them.
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
    Object.defineProperty(document, 'cookie', { get: () => get?.call(document), set: () => undefined })
  })
  await refuse()
})
