import { expect, type Locator, type Page, test } from '@playwright/test'
import { delayRequests } from './support/delay-requests'
import { ANY_WIDTH, isDesktop, JOURNEY, layoutOf, openPage } from './support/layout'
import { HOME } from './support/pages'

/** How visitors move through the site and back: the place they left, the focus, and what lies open over the page. */
const LISTING = '/pt-br/produtos/'
const PRODUCT = '/pt-br/produtos/pomada/'
const ARTICLE = '/pt-br/dicas/gripe-ou-resfriado/'
const WALKS = {
  home: HOME,
  'a filtered listing': `${LISTING}?filtro=sintoma-tosse-seca`,
  'an article': ARTICLE,
  'the results of a search': '/pt-br/search/?term=tosse',
  "the recommender's answer":
    '/pt-br/recomendador/?respostas=sintoma-nariz-entupido,duracao-1-dia,idade-adulto,saude-nao,momento-noite,forma-tanto-faz',
  'a comparison': '/pt-br/compare-products/?produtos=pomada,spray-nasal',
}

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const mainHasFocus = async (page: Page) => expect(layoutOf(page).main).toBeFocused()

/** The lowest link of the main area to another page of the site; scrolled into the middle of the window. */
const bringLowestLink = async (page: Page): Promise<Locator> => {
  const links = page.locator('main a[href^="/pt-br/"]:visible:not([href*="#"])')
  await expect(links.first()).toBeVisible()
  // What the page draws later pushes its last links down: results, which a busy machine asks for after a pause, and pictures.
  if (page.url().includes('/search/'))
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const here = new URL(page.url()).pathname
  const index = await links.evaluateAll(
    (all, path) =>
      all.findLastIndex((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname !== path),
    here,
  )
  const link = links.nth(index)
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return link
}

for (const [name, path] of Object.entries(WALKS)) {
  test(
    `Back comes to the place and the link left, Forward goes on: ${name} (LAYOUT-7)`,
    ANY_WIDTH,
    async ({ page }) => {
      await openPage(page, path)
      const link = await bringLowestLink(page)
      const href = (await link.getAttribute('href')) ?? ''
      const place = await placeOf(page)
      expect(place).toBeGreaterThan(0)
      await link.click()
      await expect(page).toHaveURL(href)
      await mainHasFocus(page)
      await expect.poll(() => placeOf(page)).toBe(0)

      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect.poll(() => placeOf(page)).toBe(place)
      await expect(page.locator(`a[href="${href}"]:focus`)).toBeInViewport()

      await page.goForward()
      await expect(page).toHaveURL(href)
      await mainHasFocus(page)
      await expect.poll(() => placeOf(page)).toBe(0)
    },
  )
}

test('Back to the results focuses the hit that was opened, however late', ANY_WIDTH, async ({ page }) => {
  await openPage(page, '/pt-br/search/?term=tosse')
  const hit = page.getByRole('tabpanel').getByRole('link').nth(2)
  const name = (await hit.textContent()) ?? ''
  await hit.click()
  await mainHasFocus(page)
  const release = await delayRequests(page, '**/1/indexes/**')
  await page.goBack()
  await expect(page).toHaveURL('/pt-br/search/?term=tosse')
  release()
  await expect(page.getByRole('tabpanel').getByRole('link', { name })).toBeFocused()
})

test('a reload, and Back from another document, keep the place too', ANY_WIDTH, async ({ page }) => {
  await openPage(page, '/pt-br/search/?term=tosse')
  await bringLowestLink(page)
  const place = await placeOf(page)
  await page.reload()
  await expect.poll(() => placeOf(page)).toBe(place)
  await page.goto('/site.webmanifest')
  await page.goBack()
  await expect.poll(() => placeOf(page)).toBe(place)
})

test('steps between anchors come back to their places without a request', ANY_WIDTH, async ({ page }) => {
  await openPage(page, '/pt-br/nossa-historia/')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_next/data/')) asked.push(request.url())
  })
  const anchor = page.locator('main a[href^="#"]:visible').last()
  await anchor.scrollIntoViewIfNeeded()
  const place = await placeOf(page)
  await anchor.click()
  await expect.poll(() => placeOf(page)).not.toBe(place)
  asked.length = 0
  await page.goBack()
  await expect.poll(() => placeOf(page)).toBe(place)
  expect(asked).toEqual([])
})

test('arrow keys through the sizes move neither focus nor page nor history', ANY_WIDTH, async ({ page }) => {
  await openPage(page, `${PRODUCT}#composicao`)
  const size = page.locator('main input[type="radio"]:checked').first()
  await size.focus()
  // In the middle of the window, so that no walk has to bring it into view.
  await size.evaluate((radio) => radio.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = await placeOf(page)
  const steps = await page.evaluate(() => history.length)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?/)
  await expect(page.locator('main input[type="radio"]:focus')).toBeChecked()
  expect(await placeOf(page)).toBe(place)
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

/** What opens over the page, by width. */
const layers = (page: Page): Record<string, { path: string; open: Locator; shown: Locator }> => {
  const { menuButton, header } = layoutOf(page)
  return {
    'the search overlay': {
      path: HOME,
      open: header.getByRole('link', { name: 'Buscar no site' }),
      shown: page.getByRole('dialog'),
    },
    'a dialog': {
      path: PRODUCT,
      open: page.getByRole('button', { name: 'Onde comprar' }).first(),
      shown: page.getByRole('dialog'),
    },
    'the cookie preferences': {
      path: HOME,
      open: page.getByRole('button', { name: 'Preferências de cookies' }),
      shown: page.getByRole('dialog'),
    },
    ...(!isDesktop(page) && {
      'the menu': {
        path: HOME,
        open: menuButton,
        shown: page.locator('[data-frame="menu"][data-phase="open"]'),
      },
      'the filters': {
        path: LISTING,
        open: page.getByRole('button', { name: /^Filtrar/ }),
        shown: page.getByRole('dialog'),
      },
    }),
  }
}

test(
  'Back closes what lies over the page first; what is closed leaves no step',
  JOURNEY,
  async ({ page }) => {
    test.slow()
    for (const [name, { path, open, shown }] of Object.entries(layers(page))) {
      await test.step(name, async () => {
        await openPage(page, '/pt-br/sobre/')
        await openPage(page, path)
        await open.click()
        await expect(shown).toBeVisible()
        await expect.poll(() => page.evaluate(() => history.state?.layerOn)).toBeDefined()
        await page.goBack()
        await expect(shown).toBeHidden()
        await expect(page).toHaveURL(path)

        await page.goForward()
        await expect(page).toHaveURL(path)
        await expect(shown).toBeHidden()

        await open.click()
        await expect(shown).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(shown).toBeHidden()
        // The step that the layer took is given back in a task of its own.
        await expect.poll(() => page.evaluate(() => history.state?.layerOn)).toBeUndefined()
        await page.goBack()
        await expect(page).toHaveURL('/pt-br/sobre/')
      })
    }
  },
)

test('a page visited from an open layer takes its step: one Back returns', async ({ page }) => {
  await openPage(page, LISTING)
  const { menuButton, slots, header, menu } = layoutOf(page)
  if (isDesktop(page)) {
    await header.getByRole('link', { name: 'Buscar no site' }).click()
    await page.getByRole('dialog').getByRole('link').first().click()
  } else {
    await menuButton.click()
    await slots.first().click()
    await menu.locator(`a[href^="/pt-br/"]:not([href="${LISTING}"]):visible`).first().click()
  }
  await expect(page).not.toHaveURL(LISTING)
  await mainHasFocus(page)
  await page.goBack()
  await expect(page).toHaveURL(LISTING)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'until the next page is there, the one before stays and says so (LAYOUT-7)',
  ANY_WIDTH,
  async ({ page }) => {
    await openPage(page, '/pt-br/dicas/')
    const release = await delayRequests(page, /_next\/static\/chunks\/(?!pages)/)
    const asked = page.waitForRequest(/_next\/static\/chunks\/(?!pages)/)
    await page.locator(`main a[href="${ARTICLE}"]`).first().click()
    await asked
    await expect(page.locator('[data-frame="progress"]')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Carregando a página' })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1, name: 'Dicas' })).toBeVisible()
    await page.evaluate(() => {
      let moved = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) moved += Number(entry.value)
        document.documentElement.dataset.moved = String(moved)
      }).observe({ type: 'layout-shift' })
    })
    release()
    await mainHasFocus(page)
    await expect(page.locator('[data-frame="progress"]')).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.dataset.moved ?? '0')).toBe('0')
  },
)

test(
  'who has to be reached can be called or written to; a number that does not exist is no link',
  ANY_WIDTH,
  async ({ page }) => {
    await openPage(page, '/pt-br/contacte-nos/')
    const main = layoutOf(page).main
    for (const [name, href] of [
      ['Emergência, Samu 192', 'tel:192'],
      ['SAC (exemplo) 0800 000 1894', 'tel:08000001894'],
      ['ola@brisamenta.example', 'mailto:ola@brisamenta.example'],
      ['privacidade@brisamenta.example', 'mailto:privacidade@brisamenta.example'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true, includeHidden: true })).toHaveAttribute(
        'href',
        href,
      )
    }
    await expect(main.getByText('(24) 00000-1894 (exemplo)')).toHaveCount(1)
    await expect(page.locator('a[href*="wa.me"]')).toHaveCount(0)
  },
)

test('the head names the page that a link led to, listed or not (SEO-1)', async ({ page, request }) => {
  const tags = () =>
    page.evaluate(() =>
      [
        'link[rel="canonical"]',
        'meta[property="og:url"]',
        'meta[name="robots"]',
        'link[type="text/markdown"]',
      ].map((tag) => {
        const found = document.head.querySelector(tag)
        return found?.getAttribute('href') ?? found?.getAttribute('content') ?? null
      }),
    )
  const served = async (path: string) => {
    const html = await (await request.get(path)).text()
    return [/rel="canonical" href="([^"]*)/, /"og:url" content="([^"]*)/, /"robots" content="([^"]*)/]
      .map((tag) => tag.exec(html)?.[1] ?? null)
      .concat(/type="text\/markdown" href="([^"]*)/.exec(html)?.[1] ?? null)
  }
  await openPage(page, LISTING)
  const { main } = layoutOf(page)
  await main.locator(`a[href^="${LISTING}"]:visible`).first().click()
  await expect(page).not.toHaveURL(LISTING)
  await expect.poll(tags).toEqual(await served(new URL(page.url()).pathname))
  await page.goBack()
  await expect(page).toHaveURL(LISTING)
  await expect.poll(tags).toEqual(await served(LISTING))
})
