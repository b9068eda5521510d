import { expect, test } from '@playwright/test'
import { openPage } from './support/layout'
import { HOME } from './support/pages'

/** What only one browser's engine does the way it looks here: found by structure, because these tests have one engine. */
const PAGES = [
  HOME,
  '/pt-br/produtos/',
  '/pt-br/produtos/pomada/',
  '/pt-br/compare-products/?produtos=pomada,xarope-dia,inalador',
  '/pt-br/search/?term=tosse',
  '/pt-br/dicas/como-lavar-o-nariz/',
  '/pt-br/contacte-nos/',
]

test.use({ viewport: { width: 390, height: 844 } })

for (const path of PAGES)
  test(`${path} relies on no habit of one engine`, async ({ page }) => {
    await openPage(page, path)
    const found = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('body, body *')]
      const styled = all.map((element) => ({ element, style: getComputedStyle(element) }))
      const nameOf = ({ tagName, className }: Element) => `${tagName} ${className}`
      const which = (isFaulty: (one: (typeof styled)[number]) => boolean) =>
        styled.filter(isFaulty).map(({ element }) => nameOf(element))
      const isRow = ({ element, style }: (typeof styled)[number]) =>
        /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1
      return {
        // WebKit positions no row of a table.
        positionedRows: which(
          ({ element, style }) => element.matches('tr, thead, tbody') && style.position !== 'static',
        ),
        // WebKit floats no legend as an item of a line.
        legendsInLines: which(
          ({ element, style }) =>
            element.matches('legend') &&
            style.float !== 'none' &&
            getComputedStyle(element.parentElement ?? element).display.includes('flex'),
        ),
        // Firefox balances clamped lines into a narrow column.
        balancedClamps: which(
          ({ style }) =>
            style.webkitLineClamp !== 'none' && style.getPropertyValue('text-wrap-style') === 'balance',
        ),
        // Firefox makes each row that scrolls a tab stop: it has a name, or is none.
        namelessRows: which(
          (one) =>
            isRow(one) &&
            one.element.tabIndex !== -1 &&
            !one.element.matches('[aria-label], [aria-labelledby]'),
        ).concat(which((one) => isRow(one) && !one.element.hasAttribute('tabindex'))),
        // Firefox goes on from a target only if it takes the focus.
        unfocusableTargets: [...document.querySelectorAll('a[href^="#"]')]
          .slice(0, 3)
          .map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''))
          .flatMap((target) =>
            target && !target.matches('[tabindex], a[href], button, input') ? [nameOf(target)] : [],
          ),
      }
    })
    expect(found).toEqual({
      positionedRows: [],
      legendsInLines: [],
      balancedClamps: [],
      namelessRows: [],
      unfocusableTargets: [],
    })
  })

test('on paper a page is as high as what it has', async ({ page }) => {
  await openPage(page, HOME)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveCSS('min-height', '0px')
})

test('the veil of the header goes by a value that its pseudo-element inherits', async ({ page }) => {
  await openPage(page, HOME)
  const veil = () =>
    page.getByRole('banner').evaluate((header) => {
      const { opacity } = getComputedStyle(header, '::before')
      return [getComputedStyle(header).getPropertyValue('--header-veil-opacity'), opacity]
    })
  await expect.poll(veil).toEqual(['1', '1'])
  await page.mouse.wheel(0, 900)
  await expect.poll(veil).toEqual(['', '0'])
})
