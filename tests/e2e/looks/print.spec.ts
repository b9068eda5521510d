import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../support/layout'
import { onePathPerType } from '../support/pages'

/** What comes out of a printer: a sheet of A4 has 680 x 1010 px within its margins. */
const SHEET = { width: 680, height: 1010 }
const HOW_TO = '/pt-br/dicas/como-lavar-o-nariz/'

test.use({ viewport: SHEET })

const openOnPaper = async (page: Page, path: string) => {
  await openPage(page, path)
  await page.emulateMedia({ media: 'print' })
}

/** What would spoil the sheets, as a list of findings. */
const findings = (page: Page) =>
  page.evaluate((sheetHeight) => {
    const name = (element: Element) => `${element.tagName}.${element.className}`
    const seen = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility())
    const styleOf = (element: Element) => getComputedStyle(element)
    const has = (elements: Element[], what: string) => elements.map((element) => `${what}: ${name(element)}`)
    return [
      ...has(
        seen.filter((element) => styleOf(element).position === 'fixed'),
        'on every sheet',
      ),
      ...has(
        seen.filter((element) =>
          element.matches('header, footer, nav, button, select, [data-frame="header"] *'),
        ),
        'of no use on paper',
      ),
      ...has(
        [...document.querySelectorAll('main details > :not(summary)')].filter(
          (element) => !element.closest('[data-screen-only]') && !element.checkVisibility(),
        ),
        'folded',
      ),
      // Browsers lay a grid out before they cut it: its parts can then lie over what follows.
      ...has(
        seen.filter(
          (element) =>
            element.closest('main') &&
            !element.matches('ul, ol') &&
            /grid|flex/.test(styleOf(element).display) &&
            element.getBoundingClientRect().height > sheetHeight,
        ),
        'longer than a sheet, and no block',
      ),
      ...has(
        seen.filter(
          (element) =>
            element.closest('main') &&
            [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
            styleOf(element).color !== 'rgb(0, 0, 0)',
        ),
        'not black',
      ),
    ]
  }, SHEET.height)

test('on paper each page type is words: nothing fixed, folded or colored', async ({ page, request }) => {
  test.setTimeout(240_000)
  for (const path of [...(await onePathPerType(request)), HOW_TO, '/pt-br/dicas/gripe-ou-resfriado/']) {
    await openOnPaper(page, path)
    expect(await findings(page), path).toEqual([])
  }
})

test('a how-to of 650 words prints on two sheets', async ({ page }) => {
  await openPage(page, HOW_TO)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(2)
})

test('the sheet begins with brand, address and date; a link in a text has its address', async ({ page }) => {
  await openPage(page, '/pt-br/produtos/pomada/')
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const { origin } = new URL(page.url())
  await expect(page.getByText(/Impresso em \d+ de \S+ de \d{4}$/).locator('..')).toHaveText(
    new RegExp(`^Brisamenta.* · ${origin}/pt-br/produtos/pomada/ · `),
  )
  const link = page.locator('main p > a[href="/pt-br/dicas/cuidados-com-bebes/"]').first()
  const written = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(written.replaceAll('"', '').replaceAll(' ', '')).toContain(
    `${origin}/pt-br/dicas/cuidados-com-bebes/`,
  )
})

test('the plan of a night is one sheet', async ({ page }) => {
  await openPage(page, '/pt-br/esta-noite/')
  const file = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('a table of a how-to is whole on one sheet', async ({ page }) => {
  await openOnPaper(page, HOW_TO)
  const inside = await page
    .locator('main table')
    .first()
    .evaluate((table) => (table.parentElement ? getComputedStyle(table.parentElement).breakInside : ''))
  expect(inside).toBe('avoid')
})
