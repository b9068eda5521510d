import { SHARED_CACHE_CONTROL } from '@/server/cache/cache-control'
import { apiRoute } from '@/server/page-props/api-route'
import { remainderOfPageAt } from '@/server/page-props/page-remainder'

/** `GET /api/page-rest/?pagina=SLUG`: the whole lists of a long page (behavior LIST-8); 404 without any. */
export default apiRoute({ allowed: 'GET, HEAD', refusal: {} }, async (request, response) => {
  const { pagina } = request.query
  const rest = typeof pagina === 'string' ? await remainderOfPageAt(pagina) : null
  response.setHeader('Cache-Control', SHARED_CACHE_CONTROL)
  if (rest) response.json(rest)
  else response.status(404).json({})
})
