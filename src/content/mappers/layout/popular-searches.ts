import { SEARCH_PATH } from '@/config/site'
import type { Entry } from '@/content-model/entry'
import type { PopularSearch } from '@/content-model/types/popular-search'
import { toAddress } from '@/routing/links'
import { mapDecoration } from '../pictures'

/** A popular search leads where editors say, else to the results for its own words. */
export function mapPopularSearch({ id, fields }: Entry<'popularSearch'>): PopularSearch {
  const { title, url, heroImage } = fields
  return {
    id,
    title,
    href: toAddress(url)?.href ?? `${SEARCH_PATH}?term=${encodeURIComponent(title)}`,
    picture: mapDecoration(heroImage),
  }
}
