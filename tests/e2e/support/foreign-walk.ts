import type { APIRequestContext } from '@playwright/test'
import { forEachOf, imagesOf, linksOf } from './links'
import { MISSING_PAGE } from './pages'

/** Words and files that only the sample has: its brand, its town, its year, what it is for, its pictures. */
export const OF_THE_SAMPLE =
  /brisamenta|petrópolis|1894|toss[ei]|nariz|gripe|resfria|garganta|febre|xarope|pomada|inalador|inalação|pastilha|catarro|umidificador|\b(?:pack|scene|mark|photo|film|bula)-[a-z]/i

const AT_ONCE = 3

export interface Walk {
  pages: number
  links: number
  /** What is dead, and where it stands. */
  dead: string[]
  /** Words and files of the sample, and where. */
  ofSample: string[]
  /** HTML by address. */
  documents: ReadonlyMap<string, string>
}

const wordsIn = (place: string, text: string): string[] => {
  const [found] = OF_THE_SAMPLE.exec(text) ?? []
  return found ? [`${found} in ${place}`] : []
}

/** The site's own files that are no pages. */
const FILES = [
  '/site.webmanifest',
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/offline.json',
  '/api/search-config/',
]

/** Follows every link of a site from its home page, sitemap and 404 page on. */
export async function walk(request: APIRequestContext, origin: string): Promise<Walk> {
  const documents = new Map<string, string>()
  const [dead, ofSample, links, images]: [string[], string[], Set<string>, Set<string>] = [
    [],
    [],
    new Set(),
    new Set(),
  ]
  const get = async (address: string) => {
    const reply = await request.get(address)
    ofSample.push(...wordsIn(`headers of ${address}`, JSON.stringify(reply.headers())))
    return reply
  }
  for (const file of FILES) {
    const reply = await get(origin + file)
    const text = reply.ok() ? await reply.text() : ''
    if (!reply.ok()) dead.push(`${file} (${reply.status()})`)
    ofSample.push(...wordsIn(file, text))
    if (file === '/sitemap.xml')
      for (const [, address = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) links.add(address)
  }
  let waiting = [
    `${origin}/pt-br/`,
    `${origin}/pt-br/search/`,
    `${origin}/pt-br/salvos/`,
    origin + MISSING_PAGE,
    ...links,
  ]
  const seen = new Set(waiting)
  while (waiting.length > 0) {
    const next: string[] = []
    await forEachOf(waiting, AT_ONCE, async (address) => {
      const reply = await get(address)
      const isPage = reply.headers()['content-type']?.includes('html') === true
      if (!reply.ok() && !address.endsWith(MISSING_PAGE)) dead.push(`${address} (${reply.status()})`)
      if (!isPage) return
      const html = await reply.text()
      documents.set(address, html)
      ofSample.push(...wordsIn(address, html))
      for (const source of imagesOf(html)) images.add(new URL(source, address).href)
      for (const href of linksOf(html)) {
        const target = new URL(href, address)
        target.hash = ''
        if (target.origin !== origin) continue
        links.add(target.href)
        if (seen.has(target.href)) continue
        seen.add(target.href)
        next.push(target.href)
      }
    })
    waiting = next
  }
  await forEachOf(images, AT_ONCE, async (address) => {
    if (address.startsWith('data:')) return
    const reply = await get(address)
    if (!reply.ok()) dead.push(`${address} (${reply.status()})`)
    ofSample.push(...wordsIn('a picture', address))
  })
  return { pages: documents.size, links: links.size, dead, ofSample, documents }
}
