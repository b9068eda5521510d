import { HOME_PATH, LOCALE } from '@/config/site'
import type { SitemapLink } from '@/content-model/types/sitemap'
import { pathOfSlug } from '@/routing/links'
import { fixedSlugs } from '@/routing/page-types'
import { trimSlug } from '@/routing/slugs'
import type { PathEntry, PathIndex } from './path-entry'

const compare = new Intl.Collator(LOCALE, { numeric: true }).compare

/** Links to the published pages that `isWanted`, by their titles; a page without a title cannot be named. */
export function linksToPages(
  index: PathIndex,
  isWanted: (entry: PathEntry, slug: string) => boolean,
): SitemapLink[] {
  return [...index]
    .filter(([slug, entry]) => isWanted(entry, slug))
    .flatMap(([slug, { title }]) => (title === null ? [] : [{ href: pathOfSlug(slug), text: title }]))
    .toSorted((one, other) => compare(one.text, other.text))
}

/** Whether an address leads somewhere: out of the site, or to a page of it that is published. */
export function isResolvable(index: PathIndex, href: string): boolean {
  if (!href.startsWith('/')) return true
  const path = href.split(/[?#]/)[0] ?? href
  // Looked up, never looked for: every page asks, and a large site has a hundred thousand of them.
  const slug = trimSlug(path.slice(HOME_PATH.length))
  return path === pathOfSlug(slug) && (fixedSlugs.includes(slug) || index.has(slug))
}
