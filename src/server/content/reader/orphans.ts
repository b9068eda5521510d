import { HOME_PATH } from '@/shared/config/site'
import { productsOfFacet } from '@/shared/content-model/products/products-of-facet'
import { ADDRESS_FIELDS } from '@/shared/content-model/vocabulary'
import { toAddress, trimSlug } from '@/shared/routing/links'
import { placeOfContentType } from '@/shared/routing/page-types'
import { objectsIn } from '@/shared/utils/objects-in'
import { isLink } from '../service/reply'
import type { RuleEntry } from './health-rules'

/** What a published entry leads to. */
export interface Linking {
  id: string
  type: string
  /** Of its page, or the old one of a redirect; blank where there is none. */
  slug: string
  /** Ids of entries. */
  links: string[]
  /** Of pages: in addresses and texts, and those above it, to which breadcrumbs lead. */
  slugs: string[]
  /** Of a facet, and of the facets or content type that a listing shows; blank for others. */
  name: string
  /** Metadata of pages that search engines do not list, and features that the site leads to by itself, such as forms. */
  needsNoLink: boolean
}

/** Content types that every page or a fixed page is made of. */
const STARTS = new Set(['header', 'footer', 'homePage', 'searchPage', 'articleList'])

const isPage = (type: string): boolean => placeOfContentType(type) !== null

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Blank for an address that is none of this site. */
const slugAt = (address: unknown): string => {
  const target = toAddress(textOf(address))
  if (!target || target.isExternal || !target.href.startsWith(HOME_PATH)) return ''
  return trimSlug((target.href.split(/[?#]/)[0] ?? '').slice(HOME_PATH.length))
}

const parentsOf = (slug: string): string[] =>
  slug.split('/').map((_part, index, parts) => parts.slice(0, index).join('/'))

export function linkingOf(id: string, { type, fields }: RuleEntry): Linking {
  const slug = isPage(type) ? trimSlug(textOf(fields.slug)) : ''
  const parts = objectsIn(fields)
  const addresses = [
    ...Object.keys(fields)
      .filter((field) => ADDRESS_FIELDS.has(field) && field !== 'from' && field !== 'canonicalUrl')
      .map((field) => fields[field]),
    ...parts.map((part) => ('uri' in part ? part.uri : '')),
  ]
  return {
    id,
    type,
    slug: type === 'redirect' ? slugAt(fields.from) : slug,
    links: parts.filter(isLink).map(({ sys }) => sys.id),
    slugs: [...addresses.map(slugAt), ...parentsOf(slug)].filter(Boolean),
    name: textOf(fields.uniqueId ?? fields.facetId ?? fields.contentType),
    needsNoLink:
      fields.noIndex === true || (type === 'feature' && textOf(fields.featureType) !== 'contactForm'),
  }
}

/** Ids of published pages that search engines may list, and to which no menu, page, listing or section leads from home. */
export function orphansOf(entries: readonly Linking[]): string[] {
  // A part of a space says nothing of the rest.
  if (!entries.some(({ type }) => STARTS.has(type))) return []
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const all = (...types: string[]) => entries.filter(({ type }) => types.includes(type))
  // A page wins over a redirect from its address.
  const bySlug = new Map(
    [...all('redirect'), ...entries.filter(({ type }) => isPage(type))].map((entry) => [entry.slug, entry]),
  )
  const known = <Key>(map: ReadonlyMap<Key, Linking>, keys: Key[]) =>
    keys.flatMap((key) => map.get(key) ?? [])
  const linkedFrom = ({ links, slugs }: Linking) => [...known(byId, links), ...known(bySlug, slugs)]
  const products = all('product').map((entry) => ({
    entry,
    facets: known(byId, entry.links).flatMap(({ name }) => name || []),
  }))
  /** What pages show without a link of their entry. */
  const listedBy = ({ type, name }: Linking): Linking[] => {
    if (type === 'productListingPage') return productsOfFacet(products, name).map(({ entry }) => entry)
    if (type === 'faqPage') return all('faqPage', 'faqLandingPage')
    return type === 'sitemapSection' ? all(name) : []
  }
  const reach = (from: Linking[], leadTo: (entry: Linking) => Linking[]) => {
    const reached = new Set(from)
    // Also visits what is added meanwhile.
    for (const entry of reached) for (const next of leadTo(entry)) reached.add(next)
    return reached
  }
  const reached = reach(all(...STARTS), (entry) => [...linkedFrom(entry), ...listedBy(entry)])
  const needsLink = (page: Linking): boolean =>
    page.slug !== '' &&
    isPage(page.type) &&
    ![...reach([page], ({ links }) => known(byId, links).filter(({ type }) => !isPage(type)))].some(
      (part) => part.needsNoLink,
    )
  return entries.filter((entry) => !reached.has(entry) && needsLink(entry)).map(({ id }) => id)
}
