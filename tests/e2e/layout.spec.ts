import { expect, test } from '@playwright/test'
import { expectGround, isDesktop, layoutOf, openPage } from './support/layout'
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

test('the logo leads home and is drawn 150 px wide', async ({ page }) => {
  await openPage(page, CONTENT_PAGE)
  const logo = layoutOf(page).header.getByRole('link', { name: /Página inicial/ })
  const image = logo.locator('img')
  await expect(image).toHaveAttribute('width', '150')
  await logo.click()
  await expect(page).toHaveURL(HOME)
})

test('the search icon leads to the search page', async ({ page }) => {
  await openPage(page, HOME)
  const search = layoutOf(page).header.getByRole('link', { name: 'Buscar no site' })
  await expect(search).toHaveAttribute('href', '/pt-br/search/')
})

test('the page has one header, one main area and one footer', async ({ page }) => {
  await openPage(page, CONTENT_PAGE)
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('the breadcrumb is announced to search engines with positions from 1 and absolute addresses', async ({
  page,
}) => {
  await openPage(page, CONTENT_PAGE)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const breadcrumb = blocks
    .map((block) => JSON.parse(block))
    .find((data) => data['@type'] === 'BreadcrumbList')
  const items: { position: number; item: string; name: string }[] = breadcrumb?.itemListElement ?? []
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
  expect(items.length).toBeGreaterThan(1)
  for (const { item, name } of items) {
    expect(item).toMatch(/^http.*\/$/)
    expect(name).not.toBe('')
  }
})

test('the footer names the year of today and opens social networks in a new tab', async ({ page }) => {
  await openPage(page, HOME)
  const { footer } = layoutOf(page)
  await expect(footer).toContainText(String(new Date().getFullYear()))
  const social = footer.getByRole('list', { name: 'Redes sociais' }).getByRole('link')
  expect(await social.count()).toBeGreaterThan(0)
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAccessibleName(/\S/)
  }
})

test('the country button shows its country and leads to the selector', async ({ page }) => {
  await openPage(page, HOME)
  const country = layoutOf(page).footer.getByRole('link', { name: /escolher outro país/ })
  await expect(country).toHaveAttribute('href', '/pt-br/seletor-de-pais/')
  await expect(country).toContainText('Brasil')
  await expect(country.locator('img')).toHaveCount(1)
})

test('the cookie button opens the preferences, and its close button puts them away', async ({ page }) => {
  await openPage(page, HOME)
  const button = layoutOf(page).footer.getByRole('button', { name: 'Preferências de cookies' })
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Preferências de cookies' })
  await expect(panel).toBeVisible()
  await expect(panel.locator(':focus').or(panel.and(page.locator(':focus')))).toHaveCount(1)
  await expect(panel.getByText('Sempre ligados', { exact: true })).toBeVisible()
  for (const toggle of await panel.getByRole('checkbox').all()) {
    const box = await toggle.boundingBox()
    // Boxes are measured in fractions of a pixel.
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44)
  }
  await panel.getByRole('button', { name: 'Fechar' }).first().click()
  await expect(panel).toBeHidden()
})

test('the root element says how far the visitor zoomed in', async ({ page }) => {
  await openPage(page, CONTENT_PAGE)
  const root = page.locator('html')
  await expect(root).toHaveClass(/zoom-low/)
  await page.evaluate(() => {
    Object.defineProperty(window, 'outerWidth', { configurable: true, get: () => window.innerWidth * 2 })
    window.dispatchEvent(new Event('resize'))
  })
  await expect(root).toHaveClass(/zoom-high/)
  await expect(root).not.toHaveClass(/zoom-low/)
})

test('the header stays at the top while the page scrolls', async ({ page }) => {
  await openPage(page, CONTENT_PAGE)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  const box = await layoutOf(page).header.boundingBox()
  expect(box?.y).toBe(0)
})

test('a transparent header turns white past 100 px of scroll, not before', async ({ page }) => {
  await openPage(page, HOME)
  await expectGround(page, 'transparent')
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await scrollTo(100)
  await expectGround(page, 'transparent')
  await scrollTo(101)
  await expectGround(page, 'white')
  await scrollTo(0)
  await expectGround(page, 'transparent')
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

test('nothing lies outside the width of the screen', async ({ page }) => {
  for (const path of [HOME, CONTENT_PAGE]) {
    await openPage(page, path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})
