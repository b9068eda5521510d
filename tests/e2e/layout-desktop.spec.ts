import { expect, type Locator, test } from '@playwright/test'
import { controlledBy, darkenOpening, expectGround, layoutOf, openPage, tabTo } from './support/layout'
import { CONTENT_PAGE, HOME } from './support/pages'

/** The menu bar and what else wide screens show (behavior MENU-1, MENU-2, FOOTER-1). */
const isOpen = (slot: Locator) => expect(slot).toHaveAttribute('aria-expanded', 'true')
const isClosed = (slot: Locator) => expect(slot).toHaveAttribute('aria-expanded', 'false')

test('there is no hamburger', async ({ page }) => {
  await openPage(page, HOME)
  await expect(layoutOf(page).menuButton).toBeHidden()
})

test('a panel opens under the pointer and closes when it leaves', async ({ page }) => {
  await openPage(page, CONTENT_PAGE)
  const slot = layoutOf(page).slots.first()
  const panel = await controlledBy(page, slot)
  await expect(panel).toBeHidden()
  await slot.hover()
  await isOpen(slot)
  await expect(panel).toBeVisible()
  await panel.getByRole('link').first().hover()
  await isOpen(slot)
  await page.mouse.move(700, 860)
  await isClosed(slot)
  await expect(panel).toBeHidden()
})

test('by keyboard a panel opens on focus, is walked through, and closes behind it', async ({ page }) => {
  await openPage(page, CONTENT_PAGE)
  const { slots } = layoutOf(page)
  await tabTo(page, slots.nth(0))
  await isOpen(slots.nth(0))
  const panel = await controlledBy(page, slots.nth(0))
  const links = panel.locator('a, button').filter({ visible: true })
  const count = await links.count()
  expect(count).toBeGreaterThan(2)
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab')
    await expect(links.nth(index)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await isClosed(slots.nth(0))
  await expect(slots.nth(1)).toBeFocused()
  await isOpen(slots.nth(1))
  await page.keyboard.press('Shift+Tab')
  await isClosed(slots.nth(1))
})

test('skip links reach menu, search and footer, and arrow keys pass from slot to slot', async ({ page }) => {
  await openPage(page, CONTENT_PAGE)
  const { slots, header, footer } = layoutOf(page)
  const skipTo = async (name: string) => {
    await page.getByRole('link', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await skipTo('Ir para o menu')
  await page.keyboard.press('Tab')
  await expect(slots.nth(0)).toBeFocused()
  await expect(slots.nth(0)).toHaveAccessibleDescription(/Esc fecha/)
  await expect((await controlledBy(page, slots.nth(0))).getByText('Esc fecha')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(slots.nth(1)).toBeFocused()
  await isOpen(slots.nth(1))
  await isClosed(slots.nth(0))
  await skipTo('Ir para a busca')
  await expect(header.getByRole('link', { name: 'Buscar no site' })).toBeFocused()
  await skipTo('Ir para o rodapé')
  await expect(footer).toBeFocused()
})

test('the header takes the tone of the opening that it lies over', async ({ page }) => {
  const inkOf = () =>
    layoutOf(page)
      .slots.first()
      .evaluate((slot) => getComputedStyle(slot).color)
  await openPage(page, HOME)
  expect(await inkOf()).not.toBe('rgb(255, 255, 255)')
  // Again where hydration has set it back.
  await expect
    .poll(async () => {
      await darkenOpening(page)
      return inkOf()
    })
    .toBe('rgb(255, 255, 255)')
})

test('a transparent header turns white while a panel is open', async ({ page }) => {
  await openPage(page, HOME)
  const { slots } = layoutOf(page)
  await expectGround(page, 'transparent')
  await slots.first().hover()
  await expectGround(page, 'white')
  await page.mouse.move(700, 860)
  await expectGround(page, 'transparent')
})

test('home shows no breadcrumb', async ({ page }) => {
  await openPage(page, HOME)
  await expect(layoutOf(page).breadcrumb).toHaveCount(0)
})

test('the footer shows its columns, not the accordion', async ({ page }) => {
  await openPage(page, HOME)
  const { footer } = layoutOf(page)
  await expect(footer.getByRole('heading', { name: 'Ajuda' })).toBeVisible()
  await expect(footer.locator('summary').first()).toBeHidden()
})
