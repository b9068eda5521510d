import { expect, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from '../support/axe'
import { delayRequests } from '../support/delay-requests'
import { isDesktop, layoutOf, openPage, tabTo } from '../support/layout'
import { HOME } from '../support/pages'
import { openOverlay, overlayOf, reportedSearches, SEARCH_SERVICE } from '../support/search'

test('opens from the icon with the popular searches and their pictures; axe finds nothing', async ({
  page,
}) => {
  await openPage(page, HOME)
  const { dialog, cards } = await openOverlay(page)
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  const popular = cards('Buscas populares')
  await expect(popular.first()).toBeVisible()
  await expect(popular.first().locator('img')).toBeVisible()
  await waitForStillness(page)
  await expectNoViolations(page, 'overlay open')
})

test('from 3 characters on it suggests keywords, articles and products; axe finds nothing', async ({
  page,
}) => {
  await openPage(page, HOME)
  const { box, options, cards, status } = await openOverlay(page)
  await box.pressSequentially('tos')
  await expect(options.first()).toBeVisible()
  expect(await options.count()).toBeLessThanOrEqual(8)
  await expect(cards('Dicas')).toHaveCount(2)
  await expect(cards('Produtos')).toHaveCount(2)
  await expect(status).toContainText('Dicas: 2. Produtos: 2.')
  await waitForStillness(page)
  await expectNoViolations(page, 'suggestions')
  await box.fill('to')
  await expect(options).toHaveCount(0)
  await expect(cards('Buscas populares').first()).toBeVisible()
})

test('both indexes are asked once, for 2 hits each, after typing has stopped', async ({ page }) => {
  await openPage(page, HOME)
  const { box, options } = await openOverlay(page)
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/1/indexes/')) asked.push(...request.postDataJSON().requests)
  })
  await box.pressSequentially('tosse', { delay: 30 })
  await expect(options.first()).toBeVisible()
  expect(asked).toEqual([
    expect.objectContaining({
      indexName: expect.stringContaining('Product'),
      query: 'tosse',
      hitsPerPage: 2,
    }),
    expect.objectContaining({
      indexName: expect.stringContaining('Article'),
      query: 'tosse',
      hitsPerPage: 2,
    }),
  ])
})

test('the whole flow by keyboard', async ({ page }) => {
  await openPage(page, HOME)
  const { icon, box, options, dialog } = overlayOf(page)
  await tabTo(page, icon)
  await page.keyboard.press('Space')
  await expect(box).toBeFocused()
  await page.keyboard.type('tosse')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.last().getAttribute('id')) ?? '')
  await page.keyboard.press('Home')
  const keyword = (await options.first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue(keyword)
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Resultados para “/ })).toBeFocused()
})

test('focus stays in the dialog; Escape closes it and gives the focus back to the icon', async ({ page }) => {
  await openPage(page, HOME)
  const { dialog, icon } = await openOverlay(page)
  for (let pressed = 0; pressed < 14; pressed += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(icon).toBeFocused()
})

test('the cancel button closes, and the clear button empties', async ({ page }) => {
  await openPage(page, HOME)
  const { dialog, box, icon } = await openOverlay(page)
  await box.fill('tosse')
  await dialog.getByRole('button', { name: 'Limpar a busca' }).click()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(icon).toBeFocused()
})

test('a click beside the box closes the suggestions and not the dialog', async ({ page }) => {
  test.skip(!isDesktop(page), 'on a phone the dialog fills the screen')
  await openPage(page, HOME)
  const { dialog, box, options } = await openOverlay(page)
  await box.fill('tosse')
  await expect(options.first()).toBeVisible()
  await page.mouse.click(700, 880)
  await expect(options).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

test('a blank text is not sent; a term closes, is told to the data layer, and leads to its results', async ({
  page,
}) => {
  await openPage(page, HOME)
  const { dialog, box } = await openOverlay(page)
  await box.fill('   ')
  await box.press('Enter')
  await expect(dialog).toBeVisible()
  await box.fill('  nariz entupido ')
  await box.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/pt-br\/search\/\?term=nariz\+entupido$/)
  expect(await reportedSearches(page)).toEqual([
    {
      event: 'customEvent',
      category: 'event_informational_action',
      action: 'event_search',
      label: 'nariz entupido',
      value: 0,
      nonInteraction: false,
    },
  ])
})

test('a slow reply to an older term never replaces that of a newer one', async ({ page }) => {
  await openPage(page, HOME)
  const { box, options } = await openOverlay(page)
  const release = await delayRequests(
    page,
    SEARCH_SERVICE,
    (request) => request.postData()?.includes('"tosse"') ?? false,
  )
  const old = page.waitForRequest((request) => request.postData()?.includes('"tosse"') ?? false)
  await box.fill('tosse')
  await old
  await box.fill('nariz')
  await expect(options.filter({ hasText: 'nariz' }).first()).toBeVisible()
  release()
  await page.waitForLoadState('networkidle')
  await expect(options.filter({ hasText: 'nariz' }).first()).toBeVisible()
})

test('opening it closes the mobile menu', async ({ page }) => {
  test.skip(isDesktop(page), 'wide screens have no mobile menu')
  await openPage(page, HOME)
  const { menuButton, menu } = layoutOf(page)
  await menuButton.click()
  await openOverlay(page)
  await expect(menu).not.toHaveAttribute('data-phase', 'open')
})

test('without scripts the icon leads to the search page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(HOME)
  await expect(overlayOf(page).icon).not.toHaveAttribute('aria-haspopup')
  await overlayOf(page).icon.click()
  await expect(page).toHaveURL(/\/pt-br\/search\/$/)
  await context.close()
})

test('no page loads any of it before it is used', async ({ page }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (reply) => {
    if (reply.url().endsWith('.js')) bodies.push(reply.text())
  })
  await openPage(page, HOME)
  await page.waitForLoadState('networkidle')
  const loaded = await Promise.all(bodies)
  expect(loaded.length).toBeGreaterThan(0)
  for (const trace of ['algolia', 'search.topSuggestions', 'focus-trap']) {
    expect(loaded.filter((body) => body.includes(trace)).length, trace).toBe(0)
  }
})
