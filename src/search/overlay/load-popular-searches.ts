import { LOCALE_PATH } from '@/config/site'
import type { PopularSearch } from '@/content-model/types/popular-search'
import type { PageProps } from '@/models/page-props'

/** The data of the search page, which Next keeps like the page itself: generated once, fresh after each publish. */
const dataPath = () => `/_next/data/${window.__NEXT_DATA__.buildId}/${LOCALE_PATH}/search.json`

const ask = async (): Promise<PopularSearch[]> => {
  const reply = await fetch(dataPath())
  if (!reply.ok) throw new Error(`search: the popular searches answer ${reply.status}`)
  const { pageProps }: { pageProps?: PageProps } = await reply.json()
  return pageProps?.page?.type === 'search' ? pageProps.page.popularSearches : []
}

let asked: Promise<PopularSearch[]> | null = null

/**
 * The popular searches of the header entry, asked for when the overlay first opens; after a failure the next opening
 * asks again.
 */
export function loadPopularSearches(): Promise<PopularSearch[]> {
  asked ??= ask().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}
