import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { loadSampleSpace } from '@sandbox/space/load'
import { violationsOf, waitForIdle } from './support/axe'
import { OF_THE_SAMPLE, walk } from './support/foreign-walk'
import { startOnSpace } from './support/instances'
import { openPage } from './support/layout'
import { mailsTo, mailTo } from './support/mails'
import { MISSING_PAGE } from './support/pages'

/** The site of another house: other addresses, no medicine, no recommender, no reviews (behavior ROUTE-11). */
test.describe.configure({ mode: 'serial' })

const colorsOf = (css: string): Set<string> => new Set(css.match(/#[0-9a-f]{6}\b/g))
const colorsIn = (look: string) => colorsOf(readFileSync(path.join(look, '_look.scss'), 'utf8'))

const SPACE = path.resolve('tools/sandbox/second')
const LOOK = 'tools/sandbox/second/look'
const SAMPLE_COLORS = new Set([...colorsIn('styles/brand')].filter((color) => !colorsIn(LOOK).has(color)))
const slugs = async (): Promise<string[]> =>
  (await loadSampleSpace(SPACE)).entries.flatMap(({ fields }) => String(fields.slug?.['pt-BR'] ?? '') || [])
const NUMBER = /\d{8}-[2-9A-Z]{6}/

let site: Awaited<ReturnType<typeof startOnSpace>>
test.beforeAll(async () => {
  test.setTimeout(900_000)
  site = await startOnSpace('second-brand', SPACE, { folder: LOOK })
})
test.afterAll(() => site?.stop())

const open = (page: Page, slug: string) => page.goto(`${site.origin}/pt-br/${slug}`)
const mailbox = () => ({ SANDBOX_PORT_BASE: site.sandboxBase })
let visitors = 0
const newEmail = () => `visita-${Date.now()}-${visitors++}@exemplo.com.br`

test('no page, file, header or picture has a word or a file of the sample, and no link is dead', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const { dead, ofSample, documents, styles, ...counts } = await walk(request, site.origin, await slugs())
  console.log('Second brand:', counts)
  expect(dead).toEqual([])
  expect(ofSample).toEqual([])
  expect(counts.pages).toBeGreaterThan(30)
  // Its own colors alone.
  expect([...colorsOf(styles.join())].filter((color) => SAMPLE_COLORS.has(color))).toEqual([])
  for (const color of ['#3d1f12', '#f8e8d2', '#a3401a']) expect(colorsOf(styles.join())).toContain(color)
  const product = documents.get(`${site.origin}/pt-br/loja/oleo-de-buriti/`) ?? ''
  expect(product).toContain('Óleo de buriti')
  // Without a comparison, and without shops.
  expect(product).not.toMatch(/Comparar|Onde comprar/)
  // Nothing of medicines.
  expect(
    [...documents.values()].filter((html) =>
      /tel:19[02]|farmac|medicamento|remédio|bula\b|VigiMed/i.test(html),
    ),
  ).toEqual([])
})

const fillContact = async (page: Page, email: string) => {
  await page.getByRole('radio', { name: 'Onde comprar' }).check()
  await page.getByRole('textbox', { name: 'Nome' }).fill('Ana Lima')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Vocês vão à feira de sábado?')
  await page.getByRole('checkbox', { name: /^Concordo/ }).check()
  await page.getByRole('checkbox', { name: /sobre saúde/ }).check()
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
}

test('a message is thanked for on its own page, with its number, and signed by the house', async ({
  page,
}) => {
  const email = newEmail()
  await open(page, 'ajuda/fale/')
  await fillContact(page, email)
  const thanks = page.getByRole('status').filter({ hasText: NUMBER })
  await expect(thanks).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/pt-br/ajuda/fale/`)
  expect(await violationsOf(page)).toEqual([])
  const [number = ''] = NUMBER.exec((await thanks.textContent()) ?? '') ?? []
  const mail = await mailTo(email, new RegExp(number), mailbox())
  expect(mail.text).toContain('--\nCasa Buriti')
  for (const { subject, text, html } of [mail, ...(await mailsTo('contato@site.example', mailbox()))])
    expect(`${subject}${text}${html}`).not.toMatch(OF_THE_SAMPLE)
  for (const color of colorsOf(mail.html)) expect(colorsIn(LOOK)).toContain(color)
  expect(mail.text).not.toMatch(/medicamento|VigiMed|farmac/)
})

test('without scripts the same page says so, by its address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page, 'ajuda/fale/')
  await fillContact(page, newEmail())
  await expect(page.getByText(NUMBER)).toBeVisible()
  await expect(page.locator('form[data-form="contact"]')).toHaveCount(0)
  await context.close()
})

const letters = (name: string, javaScriptEnabled: boolean) =>
  test(`letters are asked for, confirmed and left without a page of their own${name}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const follow = async (link = '') => {
      if (javaScriptEnabled) await openPage(page, link)
      else await page.goto(link)
    }
    const email = newEmail()
    await open(page, 'ajuda/carta/')
    await page.getByRole('textbox', { name: 'Seu e-mail' }).fill(email)
    await page.getByRole('button', { name: 'Quero receber' }).click()
    await expect(page.getByText('Falta só um passo')).toBeVisible()
    const asked = await mailTo(email, 'Confirme a sua inscrição no boletim', mailbox())
    await follow(asked.links.find((link) => link.includes('/confirmar-boletim/')))
    await page.getByRole('button', { name: 'Confirmar inscrição' }).click()
    await expect(page.getByText('a sua inscrição está confirmada')).toBeVisible()
    const welcome = await mailTo(email, 'A sua inscrição está confirmada', mailbox())
    await follow(welcome.links.find((link) => link.includes('/sair-do-boletim/')))
    await page.getByRole('button', { name: 'Sair do boletim' }).click()
    await expect(page.getByText('você não recebe mais o boletim')).toBeVisible()
    for (const { text, html } of [asked, welcome]) expect(`${text}${html}`).not.toMatch(OF_THE_SAMPLE)
    await context.close()
  })

letters('', true)
letters(', and without scripts', false)

test('an account is made, confirmed and entered at addresses of the house alone', async ({ page }) => {
  const email = newEmail()
  const password = 'tacho de cobre 7'
  await open(page, 'minha/entrada/')
  await page.getByRole('link', { name: 'Criar uma conta' }).click()
  await expect(page).toHaveURL(`${site.origin}/pt-br/minha/inscricao/`)
  for (const [name, value] of [
    ['Nome', 'Ana'],
    ['Sobrenome', 'Lima'],
    ['E-mail', email],
    ['Confirme o e-mail', email],
    ['Senha', password],
    ['Confirme a senha', password],
  ] as const)
    await page
      .getByRole('textbox', { name, exact: true })
      .or(page.getByLabel(new RegExp(`^${name}( \\*)?$`)))
      .first()
      .fill(value)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Criar a conta' }).click()
  await expect(page.getByText('Confira o seu e-mail')).toBeVisible()
  await expect.poll(async () => (await mailsTo(email, mailbox())).length).toBe(1)
  const [mail] = await mailsTo(email, mailbox())
  await page.goto(mail?.links.find((link) => link.includes('/confirmar-email/')) ?? '')
  await page.locator('input[type="password"]').fill(password)
  await page.locator('form[data-form="confirm-email"] button[type="submit"]').click()
  await expect(page.getByText('O seu e-mail está confirmado')).toBeVisible()
})

const LOOKED_AT = [
  '',
  'loja/',
  'loja/geleia-de-mangaba/',
  'cadernos/do-fruto-ao-oleo/',
  'ajuda/fale/',
  'minha/entrada/',
  'search/?term=buriti',
  MISSING_PAGE.slice('/pt-br/'.length),
]

test('axe finds nothing on the pages of the house, on a phone and a wide screen, by day and by night', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const faults: string[] = []
  for (const slug of LOOKED_AT) {
    await open(page, slug)
    for (const width of [390, 1440])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await waitForIdle(page)
        const found = await violationsOf(page, colorScheme === 'light' ? 'all' : 'color')
        faults.push(...found.map((fault) => `${slug} at ${width}, ${colorScheme}: ${fault}`))
      }
  }
  expect(faults).toEqual([])
})

test('a space without header, footer and search page is served, without empty landmarks (MENU-9, SEARCH-18)', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const whole = await loadSampleSpace(SPACE)
  const singles = ['header', 'footer', 'searchPage']
  const entries = whole.entries.filter(({ sys }) => !singles.includes(sys.contentType.sys.id))
  const file = path.resolve('test-results', 'bare-space.json')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...whole, entries }))
  const bare = await startOnSpace('bare', file, { folder: LOOK, isBuilt: true })
  try {
    const {
      dead,
      documents,
      ofSample,
      styles: _,
      ...counts
    } = await walk(request, bare.origin, await slugs())
    console.log('Without header, footer and search page:', counts)
    expect(dead).toEqual([])
    expect(ofSample).toEqual([])
    expect(counts.pages).toBeGreaterThan(30)
    const landmarks = [...documents].flatMap(([address, html]) =>
      [...html.matchAll(/<nav\b[^>]*>(?:<ul[^>]*><\/ul>)?<\/nav>/g)].map(([nav]) => `${nav} on ${address}`),
    )
    expect(landmarks).toEqual([])
  } finally {
    await bare.stop()
  }
})
