import { expect, test } from '@playwright/test'
import { CHUNKS } from './support/browser-faults'
import { delayRequests } from './support/delay-requests'
import { openPage } from './support/layout'
import { HOME } from './support/pages'
import { openOverlay } from './support/search'

/** Files that a browser lacks, or fetches in vain, off the beaten path (SPEED-13, PICTURE-4); page by page: browser-faults.spec.ts. */

const PRODUCT = '/pt-br/produtos/spray-nasal/'
const LISTING = '/pt-br/produtos/'

type PageDialog = [path: string, button: string | RegExp, dialog: string]
const COMMON: PageDialog[] = [
  [PRODUCT, /^Onde comprar/, 'Onde comprar'],
  [HOME, 'Preferências de cookies', 'Preferências de cookies'],
]
/** Wide screens show the filters beside the list. */
const DIALOGS = { 390: [...COMMON, [LISTING, /^Filtrar/, 'Filtros'] satisfies PageDialog], 1440: COMMON }

for (const width of [390, 1440] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const [path, button, dialog] of DIALOGS[width])
      test(`${dialog} says when its code cannot be loaded, and opens later (SPEED-13)`, async ({ page }) => {
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

    test('letters typed while the overlay is loading arrive in it, and the next ones follow them (SEARCH-1)', async ({
      page,
    }) => {
      await openPage(page, LISTING)
      await page.waitForLoadState('networkidle')
      const release = await delayRequests(page, CHUNKS)
      await page
        .getByRole('link', { name: 'Buscar no site' })
        .evaluate((link) => link instanceof HTMLElement && link.click())
      await page.keyboard.type('tosse se')
      release()
      const box = page.getByRole('dialog').getByRole('combobox')
      await expect(box).toHaveValue('tosse se')
      await expect(box).toBeFocused()
      await page.keyboard.type('ca')
      await expect(box).toHaveValue('tosse seca')
    })

    test('no letter is lost while guidance appears whose links still load (SEARCH-12)', async ({ page }) => {
      await openPage(page, LISTING)
      const { box, dialog, options } = await openOverlay(page)
      await page.keyboard.type('tosse')
      await expect(options.first()).toBeVisible()
      await box.fill('')
      const release = await delayRequests(page, CHUNKS)
      await page.keyboard.type('não respira')
      await expect(box).toHaveValue('não respira')
      await expect(dialog.getByRole('link', { name: /192/ }).first()).toBeVisible()
      release()
    })
  })
}
