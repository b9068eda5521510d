/** The facet value for all products (behavior LIST-1). */
export const ALL_PRODUCTS = 'PLP'

const idsOf = (facetId: string): string[] => [facetId, ...facetId.split(',').map((id) => id.trim())]

/** Whether a facet has a listing of its own: unknown ones show all products. */
export function isFacetOf(products: readonly { facets: string[] }[], facetId: string): boolean {
  const ids = idsOf(facetId)
  return facetId === ALL_PRODUCTS || products.some(({ facets }) => ids.some((id) => facets.includes(id)))
}

/** Products with one of the facets; if there are none, and for `PLP`, all (behavior LIST-1). */
export function productsOfFacet<Product extends { facets: string[] }>(
  products: Product[],
  facetId: string | null,
): Product[] {
  if (facetId === null || facetId === ALL_PRODUCTS) return products
  const ids = idsOf(facetId)
  const found = products.filter(({ facets }) => ids.some((id) => facets.includes(id)))
  return found.length > 0 ? found : products
}
