import { SHARED_CACHE_CONTROL } from '@/cache/cache-control'
import { isAllowed, type LoggedHandler, withRequestId } from '@/logging/request-id'
import { remainderOfPageAt } from '@/page-props/page-remainder'

/** `GET /api/page-rest/?pagina=SLUG`: the whole lists of a long page (behavior LIST-8); 404 without any. */
const handler: LoggedHandler = async (request, response) => {
  if (!isAllowed(request, response, 'GET, HEAD', {})) return
  const { pagina } = request.query
  const rest = typeof pagina === 'string' ? await remainderOfPageAt(pagina) : null
  response.setHeader('Cache-Control', SHARED_CACHE_CONTROL)
  if (rest) response.json(rest)
  else response.status(404).json({})
}

export default withRequestId(handler)
