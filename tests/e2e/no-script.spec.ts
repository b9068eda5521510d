import { expect, test } from '@playwright/test'
import { isDesktop, JOURNEY, layoutOf, NARROW_ONLY } from './support/layout'
import { CONTENT_PAGE, HOME, MISSING_PAGE } from './support/pages'

/** Content and navigation without JavaScript (behavior A11Y-3). */
test.use({ javaScriptEnabled: false })

for (const path of [HOME, CONTENT_PAGE, MISSING_PAGE]) {
  test(`${path} shows its content and its frame`, async ({ page }) => {
    await page.goto(path)
    const { header, main, footer } = layoutOf(page)
    await expect(header).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main).toContainText(/\S{3,}/)
    await expect(footer.getByRole('link', { name: 'Acessibilidade', exact: true })).toBeVisible()
  })
}

test('every link of the menu can be reached', JOURNEY, async ({ page }) => {
  await page.goto(HOME)
  const { slots, menu } = layoutOf(page)
  if (isDesktop(page)) {
    await slots.first().hover()
    await expect(menu.locator('[data-frame="panel"]').first()).toBeVisible()
    return
  }
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: 'Abrir o menu' }).click()
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('button')).toHaveCount(0)
  await page.getByRole('link', { name: 'Fechar o menu' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: 'Abrir o menu' }).click()
  const links = menu.locator('[data-frame="panel"]').first().getByRole('link')
  await expect(links.first()).toBeVisible()
  await links.first().click()
  await expect(page).not.toHaveURL(HOME)
})

test('buttons that only scripts could serve are not shown', async ({ page }) => {
  await page.goto(HOME)
  const { menuButton, footer } = layoutOf(page)
  await expect(menuButton).toBeHidden()
  await expect(footer.getByRole('button', { name: 'Preferências de cookies' })).toBeHidden()
})

test('the footer accordion opens', NARROW_ONLY, async ({ page }) => {
  await page.goto(HOME)
  const panel = layoutOf(page).footer.locator('details').first()
  await panel.locator('summary').click()
  await expect(panel.getByRole('link').first()).toBeVisible()
})
