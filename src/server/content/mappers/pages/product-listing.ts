import { LISTED_FIRST, LISTED_PRODUCTS_PATH } from '@/shared/config/site'
import type { Entry } from '@/shared/content-model/entry'
import { inFeaturedOrder } from '@/shared/content-model/products/listing-order'
import { ALL_PRODUCTS, productsOfFacet } from '@/shared/content-model/products/products-of-facet'
import type { ListedProduct, ProductListingModel } from '@/shared/content-model/types/product-listing-page'
import { mapEach, mapOne } from '../../reader/map'
import { mapFilterGroup } from '../facets'
import type { KnownProduct } from '../known-product'
import { mapSections } from '../sections/all'
import { mapBanner, mapCallout } from '../sections/banners'
import { mapLinkContainer, mapNotice } from '../sections/small'
import { mapListOpening, mapPageBase } from './base'

const positive = (value: number | null): number | null =>
  value !== null && Number.isInteger(value) && value > 0 ? value : null

/** The products of a listing, as it shows them. @param facetId of the listing; null for all products */
export function listedProducts(all: KnownProduct[], facetId: string | null): ListedProduct[] {
  const listed = all.map(
    ({ card, facets, featured, newest }): ListedProduct => ({
      card,
      facets: facets.map(({ id }) => id),
      featured,
      newest,
    }),
  )
  return productsOfFacet(listed, facetId)
}

const countsOf = (products: ListedProduct[]): Record<string, number> => {
  const counts = new Map<string, number>()
  for (const id of products.flatMap(({ facets }) => facets)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return Object.fromEntries(counts)
}

/** A list that is too long for a page begins in it; the rest is asked for when a visitor looks for it. */
const boundedTo = (
  most: number,
  products: ListedProduct[],
  facetId: string | null,
): Pick<ProductListingModel, 'products' | 'rest'> => {
  if (products.length <= most) return { products, rest: null }
  const href = `${LISTED_PRODUCTS_PATH}?${new URLSearchParams({ facet: facetId ?? ALL_PRODUCTS })}`
  return {
    products: products.toSorted(inFeaturedOrder).slice(0, most),
    rest: { href, count: products.length, counts: countsOf(products) },
  }
}

const productsOf = (
  { fields }: Entry<'productListingPage'>,
  all: KnownProduct[],
): Pick<ProductListingModel, 'groups' | 'otherFacets' | 'products' | 'rest'> => {
  const products = listedProducts(all, fields.facetId)
  const carried = new Set(products.flatMap(({ facets }) => facets))
  const groups = mapEach(fields.filterGroups, mapFilterGroup)
    .map((group) => ({ ...group, facets: group.facets.filter(({ id }) => carried.has(id)) }))
    .filter(({ facets }) => facets.length > 0)
  const offered = new Set(groups.flatMap(({ facets }) => facets.map(({ id }) => id)))
  const titles = new Map(all.flatMap(({ facets }) => facets.map(({ id, title }) => [id, title] as const)))
  const otherFacets = [...titles]
    .filter(([id]) => carried.has(id) && !offered.has(id))
    .map(([id, title]) => ({ id, title }))
  return {
    groups,
    otherFacets,
    ...boundedTo(Math.max(LISTED_FIRST, positive(fields.pageSize) ?? 0), products, fields.facetId),
  }
}

const lineColorOf = (facetId: string | null, all: KnownProduct[]): Pick<ProductListingModel, 'lineColor'> => {
  const own = all.flatMap(({ facets }) => facets).find(({ id }) => id === facetId)
  return own?.color ? { lineColor: own.color } : {}
}

/** @param all every product; `facetId` says which of them the listing shows */
export function mapProductListing(
  entry: Entry<'productListingPage'>,
  all: KnownProduct[],
): ProductListingModel {
  const { title, description, caution, pageSize, bottomBanner } = entry.fields
  const bottom = { banner: mapBanner, callout: mapCallout }
  return {
    type: 'productListing',
    ...mapPageBase(entry, { title, description }),
    ...lineColorOf(entry.fields.facetId, all),
    ...mapListOpening(description, entry.fields.banner),
    caution,
    pageSize: positive(pageSize),
    links: mapOne(entry.fields.linkContainer, mapLinkContainer),
    ...productsOf(entry, all),
    guide: mapSections(entry.fields.guide),
    bottomBanner: mapOne(bottomBanner, bottom),
    notice: mapOne(entry.fields.notice, mapNotice),
  }
}
