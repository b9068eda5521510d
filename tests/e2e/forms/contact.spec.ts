import { expect, type Page, test } from '@playwright/test'
import { ANY_WIDTH, JOURNEY, openPage } from '../support/layout'
import { mailsTo } from '../support/mails'
import { expectWhole } from '../support/structure'

/** The contact form in a browser: empty, with errors, sent; by keyboard, without scripts, on narrow screens. */
const CONTACT = '/pt-br/contacte-nos/'
const THANKS = '/pt-br/contacte-nos/obrigado/'

const MESSAGE = 'Gostaria de saber se o inalador pode ser usado à noite.'

let visitors = 0
/** An address gets few receipts a day: each visit has its own. */
const newEmail = () => `visita-${Date.now()}-${visitors++}@exemplo.com.br`

const fields = (page: Page) => ({
  form: page.locator('[data-form="contact"]'),
  topic: page.getByRole('radio', { name: 'Onde comprar' }),
  name: page.getByRole('textbox', { name: 'Nome' }),
  email: page.getByRole('textbox', { name: 'E-mail' }),
  message: page.getByRole('textbox', { name: 'Mensagem' }),
  consent: page.getByRole('checkbox', { name: /^Concordo/ }),
  healthConsent: page.getByRole('checkbox', { name: /sobre saúde/ }),
  send: page.getByRole('button', { name: 'Enviar mensagem' }),
  summary: page.locator('[data-form="contact"]').getByRole('alert'),
})

const fillIn = async (page: Page) => {
  const { topic, name, email, message, consent, healthConsent } = fields(page)
  await topic.check()
  await name.fill('Ana Lima')
  await email.fill(newEmail())
  await message.fill(MESSAGE)
  await consent.check()
  await healthConsent.check()
}

test(
  'empty, wrong, sent: every state is accessible, the message gets its number (CONTACT-1)',
  JOURNEY,
  async ({ page }) => {
    await openPage(page, CONTACT)
    const { send, summary, email, message } = fields(page)
    await expectWhole(page, 'empty')

    await send.click()
    await expect(summary).toBeFocused()
    await expect(summary).toHaveAccessibleName('Há 6 erros nesta página')
    await expect(page).toHaveTitle(/^Erro: /)
    await expectWhole(page, 'with errors')
    await summary.getByRole('link', { name: 'Escreva o seu e-mail.' }).click()
    await expect(email).toBeFocused()

    await fillIn(page)
    await email.fill('ana@')
    await send.click()
    await expect(summary).toHaveAccessibleName('Há 1 erro nesta página')
    await expect(message).toHaveValue(MESSAGE)

    await email.fill(newEmail())
    await send.click()
    await expect(page).toHaveURL(THANKS)
    await expect(page.getByRole('status').filter({ hasText: /\d{8}-[2-9A-Z]{6}/ })).toBeVisible()
    await expect(page).not.toHaveTitle(/^Erro: /)
    await expectWhole(page, 'sent')
  },
)

test('brand and sender get their mails, the sender nothing that was typed', ANY_WIDTH, async ({ page }) => {
  await openPage(page, CONTACT)
  await fillIn(page)
  const { email, send } = fields(page)
  const address = newEmail()
  await email.fill(address)
  await send.click()
  await expect(page).toHaveURL(THANKS)
  const number = await page.getByText(/^\d{8}-[2-9A-Z]{6}$/).textContent()
  await expect.poll(() => mailsTo(address)).toHaveLength(1)
  const [receipt] = await mailsTo(address)
  expect(receipt?.subject).toBe(`Recebemos a sua mensagem (${number})`)
  expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/inalador|Ana|Onde comprar/)
  const notices = async () =>
    (await mailsTo('contato@site.example')).filter(({ subject }) => subject.includes(String(number)))
  await expect.poll(notices).toHaveLength(1)
  const [notice] = await notices()
  expect(notice?.text).toContain(MESSAGE)
  expect(notice?.replyTo).toMatchObject([{ address }])
})

test('by keyboard alone', ANY_WIDTH, async ({ page }) => {
  await openPage(page, CONTACT)
  const { topic, name, email, message, consent, healthConsent, send } = fields(page)
  await page.locator('[data-form="contact"] [name="topic"] >> nth=0').focus()
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown')
  await expect(topic).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
  await page.keyboard.type('Ana Lima')
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await page.keyboard.type(newEmail())
  await page.keyboard.press('Tab')
  await expect(message).toBeFocused()
  await page.keyboard.type(MESSAGE)
  await page.keyboard.press('Tab')
  await expect(consent).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(healthConsent).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(THANKS)
})

test('nothing jumps when errors come and go', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) shifts.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openPage(page, CONTACT)
  await fields(page).send.click()
  await expect(fields(page).summary).toBeFocused()
  // The errors come in one go. On a busy machine that is later than the click counts as its cause.
  expect(await page.evaluate('window.shifts.splice(0).length')).toBeLessThanOrEqual(1)
  await fillIn(page)
  expect(await page.evaluate('window.shifts')).toEqual([])
})

test('at 320 pixels, as at 400 % zoom, everything has its place', ANY_WIDTH, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, CONTACT)
  await fields(page).send.click()
  await expect(fields(page).summary).toBeFocused()
  await expectWhole(page, '320 wide, with errors')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the form comes back with what was typed and its errors, and goes (FORM-1)',
    ANY_WIDTH,
    async ({ page }) => {
      await page.goto(CONTACT)
      await fillIn(page)
      const { email, send, summary, message, topic } = fields(page)
      await email.fill('ana@exemplo')
      const [answer] = await Promise.all([page.waitForResponse(/\/enviar\/contact\//), send.click()])
      expect(answer.status()).toBe(422)
      expect(answer.headers()['cache-control']).toContain('no-store')
      await expect(page).toHaveTitle(/^Erro: /)
      await expect(summary).toContainText('Há 1 erro nesta página')
      await expect(message).toHaveValue(MESSAGE)
      await expect(topic).toBeChecked()
      await summary.getByRole('link').click()
      await expect(email).toBeFocused()
      await email.fill(newEmail())
      await send.click()
      await expect(page.getByText(/^\d{8}-[2-9A-Z]{6}$/)).toBeVisible()
      const reply = await page.reload()
      expect(reply?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      await expect(page.getByText(/^\d{8}-[2-9A-Z]{6}$/)).toBeVisible()
      // A receipt that the site did not sign shows the page as everybody has it.
      await page.goto(page.url().replace(/recibo=[^#]{8}/, 'recibo=AAAAAAAA'))
      await expect(page).toHaveURL(new RegExp(`${THANKS}(#conteudo)?$`))
      await expect(page.getByText('O número do protocolo está no e-mail')).toBeVisible()
    },
  )

  test('a browser that fills in the hidden field can go on', ANY_WIDTH, async ({ page }) => {
    await page.goto(CONTACT)
    await fillIn(page)
    const { form, send, summary, message, consent } = fields(page)
    await form.locator('[name=website]').fill('https://www.exemplo.com.br')
    await send.click()
    await expect(summary).toContainText('O navegador preencheu sozinho um campo escondido')
    await expect(summary).toContainText('ligue para o Samu, 192')
    await expect(summary).toContainText('SAC, 0800')
    await expect(message).toHaveValue(MESSAGE)
    await expect(consent).toBeChecked()
    await send.click()
    await expect(page.getByText(/^\d{8}-[2-9A-Z]{6}$/)).toBeVisible()
  })

  test('the address that forms are sent to leads back to the page', ANY_WIDTH, async ({ page }) => {
    await page.goto(`/pt-br/enviar/contact/contacte-nos/`)
    await expect(page).toHaveURL(CONTACT)
  })
})
