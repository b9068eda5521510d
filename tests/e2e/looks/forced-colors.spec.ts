import { expect, type Locator, test } from '@playwright/test'
import { openPage } from '../support/layout'

/** Contrast themes: what is chosen differs from its neighbors, and what was found can be read. */
test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' })

/** Ground, edge and outline of an element, and of the mark before its words. */
const lookOf = (element: Locator, pseudo?: string) =>
  element.evaluate((node, before) => {
    const { backgroundColor, borderTopColor, outlineColor, outlineStyle } = getComputedStyle(node, before)
    return [backgroundColor, borderTopColor, outlineStyle === 'none' ? '' : outlineColor].join(' ')
  }, pseudo)

const expectToDiffer = async (chosen: Locator, other: Locator, pseudo?: string) => {
  await expect(chosen).toBeAttached()
  expect(await lookOf(chosen, pseudo)).not.toBe(await lookOf(other, pseudo))
}

test('the chosen size, scent and picture of a product', async ({ page }) => {
  await openPage(page, '/pt-br/produtos/pomada/')
  const groups = page.getByRole('main').getByRole('radiogroup')
  expect(await groups.count()).toBeGreaterThan(1)
  for (const group of await groups.all()) {
    await expectToDiffer(
      group.locator('label:has(:checked)'),
      group.locator('label:not(:has(:checked))').first(),
    )
  }
  const pictures = page.getByRole('main').locator('button:has(img)')
  await expectToDiffer(pictures.nth(0), pictures.nth(1))
})

test('the chosen tab, and the slide that is shown', async ({ page }) => {
  await openPage(page, '/pt-br/dicas/')
  const tabs = page.getByRole('tab')
  await expectToDiffer(tabs.nth(0), tabs.nth(1))
  await openPage(page, '/pt-br/sobre/')
  const dots = page.getByRole('button', { name: /Ir para o destaque/ })
  await expectToDiffer(dots.nth(0), dots.nth(1), '::before')
})

test('the words that were found', async ({ page }) => {
  await openPage(page, '/pt-br/search/?term=tosse')
  const mark = page.locator('mark').first()
  await expect(mark).toBeVisible()
  const [mine, around] = await mark.evaluate((node) => [
    getComputedStyle(node).color,
    getComputedStyle(document.body).color,
  ])
  expect(mine).toBe(around)
})
