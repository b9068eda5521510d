import { LOCALE_PATH } from '@/config/site'
import type { SearchPageModel } from '@/content-model/types/search-page'
import type { PageProps } from '@/models/page-props'

/** The data of the search page, which Next keeps like the page itself: generated once, fresh after each publish. */
const dataPath = () => `/_next/data/${window.__NEXT_DATA__.buildId}/${LOCALE_PATH}/search.json`

type Loaded = Pick<SearchPageModel, 'popularSearches' | 'guidance'>

const ask = async (): Promise<Loaded> => {
  const reply = await fetch(dataPath())
  if (!reply.ok) throw new Error(`search: the search page answers ${reply.status}`)
  const { pageProps }: { pageProps?: PageProps } = await reply.json()
  return pageProps?.page?.type === 'search' ? pageProps.page : { popularSearches: [], guidance: [] }
}

let asked: Promise<Loaded> | null = null

/**
 * What the overlay shows of the search page: the popular searches of the header entry, and what answers certain words. It is
 * asked for when the overlay first opens; after a failure the next opening asks again.
 */
export function loadSearchPage(): Promise<Loaded> {
  asked ??= ask().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}
