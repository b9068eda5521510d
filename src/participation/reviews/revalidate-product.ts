import { sitePort } from '@/config/env'
import { contentPages } from '@/content/pages'
import { logger } from '@/logging/logger'
import { dependencyStore } from '@/publishing/affected/shared-dependency-store'
import { renderPaths } from '@/publishing/revalidation/render-paths'
import { syncRecords } from '@/publishing/search/sync-records'
import { pathOfSlug } from '@/routing/links'
import { signToken } from '../protection/signed-token'
import { forgetRatings, newestReviews, publishedRatings } from './reading/ratings'

/** Has the site revalidate a product's pages: only a request can. @throws if incomplete, so that the outbox retries */
export async function requestRevalidation(productKey: string): Promise<void> {
  const token = signToken({ purpose: 'revalidate-reviews', subject: productKey }, 60)
  const response = await fetch(`http://localhost:${sitePort()}/api/reviews/revalidate/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(60_000),
  })
  if (!response.ok) throw new Error(`revalidation of reviews: ${response.status}`)
}

const pathsThatShow = async (productKey: string, slug: string | undefined): Promise<string[]> => {
  const recorded = await dependencyStore().readAll()
  const showing = [...recorded]
    .filter(([node, dependencies]) => node.startsWith('/') && dependencies.includes(`rating:${productKey}`))
    .map(([node]) => node)
  return [...new Set([...(slug === undefined ? [] : [pathOfSlug(slug)]), ...showing])]
}

/** Revalidates the pages with a product's rating, and its search record. @returns failed paths @throws ContentError */
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
