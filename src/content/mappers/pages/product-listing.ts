import { z } from 'zod'
import type { ProductListingModel } from '@/models/pages/product-listing'
import { trimSlug } from '@/routing/slugs'
import type { KnownProduct } from '../../all-products'
import { links, optionalLink, optionalNumber, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { filterGroupMapper } from '../facets'
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
      products: [],
      bottomBanner: mapLink(
        fields.bottomBanner,
        [bannerMapper, calloutMapper],
        context,
        from('bottomBanner'),
      ),
      notice: mapLink(fields.notice, [noticeMapper], context, from('notice')),
    }
    return { page, facetId: fields.facetId }
  },
)

/** The value of a listing's facet that stands for all products (specification §4, "Product filtering"). */
const ALL_PRODUCTS = 'PLP'

/**
 * The rule of specification §4 for one facet: the products that carry it when there is one; otherwise, and for `PLP`,
 * all products.
 */
export const productsOfFacet = <Product extends { facets: { id: string }[] }>(
  products: Product[],
  facetId: string | null,
): Product[] => {
  if (facetId === null || facetId === ALL_PRODUCTS) return products
  const found = products.filter(({ facets }) => facets.some(({ id }) => id === facetId))
  return found.length > 0 ? found : products
}

/** Fills a listing: its products, and only those facets that one of them carries. */
export const withListedProducts = (
  { page, facetId }: { page: ProductListingModel; facetId: string | null },
  all: KnownProduct[],
): ProductListingModel => {
  const products = productsOfFacet(all, facetId)
  const carried = new Set(products.flatMap(({ facets }) => facets.map(({ id }) => id)))
  const groups = page.groups
    .map((group) => ({ ...group, facets: group.facets.filter(({ id }) => carried.has(id)) }))
    .filter(({ facets }) => facets.length > 0)
  const offered = new Set(groups.flatMap(({ facets }) => facets.map(({ id }) => id)))
  return {
    ...page,
    groups,
    products: products.map(({ card, facets, featured, newest }) => ({
      card,
      facets: facets.map(({ id }) => id).filter((id) => offered.has(id)),
      featured,
      newest,
    })),
  }
}
