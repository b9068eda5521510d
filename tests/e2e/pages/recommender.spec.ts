import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from '../support/axe'
import { JOURNEY, openPage } from '../support/layout'

const RECOMMENDER = '/pt-br/recomendador/'

const question = (page: Page) => page.getByRole('heading', { level: 2 }).first()

/** A single choice, which continues by itself. */
const choose = (page: Page, title: string) => page.getByLabel(title, { exact: true }).click()

const answer = async (page: Page, ...titles: string[]) => {
  for (const title of titles) await page.getByLabel(title, { exact: true }).check()
  await page.getByRole('button', { name: /Continuar|Ver o resultado/ }).click()
}

test(
  'answers lead to products with reasons; the address holds them, Back undoes them (RECOMMEND-6)',
  JOURNEY,
  async ({ page }) => {
    await openPage(page, RECOMMENDER)
    await answer(page, 'Nariz entupido', 'Noites difíceis')
    await expect(page).toHaveURL(/respostas=sintoma-nariz-entupido,sintoma-noites-dificeis$/)
    await expect(question(page)).toHaveText('Há quanto tempo?')
    await expect(question(page)).toBeFocused()
    await page.goBack()
    await expect(question(page)).toHaveText('O que mais incomoda agora?')
    await page.goForward()
    await choose(page, '2 ou 3 dias')
    await choose(page, 'Bebê de 3 meses a 2 anos')
    await choose(page, 'Não')
    await choose(page, 'À noite, na hora de dormir')
    await choose(page, 'Tanto faz')
    await expect(question(page)).toHaveText('Para ler e conhecer, a partir das suas respostas')
    const products = page.getByRole('main').getByRole('article')
    await expect(products.filter({ hasText: 'Spray Nasal' })).toHaveCount(1)
    await expect(products.filter({ hasText: 'Pomada' })).toHaveCount(0)
    await expect(products.first().getByText(/^Porque você respondeu “/)).toBeVisible()
    await expect(products.first().getByRole('link', { name: 'Onde comprar' })).toBeVisible()
    await waitForStillness(page)
    await expectNoViolations(page, 'result')
  },
)
