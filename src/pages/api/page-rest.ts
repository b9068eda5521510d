import { SHARED_CACHE_CONTROL } from '@/cache/responses/cache-control'
import { type LoggedHandler, withRequestId } from '@/logging/request-id'
import { remainderOfPageAt } from '@/page-props/page-remainder'

/**
 * `GET /api/page-rest/?pagina=SLUG`: the lists of a page that is too long to carry them, whole (behavior LIST-8); 404 for a
 * page without such lists.
 */
const handler: LoggedHandler = async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD').status(405).json({})
    return
  }
  const { pagina } = request.query
  const rest = typeof pagina === 'string' ? await remainderOfPageAt(pagina) : null
  response.setHeader('Cache-Control', SHARED_CACHE_CONTROL)
  if (rest) response.json(rest)
  else response.status(404).json({})
}

export default withRequestId(handler)
