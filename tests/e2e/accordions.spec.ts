import { expect, type Page, test } from '@playwright/test'
import { waitForStillness } from './support/axe'
import { openPage } from './support/layout'
import { onePathPerType } from './support/pages'

/** The visible disclosures of each group, by the group's name. */
const groupsOf = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('details[name]')]
      .filter((panel) => panel.checkVisibility())
      .map((panel) => panel.getAttribute('name') ?? '')
    return [...new Set(names)].filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
  })

/** Above the middle of the window: what closes above it is moved away with it. */
const HIGH = 150

test('every group of disclosures with one name shows the opened one below the header (ACCORDION-2)', async ({
  page,
  request,
}) => {
  test.setTimeout(480_000)
  await page.setViewportSize({ width: 390, height: 664 })
  let count = 0
  for (const path of await onePathPerType(request)) {
    await openPage(page, path)
    for (const name of await groupsOf(page)) {
      const summaries = page.locator(`details[name="${name}"] > summary`)
      await summaries.first().click()
      await waitForStillness(page)
      const second = summaries.nth(1)
      await second.evaluate((summary, top) => {
        window.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' })
      }, HIGH)
      await second.click()
      await waitForStillness(page)
      const where = `${path} ${name}`
      await expect(page.locator(`details[name="${name}"][open]`), where).toHaveCount(1)
      const { height: below = 0 } = (await page.getByRole('banner').boundingBox()) ?? {}
      await expect.poll(async () => (await second.boundingBox())?.y, where).toBeGreaterThanOrEqual(below - 1)
      expect((await second.boundingBox())?.y, where).toBeLessThan(page.viewportSize()?.height ?? 0)
      count += 1
    }
  }
  expect(count).toBeGreaterThan(5)
})
