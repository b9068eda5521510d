import { serverEnv } from '@/config/env'
import type { ContentSource } from '@/content/pages'
import { type PathEntry, sitePaths } from '@/content/paths'
import { absoluteUrl, pathOfSlug } from '@/routing/links'
import { listedFixedSlugs } from '@/routing/page-types'

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const urlElement = (siteUrl: string, slug: string, entry: PathEntry | null): string => {
  const lastmod = entry?.updatedAt ? `<lastmod>${escapeXml(entry.updatedAt)}</lastmod>` : ''
  return `<url><loc>${escapeXml(absoluteUrl(siteUrl, pathOfSlug(slug)))}</loc>${lastmod}</url>`
}

/**
 * sitemap.xml: every published page that wants to be found (sitemaps.org protocol 0.9; at most 50,000 addresses a
 * file).
 */
export async function makeSitemapFile(source: ContentSource): Promise<{ body: string; contentType: string }> {
  const siteUrl = serverEnv().SITE_URL
  const index = await sitePaths().recent(source)
  const urls = [
    ...listedFixedSlugs.map((slug) => urlElement(siteUrl, slug, null)),
    ...[...index].flatMap(([slug, entry]) => (entry.isHidden ? [] : [urlElement(siteUrl, slug, entry)])),
  ]
  return {
    contentType: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
  }
}
