import { expect } from '@playwright/test'
import { publish } from './support/control'
import { sendWebhook } from './support/editors-webhook'
import type { Instance } from './support/instances'
import { instancesForSuite, test } from './support/own-site'
import { onePathPerType } from './support/pages'

/** What appears and disappears by itself, and what is told on every page, on two instances that share a Redis. */
test.describe.configure({ mode: 'serial' })

/** Too late for what is waited for here: nothing shows because a page was old. */
const SELDOM = { REVALIDATE_SECONDS: '3600' }
const SOON = { timeout: 60_000, intervals: [250] }
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

const { first, second } = instancesForSuite('scheduled', SELDOM)

const htmlOf = async ({ origin }: Instance, path: string): Promise<string> =>
  (await fetch(`${origin}${path}`)).text()
/** Whether both instances show a text. */
const shown = (path: string, text: string) => async (): Promise<boolean[]> =>
  Promise.all([first, second].map(async (instance) => (await htmlOf(instance, path)).includes(text)))

test('TIME-2: a section appears and disappears at its time on both instances, without any event', async () => {
  const path = '/pt-br/com-hora/'
  const from = Date.now() + 30_000
  const until = from + 15_000
  await publish(
    'com-hora-aviso',
    {
      text: 'Só por uns segundos',
      validFrom: new Date(from).toISOString(),
      validUntil: new Date(until).toISOString(),
    },
    'notice',
  )
  await publish(
    'com-hora-bloco',
    { name: 'Bloco', sectionContent: [link('com-hora-aviso')] },
    'sectionContainer',
  )
  await publish(
    'com-hora',
    { name: 'Hora', title: 'Hora', slug: 'com-hora', sectionContainers: [link('com-hora-bloco')] },
    'contentPage',
  )
  await sendWebhook('publish', `com-hora-${from}`, first, 'com-hora')
  await expect.poll(shown(path, 'Hora</h1>'), SOON).toEqual([true, true])
  expect(await shown(path, 'Só por uns segundos')()).toEqual([false, false])
  await expect.poll(shown(path, 'Só por uns segundos'), SOON).toEqual([true, true])
  expect(Date.now()).toBeGreaterThanOrEqual(from)
  await expect.poll(shown(path, 'Só por uns segundos'), SOON).toEqual([false, false])
  expect(Date.now()).toBeGreaterThanOrEqual(until)
})

test('NOTICE-1: an announcement is on every page type once its header is published', async ({ request }) => {
  const text = 'O lote 4821 está sendo recolhido.'
  const paths = await onePathPerType(request)
  await publish('comunicado', { name: 'Lote', kind: 'recall', text }, 'announcement')
  await publish('header', { announcements: [link('comunicado')] })
  const at = Date.now()
  await sendWebhook('publish', `header-${at}`, first, 'header')
  for (const path of paths)
    await expect.poll(shown(path, text), { ...SOON, message: path }).toEqual([true, true])
  console.log(`announced on ${paths.length} page types after ${Date.now() - at} ms`)
})

test('RECALL-1: a recall is on every page that shows the product, its shops are gone', async ({ page }) => {
  const id = 'product-xarope-dia'
  const product = '/pt-br/produtos/xarope-dia/'
  await publish(id, { recall: 'Lote 4821: não use, e ligue para o SAC.' })
  const at = Date.now()
  await sendWebhook('publish', `recall-${at}`, first, id)
  await expect.poll(shown(product, 'Lote 4821'), SOON).toEqual([true, true])
  await expect.poll(shown('/pt-br/produtos/', 'Em recolhimento'), SOON).toEqual([true, true])
  console.log(`recalled after ${Date.now() - at} ms`)
  await page.goto(`${second.origin}${product}`)
  await expect(page.getByRole('note').filter({ hasText: 'Lote 4821' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Onde comprar' })).toHaveCount(0)
  // One of many pages that show it: it follows within moments.
  await expect(async () => {
    await page.goto(`${second.origin}/pt-br/compare-products/?produtos=xarope-dia,xarope-noite`)
    await expect(page.getByRole('columnheader', { name: /Xarope Noite/ })).toHaveCount(1)
    await expect(page.getByRole('columnheader', { name: /Em recolhimento/ })).toHaveCount(1, {
      timeout: 1000,
    })
  }).toPass(SOON)
})
