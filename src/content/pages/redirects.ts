import { mapRedirect, type Redirect } from '../mappers/redirects'
import { fetchList } from './fetch-list'
import type { ListParts } from './list-parts'

/** Every redirect of the editors by the path that it leaves; the first one of a path counts. */
export type Redirects = ReadonlyMap<string, Redirect>

/** Kept for the worker, so that a flood of unknown addresses costs the content service nothing. @throws ContentError */
export function createGetRedirects(parts: ListParts) {
  return parts.cachedQuery('redirects', ['redirect'], async (source): Promise<Redirects> => {
    const listed = await fetchList(parts, source, { contentType: 'redirect', query: {}, map: mapRedirect })
    const redirects = new Map<string, Redirect>()
    for (const redirect of listed) if (!redirects.has(redirect.from)) redirects.set(redirect.from, redirect)
    return redirects
  })
}
