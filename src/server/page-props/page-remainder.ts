import { contentPages } from '@/server/content/pages'
import { remainderOfPage } from './bounded-page'
import { recentResults } from './recent-results'
import { resolvePage } from './resolve-page'

/** The whole lists of a page that is too large for them (LIST-8); null for others. @throws ContentError */
export const remainderOfPageAt = recentResults(async (slug: string): Promise<object | null> => {
  const page = await contentPages().withPriority('visitor', () =>
    resolvePage(slug, contentPages().source(false)),
  )
  return page && remainderOfPage(page)
})
