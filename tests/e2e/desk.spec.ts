import { expect, type Page } from '@playwright/test'
import { hasNginx, type NginxProxy, startNginx } from '../../tools/scripts/lib/nginx'
import { SANDBOX_PORTS } from '../../tools/scripts/lib/ports'
import { OWN_ENV } from '../../tools/scripts/lib/test-env'
import { hasRedisServer, type RedisServer, redisServer } from '../unit/server/cache/support/redis-server'
import { expectNoViolations, violationsOf, waitForIdle } from './support/axe'
import { restoreAll, sendWebhooksTo } from './support/control'
import { startDesk } from './support/desk'
import { freePort, type Instance, startInstance } from './support/instances'
import { test } from './support/own-site'
import { sidewaysFaults } from './support/structure'

/** The editors' desk, beside the sandbox and two instances of the site that share a Redis. */
test.describe.configure({ mode: 'serial' })
test.skip(!hasRedisServer, 'redis-server is not installed here, e.g. apt-get install redis-server')

const ENTRY = 'article-ar-seco-no-inverno'
const PATH = '/pt-br/dicas/ar-seco-no-inverno/'
const TITLE = 'Ar seco, dito pela mesa'
const SOON = { timeout: 60_000, intervals: [100] }

let redis: RedisServer
let instances: Instance[] = []
let proxy: NginxProxy | null = null
let desk: Awaited<ReturnType<typeof startDesk>>

test.beforeAll(async () => {
  redis = await redisServer()
  await redis.start()
  instances = [await startInstance('desk-1', redis.url), await startInstance('desk-2', redis.url)]
  await sendWebhooksTo(instances[0]?.origin)
  if (hasNginx) {
    const hosts = instances.map(({ origin }) => new URL(origin).host.replace('localhost', '127.0.0.1'))
    proxy = await startNginx(await freePort(), hosts)
  }
  desk = await startDesk()
})

test.afterAll(async () => {
  await desk?.stop()
  await proxy?.stop()
  await sendWebhooksTo()
  await restoreAll()
  await Promise.all([...instances.map(({ service }) => service.stop()), redis?.kill()])
})

/** The page as visitors get it: of both instances, and through nginx where that is installed. */
const seen = () =>
  Promise.all(
    [...instances, ...(proxy ? [proxy] : [])].map(async ({ origin }) => {
      const reply = await fetch(origin + PATH)
      return { status: reply.status, isNew: (await reply.text()).includes(TITLE) }
    }),
  )
const everywhere = <State>(state: State): State[] => Array(instances.length + (proxy ? 1 : 0)).fill(state)

const isInSearch = async (): Promise<boolean> => {
  const search = `http://localhost:${Number(OWN_ENV.SANDBOX_PORT_BASE) + SANDBOX_PORTS.search}`
  const headers = { 'x-algolia-application-id': 'sandbox', 'x-algolia-api-key': 'admin-key' }
  const reply = await fetch(`${search}/1/indexes/prod_sandbox_BR_Article_pt-br/browse`, { headers })
  return (await reply.text()).includes(TITLE)
}

const open = async (page: Page): Promise<void> => {
  await page.goto(`${desk.origin}/?busca=${encodeURIComponent('ar seco')}&tipo=article`)
  await page.getByRole('link', { name: 'Ar seco no inverno' }).click()
  await expect(page).toHaveURL(`${desk.origin}/entradas/${ENTRY}`)
}

test('a title shows in the framed page while it is typed, and on publishing on all instances and in search; unpublished, it is gone', async ({
  page,
}) => {
  await open(page)
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(page.getByText('Ao vivo: a página segue o que se digita.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Título (obrigatório)', exact: true }).fill(TITLE)
  await expect(heading).toHaveText(TITLE)
  expect(await seen()).toEqual(everywhere({ status: 200, isNew: false }))

  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect.poll(seen, SOON).toEqual(everywhere({ status: 200, isNew: true }))
  await expect.poll(isInSearch, SOON).toBe(true)
  await expect(page.getByText(/páginas? renovadas? em/)).toBeVisible()
  // A busy site responds before it has renewed anything, and the desk says that the rest follows.
  const times = page.getByText('Páginas, e quanto cada uma levou')
  const rest = page.getByText('O site renova o resto em seguida.')
  await expect(times.or(rest).first()).toBeVisible()
  if (await times.isVisible()) {
    await times.click()
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: PATH }) })
    await expect(row).toHaveText(/\d ms$/)
  }

  await page.getByRole('button', { name: 'Despublicar' }).click()
  await expect.poll(seen, SOON).toEqual(everywhere({ status: 404, isNew: false }))
  await expect.poll(isInSearch, SOON).toBe(false)
})

test('what Contentful refuses is said beside its field, and the draft is saved', async ({ page }) => {
  await open(page)
  const title = page.getByRole('textbox', { name: 'Título (obrigatório)', exact: true })
  await title.fill('')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Título', exact: true })).toBeVisible()
  await expect(title).toHaveAccessibleDescription(/O campo é obrigatório e está vazio/)
  await page.reload()
  await expect(title).toHaveValue('')
})

test('axe finds nothing on the pages of the desk, wide and narrow, light and dark', async ({ page }) => {
  for (const path of [
    '/',
    `/entradas/${ENTRY}`,
    '/agenda',
    '/orientacoes',
    '/falhas',
    '/caixa',
    '/pedidos',
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(desk.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Carregando…')).toHaveCount(0)
    await waitForIdle(page)
    await expectNoViolations(page, path)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violationsOf(page, 'color'), `${path} in the dark`).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoViolations(page, `${path} at 360`)
    expect(await sidewaysFaults(page), path).toEqual([])
  }
})

test('a picker and what it makes are reached by keyboard, and named', async ({ page }) => {
  await page.goto(`${desk.origin}/entradas/${ENTRY}`)
  await page.getByRole('button', { name: 'Acrescentar: Artigos relacionados' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Artigos relacionados' })
  await dialog.getByRole('searchbox', { name: 'Busca' }).fill('mel para a tosse')
  await expectNoViolations(page, 'an open picker')
  await dialog.getByRole('button', { name: /Mel para a tosse/ }).press('Enter')
  const up = page.getByRole('button', { name: /^Subir: Mel/ })
  await up.press('Enter')
  await expect(page.getByText('Há mudanças que não foram salvas.')).toBeVisible()
})
