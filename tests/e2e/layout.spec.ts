import { expect, test } from '@playwright/test'
import { isDesktop, layoutOf, openPage } from './support/layout'
import { CONTENT_PAGE, HOME } from './support/pages'

/** What the layout does on every screen (behavior LAYOUT-1, HEADER-2). */
test('the first stop of the keyboard leads past the menus to the content', async ({ page }) => {
  await openPage(page, HOME)
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Ir para o conteúdo' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(layoutOf(page).main).toBeFocused()
})

test('the header stays at the top while the page scrolls', async ({ page }) => {
  await openPage(page, CONTENT_PAGE)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  const box = await layoutOf(page).header.boundingBox()
  expect(box?.y).toBe(0)
})

test('the first additional link moves among the footer links on narrow screens', async ({ page }) => {
  await openPage(page, HOME)
  const { footer } = layoutOf(page)
  const links = footer.getByRole('navigation', { name: 'Informações e documentos' })
  const name = /^Anvisa/
  const inRow = links.getByRole('link', { name })
  const visible = footer.getByRole('link', { name }).filter({ visible: true })
  if (isDesktop(page)) await expect(inRow).toHaveCount(0)
  else await expect(inRow).toBeVisible()
  await expect(visible).toHaveCount(1)
})
