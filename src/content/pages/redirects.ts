import { LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import { createMapContext } from '../mappers/context'
import { readEach } from '../mappers/read-each'
import { type Redirect, redirectMapper } from '../mappers/redirects'
import type { ListParts } from './list-parts'
import { queries } from './queries'

/** Every redirect of the editors by the path that it leaves; the first one of a path counts. */
export type Redirects = ReadonlyMap<string, Redirect>

/** Kept for the worker, so that a flood of unknown addresses costs the content service nothing. @throws ContentError */
export const createGetRedirects = ({ fetchEntries, cachedQuery, scheme }: ListParts) =>
  cachedQuery('redirects', [queries.redirects.contentType], async (source): Promise<Redirects> => {
    const { contentType } = queries.redirects
    const { items, graph } = await fetchEntries(
      source,
      { content_type: contentType, locale: LOCALE, limit: QUERY_DATA_LIMIT },
      { contentType },
    )
    const context = createMapContext(graph, scheme)
    const redirects = new Map<string, Redirect>()
    for (const redirect of readEach(items, context, (entry) => redirectMapper.read(entry, context))) {
      if (!redirects.has(redirect.from)) redirects.set(redirect.from, redirect)
    }
    return redirects
  })
