import type { Server } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { removeEntry, saveDraft } from './support/control'
import {
  embedSite,
  reportSaved,
  startEditor,
  subscriptionsOf,
  subscriptionTo,
  typeInto,
} from './support/editor'
import { test } from './support/own-site'

/** What editors see and visitors do not: drafts, changed entries, broken ones, and edits while they are typed. */
const SECRET = 'sandbox-preview-secret'
const DRAFT_PAGE = '/pt-br/campanha-inverno/'
const PAGE_WITH_DRAFT = '/pt-br/sobre/'
const DRAFT_SECTION = 'A fábrica abre as portas'

const previewOf = (slug: string): string => `/api/preview/?secret=${SECRET}&slug=${encodeURIComponent(slug)}`
const banner = (page: Page) => page.getByRole('complementary', { name: 'Pré-visualização' })

/** Saves a page with one notice that nobody published. @returns removes it */
const saveDraftPage = async (id: string, title: string, notice: Record<string, unknown>) => {
  const link = (to: string) => ({ sys: { type: 'Link', linkType: 'Entry', id: to } })
  const [block, own] = [`${id}-bloco`, `${id}-aviso`]
  await saveDraft(own, notice, 'notice')
  await saveDraft(block, { name: 'Bloco', sectionContent: [link(own)] }, 'sectionContainer')
  await saveDraft(id, { name: title, title, slug: id, sectionContainers: [link(block)] }, 'contentPage')
  return async () => {
    for (const each of [id, block, own]) await removeEntry(each)
  }
}

test('a preview needs the secret and a slug of this site; else it says what to do (PREVIEW-1)', async ({
  request,
}) => {
  const responseTo = async (query: string, method = 'GET') => {
    const reply = await request.fetch(`/api/preview/?${query}`, { method, maxRedirects: 0 })
    expect(reply.headers()['cache-control'], query).toContain('no-store')
    return [reply.status(), reply.headers().location]
  }
  const answers = [
    [`slug=sobre`, 401],
    [`secret=wrong&slug=sobre`, 401],
    [`secret=${SECRET}&slug=//evil.example`, 400],
    [`secret=${SECRET}&slug=https:%2f%2fevil.example`, 400],
    [`secret=${SECRET}&slug=%252e%252e`, 400],
    [`secret=${SECRET}&slug=sobre&slug=faq`, 400],
    [`secret=${SECRET}&slug=`, 400],
    [`secret=${SECRET}`, 400],
    [`secret=${SECRET}&slug=sobre&id=other`, 409],
    [`secret=${SECRET}&slug=nao-existe`, 404],
  ] as const
  for (const [query, status] of answers) expect(await responseTo(query), query).toEqual([status, undefined])
  expect(await responseTo(`secret=${SECRET}&slug=sobre`, 'POST')).toEqual([405, undefined])
  expect(await responseTo(`secret=${SECRET}&slug=/pt-br/sobre/`)).toEqual([307, PAGE_WITH_DRAFT])
  expect(await responseTo(`secret=${SECRET}&slug=search`)).toEqual([307, '/pt-br/search/'])
  expect(await responseTo(`secret=${SECRET}&slug=home`)).toEqual([307, '/pt-br/'])
  expect(await responseTo(`secret=${SECRET}&shows=notice-visita`)).toEqual([307, PAGE_WITH_DRAFT])
  expect(await responseTo(`secret=${SECRET}&shows=footer`)).toEqual([307, '/pt-br/'])
  expect(await responseTo(`secret=${SECRET}&shows=redirect-blog`)).toEqual([404, undefined])
})

test('an editor sees a draft with its state, in no cache or search engine (PREVIEW-1)', async ({
  page,
  request,
}) => {
  expect((await request.get(DRAFT_PAGE)).status()).toBe(404)
  const reply = await page.goto(previewOf('campanha-inverno'))
  await expect(page).toHaveURL(DRAFT_PAGE)
  expect(reply?.headers()['cache-control']).toMatch(/private.*no-store/)
  expect(reply?.headers()['x-robots-tag']).toBe('noindex')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(banner(page)).toContainText('Rascunho')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O inverno chega, a casa se prepara')
  expect((await request.get(DRAFT_PAGE)).status()).toBe(404)
})

test('TIME-3: all parts with a time show it; a day in the address shows that day', async ({ page }) => {
  const [from, until] = ['2030-01-01T00:00-03:00', '2030-01-02T00:00-03:00']
  const notice = { text: 'Feliz ano novo', validFrom: from, validUntil: until }
  const remove = await saveDraftPage('previa', 'Prévia', notice)
  const shown = page.getByRole('main').getByText('Feliz ano novo')
  await page.goto(previewOf('previa'))
  await expect(shown).toBeVisible()
  await expect(banner(page)).toContainText('aparece em 01/01/2030, 00:00, até 02/01/2030, 00:00')
  await page.goto(`${previewOf('previa')}&em=2029-12-31`)
  await expect(banner(page)).toContainText('Só o que aparece em 31/12/2029')
  await expect(shown).toHaveCount(0)
  await page.goto(`${previewOf('previa')}&em=2030-01-01`)
  await expect(shown).toBeVisible()
  await page.goto(`${previewOf('previa')}&em=2029-12-31`)
  await page.goto(previewOf('previa'))
  await expect(shown).toBeVisible()
  await remove()
})

test('in a draft the script that notes early presses runs before the others', async ({ page }) => {
  await page.goto(previewOf('campanha-inverno'))
  const first = await page.evaluate(() => {
    // The theme blocks rendering, and may run whenever it arrives.
    const script = [...document.scripts].find(({ src }) => !src.endsWith('/_theme.js'))
    return script && { path: new URL(script.src).pathname, isAsync: script.async, isDeferred: script.defer }
  })
  expect(first).toEqual({
    path: expect.stringMatching(/\/_beforeScripts\.js$/),
    isAsync: false,
    isDeferred: false,
  })
})

test('drafts and changes show in the preview; visitors see what is published (PREVIEW-2)', async ({
  page,
  request,
}) => {
  await page.goto(previewOf('/sobre/'))
  await expect(page.getByText(DRAFT_SECTION)).toBeVisible()
  await expect(banner(page)).toContainText('Publicado')
  await page.goto(previewOf('compare-products'))
  await expect(banner(page)).toContainText('Alterado')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparar produtos lado a lado')

  const published = await (await request.get(PAGE_WITH_DRAFT)).text()
  expect(published).not.toContain(DRAFT_SECTION)
  for (const trace of ['_liveEditing', 'preview.css', 'data-preview', '"preview"', 'data-contentful'])
    expect(published, trace).not.toContain(trace)
  expect(await (await request.get('/pt-br/compare-products/')).text()).not.toContain('lado a lado</h1>')
})

test('leaving the preview clears the cookie and shows the published page', async ({ page, context }) => {
  await page.goto(previewOf('sobre'))
  await banner(page).getByRole('link', { name: 'Sair da pré-visualização' }).click()
  await expect(page).toHaveURL(PAGE_WITH_DRAFT)
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByText(DRAFT_SECTION)).toHaveCount(0)
  expect((await context.cookies()).filter(({ name }) => name.startsWith('__prerender'))).toEqual([])
})

test('leaving the preview of a page that was never published leads home (PREVIEW-1)', async ({ request }) => {
  const reply = await request.get('/api/exit-preview/?slug=campanha-inverno', { maxRedirects: 0 })
  expect([reply.status(), reply.headers().location]).toEqual([307, '/pt-br/'])
})

test('a forged cookie gets what visitors get', async ({ request }) => {
  const headers = { Cookie: '__prerender_bypass=0123456789abcdef0123456789abcdef' }
  expect((await request.get(DRAFT_PAGE, { headers })).status()).toBe(404)
  expect(await (await request.get(PAGE_WITH_DRAFT, { headers })).text()).not.toContain(DRAFT_SECTION)
  const live = { path: PAGE_WITH_DRAFT, items: [] }
  expect((await request.post('/api/preview-page/', { headers, data: live })).status()).toBe(401)
})

test('a broken section stands in its place with entry, field and reason; a broken page says what breaks it (PREVIEW-4)', async ({
  page,
  request,
}) => {
  const remove = await saveDraftPage('quebrada', 'Quebrada', { name: 'Sem texto' })
  await page.goto(previewOf('quebrada'))
  await expect(page.getByRole('main')).toContainText(/Aviso “Sem texto” \(Texto\): o campo está vazio/)
  await expect(banner(page)).toContainText('1 problema nesta página')
  await saveDraft('quebrada', { title: 42 })
  const reply = await page.goto(previewOf('quebrada'))
  expect(reply?.status()).toBe(200)
  await expect(page.getByRole('main')).toContainText('Página de conteúdo “Quebrada” (Título): ')
  expect(await (await request.get('/pt-br/quebrada/')).text()).not.toContain('o valor não é do tipo')
  await remove()
})

test('fields are marked with entry, field and locale in draft mode', async ({ page }) => {
  await page.goto(previewOf('sobre'))
  const heading = page.getByRole('main').getByText(DRAFT_SECTION)
  await expect(heading).toHaveAttribute('data-contentful-entry-id', 'notice-visita')
  await expect(heading).toHaveAttribute('data-contentful-field-id', 'title')
  await expect(heading).toHaveAttribute('data-contentful-locale', 'pt-BR')
})

test.describe('in a frame of another site', () => {
  let editor: { origin: string; server: Server }
  test.beforeAll(async () => {
    editor = await startEditor()
  })
  test.afterAll(() => {
    editor.server.close()
  })

  test('the cookie is partitioned, drafts and unsaved typing show (PREVIEW-1)', async ({
    page,
    baseURL,
    request,
  }) => {
    await page.goto(editor.origin)
    const answer = page.waitForResponse((response) => response.url().includes('/api/preview/'))
    await embedSite(page, `${baseURL}${previewOf('sobre')}`)
    const cookie = (await (await answer).allHeaders())['set-cookie'] ?? ''
    expect(cookie).toMatch(/^__prerender_bypass=\w+; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/)
    const site = page.frameLocator('iframe')
    await expect(site.getByText(DRAFT_SECTION)).toBeVisible()
    await expect(site.getByText('Atualização ao vivo ligada.')).toBeVisible()

    const subscription = await subscriptionTo(page, 'notice-visita')
    await typeInto(page, subscription, { title: 'A fábrica abre' })
    await typeInto(page, subscription, { title: 'A fábrica abre aos sábados' })
    await expect(site.getByText('A fábrica abre aos sábados')).toBeVisible()
    await typeInto(page, subscription, { text: null })
    await expect(site.getByText(/\(Texto\): o campo está vazio/)).toBeVisible()
    expect(await (await request.get(PAGE_WITH_DRAFT)).text()).not.toContain('aos sábados')
  })

  test('edits of shops show in their open dialog, which stays open', async ({ page, baseURL }) => {
    await page.goto(editor.origin)
    await embedSite(page, `${baseURL}${previewOf('produtos/pomada')}`)
    const site = page.frameLocator('iframe')
    await expect(site.getByText('Atualização ao vivo ligada.')).toBeVisible()
    await site.getByRole('button', { name: 'Onde comprar' }).first().click()
    const shops = site.getByRole('dialog').getByRole('listitem')
    const name = (await shops.first().locator('span').first().textContent()) ?? ''
    const shop = (await subscriptionsOf(page)).find(
      ({ contentType, fields }) => contentType === 'buyNowLink' && fields.name === name,
    )
    if (!shop) throw new Error(`nothing listens to the shop ${name}`)
    await typeInto(page, shop, { name: 'Farmácia Editada', linkText: 'Ver agora' })
    await expect(shops.filter({ hasText: 'Farmácia Editada' })).toContainText('Ver agora')
  })

  test('what is saved shows, also of an entry that no part of the page is marked with; the banner goes on saying so', async ({
    page,
    baseURL,
  }) => {
    await page.goto(editor.origin)
    await embedSite(page, `${baseURL}${previewOf('sobre')}`)
    const site = page.frameLocator('iframe')
    const connected = site.getByText('Atualização ao vivo ligada.')
    await expect(connected).toBeVisible()
    const marked = site.locator('[data-contentful-entry-id="label-salvo"]')
    await expect(marked).toHaveCount(0)
    const changes = { key: 'footer.accessibility', value: 'Palavra salva' }
    await saveDraft('label-salvo', changes, 'labels')
    await reportSaved(page, { id: '', entryId: 'label-salvo', fields: {}, contentType: 'labels' }, changes)
    await expect(site.getByText('Palavra salva').first()).toBeVisible()
    await expect(connected).toBeVisible()
    await removeEntry('label-salvo')
  })

  test('nothing else is framed, and leaving the preview ends with a word (SAFE-5)', async ({
    page,
    baseURL,
  }) => {
    await page.goto(editor.origin)
    await embedSite(page, `${baseURL}${PAGE_WITH_DRAFT}`)
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
    await embedSite(page, `${baseURL}/api/exit-preview/?slug=sobre`)
    await expect(page.frameLocator('iframe >> nth=1').getByText('A pré-visualização terminou.')).toBeVisible()
  })

  test('nothing of live editing is asked for by visitors', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (outgoing) => asked.push(outgoing.url()))
    await page.goto(PAGE_WITH_DRAFT, { waitUntil: 'networkidle' })
    expect(asked.filter((address) => /liveEditing|preview/.test(address))).toEqual([])
  })
})
