import { LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import { mapRedirect, type Redirect } from '../mappers/redirects'
import { createReadContext } from '../reader/context'
import { mapList } from '../reader/list'
import type { ListParts } from './list-parts'

/** Every redirect of the editors by the path that it leaves; the first one of a path counts. */
export type Redirects = ReadonlyMap<string, Redirect>

/** Kept for the worker, so that a flood of unknown addresses costs the content service nothing. @throws ContentError */
export function createGetRedirects({ fetchEntries, cachedQuery, scheme }: ListParts) {
  return cachedQuery('redirects', ['redirect'], async (source): Promise<Redirects> => {
    const contentType = 'redirect'
    const query = { content_type: contentType, locale: LOCALE, limit: QUERY_DATA_LIMIT }
    const { items, graph } = await fetchEntries(source, query, { contentType })
    const redirects = new Map<string, Redirect>()
    for (const redirect of mapList(contentType, items, createReadContext(graph, scheme), mapRedirect))
      if (!redirects.has(redirect.from)) redirects.set(redirect.from, redirect)
    return redirects
  })
}
