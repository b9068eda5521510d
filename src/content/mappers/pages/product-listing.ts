import type { Entry } from '@/content-model/entry'
import type { ListedProduct, ProductListingModel } from '@/content-model/types/product-listing-page'
import { productsOfFacet } from '@/products/products-of-facet'
import { mapEach, mapOne } from '../../reader/map'
import { mapFilterGroup } from '../facets'
import type { KnownProduct } from '../known-product'
import { mapSections } from '../sections/all'
import { mapBanner, mapCallout } from '../sections/banners'
import { mapLinkContainer, mapNotice } from '../sections/small'
import { mapPageBase } from './base'

const positive = (value: number | null): number | null =>
  value !== null && Number.isInteger(value) && value > 0 ? value : null

/** The listing's products, only those facets of its groups that one of them carries, and what else they carry. */
const productsOf = (
  { fields }: Entry<'productListingPage'>,
  all: KnownProduct[],
): Pick<ProductListingModel, 'groups' | 'otherFacets' | 'products'> => {
  const listed = all.map(
    ({ card, facets, featured, newest }): ListedProduct => ({
      card,
      facets: facets.map(({ id }) => id),
      featured,
      newest,
    }),
  )
  const products = productsOfFacet(listed, fields.facetId)
  const carried = new Set(products.flatMap(({ facets }) => facets))
  const groups = mapEach(fields.filterGroups, mapFilterGroup)
    .map((group) => ({ ...group, facets: group.facets.filter(({ id }) => carried.has(id)) }))
    .filter(({ facets }) => facets.length > 0)
  const offered = new Set(groups.flatMap(({ facets }) => facets.map(({ id }) => id)))
  const titles = new Map(all.flatMap(({ facets }) => facets.map(({ id, title }) => [id, title] as const)))
  const otherFacets = [...titles]
    .filter(([id]) => carried.has(id) && !offered.has(id))
    .map(([id, title]) => ({ id, title }))
  return { groups, otherFacets, products }
}

/** @param all every product; `facetId` says which of them the listing shows */
export function mapProductListing(
  entry: Entry<'productListingPage'>,
  all: KnownProduct[],
): ProductListingModel {
  const { title, description, pageSize, bottomBanner } = entry.fields
  const bottom = { banner: mapBanner, callout: mapCallout }
  const banner = mapOne(entry.fields.banner, mapBanner)
  return {
    type: 'productListing',
    ...mapPageBase(entry, { title, description }),
    // A banner that describes the page takes the place of the page's own words.
    description: banner?.description ? null : description,
    banner,
    pageSize: positive(pageSize),
    links: mapOne(entry.fields.linkContainer, mapLinkContainer),
    ...productsOf(entry, all),
    guide: mapSections(entry.fields.guide),
    bottomBanner: mapOne(bottomBanner, bottom),
    notice: mapOne(entry.fields.notice, mapNotice),
  }
}
