import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from './support/axe'
import { UNDECIDED } from './support/consent'
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

const LONG_FORMS = [
  ...FORMS,
  ['/pt-br/contacte-nos/', 'Enviar mensagem'],
  ['/pt-br/dicas/hidratacao/', 'Enviar resposta'],
] as const

/** Sends a form without a word, and looks where the title of its errors comes to stand. */
const expectTitleInSight = async (page: Page, button: string) => {
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
  return title
}

for (const viewport of WINDOWS)
  for (const [path, button] of LONG_FORMS)
    test(`${path} shows its errors below the header at ${viewport.width} px (FORM-2)`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await openPage(page, path)
      await expectTitleInSight(page, button)
    })

test.describe('with the question for consent open', () => {
  test.use({ storageState: UNDECIDED })

  for (const viewport of WINDOWS)
    for (const [path, button] of LONG_FORMS.slice(-2))
      test(`${path} shows its errors above the bar at ${viewport.width} px (FORM-2)`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await openPage(page, path)
        const bar = page.getByRole('region', { name: 'Sua privacidade' })
        await expect(bar).toBeVisible()
        const title = await expectTitleInSight(page, button)
        const [words, question] = [await title.boundingBox(), await bar.boundingBox()]
        expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0)
      })
})

test('every filter can be pressed at 400 % zoom: the actions lie over none (A11Y-4)', async ({ page }) => {
  await openPage(page, '/pt-br/produtos/')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtros' })
  await expect(dialog).toBeVisible()
  await waitForStillness(page)
  const covered = await dialog.evaluate((element) => {
    const labels = [...element.querySelectorAll('label')].filter((label) => label.checkVisibility())
    return labels.flatMap((label) => {
      // At the foot of the window, where actions that stay in sight would lie.
      label.scrollIntoView({ block: 'end', behavior: 'instant' })
      const { left, bottom } = label.getBoundingClientRect()
      const met = document.elementFromPoint(left + 8, Math.min(bottom, window.innerHeight) - 4)
      return met?.closest('label') === label ? [] : [`${label.textContent}: ${met?.outerHTML.slice(0, 80)}`]
    })
  })
  expect(await dialog.getByRole('checkbox').count()).toBeGreaterThan(5)
  expect(covered).toEqual([])
})
