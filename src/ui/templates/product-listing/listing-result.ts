import { byName, byPlace, inFeaturedOrder } from '@/shared/content-model/products/listing-order'
import { productsOfFacet } from '@/shared/content-model/products/products-of-facet'
import type { FilterGroup } from '@/shared/content-model/types/filter-group'
import type {
  ListedProduct,
  ListingRemainder,
  ProductListingModel,
} from '@/shared/content-model/types/product-listing-page'
import type { FilterGroupsProps } from '@/ui/components/FilterGroups/FilterGroups'
import type { ListingView, Sort } from './listing-view'

/** If neither content nor labels set a page size (behavior LIST-4). */
const DEFAULT_PAGE_SIZE = 10

/** Products from which a list has filters and sorting (behavior LIST-6). */
const MIN_TO_FILTER = 3

export function isWorthFiltering(products: ListedProduct[]): boolean {
  return products.length >= MIN_TO_FILTER
}

/** The page size: the content's, else the labels', else the default. */
export function pageSizeOf(ofContent: number | null, ofLabels: string): number {
  const size = ofContent ?? Number(ofLabels)
  return Number.isInteger(size) && size > 0 ? size : DEFAULT_PAGE_SIZE
}

/** Chosen facets by group: any within a group, all groups together. */
const choicesOf = (facets: string[], groups: FilterGroup[]): string[][] =>
  groups
    .map((group) => group.facets.map(({ id }) => id).filter((id) => facets.includes(id)))
    .filter((ids) => ids.length > 0)

const fits = (product: ListedProduct, choices: string[][]): boolean =>
  choices.every((ids) => ids.some((id) => product.facets.includes(id)))

/** Matching products: one facet by behavior LIST-1, several by LIST-2. */
export function filterProducts(
  products: ListedProduct[],
  facets: string[],
  groups: FilterGroup[],
): ListedProduct[] {
  const [only] = facets
  if (facets.length === 1 && only !== undefined) return productsOfFacet(products, only)
  const choices = choicesOf(facets, groups)
  return products.filter((product) => fits(product, choices))
}

/** Products per facet, given the choices in other groups. */
export function countFacets(
  products: ListedProduct[],
  facets: string[],
  groups: FilterGroup[],
): Map<string, number> {
  return new Map(
    groups.flatMap((group) => {
      const own = new Set(group.facets.map(({ id }) => id))
      const others = choicesOf(
        facets.filter((id) => !own.has(id)),
        groups,
      )
      const candidates = products.filter((product) => fits(product, others))
      return group.facets.map(({ id }): [string, number] => [
        id,
        candidates.filter((product) => product.facets.includes(id)).length,
      ])
    }),
  )
}

const byCategory = (groups: FilterGroup[]): FilterGroup[] => {
  const merged = new Map<string, FilterGroup>()
  for (const group of groups) {
    const key = group.category ? `category ${group.category}` : `group ${group.id}`
    const first = merged.get(key)
    merged.set(key, first ? { ...first, facets: [...first.facets, ...group.facets] } : group)
  }
  return [...merged.values()]
}

/** The groups, merged by category, and each chosen facet without a group, which an address may contain. */
export function conditionGroups(page: Pick<ProductListingModel, 'groups' | 'otherFacets'>): FilterGroup[] {
  const { groups, otherFacets } = page
  return [...byCategory(groups), ...otherFacets.map((facet) => ({ ...facet, facets: [facet] }))]
}

/** Groups with counts and choices. @param conditions all groups @param rest the counts, if not all products are here */
export function filterGroupsOf(
  products: ListedProduct[],
  chosen: string[],
  groups: FilterGroup[],
  conditions: FilterGroup[],
  rest: ListingRemainder | null = null,
): FilterGroupsProps['groups'] {
  const counts = rest ? new Map(Object.entries(rest.counts)) : countFacets(products, chosen, conditions)
  return groups.map(({ id, title, facets }) => ({
    key: id,
    title,
    choices: facets.map((facet) => ({
      key: facet.id,
      title: facet.title,
      count: counts.get(facet.id) ?? 0,
      isChosen: chosen.includes(facet.id),
      color: facet.color,
    })),
  }))
}

const orders: Record<Sort, (one: ListedProduct, other: ListedProduct) => number> = {
  featured: inFeaturedOrder,
  newest: byPlace(({ newest }) => newest),
  ascending: byName,
  descending: (one, other) => byName(other, one),
}

/** A view's matches in order, and the ids of its page. A page beyond the last falls back to the first. */
export function listProducts(
  products: ListedProduct[],
  groups: FilterGroup[],
  view: ListingView,
  pageSize: number,
) {
  const found = filterProducts(products, view.facets, groups).toSorted(orders[view.sort])
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
  const page = view.page > pageCount ? 1 : view.page
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  return { products: found, onPage: new Set(shown.map(({ card }) => card.id)), page, pageCount }
}
