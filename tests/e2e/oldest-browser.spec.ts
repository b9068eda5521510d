import { expect, type Page, test } from '@playwright/test'
import { goodReview } from '../factories/review-submission'
import { openPage } from './support/layout'
import { removeNewerBuiltIns } from './support/oldest-browser'
import { HOME } from './support/pages'
import { openOverlay, SEARCH } from './support/search'

/** What the supported browsers (`browserslist`) lack is missing, whatever this browser has. */
const errors: string[] = []
let email = ''
test.beforeEach(async ({ page }, { testId }) => {
  email = `antigo-${Date.now()}-${testId}@exemplo.com.br`
  errors.length = 0
  page.on('pageerror', ({ message }) => errors.push(message))
  await removeNewerBuiltIns(page)
})
test.afterEach(() => expect(errors).toEqual([]))

const box = (page: Page, form: string, name: string) => page.locator(`[data-form="${form}"] [name="${name}"]`)

test('the browser of these tests is as poor as the oldest supported one', async ({ page }) => {
  await page.goto(HOME)
  const left = () =>
    page.evaluate(() => [
      'withResolvers' in Promise,
      'checkVisibility' in Element.prototype,
      'startViewTransition' in document,
      'requestIdleCallback' in window,
      'groupBy' in Map,
      'toSorted' in Array.prototype,
      'closest' in Element.prototype,
    ])
  expect(await left()).toEqual([false, false, false, false, false, true, true])
})

test('search shows guidance and results, the overlay its suggestions', async ({ page }) => {
  await openPage(page, `${SEARCH}?term=bebê parou de respirar`)
  await expect(page.getByRole('main').getByRole('link', { name: /192/ }).first()).toBeVisible()
  await openPage(page, `${SEARCH}?term=tosse`)
  await expect(page.getByRole('tab', { name: /Dicas [1-9]/ })).toBeVisible()
  const { box: input, options } = await openOverlay(page)
  await input.fill('tosse')
  await expect(options.first()).toBeVisible()
})

test('a report of harm is sent', async ({ page }) => {
  await openPage(page, '/pt-br/contacte-nos/')
  await page.getByRole('radio', { name: /Passei mal/ }).check()
  await box(page, 'contact', 'name').fill('Ana Lima')
  await box(page, 'contact', 'email').fill(email)
  await box(page, 'contact', 'message').fill('Senti coceira depois de usar a pomada.')
  await box(page, 'contact', 'consent').check()
  await box(page, 'contact', 'healthConsent').check()
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page).toHaveURL('/pt-br/contacte-nos/obrigado/')
  await expect(page.getByRole('status').filter({ hasText: /\d{8}-[2-9A-Z]{6}/ })).toBeVisible()
})

test('a review is sent', async ({ page }) => {
  await openPage(page, '/pt-br/link/write-review/?produto=brisamenta-inalador')
  await page.getByRole('radio', { name: '4 de 5 estrelas' }).check({ force: true })
  await page.getByRole('radio', { name: 'Sim, recomendo' }).check()
  const texts: Record<string, string> = { ...goodReview, nickname: `Vera${Date.now().toString(36)}`, email }
  for (const name of ['title', 'summary', 'description', 'nickname', 'location', 'birthYear', 'email'])
    await box(page, 'review', name).fill(texts[name] ?? '')
  await box(page, 'review', 'birthMonth').selectOption(texts.birthMonth ?? '')
  await box(page, 'review', 'terms').check()
  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(page).toHaveURL('/pt-br/write-review/confira-seu-email/')
})

test('an account is registered', async ({ page }) => {
  await openPage(page, '/pt-br/cadastro/')
  await page.getByRole('textbox', { name: 'Nome' }).first().fill('Ana')
  await page.getByRole('textbox', { name: 'Sobrenome' }).fill('Lima')
  for (const name of ['email', 'confirmEmail']) await page.locator(`[name=${name}]`).fill(email)
  for (const name of ['password', 'confirmPassword'])
    await page.locator(`[name=${name}]`).fill('chuva mansa 7')
  await page.getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: 'Criar a conta', exact: true }).click()
  await expect(page).toHaveURL('/pt-br/cadastro/confira-seu-email/')
})

test('a listing is filtered', async ({ page }) => {
  await openPage(page, '/pt-br/produtos/')
  await page.getByRole('complementary', { name: 'Filtros' }).getByLabel('Dor de garganta').check()
  await expect(page).toHaveURL(/\?filtro=sintoma-dor-de-garganta$/)
  await expect(page.locator('main').getByRole('status').first()).toHaveText('2 produtos')
})
