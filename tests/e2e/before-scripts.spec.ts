import { expect, type Page, test } from '@playwright/test'
import { isOn } from '../../tools/build/interventions.js'
import { delayRequests } from './support/delay-requests'
import { expectGround, layoutOf, openPage } from './support/layout'
import { MISSING_PAGE } from './support/pages'
import { POLLED } from './support/polled'
import { overlayOf, SEARCH } from './support/search'

/** Opens a page as it is on a slow network: drawn, its scripts still on their way until the returned call lets them come. */
const openBeforeScripts = async (page: Page, path: string): Promise<() => void> => {
  const release = await delayRequests(
    page,
    /\/_next\/static\/(?!.*_(?:theme|searchTerm|beforeScripts|startLate)).*\.js/,
  )
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeAttached()
  // The small script holds nothing up: here the page may be there before it.
  await page.waitForFunction(() => 'takeEarlyInput' in window, undefined, POLLED)
  return release
}

test('nothing but three small scripts is asked for before the page is painted (SPEED-11)', async ({
  page,
}) => {
  for (const path of ['/pt-br/', '/pt-br/produtos/', '/pt-br/termos-de-uso/']) {
    await openPage(page, path)
    // The browser records a paint when it has presented it.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1)
    const { before, after } = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      return {
        before: scripts
          .filter(({ startTime }) => startTime < painted)
          .map(({ name }) => new URL(name).pathname),
        after: scripts.filter(({ startTime }) => startTime > painted).length,
      }
    })
    expect(before, path).toContainEqual(expect.stringMatching(/\/_beforeScripts\.js$/))
    expect(
      before.filter((name) => !/\/_(theme|beforeScripts|startLate)\.js$/.test(name)),
      path,
    ).toEqual([])
    expect(after, path).toBeGreaterThan(3)
  }
})

test('a list: filters, sort and ticks chosen early apply and stand in the address', async ({ page }) => {
  const release = await openBeforeScripts(page, '/pt-br/produtos/')
  // The router writes no address before it has its list of pages, and then those asked for last first.
  const releasePages = await delayRequests(page, /_buildManifest\.js/)
  await page.getByLabel('Comparar Brisamenta Xarope Dia').check()
  await page.getByRole('complementary', { name: 'Filtros' }).getByLabel('Tosse seca').check()
  await page.getByLabel('Ordenar por').selectOption({ label: 'Nome, de Z a A' })
  release()
  await expect(page.getByRole('button', { name: 'Remover o filtro Tosse seca' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Comparar (1)' })).toBeVisible()
  releasePages()
  await expect(page).toHaveURL(/\?filtro=sintoma-tosse-seca&ordem=z-a&produtos=xarope-dia$/)
})

test('a product: the scent chosen early is the one that the shops sell', async ({ page }) => {
  const release = await openBeforeScripts(page, '/pt-br/produtos/pomada/')
  await page.getByText('Lavanda', { exact: true }).click()
  await page.getByRole('button', { name: 'Onde comprar' }).click()
  release()
  const shop = page.getByRole('dialog').getByRole('link', { name: /Drogaria Primavera/ })
  await expect(shop).toHaveAttribute('data-gtin', '7890000001212')
  await expect(page).toHaveURL(/\?aroma=lavanda$/)
})

test('words written early are searched for, and a question answered early is answered', async ({ page }) => {
  let release = await openBeforeScripts(page, '/pt-br/perguntas-frequentes/')
  await page.getByRole('textbox', { name: 'Procure nas perguntas' }).fill('bebê')
  release()
  await expect(page.locator('main').getByRole('status').first()).toContainText('“bebê”')

  await page.unrouteAll()
  release = await openBeforeScripts(page, '/pt-br/recomendador/')
  await page.getByLabel('Tosse seca', { exact: true }).check()
  await page.getByLabel('Nariz entupido', { exact: true }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.waitForURL(/\?respostas=/, { waitUntil: 'commit' })
  release()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Há quanto tempo?')
})

test('a panel that the pointer holds open stays open, and says so', async ({ page }) => {
  const release = await openBeforeScripts(page, '/pt-br/sobre/')
  const { slots, menu } = layoutOf(page)
  await slots.first().hover()
  await expect(menu.locator('[data-frame="panel"]').first()).toBeVisible()
  release()
  await expect(slots.first()).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.locator('[data-frame="panel"]').first()).toBeVisible()
})

test('the header turns white over what is scrolled or open below it, before scripts', async ({ page }) => {
  await openBeforeScripts(page, '/pt-br/')
  await expectGround(page, 'transparent')
  await expect(page.locator('html')).toHaveClass(/zoom-low/)
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await expectGround(page, 'white')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectGround(page, 'transparent')
  await layoutOf(page).slots.first().hover()
  await expectGround(page, 'white')
})

test('a page that opens scrolled has its ground at once, and fades once the visitor scrolls (HEADER-2)', async ({
  page,
}) => {
  await openPage(page, '/pt-br/')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.reload()
  const { header } = layoutOf(page)
  await expectGround(page, 'white')
  await expect(header).toHaveCSS('transition-duration', '0s')
  await page.mouse.wheel(0, -200)
  await expect(header).not.toHaveCSS('transition-duration', '0s')
})

for (const path of [SEARCH, MISSING_PAGE])
  test(`${path}: a search sent before the scripts run is reported once, a blank one is not sent`, async ({
    page,
  }) => {
    const release = await openBeforeScripts(page, path)
    const box = page.getByRole('searchbox', { name: 'O que você procura?' })
    await box.fill('   ')
    await box.press('Enter')
    await box.fill('garganta')
    await box.press('Enter')
    await page.waitForURL(/\?term=garganta$/, { waitUntil: 'commit' })
    release()
    await expect(page.getByRole('tab', { name: /Dicas/ })).toBeVisible()
    const searches = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).filter((event) => JSON.stringify(event).includes('event_search')),
      )
    await expect.poll(searches).toHaveLength(1)
  })

test('a tab and the cookie preferences that were pressed early open', async ({ page }) => {
  const release = await openBeforeScripts(page, '/pt-br/dicas/')
  const tab = page.getByRole('tab').nth(1)
  await tab.click()
  await page.getByRole('button', { name: 'Preferências de cookies' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('the search icon opens its dialog with the scripts, the search page without them', async ({ page }) => {
  const release = await openBeforeScripts(page, '/pt-br/sobre/')
  const { icon, box } = overlayOf(page)
  await icon.click()
  await expect(page.locator('[data-frame="progress"]')).toBeVisible()
  release()
  await expect(box).toBeFocused()
  await expect(page).toHaveURL(/\/pt-br\/sobre\/$/)

  await page.unrouteAll()
  await openBeforeScripts(page, '/pt-br/sobre/')
  await icon.click()
  await page.waitForURL(/\/pt-br\/search\/$/, { waitUntil: 'commit' })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('the filters open with the scripts, and are announced; the menu opens before', async ({ page }) => {
    let release = await openBeforeScripts(page, '/pt-br/produtos/')
    const line = page.locator('[data-frame="progress"]')
    await expect(line).toBeHidden()
    const said = page.getByRole('status').filter({ hasText: 'Carregando a página' })
    const words = said.getByText('Carregando a página')
    await expect(words).toBeHidden()
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await expect(line).toBeVisible()
    await expect(words).toBeVisible()
    release()
    await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
    await expect(line).toBeHidden()
    await expect(words).toBeHidden()

    await page.unrouteAll()
    release = await openBeforeScripts(page, '/pt-br/')
    const { menuButton, menu } = layoutOf(page)
    await menuButton.click()
    await expect(menu).toBeVisible()
    await expect(line).toBeHidden()
    await menuButton.click()
    await expect(menu).toBeHidden()
    await menuButton.click()
    await expectGround(page, 'white')
    await page.mouse.move(350, 700)
    await page.mouse.wheel(0, 500)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    release()
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true')
    await expect(menu).toBeVisible()
    await expect(menu).not.toHaveAttribute('data-early-open')
  })
})

test('what every page runs at once is hinted: React, the client of Next, the frame', async ({ request }) => {
  test.skip(!isOn('compile-hints'), 'V8 gets no hints')
  const html = await (await request.get('/pt-br/produtos/')).text()
  const scripts = [...html.matchAll(/src="(\/_next\/static\/chunks\/[^"]+\.js)"/g)].map(
    ([, address = '']) => address,
  )
  const firstLines = await Promise.all(
    scripts.map(
      async (address) => [address, (await (await request.get(address)).text()).split('\n')[0]] as const,
    ),
  )
  const hinted = firstLines.filter(([, line]) => line === '//# allFunctionsCalledOnLoad')
  expect(hinted.map(([address]) => /(framework|main|_app|pt-br)[-/]/.exec(address)?.[1]).sort()).toEqual([
    '_app',
    'framework',
    'main',
    'pt-br',
  ])
})
