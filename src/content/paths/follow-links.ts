import { HOME_PATH } from '@/config/site'
import { pathOfSlug } from '@/routing/links'
import { fixedSlugs } from '@/routing/page-types'
import { isServableSlug, trimSlug } from '@/routing/slugs'
import type { DependOn } from '../service/dependencies'
import type { ContentSource } from '../service/source'
import type { OldAddresses } from './old-addresses'
import type { PathIndexes } from './path-index'

const collectHrefs = (value: unknown, found: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    if (key === 'href' && typeof part === 'string') found.add(part)
    else collectHrefs(part, found)
}

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
    const hrefs = new Set<string>()
    collectHrefs(model, hrefs)
    const links = [...hrefs].flatMap((href) => partsOf(href) ?? [])
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
