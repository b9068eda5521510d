import { contentPages } from '@/server/content/pages'
import { forgetRatings, newestReviews, publishedRatings } from '@/server/features/reviews/reading/ratings'
import { logger } from '@/server/log/logger'
import { pathOfSlug } from '@/shared/routing/links'
import { dependencyStore } from '../affected/dependency-store'
import { syncRecords } from '../search/sync-records'
import type { Revalidate } from './job-store'
import { renderPaths } from './render-paths'

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
  revalidate: Revalidate,
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
