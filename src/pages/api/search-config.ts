import { apiRoute } from '@/server/page-props/api-route'
import { searchConfig } from '@/shared/config/env'

/** `GET /api/search-config/`: where and how the browser searches; public values only. 503 and `{}` without search. */
export default apiRoute({ allowed: 'GET, HEAD', refusal: {} }, (_request, response) => {
  const config = searchConfig()
  if (config === null) response.status(503).json({})
  else response.setHeader('Cache-Control', 'public, max-age=60').json(config)
})
