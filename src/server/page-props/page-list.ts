import { type ContentSource, contentPages, pageWithoutEntry } from '@/server/content/pages'
import { inOrderOfTitles, linksToPages, type PathIndex, sitePaths } from '@/server/content/paths'
import type { SitemapLink, SitemapModel } from '@/shared/content-model/types/sitemap'
import { pageLabels } from '@/shared/labels/pages'
import { createLabelReader } from '@/shared/labels/reader'
import { pathOfSlug } from '@/shared/routing/links'
import { pageListAt, pageListSlug } from '@/shared/routing/page-lists'

/** Links per part: some 16 kB of page data. */
const LINKS = 150

const section = (id: string, title: string, links: SitemapLink[]) =>
  links.length > 0 ? [{ id, title, href: null, links, subsections: [] }] : []

/** What article listings show beside articles: cut tabs leave it out, and no other list has it (LIST-8). */
const extraArticles = async (index: PathIndex, source: ContentSource): Promise<SitemapLink[]> => {
  const listings = await Promise.all(
    [...index.values()].map(
      ({ type, rawSlug }) => type === 'articleListing' && contentPages().get(type, rawSlug, source),
    ),
  )
  return listings.flatMap((listing) =>
    listing
      ? listing.teasers.flatMap(({ card: { href, title } }) => (href ? { href, text: title } : []))
      : [],
  )
}

/**
 * A part of the plain list of a type's pages, for large sitemaps and browsers without scripts (SITEMAP-2);
 * null if the slug names none. @throws ContentError
 */
export async function pageListOf(slug: string, source: ContentSource): Promise<SitemapModel | null> {
  const named = pageListAt(slug)
  if (!named) return null
  const isArticles = named.type === 'article'
  const index = await sitePaths().listed(source, isArticles ? ['article', 'articleListing'] : [named.type])
  const own = linksToPages(index, ({ type }) => type === named.type)
  const links = isArticles ? inOrderOfTitles([...own, ...(await extraArticles(index, source))]) : own
  const parts = Math.ceil(links.length / LINKS)
  if (named.part > parts) return null
  const { labels } = await contentPages().globalData(source)
  const label = createLabelReader(pageLabels, labels)
  const all = label(`list.${named.type}`)
  const titleOf = (part: number) => (part === 1 ? all : label('list.part', { title: all, part, parts }))
  const others = [...new Set([1, named.part - 1, named.part + 1, parts])]
    .filter((part) => part >= 1 && part <= parts && part !== named.part)
    .map((part) => ({ href: pathOfSlug(pageListSlug(named.type, part)), text: titleOf(part) }))
  const title = titleOf(named.part)
  const from = (named.part - 1) * LINKS
  // A first part is also found at `lista/NAME/1/`.
  const canonicalSlug = pageListSlug(named.type, named.part)
  const range = { from: from + 1, to: Math.min(links.length, from + LINKS) }
  return {
    type: 'sitemap',
    ...pageWithoutEntry({
      id: canonicalSlug,
      slug: canonicalSlug,
      title,
      description: label('list.description', { title, ...range, count: links.length }),
    }),
    crumbs: named.part === 1 ? [] : [{ id: 'list', title: all, href: pathOfSlug(pageListSlug(named.type)) }],
    topSpacing: 'none',
    left: section('pages', label('list.pages', range), links.slice(from, from + LINKS)),
    right: section('parts', label('list.others'), others),
  }
}
