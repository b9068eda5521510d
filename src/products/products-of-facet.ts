/** The value of a facet that stands for all products (behavior LIST-1). */
export const ALL_PRODUCTS = 'PLP'

const idsOf = (facetId: string): string[] => [facetId, ...facetId.split(',').map((id) => id.trim())]

/** Whether a listing of this facet shows anything of its own: what visitors invent shows what all products do. */
export function isFacetOf(products: readonly { facets: string[] }[], facetId: string): boolean {
  const ids = idsOf(facetId)
  return facetId === ALL_PRODUCTS || products.some(({ facets }) => ids.some((id) => facets.includes(id)))
}

/**
 * The rule for one facet (behavior LIST-1): the products that carry it when there is one; otherwise, and for `PLP`,
 * all products. Several, parted by commas, are alternatives: a symptom of two kinds has one page.
 */
export function productsOfFacet<Product extends { facets: string[] }>(
  products: Product[],
  facetId: string | null,
): Product[] {
  if (facetId === null || facetId === ALL_PRODUCTS) return products
  const ids = idsOf(facetId)
  const found = products.filter(({ facets }) => ids.some((id) => facets.includes(id)))
  return found.length > 0 ? found : products
}
