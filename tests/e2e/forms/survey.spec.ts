import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from '../support/axe'
import { allow } from '../support/consent'
import { openPage } from '../support/layout'
import { POLLED } from '../support/polled'
import { sidewaysFaults, targetFaults } from '../support/structure'

/** The survey for those who leave (behavior SURVEY-1). */
const PAGE = '/pt-br/sobre/'

/** Somebody who has been here for a minute. */
const beginEarlier = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('visit-began', String(Date.now() - 60_000)))

const leave = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 200, clientY: -1 })),
  )

const offer = (page: Page) => page.getByRole('region', { name: 'Antes de ir' })
const survey = (page: Page) => page.getByRole('dialog', { name: 'Antes de ir' })

/** Leaves until it is noticed: the watch begins once its script is there. */
const leaveUntilAsked = async (page: Page) => {
  await expect(async () => {
    await leave(page)
    await expect(offer(page)).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('asks who leaves, wants both answers, thanks, and does not come back', async ({ page, context }) => {
  await allow(context, 'functional')
  await beginEarlier(page)
  await openPage(page, PAGE)
  await page.getByRole('main').focus()
  await leaveUntilAsked(page)
  // It waits: the page can be read on, and the focus is where it was.
  await expect(page.getByRole('main')).toBeFocused()
  await waitForStillness(page)
  await expectNoViolations(page, 'offered')
  await offer(page).getByRole('button', { name: 'Responder' }).click()
  const dialog = survey(page)
  await expect(dialog).toBeVisible()
  await waitForStillness(page)
  await expectNoViolations(page, 'asking')
  await dialog.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog.getByRole('alert')).toContainText('Escolha sim ou não.')
  await expect(dialog.getByRole('alert')).toContainText('Conte o que você procurava.')
  await expectNoViolations(page, 'with errors')
  expect([...(await sidewaysFaults(page)), ...(await targetFaults(page))]).toEqual([])
  await dialog.getByRole('radio', { name: 'Não', exact: true }).check()
  await dialog.getByRole('textbox').fill('Queria saber onde comprar.')
  await dialog.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Obrigado. A sua resposta chegou.' }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Voltar ao site' }).click()
  await expect(dialog).toBeHidden()
  // The entry that Back would have closed the dialog by is taken back.
  await page.waitForFunction(() => !history.state?.layerOn, undefined, POLLED)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await leave(page)
  await expect(offer(page)).toBeHidden()
})

test('can be closed, and is remembered', async ({ page, context }) => {
  await allow(context, 'functional')
  await beginEarlier(page)
  await openPage(page, PAGE)
  await leaveUntilAsked(page)
  await page.keyboard.press('Escape')
  await expect(offer(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('exit-survey'))).toBe('asked')
})

test('lies over nothing else', async ({ page, context }) => {
  await allow(context, 'functional')
  await beginEarlier(page)
  await openPage(page, PAGE)
  await page.getByRole('button', { name: 'Preferências de cookies' }).first().click()
  const preferences = page.getByRole('dialog', { name: 'Preferências de cookies' })
  await expect(preferences).toBeVisible()
  await leave(page)
  await expect(offer(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(preferences).toBeHidden()
  await leaveUntilAsked(page)
})

test('is neither asked nor loaded where nobody allowed it', async ({ page, context }) => {
  await allow(context, 'measurement')
  await beginEarlier(page)
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
  })
  await openPage(page, PAGE)
  await page.waitForLoadState('networkidle')
  await leave(page)
  await expect(offer(page)).toBeHidden()
  expect(scripts.some((text) => text.includes('Antes de ir'))).toBe(false)
})
