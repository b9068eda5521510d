import { HOME_PATH, LOCALE } from '@/shared/config/site'
import type { SitemapLink } from '@/shared/content-model/types/sitemap'
import { isServableSlug, pathOfSlug, trimSlug } from '@/shared/routing/links'
import { fixedSlugs } from '@/shared/routing/page-types'
import { objectsIn } from '@/shared/utils/objects-in'
import type { ContentSource } from '../service/client'
import type { DependOn } from '../service/dependencies'
import type { OldAddresses } from './old-addresses'
import type { PathEntry, PathIndex } from './path-entry'
import type { PathIndexes } from './path-index'

const compare = new Intl.Collator(LOCALE, { numeric: true }).compare

/** Links in the order of their titles; of two with one address the first. */
export function inOrderOfTitles(links: readonly SitemapLink[]): SitemapLink[] {
  const once = new Map(links.toReversed().map((link) => [link.href, link]))
  return [...once.values()].toSorted((one, other) => compare(one.text, other.text))
}

/** Links to the published pages that `isWanted`, by their titles; a page without a title cannot be named. */
export function linksToPages(
  index: PathIndex,
  isWanted: (entry: PathEntry, slug: string) => boolean,
): SitemapLink[] {
  return inOrderOfTitles(
    [...index]
      .filter(([slug, entry]) => isWanted(entry, slug))
      .flatMap(([slug, { title }]) => (title === null ? [] : [{ href: pathOfSlug(slug), text: title }])),
  )
}

/** Whether an address leads somewhere: out of the site, or to a page of it that is published. */
export function isResolvable(index: PathIndex, href: string): boolean {
  if (!href.startsWith('/')) return true
  const path = href.split(/[?#]/)[0] ?? href
  // Looked up, never looked for: every page asks, and a large site has a hundred thousand of them.
  const slug = trimSlug(path.slice(HOME_PATH.length))
  return path === pathOfSlug(slug) && (fixedSlugs.includes(slug) || index.has(slug))
}

const hrefsIn = (model: unknown): Set<string> =>
  new Set(
    objectsIn(model).flatMap((part) => ('href' in part && typeof part.href === 'string' ? part.href : [])),
  )

const withHrefs = (value: unknown, moved: ReadonlyMap<string, string>): unknown => {
  if (Array.isArray(value)) return value.map((part) => withHrefs(part, moved))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'href' && typeof part === 'string' ? (moved.get(part) ?? part) : withHrefs(part, moved),
    ]),
  )
}

/** The slug of a page's address, and what follows it; null for other addresses. */
const partsOf = (href: string): { href: string; slug: string; rest: string } | null => {
  if (!href.startsWith(HOME_PATH)) return null
  const path = href.split(/[?#]/)[0] ?? href
  const slug = trimSlug(path.slice(HOME_PATH.length))
  return isServableSlug(slug) && !fixedSlugs.includes(slug)
    ? { href, slug, rest: href.slice(path.length) }
    : null
}

interface Parts {
  knownIndex: PathIndexes['known']
  addresses: OldAddresses
  dependOn: DependOn
}

/** A model whose links to an address that a page has left lead to where the page is now (behavior LINK-8). */
export type FollowLinks = ReturnType<typeof createFollowLinks>

/** Only dead links are looked up; all are recorded, so that a page that moves takes its links along (ADR 121). */
export function createFollowLinks({ knownIndex, addresses, dependOn }: Parts) {
  return async <Model>(model: Model, source: ContentSource): Promise<Model> => {
    const links = [...hrefsIn(model)].flatMap((href) => partsOf(href) ?? [])
    for (const { slug } of links) dependOn(`link:${slug}`)
    if (!addresses.isOn() || links.length === 0) return model
    const index = await knownIndex(source)
    const moved = new Map<string, string>()
    for (const { href, slug, rest } of links) {
      const present = await addresses.find(slug, index)
      if (!present) continue
      dependOn(`link:${present.slug}`)
      moved.set(href, pathOfSlug(present.slug) + rest)
    }
    return moved.size > 0 ? (withHrefs(model, moved) as Model) : model
  }
}
