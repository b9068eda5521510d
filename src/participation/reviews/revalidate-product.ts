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
 * Requests revalidation of a product's pages from the site itself: only a request can revalidate.
 * @throws if incomplete, so that the outbox retries
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

/** Pages rendered with a product's rating, its own included. */
const pathsThatShow = async (productKey: string, slug: string | undefined): Promise<string[]> => {
  const recorded = await dependencyStore().readAll()
  const showing = [...recorded]
    .filter(([node, dependencies]) => node.startsWith('/') && dependencies.includes(`rating:${productKey}`))
    .map(([node]) => node)
  return [...new Set([...(slug === undefined ? [] : [pathOfSlug(slug)]), ...showing])]
}

/**
 * Revalidates exactly the pages that show a product's rating, and its search record.
 * @returns the paths that failed. @throws ContentError, and search errors
 */
export async function revalidateProduct(
  productKey: string,
  revalidate: (path: string) => Promise<void>,
): Promise<ReadonlySet<string>> {
  forgetRatings()
  // Always replaces what is stored for outages: a product without reviews must not retain erased ones.
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
