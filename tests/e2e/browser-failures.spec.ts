import { expect, type Page, test } from '@playwright/test'
import { openPage } from './support/layout'
import { HOME } from './support/pages'

/** What breaks in browsers, off the beaten path: translators, missing files, broken page data, slow code (FAULT-11, SPEED-13). */

const PRODUCT = '/pt-br/produtos/spray-nasal/'
const LISTING = '/pt-br/produtos/'
const CHUNKS = '**/_next/static/chunks/**'

/** As translators of browsers do it: each text node, new ones too, becomes an element of theirs. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        const parent = text.parentElement
        if (!text.data.trim() || !parent || /^(FONT|SCRIPT|STYLE|TEXTAREA|TITLE)$/.test(parent.tagName))
          continue
        const inner = document.createElement('font')
        inner.textContent = text.data
        const outer = document.createElement('font')
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) wrap(node.parentNode ?? node)
    }).observe(document.body, { childList: true, subtree: true })
  })

const errorsOf = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a translated page goes on working: search suggests, and the page remains (FAULT-11)', async ({
      page,
    }) => {
      const errors = errorsOf(page)
      await openPage(page, HOME)
      await translate(page)
      await page.getByRole('link', { name: 'Buscar no site' }).click()
      const box = page.getByRole('dialog').getByRole('combobox')
      for (const term of ['nariz entupido', 'gripe bebe', 'pomada lavanda']) {
        await box.fill(term)
        await expect(
          page.getByRole('dialog').getByRole('option').or(page.getByRole('dialog').getByRole('link')).first(),
        ).toBeVisible()
      }
      await page.keyboard.press('Escape')
      await expect(page.locator('header')).toBeVisible()
      await expect(page.locator('#conteudo h1').first()).toBeVisible()
      expect(errors).toEqual([])
    })

    test('page data that cannot be rendered leaves a sentence and a way on, without a loop of errors (FAULT-11)', async ({
      page,
    }) => {
      const errors = errorsOf(page)
      await openPage(page, LISTING)
      await page.route('**/_next/data/**/spray-nasal.json*', (route) =>
        route.fulfill({ json: { pageProps: { site: {}, page: { type: 'product' } } } }),
      )
      await page.evaluate((path) => {
        const link = document.querySelector<HTMLAnchorElement>(`#conteudo a[href="${path}"]`)
        link?.click()
      }, PRODUCT)
      await expect(page.getByRole('link', { name: 'Tentar de novo' })).toHaveAttribute('href', PRODUCT)
      expect(errors.length).toBeLessThanOrEqual(3)
      await page.unrouteAll()
      await page.getByRole('link', { name: 'Tentar de novo' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /Spray Nasal/ })).toBeVisible()
    })

    for (const [path, button, dialog] of [
      [PRODUCT, /^Onde comprar/, 'Onde comprar'],
      [LISTING, /^Filtrar/, 'Filtros'],
      [HOME, 'Preferências de cookies', 'Preferências de cookies'],
    ] as const)
      test(`"${dialog}" says when its code cannot be loaded, and opens once it can (SPEED-13)`, async ({
        page,
      }) => {
        test.skip(dialog === 'Filtros' && width === 1440, 'wide screens show the filters beside the list')
        await openPage(page, path)
        // The consent layer itself is loaded when the page rests.
        await page.waitForLoadState('networkidle')
        await page.route(CHUNKS, (route) => route.fulfill({ status: 404 }))
        await page.getByRole('button', { name: button }).first().click()
        const failure = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar' })
        await expect(failure).toBeVisible()
        await page.unrouteAll()
        await failure.getByRole('button', { name: 'Tentar de novo' }).click()
        await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      })

    test('a page change fetches no picture of the page that is left (PICTURE-4)', async ({ page }) => {
      await openPage(page, LISTING)
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 400) {
          window.scrollTo(0, y)
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        }
      })
      await page.waitForLoadState('networkidle')
      const fileOf = (url: string) => new URL(url).pathname
      const left = new Set(
        (
          await page
            .locator('img')
            .evaluateAll((images) =>
              images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')),
            )
        )
          .filter(Boolean)
          .map(fileOf),
      )
      const fetched: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'image') fetched.push(fileOf(request.url()))
      })
      await page
        .locator(`#conteudo a[href="${PRODUCT}"]`)
        .first()
        .evaluate((link) => link instanceof HTMLElement && link.click())
      await expect(page.getByRole('heading', { level: 1, name: /Spray Nasal/ })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const shown = new Set(
        (
          await page
            .locator('img')
            .evaluateAll((images) =>
              images.flatMap((image) =>
                image instanceof HTMLImageElement ? [image.src, image.currentSrc] : [],
              ),
            )
        )
          .filter(Boolean)
          .map(fileOf),
      )
      expect(fetched.filter((file) => left.has(file) && !shown.has(file))).toEqual([])
    })

    test('letters typed while the overlay is loading arrive in it (SEARCH-1)', async ({ page }) => {
      await openPage(page, LISTING)
      await page.waitForLoadState('networkidle')
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(CHUNKS, async (route) => {
        await held
        await route.continue()
      })
      await page
        .getByRole('link', { name: 'Buscar no site' })
        .evaluate((link) => link instanceof HTMLElement && link.click())
      await page.keyboard.type('tosse seca')
      release()
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('tosse seca')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    })
  })
}
