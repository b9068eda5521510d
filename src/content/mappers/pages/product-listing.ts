import { productsOfFacet } from '@/lib/products-of-facet'
import type { ListedProduct, ProductListingModel } from '@/models/pages/product-listing'
import type { BannerSection, CalloutSection } from '@/models/sections'
import { trimSlug } from '@/routing/slugs'
import { links, optionalLink, optionalNumber, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, type EntryMapper, mapLink, mapLinks } from '../define-mapper'
import { filterGroupMapper } from '../facets'
import type { KnownProduct } from '../known-product'
import { bannerMapper, calloutMapper } from '../sections/banners'
import { linksMapper, noticeMapper } from '../sections/blocks'
import { mapPageBase, pageFields } from './base'

const listingFields = pageFields.extend({
  slug: requiredText,
  title: requiredText,
  description: optionalText,
  banner: optionalLink,
  facetId: optionalText,
  pageSize: optionalNumber,
  linkContainer: optionalLink,
  filterGroups: links,
  bottomBanner: optionalLink,
  notice: optionalLink,
})

const bottomBannerMappers: readonly EntryMapper<BannerSection | CalloutSection>[] = [
  bannerMapper,
  calloutMapper,
]

const positive = (value: number | null): number | null =>
  value !== null && Number.isInteger(value) && value > 0 ? value : null

/** The listing without its products; `facetId` says which of all products it shows. */
export const productListingMapper = defineMapper(
  'productListingPage',
  listingFields,
  (fields, entry, context) => {
    const from = (field: string) => ({ id: entry.id, field })
    const page: ProductListingModel = {
      type: 'productListing',
      ...mapPageBase(fields, entry, context, {
        slug: trimSlug(fields.slug),
        title: fields.title,
        description: fields.description,
      }),
      description: fields.description,
      banner: mapLink(fields.banner, [bannerMapper], context, from('banner')),
      pageSize: positive(fields.pageSize),
      links: mapLink(fields.linkContainer, [linksMapper], context, from('linkContainer')),
      groups: mapLinks(fields.filterGroups, [filterGroupMapper], context, from('filterGroups')),
      otherFacets: [],
      products: [],
      bottomBanner: mapLink(fields.bottomBanner, bottomBannerMappers, context, from('bottomBanner')),
      notice: mapLink(fields.notice, [noticeMapper], context, from('notice')),
    }
    return { page, facetId: fields.facetId }
  },
)

/** Fills a listing: its products, only those facets of its groups that one of them carries, and what else they carry. */
export const withListedProducts = (
  { page, facetId }: { page: ProductListingModel; facetId: string | null },
  all: KnownProduct[],
): ProductListingModel => {
  const listed = all.map(
    ({ card, facets, featured, newest }): ListedProduct => ({
      card,
      facets: facets.map(({ id }) => id),
      featured,
      newest,
    }),
  )
  const products = productsOfFacet(listed, facetId)
  const carried = new Set(products.flatMap(({ facets }) => facets))
  const groups = page.groups
    .map((group) => ({ ...group, facets: group.facets.filter(({ id }) => carried.has(id)) }))
    .filter(({ facets }) => facets.length > 0)
  const offered = new Set(groups.flatMap(({ facets }) => facets.map(({ id }) => id)))
  const titles = new Map(all.flatMap(({ facets }) => facets.map(({ id, title }) => [id, title] as const)))
  const otherFacets = [...titles]
    .filter(([id]) => carried.has(id) && !offered.has(id))
    .map(([id, title]) => ({ id, title }))
  return { ...page, groups, otherFacets, products }
}
