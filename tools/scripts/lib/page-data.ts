import { pathOfSlug } from '@/shared/routing/links'
import { fixedSlugs, listedFixedSlugs } from '@/shared/routing/page-types'

/** Reads data of built pages: for benchmarks and end-to-end tests, which find pages as crawlers do. */
const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined

/** The page's data as its document carries it, unparsed. */
export function nextDataOf(html: string): string {
  return /<script id="__NEXT_DATA__"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null'
}

/** The type of the page in a document, as its data names it; null on the error pages. */
export function pageTypeOf(html: string): string | null {
  const props = member(member(JSON.parse(nextDataOf(html)), 'props'), 'pageProps')
  const type = member(member(props, 'page'), 'type')
  return typeof type === 'string' ? type : null
}

/** The paths that a sitemap lists. */
export function pathsOfSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Pages that every site has and no sitemap lists, such as the search. */
const unlistedPaths = fixedSlugs.filter((slug) => !listedFixedSlugs.includes(slug)).map(pathOfSlug)

/** One path of each page type, the first in the sitemap's order. `read` returns the text at a path. */
export async function onePathPerType(read: (path: string) => Promise<string>): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const path of [...pathsOfSitemap(await read('/sitemap.xml')), ...unlistedPaths]) {
    const type = pageTypeOf(await read(path))
    if (type !== null && !found.has(type)) found.set(type, path)
  }
  return found
}
