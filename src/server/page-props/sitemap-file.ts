import type { ContentSource } from '@/server/content/pages'
import { type PathIndex, sitePaths } from '@/server/content/paths'
import { updateTimes } from '@/server/publishing/affected/save-dependencies'
import { serverEnv } from '@/shared/config/env'
import { absoluteUrl, pathOfSlug } from '@/shared/routing/links'
import { listedFixedSlugs } from '@/shared/routing/page-types'
import { chunksOf } from '@/shared/utils/chunks'
import type { TextFile } from './text-file'

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const urlElement = (location: string, updatedAt: string | null | undefined): string => {
  const lastmod = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : ''
  return `<url><loc>${escapeXml(location)}</loc>${lastmod}</url>`
}

/** The protocol's limit per file (sitemaps.org 0.9). */
const ADDRESSES = 50_000
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const file = (kind: 'urlset' | 'sitemapindex', elements: string[]): TextFile => ({
  contentType: 'application/xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="${SCHEMA}">${elements.join('')}</${kind}>\n`,
})

type Sitemap = ReturnType<typeof makeSitemap>

/** sitemap.xml: addresses or, above the limit, a list of files. */
const makeSitemap = (index: PathIndex, times: ReadonlyMap<string, string>) => {
  const siteUrl = serverEnv().SITE_URL
  const listed = [...index].flatMap(([slug, { isHidden }]) => (isHidden ? [] : [slug]))
  const urls = [...listedFixedSlugs, ...listed].map((slug) => {
    const path = pathOfSlug(slug)
    return urlElement(absoluteUrl(siteUrl, path), times.get(path) ?? index.get(slug)?.updatedAt)
  })
  if (urls.length <= ADDRESSES) return { root: file('urlset', urls), parts: [] }
  const parts = chunksOf(urls, ADDRESSES).map((some) => file('urlset', some))
  const names = parts.map(
    (_, part) =>
      `<sitemap><loc>${escapeXml(absoluteUrl(siteUrl, `/sitemaps/${part + 1}.xml`))}</loc></sitemap>`,
  )
  return { root: file('sitemapindex', names), parts }
}

/** Per list of paths: a large site's has megabytes. */
const made = new WeakMap<PathIndex, Sitemap>()

const recentSitemap = async (source: ContentSource): Promise<Sitemap> => {
  const index = await sitePaths().recent(source)
  const known = made.get(index) ?? makeSitemap(index, await updateTimes())
  made.set(index, known)
  return known
}

/** sitemap.xml: every listed page, or its files (behavior ROUTE-9). */
export async function makeSitemapFile(source: ContentSource): Promise<TextFile> {
  return (await recentSitemap(source)).root
}

/** A file of sitemap.xml. @param name such as `1.xml` @returns null for an unknown name */
export async function makeSitemapPart(source: ContentSource, name: string): Promise<TextFile | null> {
  const [, number] = /^([1-9]\d{0,3})\.xml$/.exec(name) ?? []
  return (number && (await recentSitemap(source)).parts[Number(number) - 1]) || null
}
