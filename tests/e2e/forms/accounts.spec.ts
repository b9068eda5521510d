import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../support/layout'
import { mailTo } from '../support/mails'
import { expectWhole } from '../support/structure'

/** The way of an account in a browser, with the sandbox's mailbox: from registration to deletion, with and without scripts. */
const PASSWORD = 'chuva mansa 7'
const NEW_PASSWORD = 'folha verde 9'

let visitors = 0
const newEmail = () => `conta-${Date.now()}-${process.pid}-${visitors++}@exemplo.com.br`

/** The browser's own way to the next page goes on at its top. */
const expectPage = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path)

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

const register = async (page: Page, email: string) => {
  await box(page, 'Nome').first().fill('Ana')
  await box(page, 'Sobrenome').fill('Lima')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=confirmEmail]').fill(email)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('[name=confirmPassword]').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await press(page, 'Criar a conta')
  await expectPage(page, '/pt-br/cadastro/confira-seu-email/')
}

const logIn = async (page: Page, email: string, password: string) => {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await press(page, 'Entrar')
}

const confirmByMail = async (page: Page, email: string) => {
  const { links } = await mailTo(email, 'Confirme o seu e-mail')
  await page.goto(links.find((link) => link.includes('token=')) ?? '')
  await page.locator('[name=password]').fill(PASSWORD)
  await press(page, 'Confirmar e-mail')
  await expectPage(page, '/pt-br/conta-confirmada/')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('registration, confirmation, login, saved product, reset, deletion', async ({ page }) => {
      test.setTimeout(240_000)
      const email = newEmail()
      await page.goto('/pt-br/cadastro/')
      await register(page, email)
      await confirmByMail(page, email)

      await logIn(page, email, PASSWORD)
      await expectPage(page, '/pt-br/conta/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Ana.')

      await page.goto('/pt-br/produtos/inalador/')
      await press(page, 'Salvar na conta')
      await expect(page).toHaveURL('/pt-br/conta/?feito=saved&item=produtos%2Finalador#feito')
      await expect(page.getByText(/Inalador está nos salvos\.$/)).toBeFocused()
      await expect(page).toHaveTitle(/Inalador está nos salvos \| Minha conta/)
      await expect(page.getByRole('link', { name: /Inalador/ })).toBeVisible()
      // The page remembers what is saved once its scripts run.
      if (javaScriptEnabled) await expect(page.locator('html')).toHaveClass(/zoom-/)
      await page.goto('/pt-br/produtos/inalador/')
      if (javaScriptEnabled) await expect(page.getByRole('link', { name: 'Salvo na conta' })).toBeVisible()
      await page.goto('/pt-br/conta/')

      await press(page, 'Sair da conta')
      await expectPage(page, '/pt-br/ate-logo/')
      await page.goto('/pt-br/conta/')
      await expectPage(page, '/pt-br/entrar/')

      // What was to be saved before the login is saved by it.
      await page.goto('/pt-br/produtos/umidificador/')
      await press(page, 'Salvar na conta')
      await expectPage(page, '/pt-br/link/entrar/')
      await expect(page.getByText('o produto fica salvo nela')).toBeVisible()
      await logIn(page, email, 'errada 123')
      await expect(page.getByRole('alert').filter({ hasText: 'não conferem' })).toBeVisible()
      await logIn(page, email, PASSWORD)
      await expectPage(page, '/pt-br/conta/')
      await expect(page.locator('#salvos').getByRole('link')).toHaveCount(2)

      // A session that ended: nothing is done, the page says so and leads back.
      await page.goto('/pt-br/apagar-conta/')
      await page.context().clearCookies({ name: 'conta' })
      await page.locator('[name=password]').fill(PASSWORD)
      await page.getByRole('checkbox').check()
      await press(page, 'Apagar a minha conta')
      await expect(page.getByRole('alert').filter({ hasText: 'nada foi apagado' })).toBeVisible()
      await page.getByRole('link', { name: 'Entrar e voltar para cá' }).click()
      await logIn(page, email, PASSWORD)
      await expectPage(page, '/pt-br/apagar-conta/')
      await page.context().clearCookies({ name: 'conta' })

      await page.goto('/pt-br/esqueci-a-senha/')
      await page.locator('[name=email]').fill(email)
      await press(page, 'Receber o link')
      await expectPage(page, '/pt-br/esqueci-a-senha/confira-seu-email/')
      const { links } = await mailTo(email, 'Uma nova senha para a sua conta')
      await page.goto(links.find((link) => link.includes('token=')) ?? '')
      await page.locator('[name=password]').fill(NEW_PASSWORD)
      await page.locator('[name=confirmPassword]').fill(NEW_PASSWORD)
      await press(page, 'Trocar a senha')
      await expectPage(page, '/pt-br/senha-trocada/')
      await logIn(page, email, NEW_PASSWORD)
      await expectPage(page, '/pt-br/conta/')

      await page.goto('/pt-br/apagar-conta/')
      await page.locator('[name=password]').fill(NEW_PASSWORD)
      await page.getByRole('checkbox').check()
      await press(page, 'Apagar a minha conta')
      await expectPage(page, '/pt-br/conta-apagada/')
      await mailTo(email, 'A sua conta foi apagada')
      await page.goto('/pt-br/entrar/')
      await logIn(page, email, NEW_PASSWORD)
      await expect(page.getByRole('alert').filter({ hasText: 'E-mail ou senha não conferem' })).toBeVisible()
    })
  })
}

test('every state is accessible: empty, wrong, by a link, and the page of the account', async ({ page }) => {
  test.setTimeout(240_000)
  const email = newEmail()
  await openPage(page, '/pt-br/cadastro/')
  await expectWhole(page, 'registration, empty')
  await press(page, 'Criar a conta')
  await expect(page.locator('[data-form="registration"]').getByRole('alert')).toHaveAccessibleName(
    'Há 7 erros nesta página',
  )
  await expectWhole(page, 'registration, wrong')
  await register(page, email)
  await expectWhole(page, 'registration, sent')

  const { links } = await mailTo(email, 'Confirme o seu e-mail')
  await openPage(page, new URL(links.find((link) => link.includes('token=')) ?? '').pathname)
  await expectWhole(page, 'confirmation, without its token')
  await confirmByMail(page, email)
  await logIn(page, email, 'errada 123')
  await expect(page.getByRole('alert').filter({ hasText: 'não conferem' })).toBeVisible()
  await expectWhole(page, 'login, wrong')
  await logIn(page, email, PASSWORD)
  await expectPage(page, '/pt-br/conta/')
  await expectWhole(page, 'account')
  await page.goto('/pt-br/apagar-conta/')
  await expectWhole(page, 'deletion')
})

test('passwords can be seen and pasted, and are offered to password managers', async ({ page }) => {
  await openPage(page, '/pt-br/cadastro/')
  const password = page.locator('[name=password]')
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await password.fill(PASSWORD)
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostrar a senha' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(PASSWORD)
  await page.goto('/pt-br/entrar/')
  await expect(page.locator('[name=password]')).toHaveAttribute('autocomplete', 'current-password')
  await expect(page.locator('[name=email]')).toHaveAttribute('autocomplete', 'username')
})

test('the page behind a link changes nothing by being opened, is kept by nobody and tells its address to nobody (ACCOUNT-3)', async ({
  request,
}) => {
  const email = newEmail()
  const values = {
    firstName: 'Ana',
    lastName: 'Lima',
    email,
    confirmEmail: email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    terms: 'sim',
  }
  await request.post('/pt-br/enviar/registration/cadastro/', { form: values, maxRedirects: 0 })
  const { links } = await mailTo(email, 'Confirme o seu e-mail')
  const link = links.find((address) => address.includes('token=')) ?? ''
  for (let time = 0; time < 3; time += 1) {
    const response = await request.get(link)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
    })
  }
  const login = () =>
    request.post('/pt-br/enviar/login/entrar/', { form: { email, password: PASSWORD }, maxRedirects: 0 })
  expect((await login()).status()).toBe(422)
  const token = new URL(link).searchParams.get('token') ?? ''
  await request.post('/pt-br/enviar/confirm-email/confirmar-email/', {
    form: { token, password: PASSWORD },
    maxRedirects: 0,
  })
  expect((await login()).status()).toBe(303)
})

test("the account and its data are nobody's without a login, and the library's own addresses are not served (ACCOUNT-8)", async ({
  request,
}) => {
  expect((await request.get('/pt-br/conta/', { maxRedirects: 0 })).status()).toBe(303)
  const download = await request.get('/api/account/export/', { maxRedirects: 0 })
  expect([download.status(), download.headers().location]).toEqual([303, '/pt-br/link/entrar/?volta=dados'])
  expect((await request.post('/api/account/export/')).status()).toBe(405)
  for (const path of ['sign-in/email', 'sign-up/email', 'get-session', 'ok'])
    expect((await request.get(`/api/auth/${path}/`)).status()).toBe(404)
})
