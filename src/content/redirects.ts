import { assetScheme } from '@/config/env'
import { LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import { askList } from './ask-list'
import { keepPerSource } from './keep-per-source'
import { mapRedirect, type Redirect } from './mappers/redirects'
import { questions } from './questions'
import { createReadContext } from './reader/context'
import { mapList } from './reader/list'

/** Every redirect of the editors by the path that it leaves; the first one of a path counts. */
export type Redirects = ReadonlyMap<string, Redirect>

/** Kept for the worker, so that a flood of unknown addresses costs the content service nothing. @throws ContentError */
export const getRedirects = keepPerSource(
  'redirects',
  [questions.redirects.contentType],
  async (source): Promise<Redirects> => {
    const { contentType } = questions.redirects
    const { items, graph } = await askList(
      source,
      { content_type: contentType, locale: LOCALE, limit: QUERY_DATA_LIMIT },
      { contentType },
    )
    const context = createReadContext(graph, assetScheme())
    const redirects = new Map<string, Redirect>()
    for (const redirect of mapList('redirect', items, context, mapRedirect)) {
      if (!redirects.has(redirect.from)) redirects.set(redirect.from, redirect)
    }
    return redirects
  },
)
