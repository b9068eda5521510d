import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../support/layout'
import { mailTo } from '../support/mails'
import { expectWhole } from '../support/structure'

/** The newsletter from its banner on the article listing to one-click unsubscribe (NEWS-1, NEWS-4), with scripts and without. */
const ARTICLES = '/pt-br/dicas/'
const CONFIRM = 'Confirme a sua inscrição no boletim'
const WELCOME = 'A sua inscrição está confirmada'

let visitors = 0
const newEmail = () => `boletim-${Date.now()}-${visitors++}@exemplo.com.br`

const fields = (page: Page) => ({
  email: page.getByRole('textbox', { name: 'Seu e-mail' }),
  send: page.getByRole('button', { name: 'Quero receber' }),
  summary: page.locator('[data-form="newsletter"]').getByRole('alert'),
})

/** From the banner to the mail that confirms. @returns the path and query of the link to leave */
const subscribe = async (page: Page): Promise<string> => {
  const address = newEmail()
  const { email, send } = fields(page)
  await email.fill(address)
  await send.click()
  await expect(page).toHaveURL(/\/boletim\/confira-seu-email\//)
  const [link = ''] = (await mailTo(address, CONFIRM)).links
  const { pathname, search } = new URL(link)
  await page.goto(pathname + search)
  await page.getByRole('button', { name: 'Confirmar inscrição' }).click()
  await expect(page).toHaveURL(/\/boletim\/confirmada\//)
  const [leave = ''] = (await mailTo(address, WELCOME)).links
  return new URL(leave).pathname + new URL(leave).search
}

test('empty, wrong, confirmed and left: every state is accessible', async ({ page }) => {
  await openPage(page, ARTICLES)
  const { email, send, summary } = fields(page)
  await email.scrollIntoViewIfNeeded()
  await expectWhole(page, 'empty')
  await send.click()
  await expect(summary).toBeFocused()
  await expectWhole(page, 'with an error')
  const leave = await subscribe(page)
  await page.goto(leave)
  await expectWhole(page, 'the page to leave')
  await page.getByRole('button', { name: 'Sair do boletim' }).click()
  await expect(page).toHaveURL(/\/boletim\/ate-logo\//)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the banner, both links and one click in a mail program work', async ({ page, request }) => {
    await page.goto(ARTICLES)
    const { send, summary } = fields(page)
    await send.click()
    await expect(summary).toContainText('Escreva o seu e-mail.')
    const token = new URL(await subscribe(page), 'http://localhost').searchParams.get('token') ?? ''
    const oneClick = `/api/one-click/leave-newsletter/?token=${token}`
    // As a mail program sends it: from nowhere, without cookies, twice.
    for (let time = 0; time < 2; time += 1) {
      const response = await request.post(oneClick, {
        form: { 'List-Unsubscribe': 'One-Click' },
        maxRedirects: 0,
      })
      expect(response.status()).toBe(200)
    }
    await page.goto(oneClick)
    await expect(page).toHaveURL(/\/pt-br\/link\/sair-do-boletim\//)
    await page.getByRole('button', { name: 'Sair do boletim' }).click()
    await expect(page).toHaveURL(/\/boletim\/ate-logo\//)
  })
})
