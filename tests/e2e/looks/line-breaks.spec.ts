import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../support/layout'

/** Places in which editors' texts are drawn, each on a page that has one. */
const PLACES: [path: string, ...selectors: string[]][] = [
  ['/pt-br/compare-products/', 'td', 'th', 'main p'],
  ['/pt-br/termos-de-uso/', 'li > p', 'h2[id]', 'main h2 + p'],
  ['/pt-br/dicas/febre-em-crianca/', '[role=note] p'],
  ['/pt-br/perguntas-frequentes/pomada/', 'details p'],
]

/** How many lines a dose of two lines takes in the first element of each kind. */
const linesIn = (page: Page, selectors: string[]) =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const place = document.querySelector(`main :is(${selector.replace('main ', '')})`)
        for (const disclosure of document.querySelectorAll('details')) disclosure.open = true
        const text = place?.querySelector('p') ?? place
        if (!text) return `${selector}: nothing`
        text.textContent = '1 x\n4 x'
        const range = document.createRange()
        range.selectNodeContents(text)
        return `${selector}: ${new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size}`
      }),
    selectors,
  )

for (const [path, ...selectors] of PLACES)
  test(`a line break of editors is one on screen and on paper: ${path}`, async ({ page }) => {
    await openPage(page, path)
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media })
      expect(await linesIn(page, selectors)).toEqual(selectors.map((selector) => `${selector}: 2`))
    }
  })
