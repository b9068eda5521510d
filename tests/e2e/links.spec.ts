import { type APIRequestContext, expect, test } from '@playwright/test'
import { forEachOf, idsOf, imagesOf, linksOf } from './support/links'
import { MISSING_PAGE, sitemapPaths } from './support/pages'

/** Walks the whole site: no internal link and no picture leads nowhere (behavior SAFE-2). */
const AT_ONCE = 4

interface Crawl {
  /** Address without anchor -> its document. */
  documents: Map<string, string>
  /** Address -> the page that names it. */
  links: Map<string, string>
  /** Addresses, without anchor, that another page links to. */
  reached: Set<string>
  images: Map<string, string>
}

const crawl = async (request: APIRequestContext, origin: string): Promise<Crawl> => {
  const found: Crawl = { documents: new Map(), links: new Map(), reached: new Set(), images: new Map() }
  let waiting = [...(await sitemapPaths(request)), MISSING_PAGE].map((path) => new URL(path, origin).href)
  const seen = new Set(waiting)
  while (waiting.length > 0) {
    const next: string[] = []
    await forEachOf(waiting, AT_ONCE, async (address) => {
      const reply = await request.get(address)
      const isPage = reply.headers()['content-type']?.includes('html') === true
      if ((reply.status() !== 200 && !address.endsWith(MISSING_PAGE)) || !isPage) return
      const html = await reply.text()
      found.documents.set(address, html)
      for (const source of imagesOf(html)) found.images.set(new URL(source, address).href, address)
      for (const href of linksOf(html)) {
        const target = new URL(href, address)
        if (target.origin !== origin) continue
        found.links.set(target.href, address)
        target.hash = ''
        if (target.href !== address) found.reached.add(target.href)
        if (!seen.has(target.href)) {
          seen.add(target.href)
          next.push(target.href)
        }
      }
    })
    waiting = next
  }
  return found
}

test('no internal link, anchor or picture is dead, and no page of the sitemap without a link to it', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const { documents, links, reached, images } = await crawl(request, baseURL ?? '')
  expect(documents.size).toBeGreaterThan(5)

  const dead: string[] = []
  await forEachOf(links, AT_ONCE, async ([address, page]) => {
    const target = new URL(address)
    const anchor = decodeURIComponent(target.hash.slice(1))
    target.hash = ''
    const html = documents.get(target.href)
    if (html === undefined) {
      const reply = await request.get(target.href)
      if (!reply.ok()) dead.push(`${address} (${reply.status()}) on ${page}`)
    } else if (anchor !== '' && !idsOf(html).has(anchor)) dead.push(`${address} (no such anchor) on ${page}`)
  })
  await forEachOf(images, AT_ONCE, async ([address, page]) => {
    if (address.startsWith('data:')) return
    const reply = await request.get(address)
    const isImage = reply.headers()['content-type']?.startsWith('image/') === true
    if (!reply.ok() || !isImage) dead.push(`${address} (${reply.status()}) on ${page}`)
  })
  expect(dead).toEqual([])
  // Without scripts and for crawlers, too (behavior LIST-8).
  const listed = (await sitemapPaths(request)).map((path) => new URL(path, baseURL).href)
  expect(listed.filter((address) => !reached.has(address))).toEqual([])
})
