/** The value of a facet that stands for all products (behavior LIST-1). */
export const ALL_PRODUCTS = 'PLP'

/**
 * The rule for one facet (behavior LIST-1): the products that carry it when there is one; otherwise, and for `PLP`,
 * all products.
 */
export function productsOfFacet<Product extends { facets: string[] }>(
  products: Product[],
  facetId: string | null,
): Product[] {
  if (facetId === null || facetId === ALL_PRODUCTS) return products
  const found = products.filter(({ facets }) => facets.includes(facetId))
  return found.length > 0 ? found : products
}
