import type { Product, Review, WithContext } from 'schema-dts'
import { chosenProduct, parseChoice } from '@/shared/content-model/products/product-choice'
import type { ProductPageModel } from '@/shared/content-model/types/product'
import type { Leaflet } from '@/shared/content-model/types/product-parts'
import type { ProductReviews, PublishedReview } from '@/shared/content-model/views/review'
import { absoluteUrl, pathOfSlug } from '@/shared/routing/links'
import { searchPicture } from '../shared-pictures'

/** Google: review snippet; bounds are named, though these are the usual ones. */
const STARS = { bestRating: 5, worstRating: 1 }

const reviewData = ({ rating, title, description, nickname, publishedOn }: PublishedReview): Review => ({
  '@type': 'Review',
  name: title,
  reviewBody: description,
  datePublished: publishedOn,
  author: { '@type': 'Person', name: nickname },
  reviewRating: { '@type': 'Rating', ratingValue: rating, ...STARS },
})

/** Of real, published reviews only: without one, nothing. */
const ratingData = (reviews: ProductReviews | null): Pick<Product, 'aggregateRating' | 'review'> => {
  if (!reviews?.summary) return {}
  const { average, count } = reviews.summary
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      ratingCount: count,
      reviewCount: count,
      ...STARS,
    },
    review: reviews.first.map(reviewData),
  }
}

const leafletData = (leaflet: Leaflet | null, product: string): Pick<Product, 'subjectOf'> => {
  const files = [leaflet?.patientHref, leaflet?.professionalHref].filter((url) => typeof url === 'string')
  if (files.length === 0) return {}
  return {
    subjectOf: files.map((url) => ({
      '@type': 'DigitalDocument',
      name: product,
      url,
      encodingFormat: 'application/pdf',
      ...(leaflet?.version && { version: leaflet.version }),
      ...(leaflet?.date && { dateModified: leaflet.date }),
    })),
  }
}

/**
 * Product: what the page shows before a visitor chooses, the first variant with its first scent, and the reviews that stand
 * on it. Offers are left out: there are no real ones (Google: product structured data; name is required).
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
    ...(pictures.length > 0 && { image: pictures.map(({ desktop }) => searchPicture(desktop)) }),
    ...(site.name && { brand: { '@type': 'Brand', name: site.name } }),
    ...(gtin && { gtin }),
    ...(page.searchCategory && { category: page.searchCategory }),
    ...leafletData(page.leaflet, page.title),
    ...ratingData(page.reviews),
  }
}
