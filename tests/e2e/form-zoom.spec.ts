import { expect, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from './support/axe'
import { openPage } from './support/layout'
import { sidewaysFaults, targetFaults } from './support/structure'

/** Forms at 400 % zoom of a small screen, 320 by 256 pixels, empty and with all that can be wrong (behavior FORM-2, A11Y). */
const FORMS = [
  ['/pt-br/write-review/', 'Enviar avaliação'],
  ['/pt-br/entrar/', 'Entrar'],
  ['/pt-br/cadastro/', 'Criar a conta'],
  ['/pt-br/esqueci-a-senha/', 'Receber o link'],
] as const

test.use({ viewport: { width: 320, height: 256 } })

for (const [path, button] of FORMS)
  test(`${path} has its place at 400 % zoom`, async ({ page }) => {
    await openPage(page, path)
    await page.locator('#conteudo').getByRole('button', { name: button }).click()
    const summary = page.locator('form').getByRole('alert').first()
    await expect(summary).toBeFocused()
    await expect(summary).toBeInViewport()
    await waitForStillness(page)
    await expectNoViolations(page, 'with errors')
    expect([...(await sidewaysFaults(page)), ...(await targetFaults(page))]).toEqual([])
    // What is wrong leads to its field, which stands in view and not under the header.
    await summary.getByRole('link').first().click()
    await waitForStillness(page)
    const field = page.locator(':focus')
    await expect(field).toBeInViewport({ ratio: 0.9 })
    expect(
      await field.evaluate((element) => {
        const { left, top, width } = element.getBoundingClientRect()
        const above = document.elementFromPoint(left + width / 2, Math.max(0, top) + 2)
        return above?.closest('header') === null
      }),
    ).toBe(true)
  })

/** Windows in which the summary of errors of a long form is taller than the room below the header. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 1280, height: 720 },
] as const

for (const viewport of WINDOWS)
  for (const [path, button] of [...FORMS, ['/pt-br/contacte-nos/', 'Enviar mensagem'] as const])
    test(`${path} shows the title of its errors below the header at ${viewport.width} px (FORM-2)`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openPage(page, path)
      await page.locator('#conteudo').getByRole('button', { name: button }).click()
      const summary = page.locator('form').getByRole('alert').first()
      await expect(summary).toBeFocused()
      await waitForStillness(page)
      const title = summary.getByRole('heading').first()
      const bottomOfHeader = await page
        .locator('header')
        .first()
        .evaluate((header) => header.getBoundingClientRect().bottom)
      // The page scrolls there smoothly.
      await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThanOrEqual(bottomOfHeader)
      await expect(title).toBeInViewport({ ratio: 1 })
    })
