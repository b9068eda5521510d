import { sitePort } from '@/config/env'
import { contentPages } from '@/content/pages'
import { logger } from '@/logging/logger'
import { dependencyStore } from '@/publishing/affected/shared-dependency-store'
import { renderPaths } from '@/publishing/revalidation/render-paths'
import { syncRecords } from '@/publishing/search/sync-records'
import { pathOfSlug } from '@/routing/links'
import { signToken } from '../protection/signed-token'
import { forgetRatings, newestReviews, publishedRatings } from './reading/ratings'

const PATH = '/api/reviews/revalidate/'
const VALID_SECONDS = 60
const TIMEOUT_MS = 60_000

/**
 * Has everything revalidated that shows the reviews of a product. Pages can be revalidated by a request alone, so that the
 * site sends itself one. @throws when it was not done wholly, so that the outbox tries again
 */
export async function requestRevalidation(productKey: string): Promise<void> {
  const token = signToken({ purpose: 'revalidate-reviews', subject: productKey }, VALID_SECONDS)
  const response = await fetch(`http://localhost:${sitePort()}${PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`revalidation of reviews: ${response.status}`)
}

/** The pages that were made with the rating of a product, its own among them. */
const pathsThatShow = async (productKey: string, slug: string | undefined): Promise<string[]> => {
  const recorded = await dependencyStore().readAll()
  const showing = [...recorded]
    .filter(([node, dependencies]) => node.startsWith('/') && dependencies.includes(`rating:${productKey}`))
    .map(([node]) => node)
  return [...new Set([...(slug === undefined ? [] : [pathOfSlug(slug)]), ...showing])]
}

/**
 * Revalidates the pages that show a product's rating, exactly those, and its search record.
 * @returns the paths that could not be made; its search record is in step.
 * @throws ContentError, and the search service's errors
 */
export async function revalidateProduct(
  productKey: string,
  revalidate: (path: string) => Promise<void>,
): Promise<ReadonlySet<string>> {
  forgetRatings()
  // What is kept for an outage is replaced whether or not a page asks: a product that shows no reviews any more must not
  // keep those that were erased.
  await Promise.all([publishedRatings(), newestReviews(productKey)])
  const product = (await contentPages().reviewable('delivery')).get(productKey)
  const paths = await pathsThatShow(productKey, product?.slug)
  const { failed } = await renderPaths(paths, revalidate)
  if (product) await contentPages().withPriority('publishing', () => syncRecords([product.id]))
  logger.info(
    { paths, failed: [...failed] },
    `reviews: ${paths.length} path(s) revalidated for ${productKey}`,
  )
  return failed
}
