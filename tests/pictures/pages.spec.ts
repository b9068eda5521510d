import { expect } from '@playwright/test'
import { pageTypes } from '../../src/shared/routing/page-types'
import { onePathPerType } from '../../tools/scripts/lib/page-data'
import { TEST_ENV } from '../../tools/scripts/lib/test-env'
import { howToRefresh } from './support/folder'
import { openSettled } from './support/settled'
import { test } from './support/test'

/** A page of each type, down to the footer, which all have in common and which has a picture of its own. */
const SITE = `http://localhost:${TEST_ENV.PORT}`

/** A page rendered from the present content: the cache may have older ones from other tests. */
const readFresh = async (path: string): Promise<string> => {
  let html = ''
  await expect(async () => {
    const reply = await fetch(`${SITE}${path}`)
    html = await reply.text()
    expect(reply.headers.get('x-nextjs-cache') ?? 'HIT').toBe('HIT')
  }).toPass()
  return html
}

let known: Promise<Map<string, string>> | null = null
const pathOf = async (type: string): Promise<string> => {
  known ??= onePathPerType(async (path) => (await fetch(`${SITE}${path}`)).text())
  const path = (await known).get(type)
  if (path === undefined) throw new Error(`The sitemap lists no page of type ${type}.`)
  return path
}

for (const type of Object.keys(pageTypes)) {
  test(`page ${type}`, async ({ view }, { project: { name: screen } }) => {
    const path = await pathOf(type)
    await readFresh(path)
    await openSettled(view, `${SITE}${path}`)
    const footer = await view.locator('footer').boundingBox()
    if (footer === null) throw new Error(`${path} has no footer.`)
    const name = `page-${type}`
    await expect(view, howToRefresh(name, screen)).toHaveScreenshot(`${name}.png`, {
      fullPage: true,
      clip: { x: 0, y: 0, width: footer.width, height: footer.y },
    })
  })
}

test('footer', async ({ view }, { project: { name: width } }) => {
  await openSettled(view, `${SITE}/pt-br/`)
  // Alone, because a fraction of a pixel above it moves its round corners.
  await view.locator('main').evaluate((main) => main.remove())
  await expect(view.locator('footer'), howToRefresh('footer', width)).toHaveScreenshot('footer.png')
})
