import { expect, type Page, test } from '@playwright/test'
import { controlledBy, isDesktop, layoutOf, NARROW_ONLY, openPage } from './support/layout'
import { CONTENT_PAGE, HOME } from './support/pages'
import { openOverlay, SEARCH } from './support/search'
import { expectWhole } from './support/structure'

/** axe finds nothing in what opens and appears on pages, on a phone and on a wide screen (behavior A11Y-1). */
const PRODUCTS = '/pt-br/produtos/'
const FAQ = '/pt-br/perguntas-frequentes/'

const answer = async (page: Page, ...titles: string[]) => {
  for (const title of titles) await page.getByLabel(title, { exact: true }).check()
  await page.getByRole('button', { name: /Continuar|Ver o resultado/ }).click()
}

test('the menu open', async ({ page }) => {
  // One look of axe for each menu: minutes on a busy machine.
  test.setTimeout(240_000)
  await openPage(page, HOME)
  const { slots, menuButton } = layoutOf(page)
  if (!isDesktop(page)) {
    await menuButton.click()
    await expectWhole(page, 'menu open')
  }
  for (const slot of await slots.all()) {
    await (isDesktop(page) ? slot.hover() : slot.click())
    await expect(await controlledBy(page, slot)).toBeVisible()
    await expectWhole(page, (await slot.textContent()) ?? 'slot')
  }
})

test('the cookie preferences open', async ({ page }) => {
  await openPage(page, CONTENT_PAGE)
  await layoutOf(page).footer.getByRole('button', { name: 'Preferências de cookies' }).click()
  await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible()
  await expectWhole(page, 'cookie preferences')
})

test('the footer open', NARROW_ONLY, async ({ page }) => {
  await openPage(page, CONTENT_PAGE)
  await layoutOf(page).footer.locator('summary').first().click()
  await expectWhole(page, 'footer accordion')
})

test('the carousel paused', async ({ page }) => {
  await openPage(page, '/pt-br/sobre/')
  await page.getByRole('button', { name: 'Pausar a troca automática' }).click()
  await expectWhole(page, 'carousel paused')
})

test('nothing to suggest in the search', async ({ page }) => {
  await openPage(page, HOME)
  const { box, status } = await openOverlay(page)
  await box.fill('qwxzqwxz')
  await expect(status).not.toBeEmpty()
  await expectWhole(page, 'no suggestions')
})

test('both tabs of the results', async ({ page }) => {
  await openPage(page, `${SEARCH}?term=tosse`)
  for (const tab of [/^Produtos [1-9]/, /^Dicas [1-9]/]) {
    await page.getByRole('tab', { name: tab }).click()
    await expectWhole(page, String(tab))
  }
})

test('filters, chips and the bar of compared products', async ({ page }) => {
  await openPage(page, PRODUCTS)
  if (!isDesktop(page)) await page.getByRole('button', { name: /^Filtrar/ }).click()
  await page.getByLabel('Febre e dores').locator('visible=true').first().check()
  await expectWhole(page, 'a filter')
  if (!isDesktop(page)) await page.getByRole('button', { name: /^Ver resultados/ }).click()
  await page
    .getByRole('checkbox', { name: /^Comparar / })
    .locator('visible=true')
    .first()
    .check()
  await expectWhole(page, 'the bar of compared products')
})

test('compared products', async ({ page }) => {
  await openPage(page, '/pt-br/compare-products/?produtos=pomada,inalador,xarope-dia,pastilhas')
  await expect(page.getByRole('table', { name: /Comparação/ })).toBeVisible()
  await expectWhole(page, 'compared products')
})

test('shops, scents and texts of a product', async ({ page }) => {
  await openPage(page, `${PRODUCTS}pomada/`)
  await page.getByText('Lavanda', { exact: true }).click()
  for (const summary of await page.locator('main summary').all()) await summary.click()
  await expectWhole(page, 'a scent chosen, texts open')
  await page.getByRole('button', { name: 'Onde comprar' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Onde comprar' })).toBeVisible()
  await expectWhole(page, 'shops')
})

test('a page saved on the device', async ({ page }) => {
  await openPage(page, `${PRODUCTS}pomada/`)
  await page.getByRole('button', { name: 'Guardar neste aparelho' }).click()
  await openPage(page, '/pt-br/salvos/')
  await expect(page.getByRole('button', { name: /^Tirar deste aparelho: / })).toBeVisible()
  await expectWhole(page, 'a saved page')
})

test('questions searched in vain', async ({ page }) => {
  await openPage(page, FAQ)
  await page.getByRole('textbox', { name: 'Procure nas perguntas' }).fill('qwxzqwxz')
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Nada encontrado')
  await expectWhole(page, 'no question found')
})

test('every step of the recommender, its error, and both ends', async ({ page }) => {
  await openPage(page, '/pt-br/recomendador/')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Escolha uma resposta para continuar.')).toBeVisible()
  await expectWhole(page, 'no answer')
  const titles = [
    'Nariz entupido',
    '2 ou 3 dias',
    'Adulto de 18 a 59 anos',
    'Não',
    'À noite, na hora de dormir',
  ]
  const [first = '', ...singles] = titles
  await answer(page, first)
  for (const title of singles) {
    await expectWhole(page, `before ${title}`)
    await page.getByLabel(title, { exact: true }).click()
  }
  await expectWhole(page, 'before the last')
  await page.getByLabel('Tanto faz', { exact: true }).click()
  await expect(
    page.getByRole('heading', { name: 'Para ler e conhecer, a partir das suas respostas' }),
  ).toBeVisible()
  await expectWhole(page, 'the result')
  await openPage(page, '/pt-br/recomendador/')
  await answer(page, 'Falta de ar ou dor no peito')
  await expect(page.getByRole('heading', { name: 'Ligue agora para o Samu, 192' })).toBeVisible()
  await expectWhole(page, 'to the ambulance')
})
