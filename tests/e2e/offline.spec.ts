import { expect, type Page } from '@playwright/test'
import { publish, restoreAll } from './support/control'
import { freePort, type Instance, startInstance } from './support/instances'
import { openPage } from './support/layout'
import { test } from './support/own-site'

/** Pages at hand without a network (behavior OFFLINE-1 to OFFLINE-6), on an instance of its own that is stopped. */
test.use({ serviceWorkers: 'allow' })

const PRODUCT = '/pt-br/produtos/pomada/'
const HOW_TO = '/pt-br/dicas/como-lavar-o-nariz/'
const SIGNS = '/pt-br/dicas/quando-procurar-o-medico/'
const NOT_STORED = '/pt-br/produtos/spray-nasal/'
/** Milliseconds in which a page rests and the copies are fetched, on a machine that does other things, too. */
const STORED_WITHIN = { timeout: 60_000 }

let port = ''
let instance: Instance
const start = async (variables = {}) => {
  instance = await startInstance('offline', '', {
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    ...variables,
  })
}

test.beforeAll(async () => {
  port = String(await freePort())
  await start()
})
test.afterAll(async () => {
  await instance.service.stop()
  await restoreAll()
})

/** Paths and files in all caches. */
const storedIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

const expectStored = (page: Page, path: string) =>
  expect.poll(() => storedIn(page), STORED_WITHIN).toContain(path)

const expectCopy = async (page: Page, path: string, title: RegExp): Promise<void> => {
  await page.goto(`${instance.origin}${path}`)
  await expect(page.getByRole('status').filter({ hasText: /^Sem conexão\. Cópia de \d+ de/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  // With its styles and its first pictures.
  await expect(page.locator('body')).toHaveCSS('font-family', /figtree/i)
  const picture = page.locator('#conteudo img').first()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
}

const expectAllCopies = async (page: Page): Promise<void> => {
  await expectCopy(page, SIGNS, /Quando procurar o médico/)
  await expectCopy(page, HOW_TO, /Como lavar o nariz/)
  await expectCopy(page, PRODUCT, /Pomada/)
  await page.goto(`${instance.origin}${SIGNS.slice(0, -1)}?de=mensagem`)
  await expect(page).toHaveURL(`${instance.origin}${SIGNS}?de=mensagem`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quando procurar o médico/)
  await page.goto(`${instance.origin}${NOT_STORED}`)
  await expect(page.getByText('Esta página não está neste aparelho')).toBeVisible()
  await expect(page.locator('#guardados').getByRole('link', { name: /Pomada/ })).toBeVisible()
  await page.locator('#sem-conexao').getByRole('link', { name: 'Como lavar o nariz' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Como lavar o nariz/)
}

test('listed and saved pages open without a network, the newest copy of each, until the switch removes all', async ({
  page,
  context,
}) => {
  test.setTimeout(400_000)
  await openPage(page, `${instance.origin}${PRODUCT}`)
  await expectStored(page, HOW_TO)
  expect(await storedIn(page)).not.toContain(PRODUCT)
  await page.getByRole('button', { name: 'Guardar neste aparelho' }).click()
  await expectStored(page, PRODUCT)

  await test.step('forms, search and account are never stored (OFFLINE-4)', async () => {
    for (const path of ['/pt-br/contact-us/', '/pt-br/search/?term=tosse', '/pt-br/entrar/', '/pt-br/conta/'])
      await page.goto(`${instance.origin}${path}`)
    expect((await storedIn(page)).join()).not.toMatch(/contact-us|search|entrar|conta\/|api\/|_next\/data/)
  })

  await test.step('with the network cut (OFFLINE-3)', async () => {
    await context.setOffline(true)
    await expectAllCopies(page)
    await context.setOffline(false)
  })

  await test.step('a visit replaces the copy of a page that was edited (OFFLINE-5)', async () => {
    await publish('article-como-lavar-o-nariz', { title: 'Como lavar o nariz, revisto' })
    await expect(async () => {
      await page.goto(`${instance.origin}${HOW_TO}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/revisto/, { timeout: 1000 })
    }).toPass(STORED_WITHIN)
    await expect
      .poll(() =>
        page.evaluate(
          async (path) => (await (await caches.match(path))?.text())?.includes('revisto'),
          HOW_TO,
        ),
      )
      .toBe(true)
  })

  await test.step('with the server gone (OFFLINE-3)', async () => {
    await instance.service.stop()
    await expectAllCopies(page)
    await expectCopy(page, HOW_TO, /revisto/)
  })

  await test.step('the switch removes every trace (OFFLINE-6)', async () => {
    await start({ OFFLINE_PAGES: 'off' })
    await page.goto(`${instance.origin}${SIGNS}`)
    const traces = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ])
    await expect.poll(traces, STORED_WITHIN).toEqual([])
    expect((await page.request.get(`${instance.origin}/offline.json`)).status()).toBe(404)
  })
})

test('saved pages are listed on a page of their own, from which they are removed with their copies (OFFLINE-7)', async ({
  page,
}) => {
  await openPage(page, PRODUCT)
  await page.getByRole('button', { name: 'Guardar neste aparelho' }).click()
  await page.getByRole('link', { name: /Ver tudo o que está neste aparelho/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guardados neste aparelho' })).toBeVisible()
  await expectStored(page, PRODUCT)
  await page.getByRole('button', { name: /^Tirar deste aparelho: .*Pomada/ }).click()
  await expect(page.locator('#guardados').getByRole('link')).toHaveCount(0)
  await expect.poll(() => storedIn(page), STORED_WITHIN).not.toContain(PRODUCT)
})
