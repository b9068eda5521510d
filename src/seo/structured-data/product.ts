import type { Product, WithContext } from 'schema-dts'
import type { ProductPageModel } from '@/content-model/types/product'
import { chosenProduct, parseChoice } from '@/products/product-choice'
import { absoluteUrl, pathOfSlug } from '@/routing/links'

/**
 * Product: what the page shows before a visitor chooses, the first variant with its first scent. Ratings and offers
 * are left out: there are no real ones (Google: product structured data; name is required).
 * @param brand the site's name; null where content has no logo that names it.
 */
export function productData(
  page: ProductPageModel,
  site: { url: string; name: string | null },
): WithContext<Product> {
  const { pictures, gtin } = chosenProduct(page, parseChoice('', page.variants))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: page.title,
    url: absoluteUrl(site.url, pathOfSlug(page.slug)),
    ...(page.shortDescription && { description: page.shortDescription }),
    ...(pictures.length > 0 && { image: pictures.map(({ desktop }) => desktop.url) }),
    ...(site.name && { brand: { '@type': 'Brand', name: site.name } }),
    ...(gtin && { gtin }),
    ...(page.line && { category: page.line }),
  }
}
