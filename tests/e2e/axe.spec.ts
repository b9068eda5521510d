import { expect, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from './support/axe'
import { controlledBy, frameOf, isDesktop, openPage } from './support/frame'
import { CONTENT_PAGE, HOME, MISSING_PAGE, onePathPerType } from './support/pages'

/** axe finds nothing, on every page type and in every state of the frame (design §8, "Accessibility"). */
test('every page type', async ({ page, request }) => {
  test.setTimeout(240_000)
  for (const path of [...(await onePathPerType(request)), CONTENT_PAGE, MISSING_PAGE]) {
    await openPage(page, path)
    await waitForStillness(page)
    await expectNoViolations(page, path)
  }
})

test('the menu open', async ({ page }) => {
  // One look of axe for each menu: minutes on a busy machine.
  test.setTimeout(240_000)
  await openPage(page, HOME)
  const { slots, menuButton } = frameOf(page)
  if (!isDesktop(page)) {
    await menuButton.click()
    await waitForStillness(page)
    await expectNoViolations(page, 'menu open')
  }
  for (const slot of await slots.all()) {
    await (isDesktop(page) ? slot.hover() : slot.click())
    await expect(await controlledBy(page, slot)).toBeVisible()
    await waitForStillness(page)
    await expectNoViolations(page, (await slot.textContent()) ?? 'slot')
  }
})

test('the cookie preferences open', async ({ page }) => {
  await openPage(page, CONTENT_PAGE)
  await frameOf(page).footer.getByRole('button', { name: 'Preferências de cookies' }).click()
  await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible()
  await waitForStillness(page)
  await expectNoViolations(page, 'cookie preferences')
})

test('the footer open', async ({ page }) => {
  test.skip(isDesktop(page), 'wide screens show columns')
  await openPage(page, CONTENT_PAGE)
  await frameOf(page).footer.locator('summary').first().click()
  await waitForStillness(page)
  await expectNoViolations(page, 'footer accordion')
})
