import type { FastifyInstance } from 'fastify'
import { SEARCH_ADMIN_KEY, SEARCH_KEY } from '../../tokens'
import { SearchError } from '../errors'
import { requireKey } from './access'

interface OfKey {
  Params: { key: string }
}

const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  [SEARCH_KEY]: ['search'],
  [SEARCH_ADMIN_KEY]: [
    'search',
    'browse',
    'addObject',
    'deleteObject',
    'listIndexes',
    'deleteIndex',
    'settings',
    'editSettings',
  ],
}

/** The health check, which needs no key, and the rights of a key: each key may read its own, the admin key both. */
export function keyRoutes(app: FastifyInstance): void {
  app.get('/1/isalive', () => ({ message: 'server is alive' }))
  app.get<OfKey>('/1/keys/:key', (request) => {
    const { key } = request.params
    const own = requireKey(request)
    const acl = RIGHTS[key]
    if (acl === undefined || (own !== key && own !== SEARCH_ADMIN_KEY))
      throw new SearchError(404, 'Key does not exist')
    return { value: key, createdAt: 0, acl, validity: 0 }
  })
}
