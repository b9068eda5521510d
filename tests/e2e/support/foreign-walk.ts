import type { APIRequestContext, APIResponse } from '@playwright/test'
import { pathOfSlug } from '@/shared/routing/links'
import { filesOf, forEachOf, idsOf, imagesOf, linksOf } from './links'
import { MISSING_PAGE } from './pages'

/** Words and files that only the sample has: its brand, its town, its year, what it is for, its pictures. */
export const OF_THE_SAMPLE =
  /brisamenta|petrópolis|1894|toss[ei]|nariz|gripe|resfria|garganta|febre|xarope|pomada|inalador|inalação|pastilha|catarro|umidificador|mentolad|refis de vapor|figtree|(?<![\w-])(?:pack|scene|mark|photo|film|bula)-[a-z]/i

/** Scripts know units and word families of the language, such as “pastilhas”. */
const NAMED = /brisamenta|petrópolis|figtree/i

const AT_ONCE = 3

export interface Walk {
  pages: number
  links: number
  /** Style sheets, scripts, fonts, icons, pictures and text files. */
  files: number
  /** What is dead, and where it stands. */
  dead: string[]
  /** Words and files of the sample, and where. */
  ofSample: string[]
  /** HTML by address. */
  documents: ReadonlyMap<string, string>
  /** Texts of the style sheets. */
  styles: readonly string[]
}

/** The site's own files that no page links to. */
const FILES = ['/llms.txt', '/robots.txt', '/sitemap.xml', '/offline.json', '/api/search-config/']
const PAGES = ['/pt-br/', '/pt-br/search/', '/pt-br/salvos/', MISSING_PAGE]

const isText = (reply: APIResponse): boolean =>
  /text|json|javascript|xml/.test(reply.headers()['content-type'] ?? '')

/**
 * Follows every link of a site from its home page, sitemap, 404 page and these pages on, and reads every file that a page names.
 * @param slugs of all pages of its space
 */
export async function walk(
  request: APIRequestContext,
  origin: string,
  slugs: readonly string[],
): Promise<Walk> {
  const documents = new Map<string, string>()
  const styles: string[] = []
  const [dead, ofSample]: [string[], string[]] = [[], []]
  /** Where a link or file was first found, by its address. */
  const [links, files] = [new Map<string, string>(), new Map<string, string>()]

  const note = (place: string, text: string) => {
    const [found] = (place.endsWith('.js') ? NAMED : OF_THE_SAMPLE).exec(text) ?? []
    if (found) ofSample.push(`${found} in ${place}`)
  }
  /** @returns the text of a reply that has one */
  const get = async (address: string, from: string): Promise<string> => {
    const reply = await request.get(address)
    note(`headers of ${address}`, JSON.stringify(reply.headers()))
    if (!reply.ok() && !address.endsWith(MISSING_PAGE)) dead.push(`${address} on ${from} (${reply.status()})`)
    const text = isText(reply) ? await reply.text() : ''
    note(address, `${address} ${text}`)
    if (reply.headers()['content-type']?.includes('css')) styles.push(text)
    if (reply.headers()['content-type']?.includes('html')) documents.set(address, text)
    return text
  }

  for (const file of FILES) files.set(origin + file, 'the list')
  for (const page of [...PAGES, ...slugs.map(pathOfSlug)]) links.set(origin + page, 'the list')
  const sitemap = await get(`${origin}/sitemap.xml`, 'the list')
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) links.set(address, 'the sitemap')

  const read = new Set<string>()
  while (read.size < links.size)
    await forEachOf(
      [...links].filter(([address]) => !read.has(address)),
      AT_ONCE,
      async ([address, from]) => {
        read.add(address)
        const html = await get(address, from)
        if (!documents.has(address)) return
        for (const source of [...imagesOf(html), ...filesOf(html)])
          if (!source.startsWith('data:')) files.set(new URL(source, address).href, address)
        for (const href of linksOf(html)) {
          const target = new URL(href, address)
          target.hash = ''
          if (target.origin === origin && !links.has(target.href)) links.set(target.href, address)
        }
      },
    )
  await forEachOf(files, AT_ONCE, async ([address, from]) => void (await get(address, from)))
  for (const [address, html] of documents)
    for (const href of linksOf(html)) {
      const { origin: host, pathname, search, hash } = new URL(href, address)
      const target = documents.get(host + pathname + search)
      if (hash && target !== undefined && !idsOf(target).has(decodeURIComponent(hash.slice(1))))
        dead.push(`${href} on ${address} (no such id)`)
    }
  return { pages: documents.size, links: links.size, files: files.size, dead, ofSample, documents, styles }
}
