import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { OWN_ENV } from '../../tools/scripts/lib/test-env'
import { goodReview } from '../factories/review-submission'
import { expectNoViolations, waitForStillness } from './support/axe'
import { isNode, jsonLdOf } from './support/json-ld'
import { mailsTo, type ReceivedMail } from './support/mails'
import { test } from './support/own-site'

/** A visitor's whole way: from a product to its form, a moderator's mail and decision, and back to the stars. */
test.describe.configure({ mode: 'serial' })

const PRODUCT = '/pt-br/produtos/inalador/'
const FORM = '/pt-br/link/write-review/?produto=brisamenta-inalador'
const PATIENT = { timeout: 60_000, intervals: [500] }

/** Of this run: the database may know earlier ones. */
const run = Date.now().toString(36)
const nickname = `Vera${run}`
const email = `vera-${run}@exemplo.com.br`

const mailTo = async (
  address: string,
  words: string,
): Promise<Pick<ReceivedMail, 'subject' | 'text' | 'links'>> => {
  const find = async () =>
    (await mailsTo(address, OWN_ENV)).find(({ subject, text }) => `${subject} ${text}`.includes(words))
  await expect.poll(async () => (await find()) !== undefined, PATIENT).toBe(true)
  return (await find()) ?? { subject: '', text: '', links: [] }
}
const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()
/** Whether a page holds these words, without printing it where it should not. */
const says = async (request: APIRequestContext, path: string, words: string) =>
  (await htmlOf(request, path)).includes(words)

const field = (page: Page, name: string) => page.locator(`[data-form="review"] [name="${name}"]`)
const star = (page: Page, stars: number) => page.getByRole('radio', { name: `${stars} de 5 estrelas` })

const fill = async (page: Page, more: Record<string, string> = {}): Promise<void> => {
  const values: Record<string, string> = { ...goodReview, nickname, email, ...more }
  await star(page, 4).check({ force: true })
  await page.getByRole('radio', { name: 'Sim, recomendo' }).check()
  for (const name of ['title', 'summary', 'description', 'nickname', 'location', 'birthYear', 'email'])
    await field(page, name).fill(values[name] ?? '')
  await field(page, 'birthMonth').selectOption(values.birthMonth ?? '')
  await field(page, 'terms').check()
}
const submit = (page: Page) => page.getByRole('button', { name: 'Enviar avaliação' }).click()

/** Where the link of the mail to an author leads: mails name the address that the build was made with; the second site has another. */
const confirmationOf = async (address: string): Promise<string> => {
  const { links } = await mailTo(address, 'Confirme a sua avaliação')
  const { pathname, search } = new URL(links.find((link) => link.includes('/link/')) ?? '')
  return `${pathname}${search}`
}
const CONFIRM = { name: 'Confirmar a avaliação' }

let link = ''

test('before: no stars are made up', async ({ page, request }) => {
  // An earlier run that was cut short may have left its review on the page.
  await expect.poll(() => says(request, PRODUCT, 'aggregateRating'), PATIENT).toBe(false)
  await page.goto(PRODUCT)
  await expect(page.getByText('Ninguém avaliou este produto ainda')).toBeVisible()
  await expect(page.getByRole('img', { name: /de 5 estrelas/ })).toHaveCount(0)
})

test('a visitor writes a review with a photo, and is asked to confirm the address (REVIEW-2)', async ({
  page,
}) => {
  await page.goto(PRODUCT)
  await page.locator('#avaliacoes').getByRole('link', { name: 'Escrever uma avaliação' }).click()
  await page.waitForURL(`**${FORM}`)
  await expect(field(page, 'product')).toHaveValue('brisamenta-inalador')
  await waitForStillness(page)
  await expectNoViolations(page, 'empty form')
  await fill(page)
  await expect(star(page, 4)).toBeChecked()
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#9fe0ce' } })
    .png()
    .toBuffer()
  await field(page, 'photo').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: photo })
  await submit(page)
  await page.waitForURL('**/pt-br/write-review/confira-seu-email/', { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta só confirmar o seu e-mail')
})

test("a mail's link confirms nothing itself; its button tells moderators", async ({ page, request }) => {
  const path = await confirmationOf(email)
  for (let time = 0; time < 3; time += 1)
    expect((await request.get(path)).headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin',
    })
  const isNarrative = async () =>
    (await mailsTo('avaliacoes@site.example', OWN_ENV)).some(({ text }) => text.includes(nickname))
  expect(await isNarrative()).toBe(false)
  await page.goto(path)
  await waitForStillness(page)
  await expectNoViolations(page, 'confirmation')
  await page.getByRole('button', CONFIRM).click()
  await page.waitForURL('**/pt-br/write-review/obrigado/', { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua avaliação')
  await expect.poll(isNarrative, PATIENT).toBe(true)
})

test('a moderator reads it by the link in a mail; to open it changes nothing (REVIEW-8)', async ({
  page,
  request,
}) => {
  const mail = await mailTo('avaliacoes@site.example', nickname)
  expect(mail.subject).toBe('Avaliação para conferir: Brisamenta Inalador, 4 de 5')
  expect(mail.text).not.toContain(email)
  // Mails name the address that the build was made with; the second site has another.
  const { pathname, search } = new URL(mail.links.find((address) => address.includes('/moderacao/')) ?? '')
  link = `${pathname}${search}`
  for (let time = 0; time < 3; time += 1) {
    const reply = await request.get(link)
    expect(reply.status()).toBe(200)
    expect(reply.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
  }
  await page.goto(link)
  await expect(page.getByText('Esperando decisão').first()).toBeVisible()
  const photo = page.getByRole('img', { name: 'Foto enviada com a avaliação' })
  await expect(photo).toBeVisible()
  // A staff page: no menus, no footer; both ways are in sight of a phone, before the photo.
  await expect(page.locator('nav, footer')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ver a página do produto' })).toHaveAttribute('href', PRODUCT)
  await page.setViewportSize({ width: 390, height: 844 })
  const approve = page.getByRole('button', { name: 'Aprovar e publicar' })
  for (const way of [approve, page.getByText('Recusar', { exact: true })]) await expect(way).toBeInViewport()
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  expect(await top(approve)).toBeLessThan(await top(photo))
  // By keyboard: product, approval, then the fold of the refusal.
  for (const name of ['Ver a página do produto', 'Aprovar e publicar', 'Recusar']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText(name)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Motivo')).toBeVisible()
  await waitForStillness(page)
  await expectNoViolations(page, 'moderation')
  expect(await page.content()).not.toContain(email)
})

test('a link that was changed, and a decision from another site, do nothing', async ({ request }) => {
  const token = new URL(link, 'http://localhost').searchParams.get('token') ?? ''
  expect((await request.get(link.slice(0, -4))).status()).toBe(403)
  // The address is told to nobody, not even to the site's own log.
  expect((await request.get(link)).headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
  })
  const path = '/pt-br/moderacao/avaliacao/'
  const send = (form: Record<string, string>, headers = {}) =>
    request.post(path, { form, headers, maxRedirects: 0 })
  expect((await send({ token: `${token}x`, decision: 'approve' })).status()).toBe(403)
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://mal.example' }
  expect((await send({ token, decision: 'approve' }, foreign)).status()).toBe(403)
  expect((await request.post(path, { data: { token, decision: 'approve' } })).status()).toBe(403)
  expect((await send({ token, decision: 'reject' })).status()).toBe(422)
  expect(await says(request, link, 'Esperando decisão')).toBe(true)
})

test('approved, its stars are on the product, in its lists and in the search', async ({ page, request }) => {
  await page.goto(link)
  await page.getByRole('button', { name: 'Aprovar e publicar' }).click()
  const done = page.getByText('Feito. A avaliação agora está assim: Publicada.')
  await expect(done).toBeVisible()
  await expect(done).toBeFocused()
  await expect(page).toHaveTitle(/^Feito/)
  await expect.poll(() => says(request, PRODUCT, nickname), PATIENT).toBe(true)
  await page.goto(PRODUCT)
  const reviews = page.locator('#avaliacoes')
  await expect(reviews.getByRole('img', { name: '4 de 5 estrelas' }).first()).toBeVisible()
  await expect(reviews.getByText(`${nickname}, de Porto Alegre`)).toBeVisible()
  const photo = reviews.getByRole('img', { name: `Foto enviada por ${nickname}` })
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)
  await waitForStillness(page)
  await expectNoViolations(page, 'product with reviews')

  await expect.poll(() => says(request, '/pt-br/produtos/', '4 de 5 estrelas'), PATIENT).toBe(true)
  await page.goto('/pt-br/search/?term=inalador&tab=1')
  await expect(page.getByRole('img', { name: '4 de 5 estrelas' }).first()).toBeVisible({ timeout: 20_000 })
})

test('search engines read the rating and the review that stand on the page', async ({ request }) => {
  const data = jsonLdOf(await htmlOf(request, PRODUCT)).find(
    (block) => isNode(block) && block['@type'] === 'Product',
  )
  expect(data).toMatchObject({
    aggregateRating: { ratingValue: 4, ratingCount: 1, reviewCount: 1 },
    review: [{ author: { '@type': 'Person', name: nickname }, reviewRating: { ratingValue: 4 } }],
  })
})

test('its author hears of it, and the link decides nothing twice', async ({ request }) => {
  const { text, links } = await mailTo(email, 'foi publicada')
  expect(text).not.toContain(goodReview.description)
  expect(links.some((address) => address.endsWith(`${PRODUCT}#avaliacoes`))).toBe(true)
  const token = new URL(link, 'http://localhost').searchParams.get('token') ?? ''
  const again = await request.post('/pt-br/moderacao/avaliacao/', { form: { token, decision: 'approve' } })
  expect(again.status()).toBe(409)
})

test('pages of reviews are answered for products that may have them alone', async ({ request }) => {
  const reply = await request.get('/api/reviews/brisamenta-inalador/?sort=best')
  expect(await reply.json()).toMatchObject({ page: 1, total: 1, reviews: [{ nickname }] })
  expect(await reply.text()).not.toContain(email)
  for (const [path, status] of [
    ['brisamenta-pomada/', 404],
    ['nothing/', 404],
    ['brisamenta-inalador/?page=0', 400],
    ['brisamenta-inalador/?page=-1', 400],
    ['brisamenta-inalador/?sort=random', 400],
    ['photos/nothing/', 404],
  ] as const)
    expect((await request.get(`/api/reviews/${path}`)).status(), path).toBe(status)
  expect((await request.post('/api/internal/revalidate/')).status()).toBe(401)
})

test('a medicine shows no reviews, offers none and takes none', async ({ page, request }) => {
  for (const words of ['id="avaliacoes"', 'aggregateRating'])
    expect(await says(request, '/pt-br/produtos/pomada/', words), words).toBe(false)
  await page.goto('/pt-br/write-review/?produto=brisamenta-pomada')
  await expect(field(page, 'product')).toHaveValue('')
  await expect(field(page, 'product').locator('option[value=brisamenta-pomada]')).toHaveCount(0)
})

test('what is wrong is said at once, in words, in one place', async ({ page }) => {
  await page.goto('/pt-br/write-review/')
  await submit(page)
  const summary = page.locator('[data-form="review"]').getByRole('alert')
  await expect(summary).toContainText('Há 12 erros nesta página')
  await expect(summary).toContainText('Preencha todos os campos obrigatórios')
  await expect(summary).toContainText('Dê uma nota geral, de 1 a 5 estrelas.')
  await expect(summary).toContainText('é preciso aceitar as diretrizes')
  await waitForStillness(page)
  await expectNoViolations(page, 'errors')
  await page.goto(FORM)
  await fill(page, { email: `outra-${email}`, nickname: nickname.toUpperCase() })
  await submit(page)
  await expect(summary).toContainText('Seu apelido já está em uso por outra pessoa.', { timeout: 20_000 })
  await expect(field(page, 'description')).toHaveValue(goodReview.description ?? '')
  await field(page, 'birthYear').fill(String(new Date().getFullYear() - 12))
  await submit(page)
  await expect(summary).toContainText('Você não atende aos requisitos', { timeout: 20_000 })
  await field(page, 'birthYear').fill('1985')
  await field(page, 'photo').setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg/>'),
  })
  await submit(page)
  await expect(summary).toContainText('envie uma foto em JPEG, PNG ou WebP.', { timeout: 20_000 })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a review is sent, what is wrong is drawn with all that was typed', async ({ page }) => {
    await page.goto(FORM)
    await expect(field(page, 'product')).toHaveValue('brisamenta-inalador')
    const own = `sem-${email}`
    await fill(page, { description: 'Curto demais.', email: own, nickname: `Sem${run}` })
    await submit(page)
    await expect(page.locator('[data-form="review"]').getByRole('alert')).toContainText(
      'Escreva pelo menos 50 caracteres',
    )
    await expect(star(page, 4)).toBeChecked()
    await expect(field(page, 'product')).toHaveValue('brisamenta-inalador')
    await field(page, 'description').fill(goodReview.description ?? '')
    await submit(page)
    await expect(page).toHaveURL(/\/pt-br\/write-review\/confira-seu-email\//)
    await page.goto(await confirmationOf(own))
    await page.getByRole('button', CONFIRM).click()
    await expect(page).toHaveURL(/\/pt-br\/write-review\/obrigado\//)
  })

  test('reviews stand on the page itself', async ({ page }) => {
    await page.goto(PRODUCT)
    await expect(page.locator('#avaliacoes').getByText(`${nickname}, de Porto Alegre`)).toBeVisible()
  })
})

test('withdrawn, its stars go from everywhere, and its photo with them', async ({ page, request }) => {
  await page.goto(PRODUCT)
  const photo = await page.getByRole('img', { name: `Foto enviada por ${nickname}` }).getAttribute('src')
  await page.goto(link)
  await page.getByText('Retirar do site', { exact: true }).click()
  await page.getByLabel('Motivo').selectOption('asked')
  await page.getByRole('button', { name: 'Retirar com este motivo' }).click()
  await expect(page.getByText('Feito. A avaliação agora está assim: Retirada.')).toBeVisible()
  await expect.poll(() => says(request, PRODUCT, nickname), PATIENT).toBe(false)
  expect(await says(request, PRODUCT, 'aggregateRating')).toBe(false)
  expect((await request.get(photo ?? '')).status()).toBe(404)
})
