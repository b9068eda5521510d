import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../support/layout'
import { expectWhole } from '../support/structure'

/** The question whether an article helped (behavior ARTICLE-2). */
const ARTICLE = '/pt-br/dicas/hidratacao/'

const question = (page: Page) => {
  const form = page.locator('[data-form="article-feedback"]')
  return {
    form,
    no: form.getByRole('radio', { name: 'Não ajudou' }),
    comment: form.getByRole('textbox', { name: /Quer contar mais/ }),
    send: form.getByRole('button', { name: 'Enviar resposta' }),
    summary: form.getByRole('alert'),
  }
}

test('an option must be selected, and the answer is thanked for', async ({ page }) => {
  await openPage(page, ARTICLE)
  const { no, comment, send, summary } = question(page)
  await expect(comment).toBeHidden()
  await send.click()
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()
  await expect(summary).toHaveAccessibleName('Há 1 erro nesta página')
  await expect(page).toHaveTitle(/^Erro: /)
  await expectWhole(page, 'nothing selected')
  await no.check()
  await comment.fill('Faltou dizer quanto dar a um bebê.')
  await expectWhole(page, 'selected')
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: /^Obrigado por dizer/ })).toBeVisible()
  await expect(page).not.toHaveTitle(/^Erro: /)
})

test('nothing of it is loaded before somebody turns to it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await openPage(page, ARTICLE)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await question(page).no.focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})

test('editors read in their preview what readers said', async ({ page }) => {
  await page.goto('/api/preview/?secret=sandbox-preview-secret&slug=dicas/hidratacao')
  await expect(page.getByRole('complementary', { name: 'Pré-visualização' })).toContainText(
    /Este texto ajudou\? Sim: \d+\. Não: \d+\./,
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the answer is sent by the browser', async ({ page }) => {
    await page.goto(ARTICLE)
    const { no, send, summary, comment } = question(page)
    const [answer] = await Promise.all([page.waitForResponse(/\/enviar\/article-feedback\//), send.click()])
    expect(answer.status()).toBe(422)
    await expect(summary).toContainText('Escolha uma das opções.')
    await no.check()
    await comment.fill('Sem script também.')
    await send.click()
    await expect(page).toHaveURL(`${ARTICLE}#article-feedback-thanks`)
    await expect(page.getByText('Obrigado. A sua resposta chegou.')).toBeFocused()
    await expect(question(page).form).toBeHidden()
  })
})
