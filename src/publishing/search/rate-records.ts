import { contentPages } from '@/content/pages'
import type { SearchRecord } from '@/models/search'
import { publishedRatings } from '@/participation/reviews/reading/ratings'

/** Adds ratings to products that may be reviewed. @throws ContentError */
export async function rateRecords(products: readonly SearchRecord[]): Promise<SearchRecord[]> {
  const [reviewable, ratings] = await Promise.all([contentPages().reviewable('delivery'), publishedRatings()])
  const keys = new Map([...reviewable.values()].map(({ id, key }) => [id, key]))
  return products.map((record) => {
    const summary = ratings[keys.get(record.id) ?? '']
    return summary ? { ...record, rating: { average: summary.average, count: summary.count } } : record
  })
}
